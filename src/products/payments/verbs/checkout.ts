import type { InferOutput } from "valibot";
import type {
  challengeRequest,
  confirmRequest,
  payerRequest,
} from "../../../approvals/approval-answers.ts";
import { confirmAuthorisation } from "../../../approvals/confirm-authorisation.ts";
import { approvalAddress } from "../../../approvals/page/page-address.ts";
import { scaCallOf } from "../../../approvals/sca-call.ts";
import { startChallenge } from "../../../approvals/start-challenge.ts";
import { problemRetryable } from "../../../base/kernel/problems.ts";
import { ok, type Refusal, type Result, refuse } from "../../../base/kernel/result.ts";
import {
  type Call,
  guard,
  type Reply,
  type Route,
  replyWith,
} from "../../../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../../../base/platform/env.ts";
import { bearerToken } from "../../../base/platform/keys.ts";
import { readBankRecord } from "../../../network/banks/bank-records.ts";
import { confirmCreditor } from "../../../network/directory/confirm-account.ts";
import { shopperContext } from "../../../network/directory/find-payer.ts";
import {
  type AccountAddress,
  type CreditorAccount,
  type DebtorAccount,
  findCreditor,
  findDebtor,
} from "../../../network/directory/resolve-account.ts";
import {
  looksLikeMerchantKey,
  type MerchantCaller,
  merchantKey,
} from "../../../network/parties/guards.ts";
import { limitAddress, limitLookup } from "../../../network/parties/limits.ts";
import {
  type MerchantRecord,
  readMerchant,
  takesPayment,
} from "../../../network/parties/merchants.ts";
import { hasMoved } from "../../../network/transfers/check-accounts.ts";
import { type ChosenRoute, judgeRoute } from "../../../network/transfers/choose-route.ts";
import { checkoutToken, liveStatus } from "../answers.ts";
import { type CheckoutCaller, checkoutPage, checkoutScheme } from "../checkout-token.ts";
import type { CheckoutRead } from "../decide/approval.ts";
import { paymentKind } from "../kind.ts";
import { refuseMerchant } from "../last-check.ts";
import { renderCheckoutPage, type ShownCheckout } from "../page.tsx";
import type { SessionPath } from "../requests.ts";
import { type KnownPayee, sessionById } from "../session-record.ts";
import type { ResolutionTerms } from "../session-views.ts";

type CheckoutCall<Body> = Call<GatewayEnv, CheckoutCaller, Body, SessionPath>;

/** POST …/select-auth: makes the payer's bank send a code or a prompt. */
export const selectAuthStep = (
  call: CheckoutCall<InferOutput<typeof challengeRequest>>,
): Promise<Result<Reply>> => {
  const flow = scaCallOf(call, paymentKind);
  return startChallenge(flow, call.body.auth_mode).then(replyWith);
};

/**
 * POST …/confirm: checks the code, or asks for the prompt's outcome, and executes an approved
 * payment. Answers 200 with the payment's state, or 422 with the final failure.
 */
export const confirmPayment = (
  call: CheckoutCall<InferOutput<typeof confirmRequest>>,
): Promise<Result<Reply>> => confirmAuthorisation(scaCallOf(call, paymentKind), call.body.otp_code);

/** The checkout's address (P3.1). */
export const checkoutAddress = (steps: readonly Route<GatewayEnv>[]) =>
  approvalAddress<CheckoutRead, ShownCheckout>({
    steps,
    path: "/checkout/:reference",
    field: "checkout_url",
    prefix: "ps",
    cookie: "checkout_browser",
    token: { scheme: checkoutScheme, answer: checkoutToken, tokenIn: bearerToken },
    page: { id: "openCheckout", summary: "The checkout page, or a session token for a program" },
    live: {
      id: "readLiveStatus",
      summary: "The state of the payment, as JSON or over a WebSocket",
      answer: liveStatus,
    },
    pages: checkoutPage,
    picks: "PAYMENTS",
    goesOnAnywhere: true,
    render: renderCheckoutPage,
  });

type ResolvePayerCall = Call<GatewayEnv, CheckoutCaller, InferOutput<typeof payerRequest>>;

/**
 * POST …/resolve-payer: resolves payer, payee and route with the merchant's present account and
 * strategy. The payee is looked up once per session. A lookup that fails finally counts as a
 * resolution; a lookup that may succeed later changes nothing.
 */
export const resolvePayerStep = async (call: ResolvePayerCall): Promise<Result<Reply>> => {
  const { caller } = call;
  const view = await caller.stubOf().view({ view: "resolution" });
  if (!view) return refuse("NOT_FOUND");
  if (!view.ok) return view;
  const asked = JSON.parse(view.value) as ResolutionTerms;
  const { merchant_id, mode, created_at } = asked.terms;
  const merchant = await readMerchant(call.env, merchant_id, mode);
  if (!merchant || !takesPayment(merchant, created_at)) return refuseMerchant();
  const found = await findAccounts(call, asked, merchant);
  const note = { correlationId: call.correlationId, traceparent: call.traceparent };
  if (!found.ok) {
    const { problem, payee } = found;
    const failed = { type: "resolution_failed", problem: problem.code, payee } as const;
    if (!problemRetryable(problem)) await caller.stubOf().act(failed, note);
    return { ok: false, problem };
  }
  const resolved = {
    type: "resolve_payer",
    browser_id: caller.browser_id,
    ...found.value,
  } as const;
  const turn = await caller.stubOf().act(resolved, note, { view: "payer" });
  if (!turn) return refuse("NOT_FOUND");
  return turn.refusal ?? replyWith(turn.view);
};

