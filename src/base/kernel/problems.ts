/**
 * The error catalogue (G2.3): the only place that knows which HTTP status a code has, whether it is
 * retryable, whose fault it is, and the sentence that callers and customers read. One sentence
 * serves all that can be refused with its code: payments, orders, consents, mandates and access to
 * the page of connections. So it names none of them where several have it.
 *
 * Retryable means: the same request may succeed by itself within minutes. False says nothing more
 * than that it will not; it can succeed later, or after somebody has acted.
 */
type CatalogueRow = readonly [status: number, retryable: boolean, fault: Fault, sentence: string];

type Fault = "caller" | "customer" | "bank" | "gateway" | "network";

// biome-ignore format: one row per code
// @rule G2.2 G2.3
export const problemCatalogue = {
  MALFORMED_JSON: [400, false, "caller", "The body is not valid JSON. Send a JSON object."],
  MALFORMED_REQUEST: [400, false, "caller",
    "The address or the Host header is not well-formed. Correct it."],
  CONSENT_ID_REQUIRED: [400, false, "caller",
    "The header X-Consent-Id is missing, repeated or malformed. Send the token's consent_id once."],
  INVALID_REQUEST: [400, false, "caller",
    "A parameter is missing, repeated or malformed. Correct the request."],
  INVALID_GRANT: [400, false, "caller",
    "The code or refresh token is unknown, used or expired. Ask the customer to authorise again."],
  INVALID_SCOPE: [400, false, "caller",
    "The scope is unknown, or was not granted. Ask for scopes that were granted."],
  INVALID_DPOP_PROOF: [400, false, "caller",
    "The DPoP proof is missing or does not fit the request. Make a new one for this request."],
  UNAUTHORIZED_CLIENT: [400, false, "caller",
    "This client may not make this request. Ask the operator."],
  INVALID_AUTHORIZATION_DETAILS: [400, false, "caller",
    "The parameter authorization_details is not supported. Send scope."],
  REQUEST_NOT_SUPPORTED: [400, false, "caller",
    "Request objects are not supported. Send the parameters themselves."],
  UNSUPPORTED_RESPONSE_TYPE: [400, false, "caller",
    "The response type is not supported. Send code."],
  UNSUPPORTED_GRANT_TYPE: [400, false, "caller",
    "The grant type is not supported. Use one of grant_types_supported."],
  UNSUPPORTED_TOKEN_TYPE: [400, false, "caller",
    "A TPP's own token cannot be revoked. It ends within 15 minutes; the operator can stop it."],
  INVALID_CLIENT: [401, false, "caller",
    "The client is unknown, or its credentials are not valid. Check both."],
  UNAUTHENTICATED: [401, false, "caller",
    "The key is missing, unknown or no longer valid. Send a valid key."],
  SESSION_TOKEN_REQUIRED: [401, false, "caller",
    "This step needs the token of its page. Reload the page to get a new one."],
  FORBIDDEN: [403, false, "caller",
    "This key has no permission for this request. Use a key that has."],
  CHECKOUT_STEP_FORBIDDEN: [403, false, "caller",
    "Merchant keys cannot take checkout steps. Send the customer to checkout_url."],
  HOSTED_STEP_FORBIDDEN: [403, false, "caller",
    "This step belongs to the hosted page. Send the customer to the page's address."],
  INSUFFICIENT_SCOPE: [403, false, "caller",
    "The consent does not cover this request. Ask the customer for one that does."],
  CONSENT_MISMATCH: [403, false, "caller",
    "X-Consent-Id is not the consent of this access token. Send the token's own."],
  CONSENT_REVOKED: [403, false, "bank",
    "This consent has ended. Ask the customer for a new one."],
  NOT_FOUND: [404, false, "caller",
    "Nothing was found at this address. Check the id, and whether it belongs to test or live."],
  METHOD_NOT_ALLOWED: [405, false, "caller",
    "This address does not accept this method. The Allow header lists the accepted ones."],
  INVALID_STATE: [409, false, "caller",
    "This is not possible in the current state. Read the state before you try again."],
  IDEMPOTENCY_KEY_REUSED: [409, false, "caller",
    "This idempotency key belongs to another request. Use a new key for a new request."],
  IDEMPOTENCY_IN_PROGRESS: [409, true, "caller",
    "The first request with this idempotency key is still running. Try again in a moment."],
  SECRET_ALREADY_SHOWN: [409, false, "caller",
    "The first answer showed a secret, which is shown only once. If it is lost, create a new one."],
  ALREADY_EXISTS: [409, false, "caller",
    "A record already has this name or id. Use that record, or choose another one."],
  PAYER_REQUIRED: [409, false, "caller",
    "No account is chosen yet. Take the step that names one first."],
  CHALLENGE_REQUIRED: [409, false, "caller",
    "No code or prompt was requested yet. Take the step that requests one first."],
  CHALLENGE_REPLACED: [409, false, "customer",
    "A newer code or prompt has replaced this one. Use the newest."],
  PAYMENT_NOT_COMPLETED: [409, false, "caller",
    "Only a completed payment can be refunded. Wait for payment.completed."],
  PAYMENT_UNDER_REVIEW: [409, true, "gateway",
    "This payment is under review. Try again after the review."],
  REFUND_LIMIT_REACHED: [409, false, "caller",
    "This payment already has 50 refunds. No further refund is possible."],
  NOTHING_TO_ACKNOWLEDGE: [409, false, "caller",
    "This movement needs no acknowledgement. Read it to see its state."],
  MOVEMENT_HAS_ENDED: [409, false, "caller",
    "This movement already has an outcome. Read it to see its state."],
  MOVEMENT_IN_PROGRESS: [409, true, "bank",
    "The bank may still execute this movement. Try again 5 seconds after not_after."],
  NOTHING_TO_ASK: [409, false, "caller",
    "No question to the bank or the rail is open. Read the state and what comes next."],
  CALL_IN_PROGRESS: [409, true, "bank",
    "A call to the bank or the rail is under way. Wait for its answer, at most 15 seconds."],
  CHALLENGE_IN_PROGRESS: [409, true, "bank",
    "The bank has not answered the last step yet. Wait a moment, then try again."],
  NO_ENDPOINT: [409, false, "caller",
    "No webhook endpoint takes this event. Ask the operator to register one."],
  ENDPOINT_DISABLED: [409, false, "caller",
    "The webhook endpoint is disabled. Enable it, and the events that it missed are sent."],
  DISABLED_BY_OPERATOR: [409, false, "caller",
    "The operator has disabled this webhook endpoint. Only the operator can enable it."],
  ENDPOINT_NOT_REGISTERED: [409, false, "caller",
    "Optional events belong to the endpoint that is registered now. This is another one."],
  ORIGIN_LIMIT_REACHED: [409, false, "caller",
    "Your payments already name 20 origins for webhooks. Use one of them or your own endpoint."],
  KEY_RETIRED: [409, false, "caller", "This key is retired, which is final. Add a new one."],
  KEY_IN_USE: [409, false, "caller",
    "The gateway itself uses this key. Promote another one before you retire it."],
  ONLY_APPROVER: [409, false, "caller",
    "This is the only approver's key. Have another one approved before you retire it."],
  KEY_OF_ANOTHER: [409, false, "caller",
    "This key belongs to another person, and stays with them. Retire it and add a new one."],
  CHANGE_PENDING: [409, false, "caller",
    "Another change of this record is open. Wait until it ends, or withdraw it."],
  CHANGE_HAS_ENDED: [409, false, "caller",
    "This change has ended. Read it, and propose it again if it is still wanted."],
  CHANGE_OUTDATED: [409, false, "caller",
    "The record has changed since. Reject or withdraw this change, and propose it again."],
  PARTICIPANT_CLOSED: [409, false, "caller",
    "A closed bank or gateway cannot be changed. Register a new one."],
  HANDLE_SUSPENDED: [409, false, "caller",
    "The handle is suspended. Try again after the suspension is lifted."],
  ACCOUNT_SUSPENDED: [409, false, "caller",
    "The registry's operator has suspended an account of this bank. Ask the operator."],
  LINK_UNCONFIRMED: [409, false, "caller",
    "Another link of this bank is unconfirmed. Ask the customer to confirm it first."],
  LINK_LIMIT_REACHED: [409, false, "caller",
    "The customer has ten accounts linked at this bank. Unlink one before you link another."],
  CLAIM_OPEN: [409, false, "caller", "A claim on this handle is open. Wait until it ends."],
  CLAIM_REFUSED: [409, false, "caller",
    "This bank lost a claim on this handle in the last thirty days. Try again after that."],
  CLAIM_TYPE_MISMATCH: [409, false, "caller",
    "The customer is the same. Open a PORTABILITY claim."],
  ALREADY_SPONSOR: [409, false, "caller",
    "This bank already sponsors the handle. It needs no claim."],
  APPROVAL_REQUIRED: [409, false, "caller",
    "Two approvers of the registry must approve first. Wait for both."],
  OBJECTION_PERIOD: [409, false, "caller",
    "The holder can still object. Try again after resolution_ends_at."],
  SESSION_NOT_CANCELLABLE: [409, false, "caller",
    "Too late: the bank has the instruction, or the payment has ended. Read its status."],
  PAYMENT_ORDER_NOT_CANCELLABLE: [409, false, "caller",
    "Too late: the bank has the instruction, or the order has ended. Read its status."],
  MANDATE_NOT_ACTIVE: [409, false, "caller",
    "The mandate is not active. Read its status before you charge it."],
  MANDATE_NOT_STARTED: [409, false, "caller",
    "The mandate has not started yet. Charge it from its start_date."],
  CHARGE_IN_PROGRESS: [409, true, "caller",
    "Another charge of this mandate has not ended. Try again after its end."],
  CHARGE_NOT_RETRYABLE: [409, false, "caller",
    "This charge cannot be retried now. Its retryable, retries_left and retry_until say why."],
  DESTINATION_MISMATCH: [409, false, "network",
    "The directory does not confirm the payee's account, so it cannot be paid. Check the account."],
  CONTINUED_ELSEWHERE: [409, false, "customer",
    "This continues in another browser. To continue here, enter your account again."],
  CALLBACK_MISMATCH: [409, false, "bank",
    "The callback differs from the instruction and was not accepted. Check its fields."],
  SESSION_EXPIRED: [410, false, "customer",
    "The time to approve has passed, so nothing was approved. Start again."],
  CHANGES_FORGOTTEN: [410, false, "caller",
    "Later changes may be forgotten. Ask with after=latest, then compare your records."],
  PAYLOAD_TOO_LARGE: [413, false, "caller", "The body is larger than 64 KiB. Send a smaller one."],
  UNSUPPORTED_MEDIA_TYPE: [415, false, "caller",
    "The content type is not application/json. Send JSON with that type."],
  VALIDATION_FAILED: [422, false, "caller",
    "A field is missing or invalid. Correct it, then try again."],
  PAYER_NOT_FOUND: [422, false, "customer",
    "No account that can be used was found. Check the username or IBAN, or use another account."],
  DESTINATION_NOT_FOUND: [422, false, "caller",
    "The payee's account was not found. Check the destination."],
  ROUTE_NOT_AVAILABLE: [422, false, "caller",
    "No permitted route connects the two banks. Use an account at another bank."],
  CURRENCY_MISMATCH: [422, false, "caller",
    "The account is held in another currency. Use one in the currency of the amount."],
  SAME_ACCOUNT: [422, false, "customer",
    "Payer and payee are the same account. Use another account."],
  AUTH_METHOD_NOT_AVAILABLE: [422, false, "customer",
    "The bank does not offer this approval method for this account. Choose another one."],
  PAYER_ACCOUNT_DEBIT_BLOCKED: [422, false, "customer",
    "The selected account cannot be debited. Use another account."],
  INSUFFICIENT_FUNDS: [422, false, "customer",
    "The account's balance is too low, so nothing was debited. Use another account."],
  LIMIT_EXCEEDED: [422, false, "customer",
    "The amount is above a limit of the account. Nothing was debited. Use another account."],
  OTP_INCORRECT: [422, false, "customer", "The code is incorrect. Check it and enter it again."],
  OTP_EXPIRED: [422, false, "customer", "The code has expired. Ask for a new one."],
  OTP_ATTEMPTS_EXCEEDED: [422, false, "customer",
    "Too many wrong codes were entered, so nothing was approved. Start again."],
  PUSH_DECLINED: [422, false, "customer",
    "The request was declined in the banking app, so nothing was approved. Start again."],
  PAYMENT_REFUSED: [422, false, "bank",
    "The bank refused, and nothing was debited. Ask the bank, or use another account."],
  SETTLEMENT_REJECTED: [422, false, "bank",
    "The payee's bank rejected the payment. Wait until the money is back, then pay again."],
  REFUND_NOT_AUTHORISED: [422, false, "caller",
    "Refunds are not set up for the account that was paid. Ask the operator."],
  REFUND_EXCEEDS_PAYMENT: [422, false, "caller",
    "The refund exceeds what is left of the payment. Refund a smaller amount."],
  MANDATE_LIMIT_EXCEEDED: [422, false, "caller",
    "The charge exceeds a limit of the mandate. The members limit and remaining say which."],
  MANDATE_AMOUNT_FIXED: [422, false, "caller",
    "The customer approved a fixed amount. Charge exactly that amount."],
  NOTICE_REQUIRED: [422, false, "caller",
    "This charge needs notice to the customer. Send a charge_date further ahead."],
  MANDATE_REVOKED: [422, false, "bank",
    "The customer's bank has ended the mandate. Nothing was paid. Ask for a new mandate."],
  RATE_LIMITED: [429, true, "caller",
    "Too many requests. Wait for the seconds in Retry-After, then try again."],
  CHALLENGE_LIMIT_REACHED: [429, false, "customer",
    "Too many codes or prompts were requested. Use the last one, or start again."],
  PAYER_CHANGE_LIMIT_REACHED: [429, false, "customer",
    "The account was changed too often. Keep the last one, or start again."],
  PAYER_THROTTLED: [429, true, "customer",
    "Too many attempts for this account. Wait for the seconds in Retry-After, then try again."],
  INTERNAL: [500, true, "gateway",
    "Something went wrong on our side. Try again, or report the correlation_id."],
  BANK_ERROR: [502, true, "bank",
    "The bank's answer could not be understood. Try again in a moment."],
  BANK_UNAVAILABLE: [503, true, "bank",
    "The bank cannot be reached at the moment. Try again later."],
  DIRECTORY_UNAVAILABLE: [503, true, "network",
    "The national directory cannot be reached at the moment. Try again later."],
  REGISTRY_UNAVAILABLE: [503, true, "network",
    "Aliases cannot be looked up at the moment. Use an IBAN, or try again."],
  SERVICE_UNAVAILABLE: [503, true, "gateway", "The service is busy. Try again in a moment."],
  BANK_TIMEOUT: [504, true, "bank", "The bank did not answer in time. Try again in a moment."],
} as const satisfies Record<string, CatalogueRow>;

