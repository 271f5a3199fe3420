import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { planDirectory } from "../../../scripts/conformance/directory.ts";
import { planRail } from "../../../scripts/conformance/rail.ts";
import { rawLine } from "../../../scripts/conformance/raw-line.ts";
import { openDesk } from "../../../scripts/conformance/report-desk.ts";
import { directoryCases } from "../../../src/conformance/directory/cases.ts";
import {
  planDirectoryTest,
  testDirectory,
} from "../../../src/conformance/directory/test-directory.ts";
import { railCases } from "../../../src/conformance/rail/cases.ts";
import { planRailTest, testRail } from "../../../src/conformance/rail/test-rail.ts";
import { exitCodeOf, type Run, verdictOf } from "../../../src/conformance/run.ts";
import { freePort, openSubmit, runCommand } from "./command.ts";
import { faultyDirectories, faultyRails } from "./faulty-rails.ts";
import { idsOf } from "./guide-bank.ts";
import { type Lie, openLiar } from "./lying-rail.ts";
import { type KitAsGateway, kitAsGateway, openSandbox, type Sandbox } from "./sandbox-rail.ts";

/**
 * The kits for rail and directory against the sandbox's, as they are and as they seem through a
 * proxy that breaks one rule. All are tested at the same time.
 */
interface Tested {
  gateway: KitAsGateway;
  test(): Promise<Run>;
  close(): Promise<void>;
}

/** What a run waits for if the fault is that nothing comes. */
const NO_ANSWER_MS = 5_000;
const NO_REPORT_MS = 15_000;
const PATIENT_MS = 60_000;
const endsByWaiting = ["RAIL-301", "RAIL-311"];

let sandbox: Sandbox;
const other = kitAsGateway("other-gateway", "http://127.0.0.1:1");
const choice = { level: "FULL", only: [] } as const;

const openRail = async (operator: string, id: string, lie: Lie): Promise<Tested> => {
  const desk = await openDesk("127.0.0.1", 0);
  const right = kitAsGateway(operator, "");
  const target = `${sandbox.url}/rail`;
  const liar = await openLiar({ lie, right: right.rail_key, target, desk: desk.url });
  const gateway = { ...right, base_url: liar.url };
  const rail = {
    ...{ url: liar.url, key: gateway.rail_key, originator: operator, otherKey: other.rail_key },
    ...{ account: sandbox.payer.iban, payee: sandbox.payee.iban, refusing: sandbox.refusing },
    ...{ currency: "USD", callbackKey: gateway.rail_callback_key, cap: 100 },
    timeoutMs: id === "RAIL-991" ? NO_ANSWER_MS : PATIENT_MS,
    patienceMs: endsByWaiting.includes(id) ? NO_REPORT_MS : PATIENT_MS,
  };
  const { cases } = planRailTest({ rail, ...choice });
  const all = { rail, mover: sandbox.mover, desk, raw: rawLine, ...choice };
  const close = async () => void (await Promise.all([desk.close(), liar.close()]));
  return { gateway, test: () => testRail(all, cases).finally(close), close };
};

const openDirectory = async (operator: string, lie: Lie): Promise<Tested> => {
  const gateway = kitAsGateway(operator, "http://127.0.0.1:1");
  const target = `${sandbox.url}/directory`;
  const liar = await openLiar({ lie, right: gateway.rail_key, target, desk: null });
  const { iban: account, alias } = sandbox.payer;
  const { institution_code: institution } = sandbox.home;
  const directory = {
    ...{ url: liar.url, key: gateway.rail_key, account, institution, alias },
    timeoutMs: PATIENT_MS,
  };
  const whole = { directory, raw: rawLine, ...choice };
  const { cases } = planDirectoryTest(whole);
  const { close } = liar;
  return { gateway, test: () => testDirectory(whole, cases).finally(close), close };
};

const lyingDirectories = () => {
  const { payer, payee } = sandbox;
  return faultyDirectories({ iban: payer.iban, alias: payer.alias ?? "", other: payee.iban });
};
/** The same, for their names alone. */
const named = faultyDirectories({ iban: "", alias: "", other: "" });

type Ended = Awaited<ReturnType<typeof runCommand>>;
let asCommand: Promise<Ended>;
let honest: Promise<Run>[];
let rails: Promise<Run>[];
let directories: Promise<Run>[];

beforeAll(async () => {
  sandbox = await openSandbox();
  const tested = await Promise.all([
    openRail("honest-rail", "", {}),
    openDirectory("honest-directory", {}),
    ...faultyRails.map(([, id, lie]) => openRail(id.toLowerCase(), id, lie)),
    ...lyingDirectories().map(([, id, lie]) => openDirectory(id.toLowerCase(), lie)),
  ]);
  const port = await freePort();
  const kit = kitAsGateway("conformance", `http://127.0.0.1:${port}`);
  await sandbox.configure([other, kit, ...tested.map(({ gateway }) => gateway)]);
  asCommand = railCommand(kit, port);
  const runs = tested.map(({ test }) => test());
  honest = runs.slice(0, 2);
  rails = runs.slice(2, 2 + faultyRails.length);
  directories = runs.slice(2 + faultyRails.length);
});

