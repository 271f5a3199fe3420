import { parseId } from "../base/kernel/ids.ts";
import type { ProblemCode } from "../base/kernel/problems.ts";
import type { Result } from "../base/kernel/result.ts";
import type { Call } from "../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../base/platform/env.ts";
import { callObject, type Remote } from "../base/platform/objects.ts";
import type {
  CallNote,
  PerformerTable,
  Turn,
  WorkContext,
  WorkStub,
} from "../frame/objects/turn.ts";
import type { PageCaller } from "../frame/pages/page-token.ts";
import type { Authorisation } from "./authorisation.ts";
import type { ChallengeContent } from "./bank-questions.ts";
import type { LastCheckFailed, ScaCommand } from "./decide-challenge.ts";
import { guardOf } from "./guard-payer.ts";
import type { PayerGuard } from "./payer-guard-object.ts";

/**
 * What a worker needs to challenge a payer: the object's view `ticket`. It never leaves the worker,
 * because it holds an IBAN and the bank's token.
 */
export interface ScaTicket {
  /** Whether the customer can still act. */
  open: boolean;
  mode: Mode;
  /** The browser that the object is bound to; null if none yet. */
  browser_id: string | null;
  /** The merchant or TPP that the object belongs to. */
  owner: string;
  sca: Authorisation;
  /** Null until the payer is resolved. */
  payer: { iban: string; bank_id: string; bank_handle: string } | null;
  content: ChallengeContent | null;
  /** The input of the owner's last check. */
  last_check: unknown;
  /** The answer of the confirm step in the object's current state: its view, or the refusal. */
  outcome: Result<object>;
}

/**
 * The views that the steps request. Every object that a payer authorises has them. `step` is the
 * answer to the customer whose challenge was sent.
 */
export type ScaView =
  | { view: "ticket" }
  | { view: "outcome" }
  | { view: "step"; browser_id: string };

/** An object that a payer authorises, as the steps call it. */
export interface ScaStub extends WorkStub {
  act(command: ScaCommand, call: CallNote, view?: ScaView): Promise<Turn | null>;
  view(request: ScaView): Promise<Result<string> | null>;
}

/** What each kind of object provides to the steps. */
export interface ScaFlow {
  /**
   * The last check, right before a code is verified or an approval is accepted. Returns the time of
   * the check. Some refusals end the authorisation (`endsAuthorisation`).
   */
  lastCheck(context: WorkContext, ticket: ScaTicket): Promise<Result<number>>;
  performers: PerformerTable;
}

/**
 * The refusals of a last check that end the authorisation: an account is no longer the one that was
 * shown, its route is not permitted any more, or the consent behind it or the mandate that it
 * replaces has ended. Every other refusal leaves it unchanged.
 */
const finalRefusals: ReadonlySet<ProblemCode> = new Set([
  "CONSENT_REVOKED",
  "DESTINATION_MISMATCH",
  "DESTINATION_NOT_FOUND",
  "MANDATE_NOT_ACTIVE",
  "PAYER_NOT_FOUND",
  "ROUTE_NOT_AVAILABLE",
]);

/** @rule P5.4 */
export const endsAuthorisation = (code: ProblemCode): boolean => finalRefusals.has(code);

/** The ticket of a view or a turn; null if the object does not exist. */
export const readTicket = (view: Result<string> | null | undefined): ScaTicket | null =>
  view?.ok ? (JSON.parse(view.value) as ScaTicket) : null;

/** A step of a hosted page: its caller, the page's object, and the object's kind. */
export interface ScaCall extends WorkContext {
  request: Request;
  /** The same for every form of the object's identifier. */
  objectId: string;
  browser_id: string;
  /** A new stub of the object, because a stub that failed stays broken. */
  stubOf(): ScaStub;
  flow: ScaFlow;
}

/** A step of a hosted page, as its route gets it. */
export type PageStepCall = Call<GatewayEnv, PageCaller<ScaStub>, unknown, { id: string }>;

/** The same for the flows of an authorisation. */
export const scaCallOf = (
  { path, caller, ...call }: PageStepCall,
  flow: ScaFlow & { prefixes: readonly string[] },
): ScaCall => {
  const { request, env, correlationId, traceparent, waitUntil } = call;
  return {
    request,
    env,
    correlationId,
    traceparent,
    waitUntil,
    objectId: parseId(flow.prefixes, path.id) ?? path.id,
    browser_id: caller.browser_id,
    stubOf: caller.stubOf,
    flow,
  };
};

/** The last check of this ticket's challenge failed permanently. */
export const checkFailed = ({ sca }: ScaTicket, problem: ProblemCode): LastCheckFailed => ({
  type: "last_check_failed",
  challenge_id: sca.challenge?.challenge_id ?? "",
  problem,
});

/** The guard of the ticket's payer. */
export const guardFor = (
  { env }: Pick<WorkContext, "env">,
  { payer, mode }: ScaTicket,
): Remote<PayerGuard> => guardOf(env, mode, payer?.iban ?? "");

/**
 * Reports a bank's answer to the object. The bank is not asked again, so the report must reach the
 * object. A repeated report changes nothing.
 */
export const tell = (
  { stubOf, correlationId }: Pick<ScaCall, "stubOf" | "correlationId">,
  command: ScaCommand,
  view?: ScaView,
  bankCall: CallNote["bankCall"] | null = null,
): Promise<Turn | null> =>
  callObject(stubOf, (stub) =>
    stub.act(command, { correlationId, ...(bankCall ? { bankCall } : {}) }, view),
  );
