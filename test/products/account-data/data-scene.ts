import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { type DataScope, dataScopes } from "../../../src/base/kernel/answer-words.ts";
import { base62FromHex } from "../../../src/base/kernel/ids.ts";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import type { Transaction } from "../../../src/network/banks/data-contract.ts";
import type { TppRecord } from "../../../src/network/parties/tpps.ts";
import { accountDataRoutes } from "../../../src/products/account-data/routes.ts";
import { serve } from "../../documents/checked-serve.ts";
import {
  ask as askAdmin,
  bankRequest,
  gatewayEnv,
  migrate,
  post,
} from "../../staff/operators/gateway.ts";
import { answering, calls, resetNeighbours } from "../../workers/neighbours.ts";
import { accountOf } from "../consents/consent-fixtures.ts";
import {
  type Approved,
  approveAgain,
  holdQueues,
  newApproved,
  newTpp,
  redeemFirst,
  tokenOf,
} from "../oauth/scene.ts";

/** A TPP that is connected at the bank alpha. */
const { CONSENTS, PAYER_GUARDS } = bindings as unknown as GatewayEnv;
export const env = gatewayEnv({ CONSENTS, PAYER_GUARDS });

const idOf = (digit: string) => `acc_${base62FromHex(digit.repeat(64))}`;

/** Two accounts that are shared, and one that the customer did not choose. */
export const CURRENT = idOf("1");
export const SAVINGS = idOf("2");
export const PRIVATE = idOf("3");
export const ibans = {
  current: "DE47500208000100200300",
  savings: "DE20500208000100200301",
  private: "DE90500208000100200302",
};

const accounts = [
  { ...accountOf(CURRENT), iban: ibans.current },
  { ...accountOf(SAVINGS), iban: ibans.savings },
  { ...accountOf(PRIVATE), iban: ibans.private },
];

export const allScopes = dataScopes.filter((scope) => scope !== "payments:initiate");

const settings = {
  status: "ACTIVE",
  capabilities: ["PAYMENTS", "OPEN_BANKING"],
  ob_scopes_supported: allScopes,
  history_days: 365,
};

export const changeBank = (change: object) =>
  askAdmin("/admin/v1/banks/bnk_alpha", { method: "PATCH", json: change });

const openBank = async (): Promise<void> => {
  const { status: _, ...offered } = settings;
  const core_base_url = "https://sandbox.example.com/banks/alpha/bank/callback";
  const iban_prefixes = ["DE**50020800"];
  const bank = {
    bank_id: "bnk_alpha",
    bank_handle: "alpha",
    core_base_url,
    ...offered,
    iban_prefixes,
  };
  await post("/admin/v1/banks", bankRequest(bank));
  await post("/admin/v1/banks/bnk_alpha/keys", { kind: "GATEWAY_TO_BANK" });
};

export const booked = (changes: object = {}): Transaction => ({
  transaction_id: "bank-7",
  status: "BOOKED",
  credit_debit: "DEBIT",
  amount: 1_250,
  currency: "USD",
  arose_at: null,
  booked_at: "2099-11-21T10:00:00.000Z",
  value_date: null,
  description: "CORNER SHOP 4711",
  reference: null,
  counterparty: { name: "Corner Shop", iban: ibans.private },
  end_to_end_id: null,
  bank_transaction_code: null,
  merchant: null,
  balance_after: null,
  ...changes,
});

export const listed = (iban: string, changes: object = {}) => ({
  ...{ iban, display_name: "Everyday", currency: "USD", account_type: "CURRENT" },
  status: "SHAREABLE",
  ...changes,
});

export const balance = (changes: object = {}) => ({
  ...{ type: "CURRENT", amount: 0, credit_debit: "CREDIT", currency: "USD" },
  ...{ credit_line_included: false, as_of: "2099-11-22T10:00:00.000Z" },
  ...changes,
});

export const standingOrder = (changes: object = {}) => ({
  ...{ standing_order_id: "bank-9", kind: "STANDING_ORDER", status: "ACTIVE" },
  ...{ amount: 80_000, currency: "USD" },
  frequency: { type: "MONTHLY", count_per_period: 1 },
  creditor: { name: "Greenfield Housing", iban: ibans.private },
  ...changes,
});

