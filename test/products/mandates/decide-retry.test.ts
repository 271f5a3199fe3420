import { describe, expect, it } from "vitest";
import type { ProblemCode } from "../../../src/base/kernel/problems.ts";
import type { MandateDecision } from "../../../src/products/charges/charge-record.ts";
import type { MandateCommand } from "../../../src/products/mandates/mandate-record.ts";
import { chargeInstant } from "../../../src/products/mandates/mandate-times.ts";
import { automatic, chargeOf, DAY, MandateBench, OWNER } from "./mandate-fixtures.ts";

const retry = (charge_id = "chg_1", key_hash: string | null = null): MandateCommand => ({
  type: "retry_charge",
  charge_id,
  key_hash,
  ...OWNER,
});
const failedOnce = (terms = {}) =>
  MandateBench.active(terms).must(chargeOf("1")).failed("chg_1").performed();
const shown = (mandate: MandateBench) => {
  const decision = mandate.view<MandateDecision>({ view: "charge", charge_id: "chg_1", ...OWNER });
  const { status } = mandate.entry("chg_1");
  return { ...decision, status, retryable: decision.retries_left > 0 };
};

describe("a retry", () => {
  it("reserves again in the charge's own period, under its own ids", () => {
    const mandate = failedOnce();
    expect(shown(mandate)).toMatchObject({
      ...{ status: "FAILED", under_way: null, retryable: true },
      ...{ retries_left: 3, retry_until: Date.UTC(2026, 10, 29, 23) },
    });
    mandate.wait(DAY).must(retry());
    expect(mandate.effects()).toEqual(["command_charge:chg_1:attempt-2"]);
    expect(mandate.entry("chg_1")).toMatchObject({ k: 0, charge_date: "2026-11-22", attempt: 2 });
    expect(shown(mandate)).toMatchObject({
      ...{ status: "PROCESSING", retryable: false, retries_left: 0, retry_until: null },
      under_way: { attempt: 2, decided_at: mandate.now },
    });
    expect(mandate.answer().current_period).toMatchObject({ reserved: 1_000 });
  });

  it("is given up with the end of its own day, but never within ten minutes", () => {
    const deadline = (mandate: MandateBench) =>
      mandate.material<{ deadline: number }>("command_charge:chg_1:attempt-2").deadline;
    const late = Date.UTC(2026, 10, 24, 22, 55);
    const inTime = failedOnce().wait(DAY).must(retry());
    expect(deadline(inTime)).toBe(Date.UTC(2026, 10, 23, 23));
    const mandate = failedOnce();
    mandate.wait(late - mandate.now).must(retry());
    expect(deadline(mandate)).toBe(late + 10 * 60_000);
  });

  it("counts in its own period after that is over", () => {
    const mandate = MandateBench.active().wait(29 * DAY);
    mandate
      .must(chargeOf("1"))
      .failed("chg_1")
      .wait(2 * DAY)
      .must(retry())
      .reported("chg_1");
    expect(mandate.answer()).toMatchObject({
      charged_total: 1_000,
      current_period: { from: "2026-12-22", charged: 0 },
    });
  });

  it("is limited by its own period, not by the one that has begun since", () => {
    const mandate = MandateBench.active()
      .wait(27 * DAY)
      .must(chargeOf("1"))
      .failed("chg_1");
    for (const name of ["2", "3"]) {
      mandate.must(chargeOf(name, { amount: 1_250 })).reported(`chg_${name}`);
    }
    mandate.wait(3.5 * DAY);
    expect(mandate.answer().current_period).toMatchObject({ from: "2026-12-22", charged: 0 });
    expect(mandate.refusal(retry())).toMatchObject({
      ...{ code: "MANDATE_LIMIT_EXCEEDED", limit: "PER_PERIOD", remaining: 0 },
    });
  });

  it("is allowed in its own period although the one that has begun since is used up", () => {
    const mandate = MandateBench.active()
      .wait(29 * DAY)
      .must(chargeOf("1"))
      .failed("chg_1");
    mandate.wait(2 * DAY);
    for (const name of ["2", "3"]) {
      mandate.must(chargeOf(name, { amount: 1_250 })).reported(`chg_${name}`);
    }
    expect(mandate.refusal(chargeOf("4"))).toMatchObject({ limit: "PER_PERIOD", remaining: 0 });
    expect(mandate.act(retry())).toBeNull();
    expect(mandate.entry("chg_1")).toMatchObject({ k: 0, attempt: 2, status: "PROCESSING" });
  });

  it("that fails again does not lengthen the seven days since the first failure", () => {
    const mandate = failedOnce();
    const { retry_until } = mandate.entry("chg_1");
    mandate
      .wait(6 * DAY)
      .must(retry())
      .failed("chg_1");
    expect(mandate.entry("chg_1")).toMatchObject({ retry_until, first_failed_on: "2026-11-22" });
    mandate.wait(2 * DAY);
    expect(shown(mandate)).toMatchObject({ retryable: false });
    expect(mandate.act(retry())).toBe("CHARGE_NOT_RETRYABLE");
  });

  // @rule M3.12
  it("comes at most three times, one a day, within seven days", () => {
    const mandate = failedOnce();
    expect(mandate.act(retry())).toBe("CHARGE_NOT_RETRYABLE");
    for (const left of [2, 1, 0]) {
      mandate.wait(DAY).must(retry());
      expect(mandate.act(retry())).toBe("CHARGE_NOT_RETRYABLE");
      mandate.failed("chg_1");
      expect(shown(mandate)).toMatchObject({ retries_left: left, retryable: left > 0 });
    }
    expect(mandate.wait(DAY).act(retry())).toBe("CHARGE_NOT_RETRYABLE");
  });

  it.each<[string, number, string | null]>([
    ["on the last day", Date.UTC(2026, 10, 29, 23) - 1, null],
    ["after it", Date.UTC(2026, 10, 29, 23), "CHARGE_NOT_RETRYABLE"],
  ])("comes %s", (_, at, code) => {
    const mandate = failedOnce();
    mandate.wait(at - mandate.now);
    expect(shown(mandate).retryable).toBe(code === null);
    expect(mandate.act(retry())).toBe(code);
  });

  it("is offered for none of several failed charges once their days are over", () => {
    const mandate = failedOnce().must(chargeOf("2")).failed("chg_2").performed();
    mandate.sleep(8 * DAY);
    expect(mandate.record.charges.map(({ retry_until }) => retry_until)).toEqual([null, null]);
  });

  it("under a key comes once, whatever came after it", () => {
    const mandate = failedOnce();
    const keys = ["a", "b", "c"];
    for (const key of keys) mandate.wait(DAY).must(retry("chg_1", key)).failed("chg_1");
    const { record } = mandate;
    for (const key of keys) expect(mandate.must(retry("chg_1", key)).record).toBe(record);
    expect(mandate.entry("chg_1")).toMatchObject({ attempt: 4, retry_keys: keys });
  });

  it("under the key of another charge's retry is refused", () => {
    const mandate = failedOnce().must(chargeOf("2")).failed("chg_2").performed().wait(DAY);
    mandate.must(retry("chg_1", "key")).failed("chg_1");
    expect(mandate.act(retry("chg_2", "key"))).toBe("IDEMPOTENCY_KEY_REUSED");
    expect(mandate.act(retry("chg_2", "other"))).toBeNull();
  });

  it.each<[string, (mandate: MandateBench) => unknown, string]>([
    [
      "while the mandate is paused",
      (mandate) => mandate.must({ type: "pause", resume_on: null, ...OWNER }),
      "CHARGE_NOT_RETRYABLE",
    ],
    [
      "after the mandate's end",
      (mandate) => mandate.must({ type: "cancel", reason: null, ...OWNER }),
      "CHARGE_NOT_RETRYABLE",
    ],
    ["beside another charge", (mandate) => mandate.must(chargeOf("2")), "CHARGE_IN_PROGRESS"],
    [
      "after its period was used up",
      (mandate) => {
        for (const name of ["2", "3"]) {
          mandate.must(chargeOf(name, { amount: 1_250 })).reported(`chg_${name}`);
        }
      },
      "MANDATE_LIMIT_EXCEEDED",
    ],
    [
      "after its money was reported as paid",
      (mandate) =>
        mandate.reported("chg_1", {
          outcome: "FAILED",
          failure_code: "INSUFFICIENT_FUNDS",
          may_be_paid: true,
        }),
      "CHARGE_NOT_RETRYABLE",
    ],
  ])("%s is refused", (_, prepare, code) => {
    const mandate = failedOnce().wait(DAY);
    prepare(mandate);
    expect(mandate.act(retry())).toBe(code);
    const isOver = code === "CHARGE_NOT_RETRYABLE";
    expect(shown(mandate)).toMatchObject({ retryable: !isOver, retries_left: isOver ? 0 : 3 });
  });

  it("of a foreign or unknown charge is not found", () => {
    const other = { owner: { kind: "MERCHANT", id: "mer_2" } } as const;
    expect(
      failedOnce()
        .wait(DAY)
        .act({ ...retry(), ...other }),
    ).toBe("NOT_FOUND");
    expect(failedOnce().act(retry("chg_2"))).toBe("NOT_FOUND");
  });

  it.each<[ProblemCode, boolean]>([
    ["INSUFFICIENT_FUNDS", true],
    ["LIMIT_EXCEEDED", true],
    ["BANK_UNAVAILABLE", true],
    ["PAYER_ACCOUNT_DEBIT_BLOCKED", false],
    ["DESTINATION_MISMATCH", false],
    ["SETTLEMENT_REJECTED", false],
  ])("after %s: %s", (failure, retryable) => {
    const mandate = MandateBench.active().must(chargeOf("1")).failed("chg_1", failure).wait(DAY);
    expect(mandate.eventData()).toMatchObject({ failure_code: failure });
    expect(shown(mandate)).toMatchObject({ retryable });
    expect(mandate.act(retry())).toBe(retryable ? null : "CHARGE_NOT_RETRYABLE");
  });
});

