/**
 * The error catalogue (§7, contract/general.md § Error catalogue): the only place that knows which
 * HTTP status a code has, whether the same request may be retried, whose fault it is, and the
 * sentence that callers and customers read.
 */
type CatalogueRow = readonly [status: number, retryable: boolean, fault: Fault, sentence: string];

type Fault = "caller" | "customer" | "bank" | "gateway" | "network";

export const problemCatalogue = {
  MALFORMED_JSON: [400, false, "caller", "The body is not valid JSON."],
  UNAUTHENTICATED: [401, false, "caller", "The key is missing, unknown or no longer valid."],
  SESSION_TOKEN_REQUIRED: [
    401,
    false,
    "caller",
    "This step needs the session token of the checkout page; reload the page to get a new one.",
  ],
  FORBIDDEN: [403, false, "caller", "This key is not allowed to do this."],
  CHECKOUT_STEP_FORBIDDEN: [
    403,
    false,
    "caller",
    "Merchant keys cannot drive checkout steps: send the customer to checkout_url.",
  ],
  HOSTED_STEP_FORBIDDEN: [
    403,
    false,
    "caller",
    "This step belongs to the hosted page: send the customer to the page's address.",
  ],
  INSUFFICIENT_SCOPE: [403, false, "caller", "The consent does not cover this request."],
  NOT_FOUND: [404, false, "caller", "There is nothing at this address."],
  METHOD_NOT_ALLOWED: [405, false, "caller", "This address does not accept this method."],
  INVALID_STATE: [409, false, "caller", "This is not possible in the current state."],
  IDEMPOTENCY_KEY_REUSED: [
    409,
    false,
    "caller",
    "This idempotency key was used before with another request.",
  ],
  IDEMPOTENCY_IN_PROGRESS: [
    409,
    true,
    "caller",
    "The first request with this idempotency key is still running.",
  ],
  SECRET_ALREADY_SHOWN: [
    409,
    false,
    "caller",
    "The first answer contained a secret, which is shown only once. Create a new one.",
  ],
  ALREADY_EXISTS: [409, false, "caller", "A record with this name already exists."],
  PAYER_REQUIRED: [409, false, "caller", "Choose the paying account first: call resolve-payer."],
  CHALLENGE_REQUIRED: [409, false, "caller", "Request a code or a prompt first."],
  CHALLENGE_REPLACED: [
    409,
    false,
    "customer",
    "A newer code or prompt has replaced this one. Use the newest.",
  ],
  PAYMENT_NOT_COMPLETED: [409, false, "caller", "Only a completed payment can be refunded."],
  PAYMENT_UNDER_REVIEW: [
    409,
    true,
    "gateway",
    "Staff are reviewing this payment. Try again after the review.",
  ],
  REFUND_LIMIT_REACHED: [409, false, "caller", "A payment can have at most 50 refunds."],
  NOTHING_TO_ACKNOWLEDGE: [409, false, "caller", "There is nothing to acknowledge."],
  MOVEMENT_HAS_ENDED: [409, false, "caller", "This movement already has an outcome."],
  MOVEMENT_IN_PROGRESS: [
    409,
    true,
    "bank",
    "The bank may still execute this movement. Try again after not_after.",
  ],
  CHALLENGE_IN_PROGRESS: [
    409,
    true,
    "bank",
    "The bank has not answered the last step yet. Wait a moment, then try again.",
  ],
  NO_ENDPOINT: [409, false, "caller", "No webhook endpoint is registered for this event."],
  KEY_RETIRED: [409, false, "caller", "A retired key stays retired. Add a new one."],
  KEY_IN_USE: [
    409,
    false,
    "caller",
    "The gateway itself uses this key. Promote another one before you retire it.",
  ],
  ONLY_APPROVER: [
    409,
    false,
    "caller",
    "This is the only approver's key. Have another one approved before you retire it.",
  ],
  PARTICIPANT_CLOSED: [409, false, "caller", "A closed bank or gateway cannot be changed."],
  SUSPENSION_REASON_REQUIRED: [
    409,
    false,
    "caller",
    "It is suspended for another reason: name that reason to lift the suspension.",
  ],
  HANDLE_SUSPENDED: [409, false, "caller", "The handle is suspended."],
  ACCOUNT_SUSPENDED: [
    409,
    false,
    "caller",
    "The registry's operator has suspended an account of this bank.",
  ],
  LINK_UNCONFIRMED: [
    409,
    false,
    "caller",
    "Another link of this bank is waiting for the customer's confirmation.",
  ],
  LINK_LIMIT_REACHED: [
    409,
    false,
    "caller",
    "The customer already has ten accounts linked at this bank.",
  ],
  CLAIM_OPEN: [409, false, "caller", "A claim on this handle is open."],
  CLAIM_LIMIT_REACHED: [
    409,
    false,
    "caller",
    "This bank has had too many unsuccessful claims on this handle in ninety days.",
  ],
  CLAIM_TYPE_MISMATCH: [
    409,
    false,
    "caller",
    "The customer is the same: open a PORTABILITY claim.",
  ],
  ALREADY_SPONSOR: [409, false, "caller", "This bank already sponsors the handle."],
  APPROVAL_REQUIRED: [409, false, "caller", "Two approvers of the registry must approve first."],
  OBJECTION_PERIOD: [409, true, "caller", "The holder can still object, until resolution_ends_at."],
  SESSION_NOT_CANCELLABLE: [
    409,
    false,
    "caller",
    "The payment can no longer be cancelled: the bank has its instruction, or it has ended.",
  ],
  DESTINATION_MISMATCH: [
    409,
    false,
    "network",
    "The national directory does not confirm the payee's account. Nothing was paid.",
  ],
  CONTINUED_ELSEWHERE: [
    409,
    false,
    "customer",
    "This payment continues in another browser. To continue here, enter your account again.",
  ],
  CALLBACK_MISMATCH: [409, false, "bank", "The callback does not match the instruction."],
  SESSION_EXPIRED: [410, false, "customer", "The payment session has expired. Nothing was paid."],
  PAYLOAD_TOO_LARGE: [413, false, "caller", "The body is larger than 64 KiB."],
  UNSUPPORTED_MEDIA_TYPE: [415, false, "caller", "The content type must be application/json."],
  VALIDATION_FAILED: [422, false, "caller", "A field is missing or invalid."],
  PAYER_NOT_FOUND: [422, false, "customer", "No account that can pay was found for this name."],
  DESTINATION_NOT_FOUND: [422, false, "caller", "The payee's account was not found."],
  ROUTE_NOT_AVAILABLE: [422, false, "caller", "No permitted route connects the two banks."],
  CURRENCY_MISMATCH: [422, false, "caller", "The account is held in another currency."],
  SAME_ACCOUNT: [422, false, "customer", "Payer and payee are the same account."],
  AUTH_METHOD_NOT_AVAILABLE: [
    422,
    false,
    "customer",
    "The bank does not offer this approval method for this account.",
  ],
  PAYER_ACCOUNT_DEBIT_BLOCKED: [
    422,
    false,
    "customer",
    "The selected account cannot be used for debit. Nothing was paid.",
  ],
  INSUFFICIENT_FUNDS: [422, false, "customer", "The account's balance is too low."],
  LIMIT_EXCEEDED: [422, false, "customer", "The amount is above a limit of the account."],
  OTP_INCORRECT: [422, true, "customer", "The code is incorrect."],
  OTP_EXPIRED: [422, false, "customer", "The code has expired. Ask for a new one."],
  OTP_ATTEMPTS_EXCEEDED: [422, false, "customer", "Too many wrong codes. Nothing was paid."],
  PUSH_DECLINED: [422, false, "customer", "The payment was declined in the banking app."],
  PAYMENT_REFUSED: [422, false, "bank", "The bank refused the payment. Nothing was paid."],
  SETTLEMENT_REJECTED: [
    422,
    false,
    "bank",
    "The payee's bank did not take the payment. The money goes back to the payer.",
  ],
  REFUND_NOT_AUTHORISED: [
    422,
    false,
    "caller",
    "The bank of this account has not authorised refunds.",
  ],
  REFUND_EXCEEDS_PAYMENT: [422, false, "caller", "Refunds cannot exceed the amount that was paid."],
  RATE_LIMITED: [
    429,
    true,
    "caller",
    "Too many requests. Wait for the seconds in Retry-After, then try again.",
  ],
  CHALLENGE_LIMIT_REACHED: [
    429,
    false,
    "customer",
    "Too many codes or prompts were requested for this payment.",
  ],
  PAYER_CHANGE_LIMIT_REACHED: [
    429,
    false,
    "customer",
    "The payer was changed too often in this session.",
  ],
  PAYER_THROTTLED: [429, true, "customer", "Too many attempts for this account. Try again later."],
  INTERNAL: [500, true, "gateway", "Something went wrong on our side."],
  BANK_ERROR: [502, true, "bank", "The bank's answer could not be understood."],
  BANK_UNAVAILABLE: [503, true, "bank", "The bank cannot be reached at the moment."],
  DIRECTORY_UNAVAILABLE: [
    503,
    true,
    "network",
    "The national directory cannot be reached at the moment. Nothing was paid.",
  ],
  REGISTRY_UNAVAILABLE: [
    503,
    true,
    "network",
    "Aliases cannot be looked up at the moment. Use an IBAN, or try again.",
  ],
  SERVICE_UNAVAILABLE: [503, true, "gateway", "The service is busy. Try again in a moment."],
  BANK_TIMEOUT: [504, true, "bank", "The bank did not answer in time."],
} as const satisfies Record<string, CatalogueRow>;