export type ProblemCode = keyof typeof problemCatalogue;

/**
 * The limits of a mandate: amount of a charge, amount in a period, number of charges, total amount.
 */
export const mandateLimits = ["PER_CHARGE", "PER_PERIOD", "MAX_CHARGES", "MAX_TOTAL"] as const;
export type MandateLimit = (typeof mandateLimits)[number];

/** Details of a refusal beyond its code. The caller sees all of them. */
export interface ProblemExtras {
  /** Replaces the catalogue's sentence. */
  message?: string;
  /** The field at fault, as a dotted path. */
  field?: string;
  attempts_remaining?: number;
  /** For MANDATE_LIMIT_EXCEEDED: the limit that the charge would exceed. */
  limit?: MandateLimit;
  /** The remainder under that limit: minor units, or a number of charges for MAX_CHARGES. */
  remaining?: number;
  /** When that limit starts again: ISO 8601, or null if it never does. */
  resets_at?: string | null;
  /** Seconds; becomes the Retry-After header too. */
  retry_after?: number;
  /** The final failure of an object: always 422 and not retryable. */
  final?: true;
  /** For UNAUTHENTICATED: the DPoP proof is invalid, not the token. */
  proof?: true;
  /** For UNAUTHENTICATED: the token is bound to a key, and was shown as Bearer. */
  bound?: true;
}

