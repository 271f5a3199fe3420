import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { encodeCursor } from "../../src/base/platform/lists.ts";
import { sweep } from "../../src/registry/sweep.ts";
import { wrongPlansOf } from "../base/platform/d1.ts";
import { newMasterKey } from "../support/master-keys.ts";
import {
  archive,
  bucket,
  ENTRIES,
  emptyBucket,
  listed,
  nameOf,
  OLD,
  restoreDatabase,
  restoreFiles,
  run,
  setScene,
  stored,
  verify,
  withoutTriggers,
} from "./archive-scene.ts";
import { asOwner, db, ok, registryEnv, statements } from "./registry.ts";

/** Old entries of a chain move to files, whatever dies or comes twice. */
const moveTo = (at: number) => vi.setSystemTime(at);

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await setScene(moveTo);
});

afterAll(() => vi.useRealTimers());

const downTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, place) => last - place);

const begin = async (time: "young" | "filed") => {
  moveTo(OLD);
  await restoreDatabase(time);
  await (time === "young" ? emptyBucket() : restoreFiles());
};

/** Both files are written, each entry is there once, and the chain is proved. */
const expectMoved = async () => {
  expect(await stored("audit_archive")).toBe(2);
  expect(await stored("audit_log")).toBe(ENTRIES - 2_000 + 2);
  expect(await verify()).toMatchObject({ intact: true, verified: ENTRIES + 2, complete: true });
};

// @rule A5.5
describe("entries that are older than two years", () => {
  beforeEach(() => begin("young"));

  test("move a thousand at a time, each time with an entry, until fewer are left", async () => {
    moveTo(OLD - 1);
    await archive();
    expect(await stored("audit_archive")).toBe(0);
    moveTo(OLD);
    await archive();
    expect(await stored("audit_log")).toBe(ENTRIES - 1_000 + 1);
    await archive();
    await archive();
    await expectMoved();
    expect(await listed()).toEqual(downTo(ENTRIES + 2));
    const { data } = (await asOwner("/admin/v1/audit?chain=test&limit=1")).body;
    expect(data).toMatchObject([
      {
        ...{ actor: "registry", action: "audit.archived", subject: nameOf(1_001) },
        details: { first_sequence: 1_001, last_sequence: 2_000, sha256: expect.any(String) },
      },
    ]);
    const lines = (await (await bucket.get(nameOf(1)))?.text())?.trimEnd().split("\n") ?? [];
    expect(lines).toHaveLength(1_000);
    expect(JSON.parse(lines[6] ?? "")).toMatchObject({ chain: "test", sequence: 7 });
  });

  test("move in the registry's sweep", async () => {
    vi.spyOn(console, "log").mockReturnValue();
    await sweep(registryEnv());
    vi.restoreAllMocks();
    expect(await stored("audit_archive")).toBe(1);
  });

  test("move once, whichever of two runs is first", async () => {
    await Promise.all([archive(), archive()]);
    expect(await stored("audit_archive")).toBe(1);
    // The other run does everything while this one has written its file.
    const overtaken = new Proxy(bucket, {
      get(target, name) {
        if (name !== "put") return Reflect.get(target, name).bind(target);
        return async (...args: Parameters<R2Bucket["put"]>) => {
          await archive();
          return target.put(...args);
        };
      },
    });
    await archive(registryEnv({ ARCHIVE: overtaken as R2Bucket }));
    await expectMoved();
  });

  test("move though the run dies at any of its calls, before or after it", async () => {
    let runs = 0;
    for (let finished = false; !finished; runs++) {
      await begin("young");
      finished = await archive(dyingAt(runs)).then(
        () => true,
        () => false,
      );
      expect(await verify()).toMatchObject({ intact: true, complete: true });
      const before = await stored("audit_archive");
      await archive();
      expect(await stored("audit_archive")).toBe(Number(before) + 1);
    }
    await expectMoved();
    // Two calls of the bucket and two of the database, each with two sides, and the run that ends.
    expect(runs).toBe(9);
  });

  test("move across a rotation of the master key", async () => {
    const MASTER_KEY_NEXT = newMasterKey(2);
    await archive();
    // The second file is written with the first key, and its row with the second.
    const put = registryEnv({ DB: dyingBatch() });
    await expect(archive(put)).rejects.toThrow("died");
    vi.spyOn(console, "log").mockReturnValue();
    await sweep(registryEnv({ MASTER_KEY_NEXT }));
    vi.restoreAllMocks();
    const { results } = await run("select signing_key from audit_archive");
    expect(results).toEqual([{ signing_key: 1 }, { signing_key: 2 }]);
    const second = registryEnv({ MASTER_KEY: MASTER_KEY_NEXT });
    expect(await verify("", second)).toMatchObject({ intact: true, verified: ENTRIES + 2 });
  });

  test("move again after a restore, to the files that are there already", async () => {
    await archive();
    await archive();
    const before = await bucket.head(nameOf(1));
    await restoreDatabase("young");
    expect(await verify()).toMatchObject({ intact: true, verified: ENTRIES });
    expect(await listed()).toEqual(downTo(ENTRIES));
    await archive();
    await archive();
    await expectMoved();
    expect(await listed()).toEqual(downTo(ENTRIES + 2));
    expect((await bucket.head(nameOf(1)))?.version).toBe(before?.version);
  });

  test("are moved, listed and verified by queries that run on an index", async () => {
    statements.clear();
    await archive();
    await listed();
    await verify(`&after_sequence=7&after_hash=${"f".repeat(64)}`);
    await verify();
    expect(await wrongPlansOf(db, statements)).toEqual({});
    expect(statements.size).toBeGreaterThan(10);
  });

  test("stay if one of them is not what was written, and staff are told", async () => {
    await withoutTriggers(() =>
      run("update audit_log set actor = 'x' where chain = 'test' and sequence = 500"),
    );
    expect(await faultsOf(archive)).toMatchObject([
      { event: "audit chain at fault", chain: "test", sequence: 500, kind: "CONTENT" },
    ]);
    expect([await stored("audit_archive"), await bucket.head(nameOf(1))]).toEqual([0, null]);
  });

  test("stay if another file has their name, and that file stays too", async () => {
    await bucket.put(nameOf(1), "something else");
    expect(await faultsOf(archive)).toMatchObject([
      { event: "audit chain at fault", chain: "test", sequence: 1, kind: "FILE_CHANGED" },
    ]);
    expect([await stored("audit_archive"), await stored("audit_log")]).toEqual([0, ENTRIES]);
    expect(await (await bucket.get(nameOf(1)))?.text()).toBe("something else");
  });
});

