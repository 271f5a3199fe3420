import { ok, type Refusal, type Result } from "../kernel/result.ts";
import type { VerificationStart } from "../sca/challenge.ts";
import { noChallenge } from "../sca/challenge.ts";
import {
  decideBeginChallenge,
  decideBeginVerification,
  decideCancel,
  decideChallengeNotSent,
  decideChallengeSent,
  decideChallengeWithheld,
  decideDestinationChanged,
  decideEndVerification,
  decideExecuteVerified,
  decidePushResult,
  decideResolvePayer,
  decideVerificationRefused,
  expireIfDue,
} from "./decide-checkout.ts";
import { decideRailCallback, decideSettlement } from "./decide-movement.ts";
import { decideRefund } from "./decide-refund.ts";
import { emit } from "./session-effects.ts";
import type {
  Fresh,
  PaymentSessionRecord,
  SessionCommand,
  SessionCreation,
  SessionTerms,
} from "./session-record.ts";

/** The session as it is created: PENDING, waiting for its customer. */
export const createSession = (
  terms: SessionTerms,
  creation: SessionCreation,
  traceparent: string,
  fresh: Fresh,
): PaymentSessionRecord =>
  emit(
    {
      version: 0,
      state: "PENDING",
      terms,
      creation,
      traceparent,
      browser_id: null,
      resolutions: 0,
      payer: null,
      route: null,
      sca: noChallenge,
      transfer: null,
      failure: null,
      completed_at: null,
      refunded_amount: 0,
      refunds: [],
      effects: [],
      alarm_at: null,
    },
    "payment.initiated",
    fresh,
  );

export interface SessionDecision {
  record: PaymentSessionRecord;
  /** Set when the command was refused; the record may have changed all the same (expiry). */
  refusal: Refusal | null;
  /** What begin_verification found. */
  start?: VerificationStart;
}

/** Decides one command. Expiry comes first, so that no command sees a session that is over. */
export const decideSession = (
  stored: PaymentSessionRecord,
  command: SessionCommand,
  fresh: Fresh,
): SessionDecision => {
  const record = expireIfDue(stored, fresh);
  if (command.type === "begin_verification") {
    const started = decideBeginVerification(record, command, fresh);
    return started.ok ? { refusal: null, ...started.value } : { record, refusal: started };
  }
  const decided = decide(record, command, fresh);
  return decided.ok ? { record: decided.value, refusal: null } : { record, refusal: decided };
};

const decide = (
  record: PaymentSessionRecord,
  command: Exclude<SessionCommand, { type: "begin_verification" }>,
  fresh: Fresh,
): Result<PaymentSessionRecord> => {
  switch (command.type) {
    case "resolve_payer":
      return decideResolvePayer(record, command, fresh);
    case "begin_challenge":
      return decideBeginChallenge(record, command, fresh);
    case "challenge_sent":
      return decideChallengeSent(record, command, fresh);
    case "challenge_not_sent":
      return decideChallengeNotSent(record, command, fresh);
    case "challenge_withheld":
      return decideChallengeWithheld(record, command);
    case "end_verification":
      return decideEndVerification(record, command, fresh);
    case "verification_refused":
      return decideVerificationRefused(record, command, fresh);
    case "execute_verified":
      return decideExecuteVerified(record, command, fresh);
    case "push_result":
      return decidePushResult(record, command, fresh);
    case "destination_changed":
      return decideDestinationChanged(record, fresh);
    case "cancel":
      return decideCancel(record, command, fresh);
    case "rail_word":
      return decideRailCallback(record, command, fresh);
    case "refund":
      return decideRefund(record, command, fresh);
    case "settle":
      return decideSettlement(record, command, fresh);
    case "look":
      return ok(record);
  }
};
