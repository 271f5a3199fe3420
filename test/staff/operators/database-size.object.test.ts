import { beforeAll, describe, expect, test, vi } from "vitest";
import { sweepDatabaseSize } from "../../../src/staff/operators/administration.ts";
import { ConsoleBrowser } from "../console/browser.ts";
import { ask, gatewayEnv, migrate } from "./gateway.ts";

/** Staff see how full the database is before it refuses changes. */
beforeAll(() => migrate());

const sizeNow = async (): Promise<number> => (await ask("/admin/v1/database")).body.bytes;

/** A gateway whose database is this full. */
const fullTo = async (share: number) => {
  const limit = Math.floor((await sizeNow()) / share);
  return { DATABASE_LIMIT_BYTES: String(limit) };
};

test("the size is that of the database, beside the platform's limit", async () => {
  const { status, body } = await ask("/admin/v1/database");
  expect([status, body.database, body.limit_bytes]).toEqual([200, "DB", 10_000_000_000]);
  expect(body.bytes).toBeGreaterThan(100_000);
  expect([body.is_filling, body.share]).toEqual([false, expect.closeTo(body.bytes / 1e10, 3)]);
});

describe.each([
  ["below 70 %", 0.69, false],
  ["from 70 % on", 0.71, true],
])("%s", (_, share, isWarned) => {
  test("staff are warned on Today and in the log, or not at all", async () => {
    const environment = await fullTo(share);
    const env = gatewayEnv(environment);
    const { body } = await ask("/admin/v1/database", { env });
    expect([body.is_filling, Math.round(body.share * 100)]).toEqual([isWarned, share * 100]);

    const owner = await ConsoleBrowser.signedIn();
    owner.environment = environment;
    const { html } = await owner.open("/console");
    expect(html.includes(`<h2>A database that fills up`)).toBe(isWarned);
    expect(html.includes(`${Math.floor(share * 100)} %`)).toBe(isWarned);

    const [info, warning] = [vi.spyOn(console, "log"), vi.spyOn(console, "warn")];
    for (const log of [info, warning]) log.mockReturnValue();
    await sweepDatabaseSize(env);
    const lines = (isWarned ? warning : info).mock.calls.map(([line]) => JSON.parse(line));
    vi.restoreAllMocks();
    expect(lines).toMatchObject([
      {
        event: isWarned ? "database is filling" : "database size",
        ...{ database: "DB", bytes: expect.any(Number), share: expect.closeTo(share, 1) },
      },
    ]);
  });
});
