import { formatId } from "../../../src/base/kernel/ids.ts";
import {
  changeBank,
  ibanAt,
  openGateway,
  party,
  settlement,
} from "../../workers/gateway-journey.ts";
import { type Answer, ask, env, startTest, wait } from "../../workers/gateway-worker.ts";
import { accountOf } from "../consents/consent-fixtures.ts";
import {
  type Approved,
  newApproved,
  newTpp,
  type Registered,
  redeemFirst,
  tokenOf,
} from "../oauth/scene.ts";

/** A TPP that pays from its customers' accounts at alpha, through the worker as it is deployed. */
export const ORDERS = "/ob/payment-orders";

/** Above it an order needs SCA; five of it in a day do not. */
export const LIMIT = 3_000;

export const openBank = async (): Promise<void> => {
  startTest();
  await openGateway();
  await offer();
};

/** What the bank offers to TPPs, as at the beginning. */
export const offer = (changes: object = {}): Promise<Answer> =>
  changeBank("alpha", {
    ...{ capabilities: ["PAYMENTS", "OPEN_BANKING"], status: "ACTIVE" },
    ob_scopes_supported: ["accounts:read", "payments:write"],
    ...{ currency: "USD", sca_exemption_limit: LIMIT, sca_exemption_daily_limit: null },
    ...changes,
  });

/** The same, once the caches have noticed. */
export const offering = async (changes: object): Promise<void> => {
  await offer(changes);
  wait(2_001);
};

let accounts = 500;

interface Choices {
  scopes?: ("accounts:read" | "payments:write" | "payments:initiate" | "mandates:write")[];
  /** Those of the token. */
  narrowed?: string;
  registered?: Registered;
}

/** A TPP with a customer's consent to two accounts, of which the customer chose one. */
export class PayingTpp {
  readonly registered: Registered;
  readonly consent: Approved;
  /** The accounts of this customer alone. */
  readonly source: string;
  readonly private: string;
  readonly iban: string;
  own: Record<string, string> = {};
  token: Record<string, string> = {};
  /** A small order to the merchant's account at the same bank. */
  readonly asked: Record<string, unknown>;

  private constructor(registered: Registered, consent: Approved, iban: string, ids: string[]) {
    this.registered = registered;
    this.consent = consent;
    this.iban = iban;
    [this.source = "", this.private = ""] = ids;
    this.asked = {
      ...{ source_account_id: this.source, amount: LIMIT, currency: "USD" },
      destination: { type: "iban", value: settlement },
    };
  }

  static async open({ scopes = ["payments:write"], narrowed, registered }: Choices = {}) {
    const registering = { scopes: ["accounts:read", "payments:write", "mandates:write"] };
    const mine = registered ?? (await newTpp(registering));
    const { tpp } = mine;
    const [iban, other] = [ibanAt("alpha", ++accounts), ibanAt("alpha", ++accounts)];
    const ids = [accounts, accounts + 10_000].map((digits) => `acc_${digits}`.padEnd(47, "0"));
    const offered = [iban, other].map((owned, place) => ({
      ...accountOf("acc_1"),
      ...{ account_id: ids[place] ?? "", iban: owned },
    }));
    const { bank_id } = party.banks.test.alpha;
    const consent = await newApproved(env, tpp, {
      ...{ terms: { bank_id, scopes }, accounts: offered, chosen: ids.slice(0, 1) },
    });
    await redeemFirst(consent, tpp);
    const opened = new PayingTpp(mine, consent, iban, ids);
    await opened.renew(narrowed ?? scopes.join(" "));
    return opened;
  }

  /** New tokens: those before may have ended. */
  async renew(scope = "payments:write"): Promise<void> {
    const { tpp } = this.registered;
    const { consent_id } = this.consent;
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    this.own = bearer(await tokenOf(env, tpp));
    const token = bearer(await tokenOf(env, tpp, { consent_id, scope }));
    this.token = { ...token, "x-consent-id": consent_id };
  }

  create(changes: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return ask("POST", ORDERS, { ...this.token, ...headers }, { ...this.asked, ...changes });
  }

  read(id: string, headers = this.token): Promise<Answer> {
    return ask("GET", `${ORDERS}/${id}`, headers);
  }

  cancel(id: string, headers = this.token): Promise<Answer> {
    return ask("POST", `${ORDERS}/${id}/cancel`, headers, {});
  }

  list(query = "", headers = this.token): Promise<Answer> {
    return ask("GET", `${ORDERS}?${query}`, headers);
  }

  revoke(): Promise<Answer> {
    return ask("DELETE", `/ob/consents/${this.consent.consent_id}`, this.own);
  }
}

/** An id of the right form that names nothing. */
export const unknownId = formatId("po", "0".repeat(64));
