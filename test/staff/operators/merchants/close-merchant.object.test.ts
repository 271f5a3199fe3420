import { runDurableObjectAlarm } from "cloudflare:test";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { parseId } from "../../../../src/base/kernel/ids.ts";
import { mandateById } from "../../../../src/products/mandates/mandate-record.ts";
import { showCharges } from "../../../../src/products/mandates/verbs/charges.ts";
import { OwnedMandate } from "../../../products/mandates/row-scene.ts";
import {
  type Merchant,
  openGateway,
  Payment,
  party,
  registerMerchant,
} from "../../../workers/gateway-journey.ts";
import {
  type Answer,
  ask,
  askAdmin,
  bodyOf,
  deliverAll,
  endTest,
  env,
  startTest,
  wait,
} from "../../../workers/gateway-worker.ts";
import { callsOf } from "../../../workers/neighbours.ts";

/** A merchant that staff close: its keys end, and what is under way finishes. */
let merchant: Merchant;

beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(async () => {
  startTest();
  merchant = await registerMerchant({ webhook_url: "https://shop.example/hooks" });
});
afterEach(endTest);

/** Longer than an isolate remembers a key or a merchant. */
const CACHED_MS = 2_001;

const close = (note = "It has left."): Promise<Answer> =>
  askAdmin("POST", `merchants/${merchant.merchant_id}/close`, { note });

/** What was created before this was created earlier: the clock of a test stands still. */
const closed = async (): Promise<void> => {
  wait(1);
  bodyOf(await close());
  wait(CACHED_MS);
};

const codeOf = ({ status, body }: Answer) => [status, body.error?.code];

const change = (status: "ACTIVE" | "SUSPENDED"): Promise<Answer> =>
  askAdmin("PATCH", `merchants/${merchant.merchant_id}`, { status });

const suspend = () => change("SUSPENDED");

/** The events that the shop got about an object. */
const told = (member: string, id: string): string[] =>
  callsOf("shop hooks").flatMap(({ body }) => (body.data[member] === id ? [body.event] : []));

// @rule A3.4 A3.6
describe("closing a merchant", () => {
  it("ends its API keys in both modes, and no others are made", async () => {
    const { body } = await close();
    expect(body).toMatchObject({ status: "CLOSED", closed_at: body.updated_at });
    wait(CACHED_MS);
    for (const mode of ["test", "live"] as const) {
      const listed = await ask("GET", "/api/v1/payments/sessions", merchant.headers[mode]);
      expect(codeOf(listed)).toEqual([401, "UNAUTHENTICATED"]);
    }
    const keys = `merchants/${merchant.merchant_id}/keys`;
    const { data } = bodyOf(await askAdmin("GET", `${keys}?limit=100`));
    const standing = data.map(({ kind, status }: Record<string, string>) => `${kind} ${status}`);
    expect(standing.toSorted()).toEqual([
      ...["API RETIRED", "API RETIRED"],
      ...["SIGNING ACTIVE", "SIGNING ACTIVE"],
    ]);
    for (const kind of ["API", "SIGNING"]) {
      const added = await askAdmin("POST", keys, { kind, mode: "test" });
      expect(codeOf(added)).toEqual([409, "INVALID_STATE"]);
    }
    // Another merchant's keys stay.
    const others = await ask("GET", "/api/v1/payments/sessions", party.merchant.headers.test);
    expect(others.status).toBe(200);
  });

  it("again changes nothing, and the audit log has its reason once", async () => {
    const first = bodyOf(await close("The first reason."));
    wait(1_000);
    expect(bodyOf(await close("The second reason."))).toEqual(first);
    const { data } = bodyOf(await askAdmin("GET", "audit?limit=100"));
    const entries = data.filter(
      ({ action, subject }: Record<string, string>) =>
        action === "merchant.closed" && subject === merchant.merchant_id,
    );
    expect(entries).toMatchObject([{ details: { note: "The first reason." } }]);
  });

  it("is for good: it is not activated again, also if it was suspended", async () => {
    await closed();
    expect(codeOf(await change("ACTIVE"))).toEqual([409, "INVALID_STATE"]);
    expect(bodyOf(await change("SUSPENDED")).status).toBe("CLOSED");
    expect(codeOf(await change("ACTIVE"))).toEqual([409, "INVALID_STATE"]);
  });
});

