import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import type { DataScope } from "../../../src/base/kernel/answer-words.ts";
import { formatId } from "../../../src/base/kernel/ids.ts";
import { sha256Base64Url } from "../../../src/base/platform/crypto.ts";
import { newObjectId } from "../../../src/base/platform/objects.ts";
import { newConsentUrl } from "../../../src/products/consents/consent-page.ts";
import {
  type AuthorisationTerms,
  consentById,
} from "../../../src/products/consents/consent-record.ts";
import { AUTHORISATION_MS, endAfter } from "../../../src/products/consents/new-consent.ts";
import worker from "../../../workers/gateway/index.ts";
import { type Approvable, openPage, PageBrowser } from "../../approvals/page-browser.ts";
import { changeBank, ibanAt, openGateway, party } from "../../workers/gateway-journey.ts";
import { askAdmin, bodyOf, env } from "../../workers/gateway-worker.ts";
import { answering } from "../../workers/neighbours.ts";

/** Consents at the bank alpha, and the browsers of their customers. */
const VERIFIER = "v".repeat(43);
const BACK = "https://tpp.example/back";
const SCOPES: DataScope[] = ["accounts:read", "balances:read"];
export const GRANTABLE: DataScope[] = [...SCOPES, "payments:write"];

let tpp = { tpp_id: "", name: "Ledgerly" };

/** The TPP of these consents. */
export const ownTpp = () => tpp;

/** The gateway with a bank that offers accounts, and a TPP. */
export const openBanking = async (): Promise<void> => {
  await openGateway();
  bodyOf(
    await changeBank("alpha", {
      capabilities: ["PAYMENTS", "OPEN_BANKING"],
      ob_scopes_supported: GRANTABLE,
    }),
  );
  const registration = {
    ...{ name: tpp.name, mode: "test", auth_method: "SECRET" },
    ...{ redirect_uris: [BACK], scopes: GRANTABLE },
  };
  tpp = { ...tpp, ...bodyOf(await askAdmin("POST", "tpps", registration), 201) };
};

export const ownIban = ibanAt("alpha", 7_001);
export const othersIban = ibanAt("alpha", 7_003);

/** What the bank lists of the customer. */
export const listing = (...statuses: string[]): void =>
  answering("alpha accounts", {
    accounts: statuses.map((status, place) => ({
      iban: ibanAt("alpha", 7_001 + place),
      display_name: `Account ${place + 1}`,
      currency: "USD",
      account_type: "CURRENT",
      status,
    })),
  });

export class Consent implements Approvable {
  readonly consent_id: string;
  url: string;
  readonly steps: string;
  readonly cookie = "consent_browser";
  readonly iban = ownIban;
  readonly #stub;

  private constructor(consent_id: string, url: string) {
    this.consent_id = consent_id;
    this.url = url;
    this.steps = `/ob/consents/${consent_id}/authorisation`;
    const stub = consentById(env, consent_id);
    if (!stub) throw new Error("no such consent");
    this.#stub = stub;
  }

  /** Asked for by the TPP just now. */
  static async ask(terms: { tpp_name?: string; scopes?: DataScope[] } = {}): Promise<Consent> {
    const consent_id = formatId("cns", newObjectId(env, "CONSENTS"));
    const consent = new Consent(consent_id, newConsentUrl(env, consent_id));
    const nowMs = Date.now();
    await consent.#stub.create(
      {
        terms: {
          ...{ consent_id, tpp_id: tpp.tpp_id, client_id: tpp.tpp_id, tpp_name: tpp.name },
          ...{ mode: "test", bank_id: party.banks.test.alpha.bank_id, bank_handle: "alpha" },
          ...{ scopes: SCOPES, purpose: "Budget planner", reference: null },
          ...{ created_at: nowMs, expires_at: endAfter(nowMs, 90) },
          ...terms,
        },
        authorisation: consent.#authorisation(null),
      },
      { request_hash: consent_id, answer: "{}" },
      { correlationId: "c" },
    );
    return consent;
  }

  #authorisation(expiry_days: number | null): AuthorisationTerms {
    const nowMs = Date.now();
    return {
      ...{ redirect_uri: BACK, state: "state-1", code_challenge: sha256Base64Url(VERIFIER) },
      ...{ jkt: null, url: this.url, created_at: nowMs, expiry_days },
      authorise_by: nowMs + AUTHORISATION_MS,
    };
  }

  /** The TPP asks for a re-authorisation, which has an address of its own. */
  async again(expiry_days: number | null = null): Promise<void> {
    this.url = newConsentUrl(env, this.consent_id);
    const authorisation = this.#authorisation(expiry_days);
    const viewer = { tpp_id: tpp.tpp_id, mode: "test" } as const;
    await this.#stub.act({ type: "reauthorise", ...viewer, authorisation }, { correlationId: "c" });
  }

  async revoke(): Promise<void> {
    const by = { kind: "TPP", tpp_id: tpp.tpp_id, mode: "test" } as const;
    await this.#stub.act({ type: "revoke", by, reason: null }, { correlationId: "c" });
  }

  /** The TPP redeems the first code. */
  async redeem(): Promise<void> {
    const turn = await this.#stub.act(
      {
        ...{ type: "redeem_code", number: 1, code_verifier: VERIFIER, redirect_uri: BACK },
        ...{ client_id: tpp.tpp_id, public_client: false, jkt: null, proof: null },
        consent_id: null,
      },
      { correlationId: "c" },
    );
    if (turn?.refusal) throw new Error(turn.refusal.problem.code);
  }

  /** The consent as its TPP reads it. */
  async seen() {
    const viewer = { tpp_id: tpp.tpp_id, mode: "test" } as const;
    const view = await this.#stub.view({ view: "consent", ...viewer });
    if (!view?.ok) throw new Error("not seen");
    return JSON.parse(view.value);
  }

  /** Opened in a browser, which gets a token. */
  async open(browser?: string): Promise<Visitor> {
    return new Visitor(this, ...(await openPage(this, browser)));
  }
}

/** One browser with the page of a consent. */
export class Visitor extends PageBrowser {
  readonly consent: Consent;

  constructor(consent: Consent, browser: string, token: string) {
    super(consent, browser, token);
    this.consent = consent;
  }

  /** The page, as this browser renders it again. */
  async page(): Promise<string> {
    const headers = { accept: "text/html", cookie: `consent_browser=${this.browser}` };
    const context = createExecutionContext();
    const response = await worker.fetch(new Request(this.consent.url, { headers }), env, context);
    const html = await response.text();
    await waitOnExecutionContext(context);
    return html;
  }

  /** The bank has sent a code. */
  async challenged(payer_iban = ownIban): Promise<this> {
    bodyOf(await this.payer(payer_iban));
    bodyOf(await this.start());
    return this;
  }

  /** The bank has verified the code and listed the accounts. */
  async proved(): Promise<this> {
    listing("SHAREABLE", "SHAREABLE", "NOT_SHAREABLE");
    await this.challenged();
    bodyOf(await this.confirm());
    return this;
  }

  async approved(): Promise<this> {
    await this.proved();
    bodyOf(await this.approve());
    return this;
  }
}
