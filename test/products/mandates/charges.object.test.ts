import { runDurableObjectAlarm } from "cloudflare:test";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { civilDate } from "../../../src/base/kernel/calendar.ts";
import { parseId } from "../../../src/base/kernel/ids.ts";
import { newObjectId } from "../../../src/base/platform/objects.ts";
import { followTurn } from "../../../src/frame/objects/perform.ts";
import type { ChosenRoute } from "../../../src/network/transfers/choose-route.ts";
import { chargeById, chargeIds } from "../../../src/products/charges/charge-record.ts";
import { mandateKind } from "../../../src/products/mandates/kind.ts";
import {
  type MandateCommand,
  type MandateTerms,
  mandateById,
} from "../../../src/products/mandates/mandate-record.ts";
import { readCharge } from "../../../src/products/mandates/verbs/charges.ts";
import { changeBank, ibanAt, openGateway, party } from "../../workers/gateway-journey.ts";
import {
  deliverAll,
  endTest,
  env,
  loseWaiting,
  startTest,
  wait,
} from "../../workers/gateway-worker.ts";
import { answering, callsOf, honestly, lost, refusing } from "../../workers/neighbours.ts";
import { Mandate } from "./approval-journey.ts";
import { automatic, chargeOf } from "./mandate-fixtures.ts";

/** Charges of a mandate in the deployed worker: mandate, charge, and an honest bank. */
beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(startTest);
afterEach(endTest);

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EXECUTE = "alpha execute-transaction";
const CALL = { correlationId: "c", traceparent: "" };

/** A civil date in Berlin, so many days after today. */
const day = (ahead = 0): string => civilDate(Date.now() + ahead * DAY, "Europe/Berlin");

/** The clock never goes back: the next noon in UTC, which is afternoon in Berlin. */
const waitForNoon = (): void => {
  wait(DAY - ((Date.now() + DAY / 2) % DAY));
};

class Charging {
  readonly mandate: Mandate;
  #versions = 0;

  constructor(mandate: Mandate) {
    this.mandate = mandate;
  }

  /** A mandate that its customer has approved, with nothing left to do. */
  static async approved(terms: Partial<MandateTerms> = {}): Promise<Charging> {
    waitForNoon();
    const mandate = await Mandate.ask(terms);
    await (await mandate.open()).approved();
    await deliverAll();
    return new Charging(mandate);
  }

  get viewer() {
    const owner = { kind: "MERCHANT", id: party.merchant.merchant_id } as const;
    return { owner, mode: "test", consent_id: null } as const;
  }

  stub() {
    const stub = mandateById(env, this.mandate.mandate_id);
    if (!stub) throw new Error("no mandate");
    return stub;
  }

  /** A command whose caller performs what follows. Null, or the refusal's code. */
  async act(command: MandateCommand): Promise<string | null> {
    const turn = await this.stub().act(command, CALL);
    if (!turn) throw new Error("no mandate");
    const work: Promise<unknown>[] = [];
    const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
    await followTurn({ env, ...CALL, waitUntil }, this.stub(), mandateKind.performers, turn);
    await Promise.all(work);
    return turn.refusal?.problem.code ?? null;
  }

  /** A command whose caller dies with its answer. */
  async actAndDie(command: MandateCommand): Promise<void> {
    await this.stub().act(command, CALL);
    loseWaiting();
  }

  charge(changes: Parameters<typeof chargeOf>[1] = {}) {
    const ids = chargeIds(newObjectId(env, "CHARGES"));
    const request_hash = `hash-${++this.#versions}`;
    return chargeOf("1", { ...ids, request_hash, ...this.viewer, ...changes });
  }

  /** Each alarm that is due, and the work that follows, until this much time has passed. */
  async pass(milliseconds: number, charge_id?: string, step = HOUR): Promise<void> {
    const until = Date.now() + milliseconds;
    while (Date.now() < until) {
      await this.#wake("MANDATES", "mnd", this.mandate.mandate_id);
      if (charge_id) await this.#wake("CHARGES", "chg", charge_id);
      wait(Math.min(until - Date.now(), step));
    }
    await this.#wake("MANDATES", "mnd", this.mandate.mandate_id);
    if (charge_id) await this.#wake("CHARGES", "chg", charge_id);
  }

