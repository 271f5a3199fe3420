import type { Fresh } from "../aggregate/state.ts";
import { ok, type Refusal, type Result, refuse } from "../kernel/result.ts";
import { dropChallenge } from "../sca/authorisation.ts";
import { type ScaOwner, stopAskingAboutPrompt } from "../sca/decide-challenge.ts";
import { beginTransfer, isUnderReview } from "./movements.ts";
import { move, mustMove } from "./order-effects.ts";
import { isOpen } from "./order-machine.ts";
import type { OrderCommand, OrderViewer, PaymentOrderRecord } from "./order-record.ts";

/**
 * The decisions about an order before its execution: the customer's approval or rejection, the
 * TPP's cancel, and its ends by time and with the consent. Each function takes the record and one
 * command, and returns the next record or a refusal. None does I/O.
 */
type CommandOf<T extends OrderCommand["type"]> = Extract<OrderCommand, { type: T }>;
type Decision = Result<PaymentOrderRecord>;

const MAX_RESOLUTIONS = 10;

/**
 * Whether the order belongs to this TPP and mode, and to the consent if a consent's token is used.
 */
export const isOwner = (
  { terms }: PaymentOrderRecord,
  { tpp_id, mode, consent_id }: OrderViewer,
): boolean =>
  terms.tpp_id === tpp_id &&
  terms.mode === mode &&
  (consent_id === null || terms.consent_id === consent_id);

const closed = (record: PaymentOrderRecord): Refusal => {
  if (isUnderReview(record)) return refuse("PAYMENT_UNDER_REVIEW");
  return record.status_reason === "AUTHORISATION_TIMEOUT"
    ? refuse("SESSION_EXPIRED", {
        message: "The time to approve has passed. Nothing was paid. Start again at the app.",
      })
    : refuse("INVALID_STATE");
};

/** An authorisation that was begun in one browser cannot continue in another. @rule O6.11 */
const checkBrowser = ({ browser_id }: PaymentOrderRecord, browserId: string): Result<null> =>
  browser_id === null || browser_id === browserId ? ok(null) : refuse("CONTINUED_ELSEWHERE");

/**
 * Expiry is exact: any access after authorise_by finds REJECTED, however late the alarm is.
 * @rule O8.12
 */
export const timeOutIfDue = (record: PaymentOrderRecord, fresh: Fresh): PaymentOrderRecord =>
  isOpen(record.state) && fresh.now >= record.authorise_by
    ? mustMove({ ...record, status_reason: "AUTHORISATION_TIMEOUT" }, "timed_out", fresh)
    : record;

/** Binds the authorisation to the first browser that requests a challenge. */
export const bindBrowser = (
  record: PaymentOrderRecord,
  { browser_id }: CommandOf<"begin_challenge">,
): PaymentOrderRecord =>
  isOpen(record.state) && record.browser_id === null ? { ...record, browser_id } : record;

/** A customer who names the source account continues in this browser, with a new challenge. */
export const decideNamePayer = (
  record: PaymentOrderRecord,
  { browser_id, iban }: CommandOf<"name_payer">,
): Decision => {
  const allowed = checkResolutions(record);
  if (!allowed.ok) return allowed;
  if (iban !== record.terms.source.iban) return refuse("PAYER_NOT_FOUND");
  if (browser_id === record.browser_id) return ok(record);
  const sca = dropChallenge(record.sca);
  const resolutions = record.resolutions + 1;
  return ok({ ...stopAskingAboutPrompt(record), browser_id, sca, resolutions });
};

/** The worker also checks this before any lookup. */
export const checkResolutions = (record: PaymentOrderRecord): Result<null> => {
  if (!isOpen(record.state)) return closed(record);
  return record.resolutions < MAX_RESOLUTIONS ? ok(null) : refuse("PAYER_CHANGE_LIMIT_REACHED");
};

/** Failed resolutions count, because a stranger could guess which account pays. */
export const decideResolutionFailed = (record: PaymentOrderRecord): Decision =>
  checkResolutions(record).ok ? ok({ ...record, resolutions: record.resolutions + 1 }) : ok(record);

/** How the authorisation of an order changes the order. */
export const scaOwner: ScaOwner<PaymentOrderRecord> = {
  scaOf: ({ sca }) => sca,
  withSca: (record, sca) => ({ ...record, sca }),
  isOpen: ({ state }) => isOpen(state),
  closed,
  admit: checkBrowser,
  authModes: ({ terms }) => terms.source.available_auth_methods,
  expiresAt: ({ authorise_by }) => authorise_by,
  onSca(record, { news, trigger, problem }, fresh) {
    if (news !== "authorised") return move({ ...record, status_reason: problem }, trigger, fresh);
    const { sca } = record;
    if (!sca.challenge) return refuse("INVALID_STATE");
    const moved = move(record, trigger, fresh);
    if (!moved.ok) return moved;
    const authorisation = { type: "SCA", reference: sca.challenge.token } as const;
    return ok(beginTransfer(moved.value, authorisation, fresh));
  },
  onLastCheckFailed(record, problem, fresh) {
    const trigger = problem === "CONSENT_REVOKED" ? "consent_ended" : "last_check_failed";
    return move({ ...record, status_reason: problem }, trigger, fresh);
  },
};

/**
 * The customer rejects the order. Possible once, and only in the browser that began to approve it.
 */
export const decideReject = (
  record: PaymentOrderRecord,
  { browser_id }: CommandOf<"reject">,
  fresh: Fresh,
): Decision => {
  const admitted = checkBrowser(record, browser_id);
  if (!admitted.ok) return admitted;
  if (record.status_reason === "CUSTOMER_REJECTED") return ok(record);
  if (!isOpen(record.state)) return closed(record);
  const rejected = { ...record, browser_id, status_reason: "CUSTOMER_REJECTED" } as const;
  return move(rejected, "customer_rejected", fresh);
};

/** Whether the TPP can still end the order so that nothing is paid. */
export const isCancellable = (record: PaymentOrderRecord): boolean => isOpen(record.state);

/** The TPP or staff cancel the order. Cancelling again changes nothing. */
export const decideCancel = (
  record: PaymentOrderRecord,
  command: CommandOf<"cancel">,
  fresh: Fresh,
): Decision => {
  if (!("operator" in command || isOwner(record, command))) return refuse("NOT_FOUND");
  if (record.state === "CANCELLED") return ok(record);
  // @rule O8.6
  if (!isCancellable(record)) return refuse("PAYMENT_ORDER_NOT_CANCELLABLE");
  return move(record, "cancelled", fresh);
};

/**
 * The consent has ended. An order under way has its permit and continues; an ended order does not
 * change.
 * @rule O8.7
 */
export const decideConsentEnded = (
  record: PaymentOrderRecord,
  _: CommandOf<"consent_ended">,
  fresh: Fresh,
): Decision =>
  isOpen(record.state)
    ? move({ ...record, status_reason: "CONSENT_REVOKED" }, "consent_ended", fresh)
    : ok(record);
