import type { CallNote, Turn } from "../aggregate/turn.ts";
import type { PerformerTable, WorkContext, WorkStub } from "../aggregate/work.ts";
import type { Result } from "../kernel/result.ts";
import type { Mode } from "../platform/env.ts";
import { callObject, type Remote } from "../platform/objects.ts";
import type { Authorisation } from "./authorisation.ts";
import type { ChallengeContent } from "./bank-questions.ts";
import type { ScaCommand } from "./decide-challenge.ts";
import { guardOf } from "./guard-payer.ts";
import type { PayerGuard } from "./payer-guard-object.ts";

/**
 * What a worker needs to challenge a payer, as the object shows it in its view `ticket`. It stays
 * inside the worker: it holds an IBAN and the bank's token.
 */
export interface ScaTicket {
  /** Whether the customer can still act. */
  open: boolean;
  mode: Mode;
  /** The browser that the object is bound to; null: none yet. */
  browser_id: string | null;
  sca: Authorisation;
  /** Null before the payer is known. */
  payer: { iban: string; bank_id: string; bank_handle: string } | null;
  content: ChallengeContent | null;
  /** What the owner's own last check needs. */
  last_check: unknown;
  /** What the confirm step answers as the object stands: its view, or the refusal. */
  outcome: Result<object>;
}

/** The views that the steps ask for; every object that a payer authorises has them. */
export type ScaView = { view: "ticket" } | { view: "challenge" } | { view: "outcome" };

/** An object that a payer authorises, as the steps call it. */
export interface ScaStub extends WorkStub {
  act(command: ScaCommand, call: CallNote, view?: ScaView): Promise<Turn | null>;
  view(request: ScaView): Promise<Result<string> | null>;
}

/** What a kind of object brings to the steps. */
export interface ScaFlow {
  /**
   * The last check, right before a code is verified or an approval is taken. Answers when it was
   * made. `DESTINATION_MISMATCH` ends the authorisation, every other refusal leaves it as it is.
   */
  lastCheck(context: WorkContext, ticket: ScaTicket): Promise<Result<number>>;
  performers: PerformerTable;
}

/** The ticket of a view or a turn; null where there is no such object. */
export const readTicket = (view: Result<string> | null | undefined): ScaTicket | null =>
  view?.ok ? (JSON.parse(view.value) as ScaTicket) : null;

/** A step of a hosted page: its caller, the object that the page is for, and the object's kind. */
export interface ScaCall extends WorkContext {
  /** The public identifier of the object. */
  objectId: string;
  browser_id: string;
  /** A fresh stub of the object: one that failed stays broken. */
  stubOf(): ScaStub;
  flow: ScaFlow;
}

/** The guard of the ticket's payer. */
export const guardFor = (
  { env }: Pick<WorkContext, "env">,
  { payer, mode }: ScaTicket,
): Remote<PayerGuard> => guardOf(env, mode, payer?.iban ?? "");

/**
 * Tells the object what became of a question to a bank. The bank is not asked again, so the object
 * has to hear of it; told twice, it changes nothing.
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
