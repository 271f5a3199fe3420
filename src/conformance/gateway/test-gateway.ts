import * as clock from "../../base/platform/clock.ts";
import { CannotRun, type ConformanceCase, type Level } from "../case.ts";
import type { Customer } from "../customer.ts";
import { Exchanges } from "../exchanges.ts";
import { type CaseResult, chooseCases, type Run, runCases } from "../run.ts";
import { gatewayCases } from "./cases.ts";
import type { Inbox } from "./inbox.ts";
import { GatewayKit, type GatewayUnderTest } from "./kit.ts";

/** A run of the gateway kit. */
export interface GatewayTest {
  gateway: GatewayUnderTest;
  customer: Customer | null;
  /** Makes the inbox; null if the gateway can reach none. */
  inbox: ((exchanges: Exchanges) => Inbox) | null;
  /** The gateway's time, if it is not this machine's. */
  now?: () => number;
  level: Level;
  only: readonly string[];
}

/** What the run will do, in words, before anything is sent. Throws if it may not be done. */
export const planGatewayTest = ({ gateway, level, only }: GatewayTest) => {
  const { url, key, otherKey, liveKey, payer, payee } = gateway;
  if (liveKey !== null && !liveKey.startsWith("mk_live_")) {
    throw new CannotRun("--live-key takes a key of live mode, which begins with mk_live_.");
  }
  for (const [name, used] of [["--key", key] as const, ["--other-key", otherKey] as const]) {
    if (used !== null && !used.startsWith("mk_test_")) {
      throw new CannotRun(`${name} takes a key of test mode, which begins with mk_test_.`);
    }
  }
  const cases = chooseCases(gatewayCases, { level, only });
  if (cases.length === 0) throw new CannotRun(`No case is ${only.join(", ")} at level ${level}.`);
  const what = `They create payments of test mode, which ${payer} pays to ${payee}.`;
  return { cases, words: `${cases.length} cases of level ${level} against ${url}. ${what}` };
};

export const testGateway = async (
  { gateway, customer, inbox, now = clock.now }: GatewayTest,
  cases: readonly ConformanceCase<GatewayKit>[],
  tell?: (result: CaseResult) => void,
): Promise<Run> => {
  const { key, otherKey, liveKey, secret } = gateway;
  const exchanges = new Exchanges([key, otherKey ?? "", liveKey ?? "", secret ?? ""]);
  const sides = { customer, inbox: inbox?.(exchanges) ?? null, now };
  const kit = new GatewayKit(gateway, exchanges, sides);
  await kit.begin();
  return runCases(cases, kit, { name: "gateway", party: gateway.url, exchanges }, tell);
};