describe("a charge that was followed by many others", () => {
  const busy = { max_amount_per_period: 1_000_000 };
  const followed = (count: number) => {
    const mandate = failedOnce(busy);
    for (let other = 0; other < count; other++) {
      mandate
        .must(chargeOf(`other-${other}`))
        .reported(`chg_other-${other}`)
        .performed();
    }
    return mandate.wait(DAY);
  };

  it("is retried all the same within its seven days", () => {
    const mandate = followed(40);
    expect(shown(mandate)).toMatchObject({ retryable: true, retries_left: 3 });
    expect(mandate.act(retry())).toBeNull();
    mandate.reported("chg_1");
    expect(mandate.answer()).toMatchObject({ charged_total: 41_000, charge_count: 41 });
  });

  const isListed = ({ record }: MandateBench) =>
    record.charges.some(({ charge_id }) => charge_id === "chg_1");

  it("is no longer listed after those", () => {
    const mandate = followed(40).wait(8 * DAY);
    mandate.must(chargeOf("last")).reported("chg_last").performed();
    expect([isListed(mandate), mandate.record.charges.length]).toEqual([false, 30]);
  });

  it("is listed together with at most sixty that could be retried too", () => {
    const mandate = failedOnce(busy);
    for (let other = 2; other <= 61; other++) {
      expect(isListed(mandate)).toBe(true);
      mandate
        .must(chargeOf(`${other}`))
        .failed(`chg_${other}`)
        .performed();
    }
    expect([isListed(mandate), mandate.record.charges.length]).toEqual([false, 60]);
  });
});

