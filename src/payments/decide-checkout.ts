import { withEffect } from "../aggregate/effects.ts";
import type { Fresh } from "../aggregate/state.ts";
import type { ExecuteInstruction } from "../banks/contract.ts";
import type { ProblemCode } from "../kernel/problems.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { shownText } from "../kernel/shown.ts";
import { isoTime } from "../platform/clock.ts";
import { dropChallenge } from "../sca/authorisation.ts";
import type { ScaOwner } from "../sca/decide-challenge.ts";
import { movementEffect } from "../transfers/movement-steps.ts";
import { NOT_AFTER_MS, startTransfer } from "../transfers/transfer.ts";
import type { MerchantViewer } from "./refund-record.ts";
import { move, mustMove } from "./session-effects.ts";
import { isFinal, isOpen, isProcessing, type SessionTrigger } from "./session-machine.ts";
import type { PaymentSessionRecord, SessionCommand } from "./session-record.ts";

/**
 * The customer's half of a payment: the payer, the challenge and the go-ahead. Each function takes
 * the record and one command, and returns the next record or a refusal. None does I/O.
 */
type CommandOf<T extends SessionCommand["type"]> = Extract<SessionCommand, { type: T }>;
type Decision = Result<PaymentSessionRecord>;

// @rule P2.4
const MAX_RESOLUTIONS = 10;
/** Any access ends a session whose time is over, because the alarm may be late. @rule P1.9 */
export const expireIfDue = (record: PaymentSessionRecord, fresh: Fresh): PaymentSessionRecord => {
  if (!isOpen(record.state) || fresh.now < record.terms.expires_at) return record;
  return mustMove({ ...record, failure: "SESSION_EXPIRED" }, "ttl_elapsed", fresh);
};

/** Whether the session is this merchant's, in this mode. @rule G6.1 */
export const isOwner = (
  { terms }: PaymentSessionRecord,
  { merchant_id, mode }: MerchantViewer,
): boolean => terms.merchant_id === merchant_id && terms.mode === mode;

const closedProblem = (record: PaymentSessionRecord): ProblemCode =>
  record.state === "EXPIRED" ? "SESSION_EXPIRED" : "INVALID_STATE";

/** Only the browser that resolved the payer may take further steps. @rule P2.5 */
const checkBrowser = (record: PaymentSessionRecord, browserId: string): Result<null> => {
  if (record.payer === null) return refuse("PAYER_REQUIRED");
  // @rule P3.13
  return record.browser_id === browserId ? ok(null) : refuse("CONTINUED_ELSEWHERE");
};

// @rule P2.4
export const decideResolvePayer = (
  record: PaymentSessionRecord,
  { browser_id, payer, route }: CommandOf<"resolve_payer">,
  fresh: Fresh,
): Decision => {
  const moved = move(record, "payer_resolved", fresh);
  if (!moved.ok) return moved;
  const allowed = checkResolutions(record);
  if (!allowed.ok) return allowed;
  const sca = dropChallenge(record.sca);
  const resolutions = record.resolutions + 1;
  return ok({ ...moved.value, browser_id, payer, route, payee: null, sca, resolutions });
};

/** The worker also checks this before any lookup. */
export const checkResolutions = ({ resolutions }: PaymentSessionRecord): Result<null> =>
  resolutions < MAX_RESOLUTIONS ? ok(null) : refuse("PAYER_CHANGE_LIMIT_REACHED");

/** A failed resolution counts, whatever it found out about the payee. */
export const decideResolutionFailed = (
  record: PaymentSessionRecord,
  { payee }: CommandOf<"resolution_failed">,
): Decision => {
  if (!isOpen(record.state)) return ok(record);
  const known = record.route ? null : (payee ?? record.payee);
  return ok({ ...record, resolutions: record.resolutions + 1, payee: known });
};

/** How the authorisation of a payment changes the payment. */
export const scaOwner: ScaOwner<PaymentSessionRecord> = {
  scaOf: ({ sca }) => sca,
  withSca: (record, sca) => ({ ...record, sca }),
  isOpen: ({ state }) => isOpen(state),
  closed: (record) => refuse(closedProblem(record)),
  admit: checkBrowser,
  authModes: ({ payer }) => payer?.available_auth_methods ?? [],
  expiresAt: ({ terms }) => terms.expires_at,
  onSca(record, { news, trigger, problem }, fresh) {
    return news === "authorised"
      ? decideGoAhead(record, trigger, fresh)
      : move({ ...record, failure: problem }, trigger, fresh);
  },
  // @rule P5.4
  onLastCheckFailed(record, problem, fresh) {
    const trigger = problem === "PAYER_NOT_FOUND" ? "payer_switched_off" : "destination_changed";
    return move({ ...record, failure: problem }, trigger, fresh);
  },
};

// @rule P1.11
export const decideCancel = (
  record: PaymentSessionRecord,
  { by }: CommandOf<"cancel">,
  fresh: Fresh,
): Decision => {
  if (by.kind === "merchant" && !isOwner(record, by)) return refuse("NOT_FOUND");
  if (record.state === "CANCELLED") return ok(record);
  if (record.state === "EXPIRED") return refuse("SESSION_EXPIRED");
  if (isProcessing(record.state) || isFinal(record.state)) return refuse("SESSION_NOT_CANCELLABLE");
  const isBound = record.browser_id !== null;
  if (by.kind === "customer" && isBound && record.browser_id !== by.browser_id) {
    return refuse("CONTINUED_ELSEWHERE");
  }
  return move(record, "cancelled", fresh);
};

/**
 * The only path to EXECUTING: the payer has approved and the last check is fresh. State,
 * instruction and its effect are committed together, before anyone calls the bank.
 */
const decideGoAhead = (
  record: PaymentSessionRecord,
  trigger: SessionTrigger,
  fresh: Fresh,
): Decision => {
  const { payer, route, terms, sca } = record;
  if (!payer || !route || !sca.challenge) return refuse("INVALID_STATE");
  // @rule G5.4
  const instruction: ExecuteInstruction = {
    session_id: terms.session_id,
    end_to_end_id: fresh.endToEndId(terms.created_at),
    // @rule D1.2
    originator: fresh.originator,
    originator_ref: terms.payment_id,
    not_after: isoTime(fresh.now + NOT_AFTER_MS),
    debtor_iban: payer.iban,
    creditor_iban: route.creditor.iban,
    creditor_name: terms.merchant_name,
    creditor_institution: route.creditor.institution_code,
    amount: terms.amount,
    currency: terms.currency,
    route_type: route.type,
    purpose: "CHECKOUT",
    authorisation: { type: "SCA", reference: sca.challenge.token },
    remittance: shownText(terms.reference ?? terms.session_id),
  };
  const parties = {
    mode: terms.mode,
    debtor_bank: payer.bank_handle,
    creditor_bank: route.creditor.bank_handle,
  };
  const transfer = startTransfer(instruction, parties, fresh.now);
  const moved = move({ ...record, transfer }, trigger, fresh);
  if (!moved.ok) return moved;
  return ok(withEffect(moved.value, movementEffect("execute", "", fresh.now)));
};
