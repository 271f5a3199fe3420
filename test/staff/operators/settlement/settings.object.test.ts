import { beforeAll, describe, expect, test } from "vitest";
import { readSettings } from "../../../../src/network/parties/administration.ts";
import { approve, ask, auditOf, gatewayEnv, iban, migrate } from "../gateway.ts";

beforeAll(() => migrate());

const noticePath = "/admin/v1/charge-notice";
const strategyPath = "/admin/v1/settlement-strategy";
const put = (path: string, json: unknown) => ask(path, { method: "PUT", json });

// @rule P6.2
test("the default is same bank or national rail, no fee and no notice", async () => {
  const strategy = "SAME_BANK_OR_NATIONAL_RAIL";
  expect((await ask(strategyPath)).body).toEqual({ strategy, live_strategy: strategy });
  expect((await ask("/admin/v1/fees")).body).toEqual({ gateway_fee: { test: 0, live: 0 } });
  expect((await ask(noticePath)).body).toEqual({ notice_days: { test: 0, live: 0 } });
});

type Version = Record<"mode" | "version" | "strategy" | "replaced" | "reason", unknown>;

const shortly = ({ mode, version, strategy, replaced, reason }: Version) => [
  ...[mode, version, strategy, replaced, reason],
];

describe("the strategy", () => {
  const inBoth = (strategy: string) => ({ strategy, live_strategy: strategy });

  test("is set in test mode at once, and proposed in live mode", async () => {
    const answer = await put(strategyPath, { strategy: "SAME_BANK_ONLY" });
    expect(answer.status).toBe(202);
    const { proposal, ...inForce } = answer.body;
    expect(inForce).toEqual({
      strategy: "SAME_BANK_ONLY",
      live_strategy: "SAME_BANK_OR_NATIONAL_RAIL",
    });
    expect(proposal).toMatchObject({
      status: "PROPOSED",
      subject: { kind: "SETTLEMENT_STRATEGY", id: "settlement_strategy" },
      changes: [{ field: "strategy", from: "SAME_BANK_OR_NATIONAL_RAIL", to: "SAME_BANK_ONLY" }],
    });
    expect((await ask(strategyPath)).body).toEqual(inForce);
    expect((await put(strategyPath, { strategy: "SAME_BANK_ONLY" })).body).toEqual(answer.body);
    await approve(proposal.proposal_id);
    expect((await ask(strategyPath)).body).toEqual(inBoth("SAME_BANK_ONLY"));
    const repeated = await put(strategyPath, { strategy: "SAME_BANK_ONLY" });
    expect([repeated.status, repeated.body]).toEqual([200, inBoth("SAME_BANK_ONLY")]);
    const actions = (await auditOf("settlement_strategy")).map(({ action }) => action);
    expect(actions).toEqual([
      ...["settlement_strategy.set", "change.proposed", "change.approved", "change.in_force"],
    ]);
  });

  test("is listed by version: who set it, when, why, and what it replaced", async () => {
    const set = await put(strategyPath, { strategy: "NATIONAL_RAIL_ONLY", reason: "A pilot." });
    await approve(set.body.proposal.proposal_id);
    await put(strategyPath, { strategy: "NATIONAL_RAIL_ONLY", reason: "Nothing changes." });
    const versions = `${strategyPath}/versions`;
    const listed = (await ask(versions)).body.data;
    const [first, , latest] = [3, 2, 0].map((place) => listed[place]);
    expect(listed.map(shortly)).toEqual([
      ["live", 2, "NATIONAL_RAIL_ONLY", "SAME_BANK_ONLY", "A pilot."],
      ["test", 2, "NATIONAL_RAIL_ONLY", "SAME_BANK_ONLY", "A pilot."],
      ["live", 1, "SAME_BANK_ONLY", null, null],
      ["test", 1, "SAME_BANK_ONLY", null, null],
    ]);
    expect(first).toMatchObject({ set_by: "key_first_owner", approved_by: null });
    expect(first.in_force_until).toBe(listed[1].in_force_from);
    expect(latest.version_id).toBe(set.body.proposal.proposal_id);
    expect(latest.approved_by).toMatch(/^key_/);
    expect(latest.in_force_until).toBeNull();
    const inTest = (await ask(`${versions}?mode=test&limit=1`)).body;
    expect(inTest.data).toEqual([listed[1]]);
    const next = await ask(`${versions}?mode=test&cursor=${inTest.next_cursor}`);
    expect(next.body).toEqual({ data: [listed[3]], next_cursor: null });
  });

  test("that is withdrawn before it takes effect is no version", async () => {
    const before = (await ask(`${strategyPath}/versions`)).body;
    const { body } = await put(strategyPath, { strategy: "SAME_BANK_OR_NATIONAL_RAIL" });
    await ask(`/admin/v1/approvals/${body.proposal.proposal_id}/withdraw`, { method: "POST" });
    const after = (await ask(`${strategyPath}/versions?mode=live`)).body;
    expect(after.data).toEqual(before.data.filter(({ mode }: { mode: string }) => mode === "live"));
  });
});

test("fees and notice are stored per mode, next to the strategy", async () => {
  const { settlement_strategy } = await readSettings(gatewayEnv(), { fresh: true });
  await put("/admin/v1/fees", { gateway_fee: { test: 5, live: 30 } });
  const notice = { notice_days: { test: 0, live: 10 } };
  expect(await put(noticePath, notice)).toMatchObject({ status: 200, body: notice });
  expect(await readSettings(gatewayEnv(), { fresh: true })).toEqual({
    settlement_strategy,
    gateway_fee: { test: 5, live: 30 },
    ...notice,
    staff_refund_limit: 0,
  });
  expect((await ask(noticePath)).body).toEqual(notice);
  const entries = await auditOf("notice_days");
  expect(entries).toMatchObject([
    { action: "notice_days.set", details: { value: notice.notice_days } },
  ]);
});

test.each([
  [strategyPath, {}, "strategy"],
  [strategyPath, { strategy: "FASTEST" }, "strategy"],
  [strategyPath, { strategy: "SAME_BANK_ONLY", reason: `For ${iban}.` }, "reason"],
  ["/admin/v1/fees", { gateway_fee: { test: 1 } }, "gateway_fee.live"],
  ["/admin/v1/fees", { gateway_fee: { test: -1, live: 0 } }, "gateway_fee.test"],
  [noticePath, { notice_days: { test: 31, live: 0 } }, "notice_days.test"],
  [noticePath, { notice_days: { test: 0, live: 0.5 } }, "notice_days.live"],
  ["/admin/v1/staff-refund-limit", { staff_refund_limit: -1 }, "staff_refund_limit"],
])("PUT %s %j is 422 naming %s", async (path, json, field) => {
  const answer = await put(path, json);
  expect(answer.status).toBe(422);
  expect(answer.body.error.field).toBe(field);
});

test("the audit log is newest first, page by page without gaps", async () => {
  for (const fee of [1, 2, 3]) await put("/admin/v1/fees", { gateway_fee: { test: fee, live: 0 } });
  const first = (await ask("/admin/v1/audit?limit=2")).body;
  const second = (await ask(`/admin/v1/audit?limit=1&cursor=${first.next_cursor}`)).body;
  const fees = [...first.data, ...second.data].map((entry) => entry.details.value.test);
  expect(fees).toEqual([3, 2, 1]);
  expect((await ask("/admin/v1/audit?cursor=bogus")).status).toBe(422);
});
