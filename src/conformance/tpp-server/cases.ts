import type { Level } from "../case.ts";
import { Exchanges } from "../exchanges.ts";
import { type CaseResult, planCases, type Run, runCases } from "../run.ts";
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

/** The chosen cases. Throws if there are none. */
export const planFapiTest = (choice: Pick<FapiTest, "level" | "only">) =>
  planCases(fapiCases, choice);

/** A token with its key reads an account, so a report holds no token and no code. */
const withoutTokens = (text: string): string =>
  text
    .replaceAll(/"(access_token|refresh_token|code)"\s*:\s*"[^"]*"/g, '"$1":"(hidden)"')
    .replaceAll(/\b(code|code_verifier|refresh_token|token)=[^&\s"]*/g, "$1=(hidden)")
    .replaceAll(/^(DPoP|Bearer) \S+/g, "$1 (hidden)");

export const testTppServer = async (
  { server, customer, clock, level, only }: FapiTest,
  tell?: (result: CaseResult) => void,
): Promise<Run> => {
  const { cases } = planFapiTest({ level, only });
  const exchanges = new Exchanges([], withoutTokens);
  const kit = new FapiKit(server, exchanges, customer, clock);
  await kit.begin();
  return runCases(cases, kit, { name: "tpp-server", party: server.url, exchanges }, tell);
};
