import { changeBank, openGateway, party } from "../../workers/gateway-journey.ts";
import { ask, env, startTest } from "../../workers/gateway-worker.ts";
import {
  type Approved,
  newApproved,
  newTpp,
  type Registered,
  redeemFirst,
  tokenOf,
} from "../oauth/scene.ts";
import { accountOf } from "./consent-fixtures.ts";

/** A TPP that calls the rows of consents, and a bank that offers open banking. */
export type Headers = Record<string, string>;

const headersOf = (token: string): Headers => ({ authorization: `Bearer ${token}` });

/** A token of this TPP's own, as headers. */
const ownToken = async ({ tpp }: Registered): Promise<Headers> =>
  headersOf(await tokenOf(env, tpp));

export const openBank = async (): Promise<void> => {
  startTest();
  await openGateway();
  await changeBank("alpha", {
    capabilities: ["PAYMENTS", "OPEN_BANKING"],
    ob_scopes_supported: ["accounts:read", "balances:read", "payments:write"],
  });
};

/** The TPP of a test. */
export class CallingTpp {
  readonly registered: Registered;
  own: Headers;

  constructor(registered: Registered, own: Headers) {
    this.registered = registered;
    this.own = own;
  }

  static async register(changes: object = {}): Promise<CallingTpp> {
    const registered = await newTpp(changes);
    return new CallingTpp(registered, await ownToken(registered));
  }

  /** With a new token, where the old one has ended by now. */
  async renew(): Promise<void> {
    this.own = await ownToken(this.registered);
  }

  create(json: object = asked, headers: Headers = {}) {
    return ask("POST", "/ob/consents", { ...this.own, ...headers }, json);
  }

  read(id: string, headers = this.own) {
    return ask("GET", `/ob/consents/${id}`, headers);
  }

  revoke(id: string, headers = this.own) {
    return ask("DELETE", `/ob/consents/${id}`, headers);
  }

  /** A consent of this TPP, approved, with its own token. */
  async authorised(): Promise<Approved & { headers: Headers }> {
    const { tpp } = this.registered;
    const { bank_id } = party.banks.test.alpha;
    const consent = await newApproved(env, tpp, { terms: { bank_id }, accounts });
    await redeemFirst(consent, tpp);
    return { ...consent, headers: headersOf(await tokenOf(env, tpp, consent)) };
  }
}

export const asked = {
  ...{ bank_handle: "alpha", scopes: ["accounts:read"], state: "state-1" },
  redirect_uri: "https://tpp.example/back",
  code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  code_challenge_method: "S256",
};

export const isoIn = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

/** The ids of the two accounts. */
export const [current = "", savings = ""] = ["1", "2"].map((end) => `acc_${end.padStart(43, "0")}`);

const accounts = [
  { ...accountOf("acc_1"), account_id: current },
  { ...accountOf("acc_2"), account_id: savings },
];