  async #wake(binding: "MANDATES" | "CHARGES", prefix: string, id: string): Promise<void> {
    const namespace = env[binding];
    const hex = parseId([prefix], id) ?? "";
    await runDurableObjectAlarm(namespace.get(namespace.idFromString(hex)));
    await deliverAll();
  }

  async shown(charge_id: string) {
    const path = { id: this.mandate.mandate_id, charge_id };
    const view = await readCharge({ env, caller: this.viewer, path, query: {} });
    if (!view.ok) throw new Error("no charge");
    return JSON.parse(view.value);
  }

  async granted(): Promise<{ route: ChosenRoute }> {
    const view = await this.stub().view({ view: "grant", ...this.viewer });
    if (!view?.ok) throw new Error("no mandate");
    return JSON.parse(view.value);
  }

  sent = () => callsOf(EXECUTE).map(({ body }) => body);
}

describe("a charge", () => {
  it("is executed at the payer's bank under the mandate's approval", async () => {
    const mandates = await Charging.approved();
    const charge = mandates.charge();
    expect(await mandates.act(charge)).toBeNull();
    const [sent] = mandates.sent();
    expect(sent).toMatchObject({
      ...{ session_id: mandates.mandate.mandate_id, purpose: "MANDATE_CHARGE" },
      ...{ charge_id: charge.charge_id, charge_date: day(), amount: 1_000 },
      authorisation: { type: "MANDATE", reference: "otp-token" },
      debtor_iban: mandates.mandate.iban,
    });
    expect(await mandates.shown(charge.charge_id)).toMatchObject({ status: "COMPLETED" });
    expect(await mandates.mandate.seen()).toMatchObject({ charged_total: 1_000 });
  });

  // @rule M3.12
  it("that fails is tried again as the same payment, under a new end_to_end_id", async () => {
    const mandates = await Charging.approved();
    const charge = mandates.charge();
    answering(EXECUTE, refusing("INSUFFICIENT_FUNDS"));
    await mandates.act(charge);
    const { charge_id, payment_id } = charge;
    expect(await mandates.shown(charge_id)).toMatchObject({ status: "FAILED", retryable: true });
    honestly(EXECUTE);
    wait(DAY);
    const retry = { type: "retry_charge", charge_id, key_hash: null, ...mandates.viewer } as const;
    expect(await mandates.act(retry)).toBeNull();
    expect(await mandates.shown(charge_id)).toMatchObject({ payment_id, status: "COMPLETED" });
    const ids = mandates.sent().map(({ end_to_end_id }) => end_to_end_id);
    expect(new Set(ids).size).toBe(2);
    expect(await mandates.mandate.seen()).toMatchObject({ charged_total: 1_000, charge_count: 1 });
  });

  it("that the bank refuses because the mandate has ended there ends it here", async () => {
    const mandates = await Charging.approved();
    const charge = mandates.charge();
    answering(EXECUTE, refusing("MANDATE_REVOKED"));
    await mandates.act(charge);
    expect(await mandates.shown(charge.charge_id)).toMatchObject({ status: "FAILED" });
    expect(await mandates.mandate.seen()).toMatchObject({
      ...{ status: "CANCELLED", cancelled_by: "BANK" },
    });
  });

  // @rule M3.21 M3.22
  it("waits while its bank is suspended, and fails with its day without being sent", async () => {
    const mandates = await Charging.approved();
    const charge = mandates.charge();
    await changeBank("alpha", { status: "SUSPENDED" });
    await mandates.act(charge);
    await mandates.pass(5 * HOUR, charge.charge_id);
    expect(await mandates.shown(charge.charge_id)).toMatchObject({ status: "PROCESSING" });
    await mandates.pass(7 * HOUR, charge.charge_id);
    await changeBank("alpha", { status: "ACTIVE" });
    expect(await mandates.shown(charge.charge_id)).toMatchObject({
      ...{ status: "FAILED", failure_code: "BANK_UNAVAILABLE", retryable: true },
    });
    expect(mandates.sent()).toEqual([]);
  });

  it("that waits while its bank is suspended never begins once its mandate is cancelled", async () => {
    const mandates = await Charging.approved();
    const charge = mandates.charge();
    await changeBank("alpha", { status: "SUSPENDED" });
    await mandates.act(charge);
    await mandates.mandate.cancel();
    await changeBank("alpha", { status: "ACTIVE" });
    await mandates.pass(2 * HOUR, charge.charge_id);
    expect(mandates.sent()).toEqual([]);
    expect(await mandates.shown(charge.charge_id)).toMatchObject({
      ...{ status: "FAILED", failure_code: "MANDATE_NOT_ACTIVE", retryable: false },
    });
    expect(callsOf("alpha notify-authorisation").at(-1)?.body).toMatchObject({
      ...{ status: "REVOKED", reason: "MERCHANT" },
    });
  });

  it("that waits while its bank is suspended never begins once its mandate is paused", async () => {
    const mandates = await Charging.approved();
    const charge = mandates.charge();
    await changeBank("alpha", { status: "SUSPENDED" });
    await mandates.act(charge);
    await mandates.act({ type: "pause", resume_on: null, ...mandates.viewer });
    await changeBank("alpha", { status: "ACTIVE" });
    await mandates.pass(2 * HOUR, charge.charge_id);
    expect(mandates.sent()).toEqual([]);
    expect(await mandates.shown(charge.charge_id)).toMatchObject({
      ...{ status: "FAILED", failure_code: "MANDATE_NOT_ACTIVE" },
    });
  });

  it("is made once, whoever dies", async () => {
    const mandates = await Charging.approved();
    const charge = mandates.charge();
    await mandates.actAndDie(charge);
    expect(mandates.sent()).toEqual([]);
    // The same request again finds the charge, and begins nothing.
    expect(await mandates.act(charge)).toBeNull();
    await mandates.pass(HOUR, charge.charge_id);
    expect(mandates.sent()).toHaveLength(1);
    expect(await mandates.shown(charge.charge_id)).toMatchObject({ status: "COMPLETED" });
  });

  // @rule M3.15
  it("waits until its bank has acknowledged a new creditor", async () => {
    const mandates = await Charging.approved();
    const { route } = await mandates.granted();
    const creditor = { ...route.creditor, iban: ibanAt("alpha", 2) };
    const by = { keyId: "key_ada", role: "operator", since: 0, retired: false } as const;
    answering("alpha notify-authorisation", lost);
    await mandates.act({ type: "take_over_creditor", route: { ...route, creditor }, by });
    const charge = mandates.charge();
    await mandates.act(charge);
    await mandates.pass(HOUR, charge.charge_id);
    expect(mandates.sent()).toEqual([]);
    honestly("alpha notify-authorisation");
    await mandates.pass(2 * HOUR, charge.charge_id);
    expect(mandates.sent()).toMatchObject([{ creditor_iban: creditor.iban }]);
    expect(await mandates.shown(charge.charge_id)).toMatchObject({ status: "COMPLETED" });
  });

  it("whose bank acknowledges nothing fails with its day, and can be retried", async () => {
    const mandates = await Charging.approved();
    const { route } = await mandates.granted();
    const creditor = { ...route.creditor, iban: ibanAt("alpha", 2) };
    const by = { keyId: "key_ada", role: "operator", since: 0, retired: false } as const;
    answering("alpha notify-authorisation", refusing("NOT_AUTHORISED"));
    await mandates.act({ type: "take_over_creditor", route: { ...route, creditor }, by });
    const charge = mandates.charge();
    await mandates.act(charge);
    await mandates.pass(12 * HOUR, charge.charge_id);
    expect(await mandates.shown(charge.charge_id)).toMatchObject({
      ...{ status: "FAILED", failure_code: "BANK_UNAVAILABLE", retryable: true },
    });
    expect(mandates.sent()).toEqual([]);
  });

  it("in flight finishes after the mandate's end, and then its bank hears of that", async () => {
    const mandates = await Charging.approved();
    const charge = mandates.charge();
    answering(EXECUTE, lost);
    await mandates.act(charge);
    await mandates.mandate.cancel();
    await deliverAll();
    expect(callsOf("alpha notify-authorisation").at(-1)?.body.status).toBe("AUTHORISED");
    honestly(EXECUTE);
    await mandates.pass(HOUR, charge.charge_id);
    expect(await mandates.shown(charge.charge_id)).toMatchObject({ status: "COMPLETED" });
    expect(callsOf("alpha notify-authorisation").at(-1)?.body).toMatchObject({
      ...{ status: "REVOKED", reason: "MERCHANT" },
    });
    const ids = mandates.sent().map(({ end_to_end_id }) => end_to_end_id);
    expect(new Set(ids).size).toBe(1);
  });
});

