import { beforeAll, describe, expect, test, vi } from "vitest";
import { sweepDatabaseSizes } from "../../../src/staff/operators/administration.ts";
import { ConsoleBrowser } from "../console/browser.ts";
import { ask, gatewayEnv, migrate } from "./gateway.ts";

/** Staff see how full the database is before it refuses changes. */
beforeAll(() => migrate());

const sizesNow = async (env = gatewayEnv()) => (await ask("/admin/v1/database", { env })).body.data;

/** A gateway whose larger database is this full. */
const fullTo = async (share: number) => {
  const [{ bytes }] = await sizesNow();
  return { DATABASE_LIMIT_BYTES: String(Math.floor(bytes / share)) };
};

test("the sizes are those of the databases, beside the platform's limit", async () => {
  const [admin, lists, ...others] = await sizesNow();
  expect([admin.database, lists.database, others]).toEqual(["DB", "LISTS_1", []]);
  expect(admin.limit_bytes).toBe(10_000_000_000);
  expect(lists.bytes).toBeGreaterThan(50_000);
  expect(admin.bytes).toBeGreaterThan(lists.bytes);
  expect([admin.is_filling, admin.share]).toEqual([false, expect.closeTo(admin.bytes / 1e10, 3)]);
});

describe.each([
  ["below 70 %", 0.69, false],
  ["from 70 % on", 0.71, true],
])("%s", (_, share, isWarned) => {
  test("staff are warned on Today and in the log, or not at all", async () => {
    const environment = await fullTo(share);
    const env = gatewayEnv(environment);
    const [admin] = await sizesNow(env);
    expect([admin.is_filling, Math.round(admin.share * 100)]).toEqual([isWarned, share * 100]);

    const owner = await ConsoleBrowser.signedIn();
    owner.environment = environment;
    const { html } = await owner.open("/console");
    expect(html.includes(`<h2>A database that fills up`)).toBe(isWarned);
    expect(html.includes(`${Math.floor(share * 100)} %`)).toBe(isWarned);

    const [info, warning] = [vi.spyOn(console, "log"), vi.spyOn(console, "warn")];
    for (const log of [info, warning]) log.mockReturnValue();
    await sweepDatabaseSizes(env);
    const lines = [...info.mock.calls, ...warning.mock.calls].map(([line]) => JSON.parse(line));
    vi.restoreAllMocks();
    expect(lines.find(({ database }) => database === "DB")).toMatchObject({
      event: isWarned ? "database is filling" : "database size",
      ...{ bytes: expect.any(Number), share: expect.closeTo(share, 1) },
    });
    expect(lines.find(({ database }) => database === "LISTS_1").event).toBe("database size");
  });
});
