import type { ConsentCommand } from "../../../src/products/consents/consent-record.ts";
import type { IssuedToTpp } from "../../../src/products/consents/views.ts";
import { ConsentBench, VERIFIER } from "./consent-fixtures.ts";

/** The commands of a TPP that exchanges a code and uses what it gets. */
export type Redeem = Extract<ConsentCommand, { type: "redeem_code" }>;
export type Refresh = Extract<ConsentCommand, { type: "refresh" }>;
export type Use = Extract<ConsentCommand, { type: "use_token" }>;

const request = {
  ...{ client_id: "tpp_1", consent_id: "cns_1", jkt: null, proof: null, public_client: false },
};

export const redeem = (changes: Partial<Redeem> = {}): Redeem => ({
  type: "redeem_code",
  ...request,
  number: 1,
  code_verifier: VERIFIER,
  redirect_uri: "https://tpp.example/back",
  ...changes,
});

export const refresh = (generation: number, changes: Partial<Refresh> = {}): Refresh => ({
  type: "refresh",
  ...request,
  family: 1,
  generation,
  scope: null,
  ...changes,
});

export const use = (changes: Partial<Use> = {}): Use => ({
  type: "use_token",
  ...{ family: 1, serial: 1, account_id: null, proof: null },
  scopes: ["accounts:read", "balances:read"],
  needs: ["accounts:read"],
  ...changes,
});

/** What the token endpoint answers: the tokens, or the refusal. */
export const ask = (bench: ConsentBench, command: Redeem | Refresh) => {
  const code = bench.act(command);
  if (code) return code;
  const answer = bench.viewResult({ view: "tokens" });
  return answer.ok ? (answer.value as IssuedToTpp) : answer.problem.code;
};

export const granted = (changes: Partial<Redeem> = {}) => {
  const bench = new ConsentBench().approved();
  ask(bench, redeem(changes));
  return bench;
};