export interface Problem extends ProblemExtras {
  code: ProblemCode;
}

export const problem = (code: ProblemCode, extras: ProblemExtras = {}): Problem => ({
  code,
  ...extras,
});

export const problemStatus = ({ code, final }: Pick<Problem, "code" | "final">): number =>
  final ? 422 : problemCatalogue[code][0];

export const problemRetryable = ({ code, final }: Pick<Problem, "code" | "final">): boolean =>
  !final && problemCatalogue[code][1];

/**
 * Why something has failed for good, where the catalogue's sentence is about the caller's key.
 * @rule G2.10
 */
const finalSentences: Partial<Record<ProblemCode, string>> = {
  FORBIDDEN: "This was no longer permitted when it was to be approved. Ask the operator.",
};

/** The sentence that callers and customers read: the refusal's own, else the catalogue's. */
export const problemMessage = ({ code, message, field, final }: Problem): string => {
  if (message !== undefined) return message;
  const sentence = (final && finalSentences[code]) || problemCatalogue[code][3];
  return field ? `${field}: ${sentence}` : sentence;
};

/** The details that are members of the error object. */
const shownExtras = [
  "field",
  "attempts_remaining",
  "limit",
  "remaining",
  "resets_at",
] as const satisfies readonly (keyof ProblemExtras)[];

/** The error object of every refusal. @rule G2.1 */
export const problemBody = (refusal: Problem, correlationId: string) => ({
  error: {
    code: refusal.code,
    message: problemMessage(refusal),
    retryable: problemRetryable(refusal),
    correlation_id: correlationId,
    ...Object.fromEntries(
      shownExtras.flatMap((name) => (refusal[name] === undefined ? [] : [[name, refusal[name]]])),
    ),
  },
});
