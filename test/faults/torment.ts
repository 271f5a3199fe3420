import { setTimeout as sleep } from "node:timers/promises";
import type { Ledger, LedgerTransfer } from "../support/checkout-client.ts";
import { countFault } from "./journal.ts";
import { type Random, randomFrom } from "./random.ts";
import { ask, type Scene, sandboxUrl } from "./scene.ts";

/** The tormentors: dying processes, faults of banks, rail and directory, a jumping clock. */
export interface FaultOrder {
  operation: string;
  fault: string;
  times: number;
}

/** The target as in the sandbox's addresses: `banks/{handle}`, `rail`, `directory`. */
export const orderFaults = async (
  scene: Scene,
  target: string,
  faults: FaultOrder[],
): Promise<void> => {
  const url = `${sandboxUrl(scene)}/${target}/faults`;
  const reply = await ask(scene, url, { method: "PUT", body: faults, timeoutMs: 5_000 });
  if (reply && reply.status !== 200) {
    throw new Error(`faults refused: ${JSON.stringify(reply.body)}`);
  }
  if (!reply) return;
  const kind = target.split("/")[0] === "banks" ? "bank" : target;
  for (const { fault, times } of faults) {
    countFault(scene.journal, kind, fault.replace(/:\d+$/, ""), times);
  }
};

export const clearFaults = async (scene: Scene): Promise<void> => {
  const banks = scene.world.banks.map((bank) => `banks/${bank.bank_handle}`);
  await Promise.all([...banks, "rail", "directory"].map((name) => orderFaults(scene, name, [])));
};

/** The faults of an instruction. The first ones cost nobody ten seconds. */
const ofInstructions = [
  ...["ERROR_500_AFTER_APPLY", "RESET_BEFORE_APPLY", "RESET_AFTER_APPLY", "MALFORMED"],
  ...["STATUS:401", "STATUS:404", "STATUS:409", "STATUS:429", "STATUS:503", "SLOW_MS:900"],
  ...["REFUSE:INSUFFICIENT_FUNDS", "REFUSE:LIMIT_EXCEEDED", "TIMEOUT_BEFORE_APPLY"],
  ...["TIMEOUT_AFTER_APPLY", "DRIP"],
];
const ofQuestions = [
  ...["RESET_BEFORE_APPLY", "RESET_AFTER_APPLY", "MALFORMED", "STATUS:503", "STATUS:500"],
  ...["SLOW_MS:600", "ERROR_500_AFTER_APPLY", "TIMEOUT_AFTER_APPLY"],
];
const ofWords = [
  ...["DUPLICATE_CALLBACK", "DROP_CALLBACK", "LATE_CALLBACK_MS:2500", "REORDER_CALLBACK"],
  "WRONG_AMOUNT",
];

const chooseFaults = (scene: Scene, random: Random): [string, FaultOrder[]] => {
  const target = random.pick(["bank", "bank", "bank", "rail", "directory"]);
  const times = random.between(1, 3);
  const order = (operation: string, fault: string): FaultOrder => ({ operation, fault, times });
  if (target === "directory") return [target, [order("resolve", random.pick(ofQuestions))]];
  if (target === "rail") {
    return [
      target,
      [
        order("submit", random.pick(ofWords)),
        order(
          "submit",
          random.pick(["RESET_BEFORE_APPLY", "SLOW_MS:900", "REFUSE:LIMIT_EXCEEDED"]),
        ),
        order("credit", random.pick(["SLOW_MS:3000", "STATUS:503", "REFUSE:ACCOUNT_BLOCKED"])),
        order("status", random.pick([...ofQuestions, "WRONG_AMOUNT"])),
      ],
    ];
  }
  const asked = random.pick([
    "resolve-alias",
    "send-otp",
    "verify-otp",
    "send-push",
    "push-status",
  ]);
  const handle = random.pick(scene.world.banks).bank_handle;
  return [
    `banks/${handle}`,
    [
      order("execute-transaction", random.pick(ofInstructions)),
      order("execute-transaction", random.pick(ofWords)),
      order("transaction-status", random.pick(ofQuestions)),
      order("notify-credit", random.pick(ofQuestions)),
      order(asked, random.pick(ofQuestions)),
    ],
  ];
};

/** Adds a new fault about every second. */
export const makeWeather = async (scene: Scene): Promise<void> => {
  const random = randomFrom(scene.seed, "weather");
  while (!scene.calm) {
    const [target, faults] = chooseFaults(scene, random);
    await orderFaults(scene, target, faults);
    await sleep(random.between(600, 1_600));
  }
};

const ONE_IN_ALL = 1 / 12;
const ONE_IN_LATE = 1 / 4;

/** Kills the gateway about a second after each time it became ready, and sometimes everything. */
export const killAgainAndAgain = async (scene: Scene): Promise<void> => {
  const random = randomFrom(scene.seed, "killer");
  while (!scene.calm) {
    await scene.killer.untilReady();
    await sleep(random.between(600, 1_500));
    if (scene.calm) return;
    if (random.chance(ONE_IN_ALL)) {
      await scene.killer.killAll();
      continue;
    }
    await scene.killer.killGateway();
    if (random.chance(ONE_IN_LATE)) {
      countFault(scene.journal, "alarm", "late");
      await jump(scene, random.between(10_000, 40_000));
    }
  }
};

/** Longer than a session lives. */
export const BEYOND_EXPIRY_MS = 16 * 60_000;

/** A busy machine took 42 s to start a world again. */
const DOWN_AT_MOST_MS = 300_000;

/** Moves the clock of the world. While the gateway is down this waits for it. */
export const jump = async (scene: Scene, milliseconds: number): Promise<void> => {
  const deadline = Date.now() + DOWN_AT_MOST_MS;
  let target: number | null = null;
  while (Date.now() < deadline) {
    try {
      const offset = await scene.running.clockOffset();
      target ??= offset + milliseconds;
      // Set already, or another jump went beyond it.
      if (offset >= target) return;
      return await scene.running.setClock(target);
    } catch {
      // A process is down, or another jump came first.
      await sleep(200);
    }
  }
  throw new Error("the clock cannot be moved");
};

/** Usually seconds; rarely so far that every open session expires. */
export const moveClockAgainAndAgain = async (scene: Scene): Promise<void> => {
  const random = randomFrom(scene.seed, "clock");
  while (!scene.calm) {
    await sleep(random.between(2_000, 6_000));
    if (scene.calm) return;
    const far = random.chance(1 / 12);
    countFault(scene.journal, "clock", far ? "jump beyond expiry" : "jump of seconds");
    await jump(scene, far ? BEYOND_EXPIRY_MS : random.between(1_000, 20_000));
  }
};

/** The transfers of a payment in the sandbox's books. */
export const transfersOf = async (scene: Scene, amount: number): Promise<LedgerTransfer[]> => {
  const reply = await ask<Ledger>(scene, `${sandboxUrl(scene)}/ledger.json`);
  if (reply?.status !== 200) return [];
  return transfersIn(reply.body).filter((transfer) => transfer.amount === amount);
};

export const transfersIn = (ledger: Ledger): LedgerTransfer[] =>
  Object.values(ledger.banks).flatMap((bank) => bank.transfers);
