import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  approve,
  ibanAt,
  type Merchant,
  openGateway,
  Payment,
  party,
  registerMerchant,
  settlement,
} from "../../workers/gateway-journey.ts";
import {
  ask,
  askAdmin,
  bodyOf,
  deliverAll,
  endTest,
  env,
  startTest,
  wait,
} from "../../workers/gateway-worker.ts";
import { calls } from "../../workers/neighbours.ts";

/**
 * A live payment that is open when an approved change takes effect, or when another change undoes
 * it: it follows the value that is in force when the payer is resolved, and the last check compares
 * again.
 */
const HOUR = 3_600_000;
const MINUTE = 60_000;

beforeAll(async () => {
  env.CHANGE_DELAY_SECONDS = "86400";
  startTest();
  await openGateway();
});
beforeEach(startTest);
afterEach(async () => {
  // Restores the banks and the operator's strategy.
  await env.DB.batch(
    ["proposals", "settings"].map((table) => env.DB.prepare(`delete from ${table}`)),
  );
  for (const [handle, code] of Object.entries(codes)) {
    await env.DB.prepare(`update banks set core_base_url = ?, institution_code = ?
      where bank_handle = ? and mode = 'live'`)
      .bind(`https://${handle}.live.example/bank/callback`, code, handle)
      .run();
  }
  endTest();
});

const codes = { alpha: "ALPHDEFFXXX", borealis: "BOREGB2LXXX" };

interface Change {
  method?: "PATCH" | "PUT";
  path: string;
  json: object;
}

/** Approved, and in force five minutes from now. */
const inFiveMinutes = async ({ method = "PATCH", path, json }: Change): Promise<void> => {
  const { proposal } = bodyOf(await askAdmin(method, path, json), 202);
  wait(1);
  bodyOf(await approve(proposal.proposal_id));
  wait(24 * HOUR - 5 * MINUTE);
};

const takesEffect = () => wait(5 * MINUTE);

const other = ibanAt("alpha", 2);

const ofMerchant = ({ merchant_id }: Merchant, live: object): Change => ({
  path: `merchants/${merchant_id}`,
  json: { modes: { live } },
});

const ofBank = (handle: "alpha" | "borealis", json: object): Change => ({
  path: `banks/${party.banks.live[handle].bank_id}`,
  json,
});

/** A payment to the settlement account: the merchant names no destination. */
const withoutDestination = async (merchant: Merchant) => {
  const request = { amount: 2_500, currency: "USD", merchant_order_reference: "order-9" };
  const sent = await ask("POST", "/payments/initiate", merchant.headers.live, request);
  const created = { request, answer: bodyOf(sent, 201) };
  const payment = new Payment(merchant, "live", created, ibanAt("alpha", 7));
  await payment.openCheckout();
  return payment;
};

const open = (merchant: Merchant, from: "alpha" | "borealis" = "alpha") =>
  Payment.open(from, { mode: "live", merchant });

const masked = (iban: string) => `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`;

/** What the payee's account is by this merchant's view, the page's and the bank's. */
const payees = async (payment: Payment) => {
  const { payee } = bodyOf(await payment.resolve());
  bodyOf(await payment.select());
  bodyOf(await payment.confirm());
  const { destination } = await payment.session();
  return [destination.value, payee.masked_iban, payment.instruction?.creditor_iban];
};

const failsUnpaid = async (payment: Payment, code: string) => {
  calls.length = 0;
  const { status, body } = await payment.confirm();
  expect([status, body.error?.code]).toEqual([422, code]);
  expect(await payment.session()).toMatchObject({ state: "FAILED", failure: { code } });
  await deliverAll();
  const asked = calls.map(({ operation }) => operation);
  expect(asked.filter((operation) => /verify-otp|execute/.test(operation))).toEqual([]);
};

describe.each([
  ["takes effect", settlement, other],
  ["is undone", other, settlement],
])("a settlement account that %s", (_, before, after) => {
  const merchantBefore = async (): Promise<Merchant> => {
    const merchant = await registerMerchant();
    for (const settlement_iban of before === other ? [other, after] : [after]) {
      takesEffect();
      await inFiveMinutes(ofMerchant(merchant, { settlement_iban }));
    }
    return merchant;
  };

  const scene = async (): Promise<Payment> => withoutDestination(await merchantBefore());

  // @rule P1.8
  it("before the payer is resolved, is the one that is paid, shown and reported", async () => {
    const payment = await scene();
    expect((await payment.session()).destination.value).toBe(masked(before));
    takesEffect();
    expect(await payees(payment)).toEqual([masked(after), masked(after), after]);
  });

  it("afterwards, ends a payment by code with nothing sent", async () => {
    const payment = await scene();
    bodyOf(await payment.challenged());
    takesEffect();
    await failsUnpaid(payment, "DESTINATION_MISMATCH");
  });

  it("afterwards, ends a payment by prompt with nothing sent", async () => {
    const payment = await scene();
    bodyOf(await payment.challenged("PUSH"));
    takesEffect();
    const answer = await payment.pushResult("APPROVED", party.banks.live.alpha);
    expect(answer.status).toBe(202);
    const failure = { code: "DESTINATION_MISMATCH" };
    expect(await payment.session()).toMatchObject({ state: "FAILED", failure });
    expect(payment.instruction).toBeUndefined();
  });

  it("is paid to the end if the payer is resolved again", async () => {
    const payment = await scene();
    bodyOf(await payment.challenged());
    takesEffect();
    expect(await payees(payment)).toEqual([masked(after), masked(after), after]);
  });

  it("leaves a destination that the merchant named", async () => {
    const merchant = await merchantBefore();
    const destination = { type: "iban", value: before };
    const payment = await Payment.open("alpha", { mode: "live", merchant, destination });
    bodyOf(await payment.challenged());
    takesEffect();
    bodyOf(await payment.confirm());
    expect(payment.instruction?.creditor_iban).toBe(before);
  });
});

