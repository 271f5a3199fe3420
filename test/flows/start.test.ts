import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requestJson } from "../../scripts/local/http.ts";
import {
  baseUrlsFrom,
  gatewayNameOf,
  type Operators,
  type Places,
  placesIn,
  projectRoot,
  readJsonFile,
  workerNames,
  writeJsonFile,
} from "../../scripts/local/places.ts";
import { isRunning, readProcessTable } from "../../scripts/local/processes.ts";
import { readShape } from "../../scripts/local/state-shape.ts";
import type { World } from "../../scripts/local/world.ts";
import {
  atOperator,
  bankHandles,
  customerAt,
  eventually,
  merchantOf,
} from "../support/checkout-client.ts";
import { pay } from "../support/journey.ts";
import { freePortBase, launchWorld, untilEnded } from "../support/world.ts";

/**
 * What `npm start` promises about processes, ports and state. All tests use one state, and each
 * continues with the world of the test before, because a world takes seconds to start. A test that
 * needs a running world starts one if none runs.
 */
const stateDir = mkdtempSync(join(tmpdir(), "gateway-start-"));
const places: Places = placesIn(stateDir);
const three: Operators = ["acme", "globex", "local"];
const started: ChildProcess[] = [];
let portBase: number;
let running: Awaited<ReturnType<typeof launchWorld>> | null = null;

beforeAll(async () => {
  portBase = await freePortBase(three);
});

afterAll(async () => {
  for (const child of started) {
    child.kill("SIGTERM");
    await untilEnded(child);
  }
  rmSync(stateDir, { recursive: true, force: true });
});

const launch = async (operators?: Operators, base = portBase) => {
  running = await launchWorld(stateDir, base, operators && { operators });
  started.push(running.process);
  return running;
};

const runningWorld = async () => running ?? launch();

/** Ends the running world by a signal to its start script; returns the exit code. */
const end = async (signal: NodeJS.Signals): Promise<number | null> => {
  const { process: supervisor } = await runningWorld();
  const pids = recordedPids();
  expect(pids.every(isRunning)).toBe(true);
  supervisor.kill(signal);
  await untilEnded(supervisor);
  await untilAllEnded(pids);
  running = null;
  return supervisor.exitCode;
};

const recordedPids = (): number[] =>
  Object.values(readProcessTable(places)).flatMap((row) => [row.wrapper_pid, row.workerd_pid]);

const untilAllEnded = (pids: number[]) =>
  eventually("the processes to end", async () => !pids.some(isRunning));

const answers = (base: number): Promise<boolean> =>
  requestJson(`${baseUrlsFrom(base).registry}/identity/banks`, { timeoutMs: 1_000 }).then(
    ({ status }) => status === 200,
    () => false,
  );

describe("a running world", () => {
  test("records both processes of every worker", async () => {
    await runningWorld();
    expect(Object.keys(readProcessTable(places)).sort()).toEqual([...workerNames].sort());
    const pids = recordedPids();
    expect(new Set(pids).size).toBe(2 * workerNames.length);
    expect(pids.every(isRunning)).toBe(true);
  });

  test("starts a killed worker again, with its state", async () => {
    const { world } = await runningWorld();
    const before = readProcessTable(places).registry;
    for (const pid of [before?.wrapper_pid, before?.workerd_pid]) process.kill(pid ?? 0, "SIGKILL");
    const after = await eventually("the registry's new processes", async () => {
      const record = readProcessTable(places).registry;
      return record?.wrapper_pid !== before?.wrapper_pid && record;
    });
    expect(after.workerd_pid).not.toBe(before?.workerd_pid);
    const banks = await requestJson<{ data: unknown[] }>(
      `${world.registry.base_url}/identity/banks?realm=test`,
    );
    expect(banks.body.data).toHaveLength(world.banks.length);
  });

  test("starts both processes again if only workerd was killed", async () => {
    await runningWorld();
    const before = readProcessTable(places).registry;
    process.kill(before?.workerd_pid ?? 0, "SIGKILL");
    const after = await eventually("the new processes", async () => {
      const record = readProcessTable(places).registry;
      return record?.workerd_pid !== before?.workerd_pid && (await answers(portBase)) && record;
    });
    expect(isRunning(before?.wrapper_pid ?? 0)).toBe(false);
    expect([after.wrapper_pid, after.workerd_pid].every(isRunning)).toBe(true);
  });
});

describe("a further start on the same state", () => {
  test("ends the first one and keeps every key", async () => {
    const first = await runningWorld();
    const pids = recordedPids();
    const second = await launch();
    await untilEnded(first.process);
    await untilAllEnded(pids);
    expect(second.world).toEqual(first.world);
  });

  test("works after Ctrl-C, which ends every process and leaves no record", async () => {
    expect(await end("SIGINT")).toBe(0);
    expect(readProcessTable(places)).toEqual({});
  });

  test("may use other ports: banks, webhooks and TPPs follow", async () => {
    const { world } = await launch(undefined, await freePortBase());
    const [gateway] = world.gateways;
    const { origin } = new URL(world.rail.base_url);
    for (const { tpp_id } of gateway ? [gateway.tpp, ...gateway.further_tpps] : []) {
      const { body } = await requestJson<object>(`${gateway?.base_url}/admin/v1/tpps/${tpp_id}`, {
        headers: { "x-gateway-admin-key": gateway?.admin_key ?? "" },
      });
      expect(body).toMatchObject({
        redirect_uris: [`${origin}/tpp/callback`],
        event_url: expect.stringMatching(new RegExp(`^${origin}/inbox/`)),
      });
    }
    const { own } = bankHandles(world);
    const customer = customerAt(world, own);
    const payment = { amount: 100, customer, authMode: "OTP", crossBank: false } as const;
    expect((await pay(world, payment)).view.status).toBe("COMPLETED");
  });

  test("works after a kill of the supervisor, which ends every process", async () => {
    await end("SIGKILL");
  });
});

