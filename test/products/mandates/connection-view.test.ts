import { describe, expect, it } from "vitest";
import { isoTime } from "../../../src/base/platform/clock.ts";
import { mandateConnection } from "../../../src/products/mandates/views.ts";
import { chargeOf, DAY, MandateBench, OWNER, PAYER, T0 } from "./mandate-fixtures.ts";

/** A mandate as the customer of its account sees it on the page of connections. */
const asked = { iban: PAYER.iban, mode: "test" } as const;

const shown = ({ record }: MandateBench) => {
  const view = mandateConnection(record, asked);
  return view.ok ? view.value : view.problem.code;
};

describe("the customer of the account", () => {
  it("sees who is paid, how much, how often, since when and until when", () => {
    const mandate = MandateBench.active({}, { end_date: "2027-11-30" });
    expect(shown(mandate)).toEqual({
      ...{ mandate_id: mandate.record.terms.mandate_id, app_name: null },
      ...{ creditor_name: "Corner Shop", description: "Corner Shop Plus", status: "ACTIVE" },
      terms: {
        ...{ amount: 1_250, currency: "USD", amount_type: "VARIABLE" },
        ...{ max_amount_per_period: 2_500, max_charges: null, max_total: null },
        ...{ frequency: "MONTHLY", interval_count: 1, time_zone: "Europe/Berlin" },
        ...{ collection: "MANUAL", from: "2026-11-22", until: "2027-11-30" },
      },
      ...{ activated_at: isoTime(T0), last_charged_at: null },
    });
  });

  it("sees the app of a TPP's, and that it is paused", () => {
    const mandate = MandateBench.active({ app_name: "Rentwise" });
    mandate.must({ type: "pause", resume_on: null, ...OWNER });
    expect(shown(mandate)).toMatchObject({ app_name: "Rentwise", status: "PAUSED" });
  });

  it("sees the newest charge that was paid, and no other", () => {
    const mandate = MandateBench.active({ max_amount_per_period: 9_000 });
    const last = () => (shown(mandate) as { last_charged_at: string }).last_charged_at;
    mandate.must(chargeOf("1"));
    expect(last()).toBeNull();
    mandate.failed("chg_1");
    expect(last()).toBeNull();
    for (const name of ["2", "3"]) {
      mandate.wait(DAY).must(chargeOf(name)).reported(`chg_${name}`);
      expect(last()).toBe(isoTime(mandate.now));
    }
    mandate.wait(DAY).must(chargeOf("4")).failed("chg_4");
    expect(last()).toBe(isoTime(T0 + 2 * DAY));
  });
});

describe("nobody sees a mandate", () => {
  const active = () => MandateBench.active();

  it.each<[string, () => MandateBench, object]>([
    ["of another account", active, { iban: "DE02120300000000202051" }],
    ["of the other mode", active, { mode: "live" }],
    ["that was not approved", () => new MandateBench().named(), {}],
    ["that was cancelled", () => active().must({ type: "cancel", reason: null, ...OWNER }), {}],
  ])("%s", (_, bring, changes) => {
    const view = mandateConnection(bring().record, { ...asked, ...changes });
    expect(view).toMatchObject({ ok: false, problem: { code: "NOT_FOUND" } });
  });
});
