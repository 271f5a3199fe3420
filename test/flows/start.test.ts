import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
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
import {
  atOperator,
  bankHandles,
  customerAt,
  eventually,
  merchantOf,
} from "../support/checkout-client.ts";
import { pay } from "../support/journey.ts";
import { freePortBase, launchWorld, untilEnded } from "../support/world.ts";

/** What `npm start` promises about processes, ports and state. */
let stateDir: string;
let places: Places;
let portBase: number;
let started: ChildProcess[];

beforeEach(async () => {
  stateDir = mkdtempSync(join(tmpdir(), "gateway-start-"));
  places = placesIn(stateDir);
  portBase = await freePortBase();
  started = [];
});

afterEach(async () => {
  for (const child of started) {
    child.kill("SIGTERM");
    await untilEnded(child);
  }
  rmSync(stateDir, { recursive: true, force: true });
});

const launch = async (base = portBase, operators?: Operators) => {
  const launched = await launchWorld(stateDir, base, operators && { operators });
  started.push(launched.process);
  return launched;
};

const recordedPids = (): number[] =>
  Object.values(readProcessTable(places)).flatMap((row) => [row.wrapper_pid, row.workerd_pid]);

/** What of the registry's file tells gateways' keys. */
interface KeptKeys {
  gateway_keys?: Record<string, string>;
}

const untilAllEnded = (pids: number[]) =>
  eventually("the processes to end", async () => !pids.some(isRunning));

const answers = (base: number): Promise<boolean> =>
  requestJson(`${baseUrlsFrom(base).registry}/identity/banks`, { timeoutMs: 1_000 }).then(
    ({ status }) => status === 200,
    () => false,
  );

