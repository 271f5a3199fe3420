import { beforeEach, describe, expect, it, vi } from "vitest";
import { refuse } from "../../../src/base/kernel/result.ts";
import { forgetMandate } from "../../../src/products/consents/ask-permit.ts";
import { mandateById } from "../../../src/products/mandates/mandate-record.ts";
import { performLeaveConsent, performReplace } from "../../../src/products/mandates/performers.ts";

vi.mock(import("../../../src/products/mandates/mandate-record.ts"), async (importOriginal) => ({
  ...(await importOriginal()),
  mandateById: vi.fn(),
}));
vi.mock("../../../src/products/consents/ask-permit.ts", () => ({ forgetMandate: vi.fn() }));

/** What a mandate reports of the answer of another one. */
const act = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(mandateById).mockReturnValue({ act } as never);
});

const reportOf = async (perform: typeof performReplace, material: object) => {
  const report = vi.fn(async () => null);
  await perform({ env: {}, material, report } as never);
  expect(report).toHaveBeenCalledOnce();
  return (report.mock.calls[0] as unknown[])[0];
};

const party = { owner: { kind: "MERCHANT", id: "mer_1" }, mode: "test" };

describe("replace_mandate", () => {
  const material = { mandate_id: "mnd_2", ...party, replaces: "mnd_1" };

  it("takes over what the earlier mandate has used", async () => {
    const carried = { to: "mnd_2", amount: 700, count: 2, until: 9 };
    act.mockResolvedValue({ refusal: null, view: { ok: true, value: JSON.stringify(carried) } });
    expect(await reportOf(performReplace, material)).toEqual({ kind: "replace_mandate", carried });
    expect(act.mock.calls[0]?.[0]).toEqual({
      ...{ type: "replaced_by", mandate_id: "mnd_2", ...party, consent_id: null },
    });
  });

  it("takes over nothing from a mandate that is deleted", async () => {
    act.mockResolvedValue(null);
    const carried = { to: "mnd_2", amount: 0, count: 0, until: null };
    expect(await reportOf(performReplace, material)).toEqual({ kind: "replace_mandate", carried });
  });

  it("says that the earlier mandate refused", async () => {
    act.mockResolvedValue({ refusal: refuse("INVALID_STATE") });
    expect(await reportOf(performReplace, material)).toEqual({
      ...{ kind: "replace_mandate", carried: null },
    });
  });
});

describe("leave_consent", () => {
  it.each<[string | null, number]>([
    ["cns_1", 1],
    [null, 0],
  ])("gives back the place at the consent %s", async (consent_id, calls) => {
    const left = await reportOf(performLeaveConsent, { consent_id, mandate_id: "mnd_1" });
    expect(left).toEqual({ kind: "done" });
    expect(forgetMandate).toHaveBeenCalledTimes(calls);
    const [call] = vi.mocked(forgetMandate).mock.calls;
    if (consent_id !== null) expect(call?.slice(1)).toEqual(["cns_1", "mnd_1"]);
  });
});