describe("an announced charge", () => {
  it("is told to the bank at once, and executed on its day", async () => {
    const mandates = await Charging.approved();
    const charge = mandates.charge({ charge_date: day(2) });
    await mandates.act(charge);
    await deliverAll();
    expect(callsOf("alpha notify-charge").at(-1)?.body).toMatchObject({
      ...{ charge_id: charge.charge_id, amount: 1_000, charge_date: charge.charge_date },
    });
    await mandates.pass(DAY);
    expect(mandates.sent()).toEqual([]);
    await mandates.pass(DAY, charge.charge_id);
    expect(mandates.sent()).toHaveLength(1);
    expect(await mandates.shown(charge.charge_id)).toMatchObject({ status: "COMPLETED" });
  });

  it("that is cancelled is cancelled as a payment too, and never sent", async () => {
    const mandates = await Charging.approved();
    const charge = mandates.charge({ charge_date: day(2) });
    await mandates.actAndDie(charge);
    const by = { kind: "OWNER", ...mandates.viewer } as const;
    const { charge_id } = charge;
    expect(await mandates.act({ type: "cancel_charge", charge_id, by })).toBeNull();
    await mandates.pass(3 * DAY);
    const payment = await chargeById(env, charge_id)?.look();
    expect(payment?.row).toMatchObject({ status: "CANCELLED" });
    expect(mandates.sent()).toEqual([]);
  });
});