/** Payer and route, or the refusal and the payee as far as it is known. */
type Found =
  | { ok: true; value: { payer: DebtorAccount; route: ChosenRoute } }
  | (Refusal & { payee: KnownPayee });

// @rule P1.8
const findAccounts = async (
  call: ResolvePayerCall,
  { terms, payee: before }: ResolutionTerms,
  { settlement_iban, settlement_strategy: strategy }: MerchantRecord,
): Promise<Found> => {
  const { env, body } = call;
  const { mode, merchant_id, currency } = terms;
  const destination: AccountAddress = terms.to_settlement_account
    ? { type: "iban", value: settlement_iban }
    : terms.destination;
  const isOther = terms.to_settlement_account && before?.iban !== settlement_iban;
  const known = before && !isOther && (await isStanding(env, mode, before)) ? before : null;
  const lookup = await limitLookup(call, mode);
  if (!lookup.ok) return { ...lookup, payee: known };
  const payerAddress: AccountAddress =
    body.payer_iban === undefined
      ? { type: "alias", value: body.payer_alias ?? "" }
      : { type: "iban", value: body.payer_iban };
  const accounts = known ? [payerAddress] : [payerAddress, destination];
  const permitted = await shopperContext(call, { mode, owner: merchant_id }, accounts);
  // A refused guess is not refunded. Otherwise it could be repeated for free to use up every share.
  if (!permitted.ok) return { ...permitted, payee: known };
  const context = permitted.value;
  const [payer, creditor] = await Promise.all([
    findDebtor(context, payerAddress, { only: null, closing: false }),
    known ? ok(known) : findCreditor(context, destination),
  ]);
  if (payer.ok || payer.problem.code !== "PAYER_NOT_FOUND") lookup.found?.();
  const payee = payeeOf(creditor);
  if (!payer.ok) return { ...payer, payee };
  if (!creditor.ok) return { ...creditor, payee };
  const route = judgeRoute({ currency, strategy }, payer.value, creditor.value);
  if (!route.ok) return { ...route, payee };
  if (route.value.type === "NATIONAL_RAIL_INITIATE") {
    // @rule D3.3
    const confirmed = await confirmCreditor(context, creditor.value);
    if (!confirmed.ok) return { ...confirmed, payee };
  }
  return ok({ payer: payer.value, route: route.value });
};

/** Whether the payee's bank is unchanged since it named the account. */
const isStanding = async (env: GatewayEnv, mode: Mode, payee: CreditorAccount) => {
  const bank = payee.bank_handle && (await readBankRecord(env, payee.bank_handle, mode));
  return !bank || !hasMoved(payee, [bank]);
};

const payeeOf = (found: Result<CreditorAccount>): KnownPayee => {
  if (found.ok) return found.value;
  return found.problem.code === "DESTINATION_NOT_FOUND" ? "NOT_FOUND" : null;
};

type CancelCaller =
  | { by: "merchant"; merchant: MerchantCaller }
  | { by: "customer"; customer: CheckoutCaller };

/** The merchant's key, or the customer's session token. */
export const merchantOrCustomer = guard<GatewayEnv, CancelCaller>(
  {
    accepts: [...merchantKey.contract.accepts, checkoutScheme],
    limited: true,
    refusals: [...merchantKey.contract.refusals, "SESSION_TOKEN_REQUIRED", "NOT_FOUND"],
  },
  async (call) => {
    const token = bearerToken(call.request);
    if (token.startsWith("st_") && !looksLikeMerchantKey(call.request)) {
      const allowed = await limitAddress(call);
      if (!allowed.ok) return allowed;
      const customer = checkoutPage.readToken(call.env, token, call.path.id ?? "");
      return customer.ok ? ok({ by: "customer", customer: customer.value }) : customer;
    }
    const merchant = await merchantKey(call);
    return merchant.ok ? ok({ by: "merchant", merchant: merchant.value }) : merchant;
  },
);

/**
 * POST …/cancel: possible until the instruction to the bank exists. A repeated request gets the
 * same answer.
 */
export const cancelStep = async (
  call: Call<GatewayEnv, CancelCaller, unknown, SessionPath>,
): Promise<Result<Reply>> => {
  const { caller, env, correlationId, traceparent } = call;
  const note = { correlationId, traceparent };
  if (caller.by === "customer") {
    const { stubOf, browser_id } = caller.customer;
    const by = { kind: "customer", browser_id } as const;
    const turn = await stubOf().act({ type: "cancel", by }, note, { view: "cancelled" });
    return turn?.refusal ?? replyWith(turn?.view);
  }
  const { merchant_id, mode } = caller.merchant;
  const own = { merchant_id, mode };
  const turn = await sessionById(env, call.path.id)?.act(
    { type: "cancel", by: { kind: "merchant", ...own } },
    note,
    { view: "session", ...own },
  );
  return turn?.refusal ?? replyWith(turn?.view);
};