describe("the database itself", () => {
  beforeEach(() => begin("filed"));

  test.each([
    ["delete from audit_log where chain = 'test' and sequence = 2001"],
    ["delete from audit_log"],
    ["update audit_log set actor = 'x'"],
    ["delete from audit_archive"],
    ["update audit_archive set last_sequence = 2300 where last_sequence = 2000"],
    ["insert into audit_log select * from young_audit_log where sequence = 7"],
  ])("refuses: %s", async (sql) => {
    await expect(run(sql)).rejects.toThrow(/append-only/);
  });

  test("refuses a deletion between two rows of the archive", async () => {
    await run(
      `insert into audit_archive select chain, 2101, 2200, sha256, last_hash, signature,
        signing_key from audit_archive where last_sequence = 2000`,
    );
    const remove = "delete from audit_log where chain = 'test' and sequence = ?";
    await expect(run(remove, 2_100)).rejects.toThrow(/append-only/);
    await expect(run(remove, 2_201)).rejects.toThrow(/append-only/);
  });
});

describe("the list", () => {
  beforeEach(() => begin("filed"));

  test("goes on into the files, page by page", async () => {
    const page = async (cursor: string) =>
      ok(await asOwner(`/admin/v1/audit?chain=test&limit=4&cursor=${encodeCursor(cursor)}`), 200)
        .body;
    const sequences = ({ data }: { data: { sequence: number }[] }) =>
      data.map(({ sequence }) => sequence);
    expect(sequences(await page("2003"))).toEqual([2_002, 2_001, 2_000, 1_999]);
    expect(sequences(await page("1003"))).toEqual([1_002, 1_001, 1_000, 999]);
    const last = await page("3");
    expect([sequences(last), last.next_cursor]).toEqual([[2, 1], null]);
    const [entry] = (await page("8")).data;
    expect(entry).toMatchObject({ sequence: 7, at: "2026-01-01T00:00:00.000Z" });
  });

  test("ends with a refusal at a file that is missing, and staff are told", async () => {
    await bucket.delete(nameOf(1));
    const read = () => asOwner("/admin/v1/audit?chain=test&cursor=NQ");
    const faults = await faultsOf(async () => {
      const { status, body } = await read();
      expect([status, body.error.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    });
    expect(faults).toMatchObject([
      { event: "audit chain at fault", chain: "test", sequence: 1, kind: "FILE_MISSING" },
    ]);
  });
});

const faultsOf = async (work: () => Promise<unknown>): Promise<unknown[]> => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  await work();
  const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)));
  vi.restoreAllMocks();
  return lines;
};

/**
 * A worker that dies at its call of this number: before the call, or behind it and before its
 * answer. Reads that are sent alone are not counted: they leave nothing.
 */
const dyingAt = (place: number) => {
  let steps = 0;
  const step = () => {
    if (steps++ === place) throw new Error("died");
  };
  const dying = <Target extends object>(target: Target, calls: readonly string[]): Target =>
    new Proxy(target, {
      get(_, name) {
        const call = (Reflect.get(target, name) as (...args: unknown[]) => unknown).bind(target);
        if (!calls.includes(String(name))) return call;
        return async (...args: unknown[]) => {
          step();
          const answer = await call(...args);
          step();
          return answer;
        };
      },
    });
  return registryEnv({ DB: dying(db, ["batch"]), ARCHIVE: dying(bucket, ["get", "put"]) });
};

/** A database whose changes never arrive. */
const dyingBatch = () =>
  new Proxy(db, {
    get: (target, name) =>
      name === "batch"
        ? () => Promise.reject(new Error("died"))
        : Reflect.get(target, name).bind(target),
  });