describe("a payment of a merchant that is closed", () => {
  // @rule A3.6
  it("finishes if it was created before, and its events are sent", async () => {
    const unopened = await Payment.create("alpha", { merchant });
    const challenged = await Payment.open("alpha", { merchant });
    await challenged.challenged();
    await closed();
    await unopened.openCheckout();
    expect(bodyOf(await unopened.pay()).status).toBe("COMPLETED");
    expect(bodyOf(await challenged.confirm()).status).toBe("COMPLETED");
    await deliverAll();
    expect(told("session_id", unopened.session_id)).toEqual(["payment.completed"]);
    expect(told("session_id", challenged.session_id)).toEqual(["payment.completed"]);
  });

  // @rule A3.8
  it("finishes on the rail, and staff can refund it", async () => {
    const payment = await Payment.open("borealis", { merchant });
    await payment.pay();
    await closed();
    bodyOf(await payment.credit(), 202);
    await deliverAll();
    expect(told("session_id", payment.session_id)).toContain("payment.completed");
    const path = `payments/${payment.payment_id}/refund`;
    expect(bodyOf(await askAdmin("POST", path, { amount: 100 }), 201).status).toBe("PROCESSING");
    await deliverAll();
    expect(callsOf("alpha execute-transaction").at(-1)?.body).toMatchObject({ purpose: "REFUND" });
  });

  it("does not begin in the instant of the closing, through a key that is remembered", async () => {
    // The isolate remembers the key.
    await Payment.create("alpha", { merchant });
    bodyOf(await close());
    const late = await Payment.open("alpha", { merchant });
    wait(CACHED_MS);
    expect(codeOf(await late.resolve())).toEqual([403, "FORBIDDEN"]);
  });

  it.each([
    ["before", [suspend, () => close()]],
    ["afterwards", [() => close(), suspend]],
  ])("does not finish if the merchant was suspended %s", async (_, steps) => {
    const payment = await Payment.open("alpha", { merchant });
    await payment.challenged();
    wait(1);
    for (const step of steps) bodyOf(await step());
    wait(CACHED_MS);
    expect(codeOf(await payment.confirm())).toEqual([403, "FORBIDDEN"]);
    expect(payment.instruction).toBeUndefined();
  });
});

describe("a mandate of a merchant that is closed", () => {
  const wakeMandate = async ({ mandate_id }: OwnedMandate): Promise<void> => {
    const namespace = env.MANDATES;
    await runDurableObjectAlarm(
      namespace.get(namespace.idFromString(parseId(["mnd"], mandate_id) ?? "")),
    );
    await deliverAll();
  };

  const shown = async ({ mandate_id, viewer }: OwnedMandate) => {
    const read = async (view: "mandate" | "charges") => {
      const seen = await mandateById(env, mandate_id)?.view({ view, ...viewer });
      return seen?.ok ? JSON.parse(seen.value) : seen;
    };
    const call = { env, caller: viewer, path: { id: mandate_id }, query: undefined };
    const charges = await showCharges(call, await read("charges"));
    return { mandate: await read("mandate"), charges };
  };

  // @rule A3.7
  it("ends with the charge that would be next, which is never sent", async () => {
    const mandate = await OwnedMandate.active({}, "test", merchant);
    const charge_date = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const asked = { amount: 500, reference: "A1", charge_date };
    bodyOf(await mandate.ask("POST", "/charge", asked), 201);
    await deliverAll();
    await closed();
    wait(Date.parse(`${charge_date}T12:00:00Z`) - Date.now());
    await wakeMandate(mandate);
    // The command is repeated after its back-off, and then refuses the charge.
    wait(60_000);
    await wakeMandate(mandate);
    await deliverAll();
    const { mandate: ended, charges } = await shown(mandate);
    expect(ended).toMatchObject({ status: "CANCELLED", cancelled_by: "OPERATOR" });
    expect(charges).toMatchObject([
      { status: "FAILED", failure_code: "MANDATE_NOT_ACTIVE", retryable: false },
    ]);
    expect(callsOf("alpha execute-transaction")).toEqual([]);
    expect(told("mandate_id", mandate.mandate_id).toSorted()).toEqual([
      ...["mandate.activated", "mandate.cancelled", "mandate.charge.failed"],
      "mandate.charge.scheduled",
    ]);
  });
});