/** As the rail's engineer runs it. */
const railCommand = async (kit: KitAsGateway, port: number): Promise<Ended> => {
  const submit = await openSubmit(sandbox.mover);
  return runCommand(
    ...["rail", "--url", `${sandbox.url}/rail`, "--key", kit.rail_key],
    ...["--account", sandbox.payer.iban, "--payee", sandbox.payee.iban],
    ...["--refusing", sandbox.refusing, "--other-key", other.rail_key, "--submit", submit.url],
    ...["--listen", String(port), "--callback-key", kit.rail_callback_key, "--timeout", "60"],
  ).finally(submit.close);
};

afterAll(async () => {
  await Promise.allSettled([asCommand, ...honest, ...rails, ...directories]);
  await sandbox?.close();
});

describe("the sandbox", () => {
  // @rule D1.7 D2.4 D3.7 D3.8
  test.each([
    ["rail", 0],
    ["directory", 1],
  ] as const)("has a %s that passes every case", async (_, place) => {
    const run = await honest[place];
    if (!run) throw new Error("it was not run");
    expect([idsOf(run, "failed"), idsOf(run, "skipped"), run.cut_short]).toEqual([[], [], null]);
    expect([verdictOf(run, "BASIC"), verdictOf(run, "FULL")]).toEqual(["passed", "passed"]);
    expect(exitCodeOf(run)).toBe(0);
  });
});

describe("npm run conformance", () => {
  test("finds that the sandbox's rail passes every case", async () => {
    const { code, output } = await asCommand;
    expect(output).toMatch(/They move at most \d+ minor units of USD in all/);
    expect(output).toContain(" passed, 0 failed, 0 skipped.");
    expect(output).toContain("3 minor units of USD were submitted.");
    expect(code).toBe(0);
  });

  test("ends with 1 if a case fails, shows what came, and no key", async () => {
    const key = "gk_wrong";
    const ibans = ["--account", sandbox.payer.iban, "--payee", sandbox.payee.iban];
    const told = ["rail", "--url", `${sandbox.url}/rail`, "--key", key, ...ibans];
    const { code, output } = await runCommand(...told);
    expect(output).toContain("FAIL  RAIL-101");
    expect(output).toMatch(/skip {2}RAIL-301[\s\S]*give --listen/);
    expect(output).not.toContain(key);
    expect(code).toBe(1);
  });

  test("finds that the sandbox's directory passes every case", async () => {
    const { payer, home } = sandbox;
    const command = await planDirectory([
      ...["--url", `${sandbox.url}/directory`, "--key", other.rail_key],
      ...["--account", payer.iban, "--institution", home.institution_code],
      ...["--alias", payer.alias ?? "", "--timeout", "60"],
    ]);
    const run = await command.run(() => undefined);
    expect([idsOf(run, "failed"), idsOf(run, "skipped"), exitCodeOf(run)]).toEqual([[], [], 0]);
  });

  const nobody = ["--url", "http://127.0.0.1:1", "--key", "k"];
  const accounts = ["--account", "DE89370400440532013000", "--payee", "DE75370400440532013001"];
  test.each<[what: string, plan: typeof planRail, args: readonly string[], sentence: string]>([
    ["no key", planRail, nobody.slice(0, 2), "--key is needed"],
    ["a low cap", planRail, [...nobody, ...accounts, "--cap", "3"], "These cases move up to"],
    ["no callback key", planRail, [...nobody, ...accounts, "--listen", "1"], "--listen needs"],
    [
      "no port",
      planRail,
      [...nobody, ...accounts, "--callback-key", "k", "--listen", "x"],
      "--listen takes a port",
    ],
    ["another kit's option", planDirectory, ["--codes", "x"], "Unknown option '--codes'"],
    ["an unknown level", planDirectory, [...nobody, "--level", "1"], "--level takes BASIC or FULL"],
  ])("refuses %s", async (_, plan, args, sentence) => {
    await expect(plan(args)).rejects.toThrow(sentence);
  });

  test("does not run against nobody", async () => {
    const command = await planRail([...nobody, ...accounts]);
    const sentence = "http://127.0.0.1:1 does not answer";
    await expect(command.run(() => undefined)).rejects.toThrow(sentence);
  });
});

describe("a rail that breaks one rule", () => {
  test.each(faultyRails.map(([fault, id], place) => [fault, id, place] as const))(
    "%s: fails at %s alone",
    async (_, id, place) => {
      const run = await rails[place];
      expect(run && [idsOf(run, "failed"), exitCodeOf(run)]).toEqual([[id], 1]);
    },
  );
});

describe("a directory that breaks one rule", () => {
  test.each(named.map(([fault, id], place) => [fault, id, place] as const))(
    "%s: fails at %s alone",
    async (_, id, place) => {
      const run = await directories[place];
      expect(run && [idsOf(run, "failed"), exitCodeOf(run)]).toEqual([[id], 1]);
    },
  );
});

describe.each([
  ["rail", railCases],
  ["directory", directoryCases],
])(
  "the list of cases of a %s",
  (_, cases: readonly { id: string; needs?: readonly string[] }[]) => {
    const ids = cases.map(({ id }) => id);

    test("has each number once, in order", () => {
      expect(ids).toEqual([...new Set(ids)].sort());
    });

    test("names only earlier cases as needs", () => {
      const wrong = cases.flatMap(({ id, needs = [] }) =>
        needs.filter((need) => !ids.includes(need) || need >= id),
      );
      expect(wrong).toEqual([]);
    });
  },
);
