import type {
  OperatorOutcome,
  RailReport,
  Transfer,
} from "../../../src/network/transfers/transfer.ts";
import type { SessionCommand } from "../../../src/products/payments/session-record.ts";
import { staff } from "../../frame/records/staff.ts";
import {
  executeRefused,
  executeUnknown,
  railReport,
  SessionBench,
} from "../../products/payments/session-fixtures.ts";

/** Movements without a known outcome, in the payment that owns them. */
export const MINUTE = 60_000;

export const ada = staff("key_ada");
export const bob = staff("key_bob");
export const eve = staff("key_eve", "approver");

export const resolve = (outcome: OperatorOutcome, actor = ada, note = "seen"): SessionCommand => ({
  type: "resolve",
  movement: "",
  outcome,
  actor,
  note,
});

/** A report of the rail, in the mode of the session. */
export const reported = (session: SessionBench, report: RailReport): SessionCommand =>
  railReport(report, "", session.record.terms.mode);

export const transferOf = (session: SessionBench): Transfer => {
  if (!session.record.transfer) throw new Error("nothing was instructed");
  return session.record.transfer;
};

/** An instruction without an outcome for half an hour. */
export const unknown = (mode: "test" | "live" = "test") => {
  const session = new SessionBench({ mode }).executing("crossBank");
  session.report("execute", executeUnknown).wait(30 * MINUTE);
  session.lease("execute");
  return session.report("execute", executeUnknown);
};

/** Debited at the payer's bank, with no report of the credit for ten minutes. */
export const stalled = (mode: "test" | "live" = "test") => {
  const session = new SessionBench({ mode }).executing("crossBank");
  session.report("execute", session.answer()).wait(10 * MINUTE);
  session.lease("ask_rail");
  return session.report("ask_rail", { kind: "ask_rail", callback: null });
};

/** Refused by the bank, and still credited by the rail. */
export const lateMoney = (mode: "test" | "live" = "test") => {
  const session = new SessionBench({ mode }).executing("crossBank");
  session.report("execute", executeRefused("NOT_AUTHORISED"));
  session.act(reported(session, session.credit()));
  return session;
};