describe("a world of several operators", () => {
  let paid: Awaited<ReturnType<typeof pay>>;
  let together: World;
  let alone: World;

  test("has a gateway for each, ten ports apart, next to the earlier state of one of them", async () => {
    alone = (await launch()).world;
    together = (await launch(three)).world;
    expect(together.gateways.map(({ operator, base_url }) => [operator, base_url])).toEqual(
      three.map((operator, place) => [operator, `http://127.0.0.1:${portBase + 10 * place}`]),
    );
    const names = ["gateway", "gateway-acme", "gateway-globex", "registry", "sandbox"];
    expect(Object.keys(readProcessTable(places)).sort()).toEqual(names);
    const keys = together.gateways.flatMap((gateway) => [
      ...[gateway.admin_key, gateway.rail_key, gateway.registry_key, gateway.merchant.api_key],
      ...Object.values(gateway.bank_keys),
    ]);
    expect(new Set(keys).size).toBe(three.length * (4 + together.banks.length));
    const moved = { base_url: `http://127.0.0.1:${portBase + 20}` };
    expect(together.gateways[2]).toEqual({ ...alone.gateways[0], ...moved });
  });

  test("takes payments at each of them, and Ctrl-C ends them all", async () => {
    const customer = customerAt(together, bankHandles(together).other);
    const payment = { amount: 100, customer, authMode: "PUSH", crossBank: true } as const;
    paid = await pay(atOperator(together, "globex"), payment);
    expect((await pay(atOperator(together, "local"), payment)).view.status).toBe("COMPLETED");
    // The runtime stores objects under the name that their ids are derived from.
    const namespaces = three.flatMap((operator) =>
      readdirSync(join(places.storage(gatewayNameOf(operator)), "kept/do")),
    );
    expect(namespaces).toContain("gateway-globex-PaymentSession");
    expect(namespaces).toEqual([...new Set(namespaces)]);
    expect(await end("SIGINT")).toBe(0);
  });

  test("can be started with other operators: everyone's state is kept", async () => {
    expect((await launch()).world).toEqual(alone);
    const { world } = await launch(["globex"]);
    const moved = { base_url: `http://127.0.0.1:${portBase}` };
    expect(world.gateways).toEqual([{ ...together.gateways[1], ...moved }]);
    const { session_id } = paid.view;
    expect(await merchantOf(world).readSession(session_id)).toEqual(paid.view);
  });
});

describe("a start that is impossible", () => {
  const ownDir = mkdtempSync(join(tmpdir(), "gateway-no-start-"));
  const own = placesIn(ownDir);
  afterAll(() => rmSync(ownDir, { recursive: true, force: true }));

  /** The start script's output when it ends with exit code 1. */
  const failedStart = async (args: string[], env: Record<string, string>): Promise<string> => {
    const child = spawn(process.execPath, ["scripts/local/start.ts", ...args], {
      cwd: projectRoot,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, STATE_DIR: ownDir, ...env },
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
    await untilEnded(child);
    expect(child.exitCode).toBe(1);
    return said;
  };

  test.each([
    [1, [], "registry"],
    [10, ["--operators", "acme,globex"], "gateway-globex"],
  ])(
    "names the taken port, the worker that needs it, and PORT_BASE: %i %j",
    async (place, args, name) => {
      const base = await freePortBase(["acme", "globex"]);
      const port = base + place;
      const squatter = createServer().listen(port, "127.0.0.1");
      await new Promise((resolve) => squatter.once("listening", resolve));
      const said = await failedStart(args, { PORT_BASE: String(base) });
      squatter.close();
      expect(said).toContain(`Port ${port}, meant for the ${name}, is taken`);
      expect(said).toContain("PORT_BASE=");
      expect(readJsonFile(own.processes)).toEqual({});
    },
  );

  test("names the unknown option and lists the known ones", async () => {
    const said = await failedStart(["--speed"], {});
    expect(said).toContain("Unknown option '--speed'");
    expect(said).toContain("npm start -- [--limits contract]");
  });

  test("names a directory that cannot hold the state", async () => {
    const file = join(ownDir, "file");
    writeFileSync(file, "");
    expect(await failedStart([], { STATE_DIR: file })).toContain(`${file} cannot be used`);
  });

  test("names a state of another version, and writes nothing into it", async () => {
    const other = placesIn(join(ownDir, "other"));
    mkdirSync(other.storages, { recursive: true });
    const said = await failedStart([], { STATE_DIR: other.directory });
    expect(said).toContain(`${other.directory} holds a world of another version`);
    expect(readdirSync(other.directory)).toEqual(["storage"]);
  });

  test("makes no new keys for a state whose keys are lost", async () => {
    mkdirSync(own.storages);
    writeJsonFile(own.shape, readShape());
    writeFileSync(own.secrets, "{");
    const said = await failedStart([], { PORT_BASE: String(await freePortBase()) });
    expect(said).toContain(`${own.secrets} is missing or damaged`);
    expect(readFileSync(own.secrets, "utf8")).toBe("{");
  });
});
