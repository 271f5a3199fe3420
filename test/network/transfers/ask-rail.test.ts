import { beforeEach, expect, it, vi } from "vitest";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { callOut } from "../../../src/base/platform/outbound.ts";
import { askRailStatus } from "../../../src/network/transfers/performers.ts";
import { SessionBench } from "../../products/payments/session-fixtures.ts";

vi.mock("../../../src/base/platform/outbound.ts", () => ({ callOut: vi.fn() }));

/** The rail's answers to a question, and their meaning. */
const bench = new SessionBench().executing("crossBank");
const { transfer } = bench.record;
if (!transfer) throw new Error("nothing was instructed");
const credit = bench.credit();

const env = { TEST_RAIL_URL: "https://rail.example", TEST_RAIL_KEY: "rk" } as GatewayEnv;
const context = { env, correlationId: "c-1", traceparent: "00-trace", leaseEndsAt: 0 };
const ask = () => askRailStatus(context, transfer);

const answering = (status: number, body: unknown) =>
  vi.mocked(callOut).mockResolvedValue({
    kind: "answered",
    status,
    headers: new Headers(),
    text: typeof body === "string" ? body : JSON.stringify(body),
    durationMs: 1,
  });

const warn = vi.spyOn(console, "warn");

beforeEach(() => void warn.mockReset());

it.each(["CREDITED", "REJECTED"] as const)("%s is taken as a callback is", async (status) => {
  answering(200, { ...credit, status });
  expect(await ask()).toEqual({ ...credit, status });
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ["another amount", { amount: credit.amount + 1 }],
  ["another payee", { creditor_iban: credit.debtor_iban }],
  ["another movement", { end_to_end_id: "OTHER" }],
])("an answer about %s alerts staff and proves nothing", async (_, changes) => {
  answering(200, { ...credit, ...changes });
  expect(await ask()).toBeNull();
  expect(warn.mock.calls.join()).toContain("rail's answer does not match");
  expect(warn.mock.calls.join()).toContain(transfer.end_to_end_id);
});

it.each([
  ["IN_FLIGHT", 200, { end_to_end_id: credit.end_to_end_id, status: "IN_FLIGHT" }],
  ["NOT_FOUND", 200, { end_to_end_id: credit.end_to_end_id, status: "NOT_FOUND" }],
  ["an unknown status", 200, { ...credit, status: "LOST" }],
  ["half an answer", 200, '{"status":'],
  ["an error", 500, credit],
])("%s is not an answer yet", async (_, status, body) => {
  answering(status, body);
  expect(await ask()).toBeNull();
});