export type ProblemCode = keyof typeof problemCatalogue;

/** Details of a refusal beyond its code. The caller sees all of them. */
export interface ProblemExtras {
  /** Replaces the catalogue's sentence. */
  message?: string;
  /** The field at fault, as a dotted path. */
  field?: string;
  attempts_remaining?: number;
  /** Seconds; becomes the Retry-After header too. */
  retry_after?: number;
  /** The final failure of an object: always 422 and not retryable. */
  final?: true;
  /** For RATE_LIMITED: the quota of requests in a window of `window` seconds. */
  rate_limit?: { quota: number; window: number };
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

/** The sentence that callers and customers read: the refusal's own, else the catalogue's. */
export const problemMessage = ({ code, message, field }: Problem): string =>
  message ?? (field ? `${problemCatalogue[code][3]} (${field})` : problemCatalogue[code][3]);

/** The error object of §2.5. */
export const problemBody = (refusal: Problem, correlationId: string) => ({
  error: {
    code: refusal.code,
    message: problemMessage(refusal),
    retryable: problemRetryable(refusal),
    correlation_id: correlationId,
    ...(refusal.field === undefined ? {} : { field: refusal.field }),
    ...(refusal.attempts_remaining === undefined
      ? {}
      : { attempts_remaining: refusal.attempts_remaining }),
  },
});