describe("a running world", () => {
  test("records both processes of every worker, and Ctrl-C ends them all", async () => {
    const { process: supervisor } = await launch();
    expect(Object.keys(readProcessTable(places)).sort()).toEqual([...workerNames].sort());
    const pids = recordedPids();
    expect(pids.every(isRunning)).toBe(true);

    supervisor.kill("SIGINT");
    await untilEnded(supervisor);
    expect(supervisor.exitCode).toBe(0);
    await untilAllEnded(pids);
    expect(readProcessTable(places)).toEqual({});
  });

  test("starts a killed worker again, with what it knew", async () => {
    const { world } = await launch();
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

  test("starts both processes anew when only workerd was killed", async () => {
    await launch();
    const before = readProcessTable(places).registry;
    process.kill(before?.workerd_pid ?? 0, "SIGKILL");
    const after = await eventually("the new processes", async () => {
      const record = readProcessTable(places).registry;
      return record?.workerd_pid !== before?.workerd_pid && (await answers(portBase)) && record;
    });
    expect(isRunning(before?.wrapper_pid ?? 0)).toBe(false);
    expect([after.wrapper_pid, after.workerd_pid].every(isRunning)).toBe(true);
  });

  test("ends by itself when its supervisor is killed", async () => {
    const { process: supervisor } = await launch();
    const pids = recordedPids();
    supervisor.kill("SIGKILL");
    await untilAllEnded(pids);
  });
});

describe("a further start on the same state", () => {
  test("ends the first one and keeps every key", async () => {
    const first = await launch();
    const pids = recordedPids();
    const second = await launch();
    await untilEnded(first.process);
    await untilAllEnded(pids);
    expect(second.world).toEqual(first.world);
  });

  test("takes over what was kept when the one gateway's key had no operator beside it", async () => {
    const first = await launch();
    const { gateway_keys, ...kept } = readJsonFile<KeptKeys>(places.registry) ?? {};
    writeJsonFile(places.registry, { ...kept, gateway_key: gateway_keys?.local });
    expect((await launch()).world).toEqual(first.world);
  });

  test("may use other ports: banks and webhooks follow", async () => {
    const { process: first } = await launch();
    first.kill("SIGTERM");
    await untilEnded(first);
    const { world } = await launch(await freePortBase());
    const { own } = bankHandles(world);
    const customer = customerAt(world, own);
    const payment = { amount: 100, customer, authMode: "OTP", crossBank: false } as const;
    expect((await pay(world, payment)).view.status).toBe("COMPLETED");
  });
});

describe("a world of several operators", () => {
  const operators: Operators = ["acme", "globex", "initech"];

  test("has a gateway for each, ten ports apart, and Ctrl-C ends them all", async () => {
    portBase = await freePortBase(operators);
    const { world, process: supervisor } = await launch(portBase, operators);
    expect(world.gateways.map(({ operator, base_url }) => [operator, base_url])).toEqual([
      ["acme", `http://127.0.0.1:${portBase}`],
      ["globex", `http://127.0.0.1:${portBase + 10}`],
      ["initech", `http://127.0.0.1:${portBase + 20}`],
    ]);
    const names = ["gateway-acme", "gateway-globex", "gateway-initech", "registry", "sandbox"];
    expect(Object.keys(readProcessTable(places)).sort()).toEqual(names);
    const keys = world.gateways.flatMap((gateway) => [
      ...[gateway.admin_key, gateway.rail_key, gateway.registry_key, gateway.merchant.api_key],
      ...Object.values(gateway.bank_keys),
    ]);
    expect(new Set(keys).size).toBe(operators.length * (4 + world.banks.length));

    // The runtime keeps objects under that which their ids are made for.
    const namespaces = operators.flatMap((operator) =>
      readdirSync(join(places.storage(gatewayNameOf(operator)), "kept/do")),
    );
    expect(namespaces).toContain("gateway-globex-PaymentSession");
    expect(namespaces).toEqual([...new Set(namespaces)]);

    const pids = recordedPids();
    supervisor.kill("SIGINT");
    await untilEnded(supervisor);
    await untilAllEnded(pids);
  });

  test("may be started with others: what everyone had waits for them", async () => {
    portBase = await freePortBase(["globex", "local"]);
    const alone = await launch();
    const together = await launch(portBase, ["globex", "local"]);
    const [globex, local] = together.world.gateways;
    const moved = { base_url: `http://127.0.0.1:${portBase + 10}` };
    expect(local).toEqual({ ...alone.world.gateways[0], ...moved });
    const customer = customerAt(together.world, bankHandles(together.world).other);
    const payment = { amount: 100, customer, authMode: "PUSH", crossBank: true } as const;
    const paid = await pay(atOperator(together.world, "globex"), payment);
    expect((await pay(atOperator(together.world, "local"), payment)).view.status).toBe("COMPLETED");

    expect((await launch()).world).toEqual(alone.world);
    const { world } = await launch(portBase, ["globex"]);
    expect(world.gateways).toEqual([globex]);
    const { session_id } = paid.view;
    expect(await merchantOf(world).readSession(session_id)).toEqual(paid.view);
  });
});

describe("a start that cannot be", () => {
  /** What the start script said on its way to exit code 1. */
  const failedStart = async (args: string[], env: Record<string, string>): Promise<string> => {
    const child = spawn(process.execPath, ["scripts/local/start.ts", ...args], {
      cwd: projectRoot,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, STATE_DIR: stateDir, ...env },
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
  ])("names the taken port, whose it would be, and PORT_BASE: %i %j", async (place, args, name) => {
    const base = await freePortBase(["acme", "globex"]);
    const port = base + place;
    const squatter = createServer().listen(port, "127.0.0.1");
    await new Promise((resolve) => squatter.once("listening", resolve));
    const said = await failedStart(args, { PORT_BASE: String(base) });
    squatter.close();
    expect(said).toContain(`Port ${port}, meant for the ${name}, is taken`);
    expect(said).toContain("PORT_BASE=");
    expect(readJsonFile(places.processes)).toEqual({});
  });

  test.each([
    [["--speed"], {}, "Unknown option '--speed'"],
    [["--limits", "none"], {}, '--limits takes one value, "contract", not "none"'],
    [["--operators", "Acme,globex"], {}, 'not "Acme"'],
    [["--operators", ""], {}, 'not ""'],
    [["--operators", "acme,globex,acme"], {}, "--operators names each operator once"],
    [[], { PORT_BASE: "80" }, "PORT_BASE must be a whole number from 1024 to 65000"],
  ])("%j %j says: %s", async (args, env, sentence) => {
    expect(await failedStart(args, env)).toContain(sentence);
  });

  test("names a directory that cannot keep the state", async () => {
    const file = join(stateDir, "file");
    writeFileSync(file, "");
    expect(await failedStart([], { STATE_DIR: file })).toContain(`${file} cannot be used`);
  });

  test("makes no new keys for a world that was kept under lost ones", async () => {
    mkdirSync(places.storages);
    writeFileSync(places.secrets, "{");
    const said = await failedStart([], { PORT_BASE: String(portBase) });
    expect(said).toContain(`${places.secrets} is missing or damaged`);
    expect(readFileSync(places.secrets, "utf8")).toBe("{");
  });
});
