import { CannotRun, type Level } from "../case.ts";
import { Exchanges } from "../exchanges.ts";
import { type CaseResult, chooseCases, type Run, runCases } from "../run.ts";
import { bindingCases } from "./binding.ts";
import type { ConsentCustomer } from "./customer.ts";
import { flowCases } from "./flows.ts";
import { type FapiCase, FapiKit, type KitClock, type ServerUnderTest } from "./kit.ts";
import { proofCases } from "./proofs.ts";
import { pushedCases } from "./pushed.ts";
import { refreshCases } from "./refresh.ts";
import { requestCases } from "./requests.ts";
import { tokenEndpointCases } from "./token-endpoint.ts";

/**
 * The kit for the OAuth server that TPPs meet: every module of the OpenID Foundation's plan for
 * FAPI 2.0 Security Profile Final, in the plan's order, written anew from what each asks.
 */
export const fapiCases: readonly FapiCase[] = [
  ...flowCases,
  ...bindingCases,
  ...requestCases,
  ...tokenEndpointCases,
  ...proofCases,
  ...refreshCases,
  ...pushedCases,
];

export interface FapiTest {
  server: ServerUnderTest;
  customer: ConsentCustomer;
  clock: KitClock;
  level: Level;
  only: readonly string[];
}

export const testTppServer = async (
  { server, customer, clock, level, only }: FapiTest,
  tell?: (result: CaseResult) => void,
): Promise<Run> => {
  const cases = chooseCases(fapiCases, { level, only });
  if (cases.length === 0) throw new CannotRun(`No case is ${only.join(", ")} at level ${level}.`);
  const exchanges = new Exchanges();
  const kit = new FapiKit(server, exchanges, customer, clock);
  await kit.begin();
  return runCases(cases, kit, { name: "tpp-server", party: server.url, exchanges }, tell);
};