/** The route before and after the change, by the paying bank, or the refusal. */
const strategies: [string, string, "alpha" | "borealis", string, string][] = [
  ["SAME_BANK_ONLY", "the rail", "borealis", "NATIONAL_RAIL_INITIATE", "ROUTE_NOT_AVAILABLE"],
  ["NATIONAL_RAIL_ONLY", "the books", "alpha", "SAME_BANK", "NATIONAL_RAIL_INITIATE"],
];

const owners: [string, (merchant: Merchant, strategy: string) => Change][] = [
  [
    "the merchant's",
    (merchant, settlement_strategy) => ofMerchant(merchant, { settlement_strategy }),
  ],
  [
    "the operator's",
    (_, strategy) => ({ method: "PUT", path: "settlement-strategy", json: { strategy } }),
  ],
];

describe.each(owners)("a strategy that takes effect, %s,", (_, changeTo) => {
  const scene = async (strategy: string, from: "alpha" | "borealis") => {
    const merchant = await registerMerchant();
    await inFiveMinutes(changeTo(merchant, strategy));
    return open(merchant, from);
  };

  it.each(strategies)("%s, before the payer is resolved, decides", async (...row) => {
    const [strategy, , from, , after] = row;
    const payment = await scene(strategy, from);
    takesEffect();
    const { body } = await payment.challenged();
    if (after === "ROUTE_NOT_AVAILABLE") {
      expect((await payment.resolve()).body.error.code).toBe(after);
      return;
    }
    expect(body.error).toBeUndefined();
    bodyOf(await payment.confirm());
    expect(payment.instruction?.route_type).toBe(after);
  });

  it.each(strategies)("%s, afterwards, ends a payment over %s", async (strategy, __, from) => {
    const payment = await scene(strategy, from);
    bodyOf(await payment.challenged());
    takesEffect();
    await failsUnpaid(payment, "ROUTE_NOT_AVAILABLE");
  });

  it.each(strategies)("%s, not yet in force, leaves %s to a payment", async (...row) => {
    const [strategy, , from, before] = row;
    const payment = await scene(strategy, from);
    bodyOf(await payment.challenged());
    bodyOf(await payment.confirm());
    expect(payment.instruction?.route_type).toBe(before);
  });
});

describe.each([
  ["address", { core_base_url: "https://core.alpha.live.example/bank" }],
  ["institution code", { institution_code: "NEWALPHAXXX" }],
])("a bank's %s that takes effect", (_, json) => {
  it.each([
    ["payer's", "alpha", "PAYER_NOT_FOUND"],
    ["payee's", "borealis", "DESTINATION_MISMATCH"],
  ] as const)("ends a payment that its %s account was found before", async (__, from, code) => {
    await inFiveMinutes(ofBank("alpha", json));
    const payment = await open(party.merchant, from);
    bodyOf(await payment.challenged());
    takesEffect();
    await failsUnpaid(payment, code);
  });

  it("lets a payment be paid whose payer is resolved afterwards", async () => {
    await inFiveMinutes(ofBank("alpha", json));
    const payment = await open(party.merchant);
    bodyOf(await payment.challenged());
    takesEffect();
    calls.length = 0;
    bodyOf(await payment.challenged());
    expect(bodyOf(await payment.confirm()).status).toBe("COMPLETED");
    const hosts = calls.map(({ url }) => new URL(url).host);
    const moved = "core_base_url" in json;
    expect(hosts.includes("core.alpha.live.example")).toBe(moved);
    expect(hosts.includes("alpha.live.example")).toBe(!moved);
  });
});

describe("a refund authority", () => {
  it("that is withdrawn refunds nothing any more, at once", async () => {
    const merchant = await registerMerchant();
    const payment = await open(merchant);
    bodyOf(await payment.pay());
    const { path, json } = ofMerchant(merchant, { refund_authority: false });
    bodyOf(await askAdmin("PATCH", path, json));
    expect((await payment.refund({})).status).toBe(422);
  });
});