describe("AUTOMATIC collection", () => {
  it("sends each period's charge once, however often the alarm fires", async () => {
    const mandates = await Charging.approved(automatic);
    for (let count = 0; count < 5; count++) await mandates.pass(1_000);
    expect(mandates.sent()).toHaveLength(1);
    await mandates.pass(32 * DAY, undefined, DAY / 2);
    const dates = mandates.sent().map(({ charge_date }) => charge_date);
    expect(new Set(dates).size).toBe(2);
    expect(dates).toHaveLength(2);
    expect(await mandates.mandate.seen()).toMatchObject({ charged_total: 2_500 });
  });
});

describe("a mandate that replaces another", () => {
  it("is ACTIVE once the other one has ended, and counts on what that took", async () => {
    const old = await Charging.approved();
    await old.act(old.charge());
    const next = await Charging.approved({ replaces: old.mandate.mandate_id });
    expect(await old.mandate.seen()).toMatchObject({
      ...{ status: "CANCELLED", cancelled_by: "REPLACED" },
    });
    expect(await next.mandate.seen()).toMatchObject({
      status: "ACTIVE",
      current_period: { charged: 1_000 },
    });
  });

  it("counts money of the other one that may have left, as it was when that ended", async () => {
    const old = await Charging.approved();
    const failed = old.charge();
    const report = (may_be_paid: boolean, version: number): MandateCommand => ({
      ...{ type: "charge_report", charge_id: failed.charge_id, attempt: 1, outcome: "FAILED" },
      ...{ failure_code: "BANK_TIMEOUT", at: Date.now(), may_be_paid, version },
      ...{ amount: 1_000, charge_date: day() },
    });
    await old.actAndDie(failed);
    await old.actAndDie(report(true, 100));
    const next = await Charging.approved({ replaces: old.mandate.mandate_id });
    expect((await next.mandate.seen()).current_period).toMatchObject({ charged: 1_000 });
    await old.act(report(false, 101));
    expect(await old.mandate.seen()).toMatchObject({ charged_total: 0 });
    expect((await next.mandate.seen()).current_period).toMatchObject({ charged: 1_000 });
  });

  it("and is cancelled lets no charge of the other one begin that still waits", async () => {
    const old = await Charging.approved();
    const charge = old.charge();
    await changeBank("alpha", { status: "SUSPENDED" });
    await old.act(charge);
    await changeBank("alpha", { status: "ACTIVE" });
    // Longer than a bank is remembered, and shorter than the least wait of the charge, 2.5 s.
    wait(2_100);
    const mandate = await Mandate.ask({ replaces: old.mandate.mandate_id });
    await (await mandate.open()).approved();
    await deliverAll();
    expect(await old.mandate.seen()).toMatchObject({ cancelled_by: "REPLACED" });
    expect(await old.shown(charge.charge_id)).toMatchObject({ status: "PROCESSING" });
    await mandate.cancel();
    await deliverAll();
    await old.pass(2 * HOUR, charge.charge_id);
    expect(old.sent()).toEqual([]);
    expect(await old.shown(charge.charge_id)).toMatchObject({
      ...{ status: "FAILED", failure_code: "MANDATE_NOT_ACTIVE", retryable: false },
    });
  });

  it("is not approved after the other one has ended", async () => {
    const old = await Charging.approved();
    const mandate = await Mandate.ask({ replaces: old.mandate.mandate_id });
    const customer = await (await mandate.open()).challenged();
    await old.mandate.cancel();
    expect((await customer.confirm()).status).toBe(422);
    expect(await mandate.seen()).toMatchObject({
      ...{ status: "REJECTED", status_reason: "MANDATE_NOT_ACTIVE" },
    });
  });
});
