import type { BankRequest } from "../../network/banks/contract.ts";
import type { Books, Callback, Moment, RailPayment } from "./books.ts";
import { type ParsedFault, parseFault, preventsWork, takeFault } from "./faults.ts";
import { bounce, hold, land, launch, launchHeld, release } from "./ledger.ts";

/**
 * The interbank rail. It debits the payer's account, keeps the money in flight for a moment, and
 * credits or returns it. It reports to the gateway with a credit callback, and answers status
 * questions.
 */
export interface RailPlan {
  /** How long a payment is on its way. */
  delayMs: number;
  /** The rail does not accept the payment now: the bank holds the money and tries again. */
  rests: boolean;
  /** The callback's fault, as written in the fault list. */
  callbackFault: string | null;
}

const RAIL_FEE = 10;
const RETRY_MS = 2_000;

export const submitToRail = (
  books: Books,
  order: { bank: string; instruction: BankRequest<"execute-transaction"> },
  moment: Moment,
  plan: RailPlan,
): void => {
  const { instruction } = order;
  // The callback can arrive before the bank's answer only if the credit is immediate.
  const delay = plan.callbackFault === "REORDER_CALLBACK" ? 0 : plan.delayMs;
  const payment: RailPayment = {
    originator: instruction.originator,
    end_to_end_id: instruction.end_to_end_id,
    originator_ref: instruction.originator_ref,
    debtor_bank: order.bank,
    debtor_iban: instruction.debtor_iban,
    creditor_iban: instruction.creditor_iban,
    amount: instruction.amount,
    currency: instruction.currency,
    status: "IN_FLIGHT",
    rail_ref: `RAIL-${moment.token().slice(0, 20)}`,
    settlement_fee: RAIL_FEE,
    act_at: moment.now + (plan.rests ? RETRY_MS : delay),
    callback_fault: plan.callbackFault,
  };
  if (plan.rests) hold(books, payment, instruction, moment);
  else launch(books, payment, instruction, moment);
};

/** The next step of a payment that is due. */
export const advanceRailPayment = (
  books: Books,
  payment: RailPayment,
  moment: Moment,
  delayMs: number,
): void => {
  const waits = payment.status === "WAITING";
  const fault = takeFault(books, "rail", [waits ? "submit" : "credit"], "answer");
  if (fault?.name === "SLOW_MS" && !waits) {
    books.rail_payments.put({ ...payment, act_at: moment.now + fault.number });
  } else if (preventsWork(fault)) {
    books.rail_payments.put({ ...payment, act_at: moment.now + RETRY_MS });
  } else if (waits && fault?.name !== "REFUSE") {
    launchHeld(books, { ...payment, act_at: moment.now + delayMs }, moment);
  } else {
    settle(books, payment, fault, moment);
  }
};

/**
 * Credits the payee's account if it accepts the money, else returns it. Then stores the callback.
 */
const settle = (
  books: Books,
  payment: RailPayment,
  fault: ParsedFault | null,
  moment: Moment,
): void => {
  const creditor = books.accounts.get(payment.creditor_iban);
  const taken =
    fault?.name !== "REFUSE" &&
    creditor?.status === "OPEN" &&
    creditor.currency === payment.currency;
  if (taken) land(books, payment, moment);
  else if (payment.status === "WAITING") release(books, payment, moment);
  else bounce(books, payment, moment);
  const { debtor_bank, originator, end_to_end_id } = payment;
  const transfer = books.transfers.get(debtor_bank, originator, end_to_end_id);
  if (transfer) books.transfers.put({ ...transfer, status: taken ? "BOOKED" : "RETURNED" });
  // The rail lost the bank's answer to the credit, and asks again before it reports.
  const lateMs = fault && fault.name !== "REFUSE" ? RETRY_MS : 0;
  oweCreditCallback(books, { ...payment, status: taken ? "CREDITED" : "REJECTED" }, lateMs, moment);
};

const oweCreditCallback = (
  books: Books,
  payment: RailPayment,
  lateMs: number,
  moment: Moment,
): void => {
  const fault = payment.callback_fault
    ? parseFault(payment.callback_fault)
    : takeFault(books, "rail", ["credit"], "callback");
  const callback = newCallback(fault, lateMs, moment, {
    kind: "credit",
    originator: payment.originator,
    bank: null,
    subject: payment.end_to_end_id,
    body: JSON.stringify(creditReport(payment)),
  });
  const wrong = { ...creditReport(payment), amount: payment.amount + 1 };
  const firstBody = fault?.name === "WRONG_AMOUNT" ? JSON.stringify(wrong) : null;
  books.callbacks.put({ ...callback, first_body: firstBody });
};

/** A new callback, with the fault applied. */
export const newCallback = (
  fault: ParsedFault | null,
  lateMs: number,
  moment: Moment,
  callback: Pick<Callback, "kind" | "originator" | "bank" | "subject" | "body">,
): Callback => ({
  ...callback,
  callback_id: moment.token(),
  first_body: null,
  state: fault?.name === "DROP_CALLBACK" ? "DROPPED" : "WAITING",
  attempts: 0,
  copies: fault?.name === "DUPLICATE_CALLBACK" ? 2 : 1,
  next_at: moment.now + lateMs + (fault?.name === "LATE_CALLBACK_MS" ? fault.number : 0),
  created_at: moment.now,
});

/** The rail's report on a payment, for callbacks and answers. */
export const creditReport = (payment: RailPayment) => ({
  end_to_end_id: payment.end_to_end_id,
  originator_ref: payment.originator_ref,
  status: payment.status,
  amount: payment.amount,
  currency: payment.currency,
  debtor_iban: payment.debtor_iban,
  creditor_iban: payment.creditor_iban,
  rail_ref: payment.rail_ref,
  settlement_fee: payment.settlement_fee,
});

/** `POST /rail/status`. The rail does not know a payment that it has not accepted yet. */
export const railStatus = (
  books: Books,
  originator: string,
  endToEndId: string,
  wrongAmount: boolean,
): object => {
  const payment = books.rail_payments.get(originator, endToEndId);
  if (!payment || payment.status === "WAITING") {
    return { end_to_end_id: endToEndId, status: "NOT_FOUND" };
  }
  const said = creditReport(payment);
  return wrongAmount ? { ...said, amount: said.amount + 1 } : said;
};