describe("an AUTOMATIC charge that fails", () => {
  const collected = () => {
    const mandate = MandateBench.active(automatic).look();
    return { mandate, id: mandate.record.charges[0]?.charge_id ?? "" };
  };
  const days = (mandate: MandateBench, id: string) => mandate.entry(id).attempted_on;

  // @rule M3.14
  it("is retried by itself on days 1, 3 and 7 from 06:00, and then no more", () => {
    const { mandate, id } = collected();
    const at: (string | null)[] = [];
    for (let count = 0; count < 4; count++) {
      mandate.failed(id).wait(20 * 3_600_000);
      while (mandate.entry(id).status !== "PROCESSING" && mandate.now < Date.UTC(2026, 11, 10)) {
        mandate.wait(3_600_000);
      }
      at.push(days(mandate, id));
    }
    expect(at).toEqual(["2026-11-23", "2026-11-25", "2026-11-29", "2026-11-29"]);
    expect(mandate.entry(id)).toMatchObject({ attempt: 4, status: "FAILED" });
  });

  it("is not retried while it is paused, nor twice a day after a retry by hand", () => {
    const { mandate, id } = collected();
    mandate.failed(id).must({ type: "pause", resume_on: "2026-11-24", ...OWNER });
    mandate.wait(1.75 * DAY);
    expect(mandate.record.state).toBe("ACTIVE");
    expect(days(mandate, id)).toBe("2026-11-24");
    mandate.failed(id).wait(1.5 * DAY);
    expect(days(mandate, id)).toBe("2026-11-25");
  });

  it("is tried again the day after a try that itself came days late", () => {
    const { mandate, id } = collected();
    mandate.failed(id).must({ type: "pause", resume_on: "2026-11-25", ...OWNER });
    mandate.wait(2.75 * DAY);
    expect(mandate.entry(id)).toMatchObject({ attempt: 2, attempted_on: "2026-11-25" });
    mandate.failed(id).wait(DAY);
    expect(mandate.entry(id)).toMatchObject({ attempt: 3, attempted_on: "2026-11-26" });
  });

  it.each<[string, string | null, number]>([
    ["midnight, when its pause ends by itself", "2026-11-26", Date.UTC(2026, 10, 25, 23)],
    ["three o'clock, when its owner resumes it", null, Date.UTC(2026, 10, 26, 2)],
  ])("that came due during a pause is not made at %s, but from 06:00", (_, resume_on, at) => {
    const { mandate, id } = collected();
    mandate
      .failed(id)
      .must({ type: "pause", resume_on, ...OWNER })
      .wait(at - mandate.now);
    if (resume_on === null) mandate.must({ type: "resume", ...OWNER });
    expect(mandate.record.state).toBe("ACTIVE");
    mandate.wait(chargeInstant(mandate.record, "2026-11-26") - 1 - mandate.now);
    expect(mandate.entry(id).attempt).toBe(1);
    expect(mandate.wait(1).entry(id)).toMatchObject({ attempt: 2, attempted_on: "2026-11-26" });
  });

  it("is made at once if its owner resumes it later in the day", () => {
    const { mandate, id } = collected();
    mandate
      .failed(id)
      .must({ type: "pause", resume_on: null, ...OWNER })
      .wait(4 * DAY);
    mandate.must({ type: "resume", ...OWNER }).look();
    expect(mandate.entry(id)).toMatchObject({ attempt: 2, attempted_on: "2026-11-26" });
  });

  it("is not retried by itself beyond the caps of its own period", () => {
    const daily = MandateBench.active(automatic, { frequency: "DAILY" }).look();
    const first = daily.record.charges[0]?.charge_id ?? "";
    daily
      .failed(first)
      .must(chargeOf("2", { amount: 1_250 }))
      .reported("chg_2");
    daily.wait(20 * 3_600_000);
    const second = daily.record.charges.at(-1)?.charge_id ?? "";
    expect([first, "chg_2"]).not.toContain(second);
    daily.failed(second).wait(3_600_000);
    expect(daily.entry(first)).toMatchObject({ k: 0, attempt: 1, status: "FAILED" });
  });

  it("counts once, whatever attempt it succeeds with", () => {
    const { mandate, id } = collected();
    mandate
      .failed(id)
      .wait(DAY)
      .reported(id)
      .wait(10 * DAY);
    expect(mandate.answer()).toMatchObject({ charged_total: 1_250, charge_count: 1 });
    expect(mandate.record.charges).toHaveLength(1);
  });
});
