import type { InferOutput } from "valibot";
import { type Result, refuse } from "../kernel/result.ts";
import type { Reply } from "../platform/edge.ts";
import { confirmAuthorisation } from "../sca/confirm-authorisation.ts";
import type { challengeRequest, confirmRequest } from "../sca/requests.ts";
import { readTicket, scaCallOf } from "../sca/sca-call.ts";
import { startChallenge } from "../sca/start-challenge.ts";
import { answerStep, type ConsentCall } from "./answer-step.ts";
import type { approveRequest } from "./authorisation-requests.ts";
import { consentKind } from "./consent-kind.ts";
import type { ConsentCommand } from "./consent-record.ts";
import { type ConsentToCheck, checkTpp } from "./last-check.ts";

/** GET …/authorisation: for polling, and for a customer who returns. */
export const readStep = (call: ConsentCall): Promise<Result<Reply>> => answerStep(call);

/** POST …/start: makes the customer's bank send a code or a prompt. */
export const startStep = async (
  call: ConsentCall<InferOutput<typeof challengeRequest>>,
): Promise<Result<Reply>> => {
  const started = await startChallenge(scaCallOf(call, consentKind), call.body.auth_mode);
  return started.ok ? answerStep(call) : started;
};

/**
 * POST …/confirm: checks the code, or asks for the prompt's outcome. Only the browser that proved
 * the payer gets the flow's own answer, because the caller may be another browser.
 */
export const confirmStep = async (
  call: ConsentCall<InferOutput<typeof confirmRequest>>,
): Promise<Result<Reply>> => {
  const confirmed = await confirmAuthorisation(scaCallOf(call, consentKind), call.body.otp_code);
  return confirmed.ok ? answerStep(call, confirmed.value.headers) : confirmed;
};

/**
 * POST …/approve: takes the accounts that the customer chose, by default all. Creates the code.
 * The last check was made before the code was verified, minutes ago, so the TPP is read once more.
 */
export const approveStep = async (
  call: ConsentCall<InferOutput<typeof approveRequest>>,
): Promise<Result<Reply>> => {
  const { browser_id, stubOf } = call.caller;
  const ticket = readTicket(await stubOf().view({ view: "ticket" }));
  if (!ticket) return refuse("NOT_FOUND");
  const permitted = await checkTpp(call.env, ticket.last_check as ConsentToCheck);
  if (!permitted.ok) return permitted;
  return decide(call, { type: "approve", browser_id, accounts: call.body.accounts ?? null });
};

/** POST …/reject: before the approval only. */
export const rejectStep = (call: ConsentCall): Promise<Result<Reply>> =>
  decide(call, { type: "reject", browser_id: call.caller.browser_id });

const decide = async (call: ConsentCall, command: ConsentCommand): Promise<Result<Reply>> => {
  const { caller, correlationId, traceparent } = call;
  const turn = await caller.stubOf().act(command, { correlationId, traceparent });
  if (!turn) return refuse("NOT_FOUND");
  return turn.refusal ?? answerStep(call);
};