/** The bank's settings and answers, as at the beginning. */
export const honestBank = async (): Promise<void> => {
  await changeBank(settings);
  answering("alpha accounts", { accounts: Object.values(ibans).map((iban) => listed(iban)) });
  answering("alpha balances", { balances: [balance()] });
  answering("alpha transactions", { transactions: [booked()] });
  answering("alpha standing-orders", { standing_orders: [standingOrder()] });
  const funds = { funds_available: true, as_of: "2099-11-22T10:00:00.000Z" };
  answering("alpha funds-confirmation", funds);
};

export interface Answer {
  status: number;
  code: string | null;
  field: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: what came over the wire is looked at field by field
  body: any;
}

const handle = serve(accountDataRoutes);

/** A consent of a TPP, and its token. */
export class Connection {
  readonly tpp: TppRecord;
  readonly #token: string;
  readonly consent: Approved;

  private constructor(tpp: TppRecord, consent: Approved, token: string) {
    this.tpp = tpp;
    this.#token = token;
    this.consent = consent;
  }

  get consent_id(): string {
    return this.consent.consent_id;
  }

  /** With a consent for these scopes; `narrowed` are those of the token. */
  static async open(
    scopes: DataScope[] = allScopes,
    narrowed = scopes,
    chosen = [CURRENT, SAVINGS],
  ): Promise<Connection> {
    const { tpp } = await newTpp({ scopes: allScopes });
    return Connection.of(tpp, scopes, narrowed, chosen);
  }

  /** The same of a TPP that has other consents. */
  static async of(
    tpp: TppRecord,
    scopes: DataScope[] = allScopes,
    narrowed = scopes,
    chosen = [CURRENT, SAVINGS],
  ): Promise<Connection> {
    const consent = await newApproved(env, tpp, { terms: { scopes }, accounts, chosen });
    await redeemFirst(consent, tpp);
    const { consent_id } = consent;
    const token = await tokenOf(env, tpp, { consent_id, scope: narrowed.join(" ") });
    return new Connection(tpp, consent, token);
  }

  async ask(path: string, init: RequestInit = {}): Promise<Answer> {
    const request = new Request(`https://elsewhere.example${path}`, {
      ...init,
      headers: {
        authorization: `Bearer ${this.#token}`,
        "x-consent-id": this.consent_id,
        ...(init.body ? { "content-type": "application/json" } : {}),
        ...init.headers,
      },
    });
    const context = createExecutionContext();
    const response = await handle(request, env, context);
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const body: any = await response.json();
    await waitOnExecutionContext(context);
    const { code = null, field = null } = body.error ?? {};
    return { status: response.status, code, field, body };
  }

  /** The consent as its TPP sees it. */
  async shown(): Promise<Record<string, unknown>> {
    const view = await this.consent.stub.view({
      view: "consent",
      tpp_id: this.tpp.tpp_id,
      mode: "test",
    });
    if (!view?.ok) throw new Error("the consent is not there");
    return JSON.parse(view.value);
  }

  /** The customer approves the same accounts again, under another challenge. */
  approveAgain(challengeId: string): Promise<void> {
    const tpp = { tpp_id: this.tpp.tpp_id, mode: "test" } as const;
    return approveAgain(this.consent, tpp, challengeId, accounts);
  }
}

/**
 * The connection of each test, and the instant at which it began: far ahead of the machine's clock,
 * so no alarm fires.
 */
export const scene = { tpp: {} as Connection, startedAt: Date.parse("2099-11-22T12:20:00.000Z") };

/** A gateway with its bank, and a new connection before each test. */
export const useScene = (): void => {
  beforeAll(async () => {
    await migrate();
    await openBank();
  });
  beforeEach(async () => {
    // The caches of the test before are forgotten.
    scene.startedAt += 10_000;
    vi.useFakeTimers({ toFake: ["Date"], now: scene.startedAt });
    resetNeighbours();
    holdQueues();
    await honestBank();
    scene.tpp = await Connection.open();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
};

/** The calls of any operation to the bank. */
export const bankCalls = () => calls.filter(({ operation }) => operation.startsWith("alpha "));

export const posting = (json: object) => ({ method: "POST", body: JSON.stringify(json) });
