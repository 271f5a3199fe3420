import { createExecutionContext } from "cloudflare:test";
import { formatId } from "../../../src/base/kernel/ids.ts";
import { newObjectId } from "../../../src/base/platform/objects.ts";
import { mandateApprovalPage } from "../../../src/products/mandates/approval-routes.ts";
import { type MandateTerms, mandateById } from "../../../src/products/mandates/mandate-record.ts";
import worker from "../../../workers/gateway/index.ts";
import { type Approvable, openPage, PageBrowser } from "../../approvals/page-browser.ts";
import { ibanAt, party, settlement } from "../../workers/gateway-journey.ts";
import { bodyOf, env } from "../../workers/gateway-worker.ts";
import { termsOf } from "./mandate-fixtures.ts";

/** Mandates of a merchant, and the browsers of the customers who approve them. */
const CALL = { correlationId: "c" };

let accounts = 8_000;

export class Mandate implements Approvable {
  readonly mandate_id: string;
  readonly url: string;
  readonly steps: string;
  readonly cookie = "mandate_browser";
  /** An account at alpha that no other test uses. */
  readonly iban = ibanAt("alpha", ++accounts);
  readonly #stub;

  private constructor(mandate_id: string) {
    this.mandate_id = mandate_id;
    this.steps = `/mandates/${mandate_id}/authorisation`;
    this.url = mandateApprovalPage.urlOf(env, mandate_id);
    const stub = mandateById(env, mandate_id);
    if (!stub) throw new Error("no such mandate");
    this.#stub = stub;
  }

  /** Asked for by the merchant just now, and waiting for its customer. */
  static async ask(changes: Partial<MandateTerms> = {}): Promise<Mandate> {
    const mandate = new Mandate(formatId("mnd", newObjectId(env, "MANDATES")));
    const { mandate_id, url } = mandate;
    const terms = termsOf({
      ...{ mandate_id, approval_url: url, created_at: Date.now() },
      owner: { kind: "MERCHANT", id: party.merchant.merchant_id },
      ...{ destination: { type: "iban", value: settlement }, creditor_iban: settlement },
      ...changes,
    });
    await mandate.#stub.create(terms, { request_hash: mandate_id, answer: "{}" }, CALL);
    return mandate;
  }

  #viewer() {
    const owner = { kind: "MERCHANT", id: party.merchant.merchant_id } as const;
    return { owner, mode: "test", consent_id: null } as const;
  }

  async cancel(): Promise<void> {
    await this.#stub.act({ type: "cancel", reason: null, ...this.#viewer() }, CALL);
  }

  /** The mandate as its merchant reads it. */
  async seen() {
    const view = await this.#stub.view({ view: "mandate", ...this.#viewer() });
    if (!view?.ok) throw new Error("not seen");
    return JSON.parse(view.value);
  }

  /** The page itself, in English. */
  async page(browser = "f".repeat(32)): Promise<string> {
    const headers = { accept: "text/html", cookie: `mandate_browser=${browser}` };
    const request = new Request(this.url, { headers });
    const response = await worker.fetch(request, env, createExecutionContext());
    return response.text();
  }

  /** Opened in a browser, which gets a token. */
  async open(browser?: string): Promise<Customer> {
    return new Customer(this, ...(await openPage(this, browser)));
  }
}

/** One browser with the page of a mandate. */
export class Customer extends PageBrowser {
  readonly mandate: Mandate;

  constructor(mandate: Mandate, browser: string, token: string) {
    super(mandate, browser, token);
    this.mandate = mandate;
  }

  /** The customer has named the account. */
  async named(): Promise<this> {
    bodyOf(await this.payer());
    return this;
  }

  /** The bank has sent a code. */
  async challenged(): Promise<this> {
    await this.named();
    bodyOf(await this.start());
    return this;
  }

  /** The bank has verified the code. */
  async approved(): Promise<this> {
    await this.challenged();
    bodyOf(await this.confirm());
    return this;
  }
}
