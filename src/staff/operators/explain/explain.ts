import { and, eq, inArray } from "drizzle-orm";
import { type Problem, problem } from "../../../base/kernel/problems.ts";
import { ok, type Refusal, type Result, refuse } from "../../../base/kernel/result.ts";
import { isoTime, now } from "../../../base/platform/clock.ts";
import { database } from "../../../base/platform/database.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../../../base/platform/env.ts";
import { listsOf } from "../../../base/platform/list-databases.ts";
import { events } from "../../../base/platform/lists-schema.ts";
import { logFault } from "../../../base/platform/log.ts";
import {
  type AdminView,
  type AllowedAction,
  type StaffAction,
  type timelineView,
  whyNot,
} from "../../../frame/objects/explain.ts";
import { type AnyObject, findObject } from "../../../frame/objects/kinds.ts";
import type { CallNote, Turn } from "../../../frame/objects/turn.ts";
import { readApprover } from "../../../frame/records/guard.ts";
import type { Approver } from "../../../frame/records/proposals.ts";
import { type Permission, rolesWith } from "../../../frame/records/roles.ts";
import type { Owner } from "../../../network/parties/owners.ts";
import type { MovementCommand, MovementView } from "../../../network/transfers/movements.ts";
import type { chargeForStaff } from "../../../products/charges/charge-views.ts";
import { chargeKind } from "../../../products/charges/kind.ts";
import { consentById } from "../../../products/consents/consent-record.ts";
import type { consentStaffView } from "../../../products/consents/views.ts";
import { mandateById } from "../../../products/mandates/mandate-record.ts";
import { showCharges } from "../../../products/mandates/verbs/charges.ts";
import type { mandateStaffView } from "../../../products/mandates/views.ts";
import { orderById } from "../../../products/payment-orders/order-record.ts";
import type { orderStaffView } from "../../../products/payment-orders/order-views.ts";
import { paymentKind } from "../../../products/payments/kind.ts";
import type { RefundView } from "../../../products/payments/refund-record.ts";
import type { RefundTerms } from "../../../products/payments/refund-views.ts";
import type { SessionCommand } from "../../../products/payments/session-record.ts";
import type { paymentStaffView } from "../../../products/payments/session-views.ts";
import { checkRefundAuthority } from "../../../products/payments/verbs/refunds.ts";
import type { AdminCall } from "../administration.ts";
import { readPartyNames } from "../party-names.ts";
import { tellTimeline } from "./sentences.ts";

/** The members that every detail for staff adds to its object's view (docs/decisions/117). */

/** The view of an object for the member of staff who calls. */
export const adminView = async ({ env, caller }: AdminCall): Promise<AdminView> => ({
  view: "admin",
  now: now(),
  by: await readApprover(database(env), caller.keyId),
});

/** Who may do what. Only the decisions of two people are open to approvers. */
const permissionsOf: Readonly<Record<StaffAction, readonly Permission[]>> = {
  ask: ["change"],
  cancel: ["change"],
  refund: ["change"],
  approve_refund: ["approve"],
  redeliver: ["change"],
  revoke: ["change"],
  resolve: ["change", "approve"],
  acknowledge: ["change", "approve"],
  take_over_creditor: ["change", "approve"],
};

const mayDo = (action: StaffAction, { role }: Approver): boolean =>
  permissionsOf[action].some((permission) => rolesWith[permission].includes(role));

/** An action that the object refuses keeps the object's reason. */
const butFor = (one: AllowedAction, other: Problem | null | undefined): AllowedAction =>
  one.allowed && other ? { ...one, allowed: false, why: whyNot(other) } : one;

/** Adds reasons that the object cannot know, and the key that asks. */
const allowedTo = (
  by: Approver,
  allowed: readonly AllowedAction[],
  others: Partial<Record<StaffAction, Problem | null>>,
): AllowedAction[] =>
  allowed.map((one) => {
    const open = butFor(one, others[one.action]);
    return mayDo(one.action, by) ? open : butFor(open, problem("FORBIDDEN"));
  });

/** The most events of one object that are shown: the newest. */
const MOST_EVENTS = 25;

/** The part of an object's view that all kinds share. */
export interface ExplainedView {
  mode: Mode;
  merchant_id?: string | null;
  tpp_id: string | null;
  allowed: AllowedAction[];
  timeline: ReturnType<typeof timelineView>;
}

/** An object's view, with its events and other facts that decide an action. */
const detailOf = async <Shown extends ExplainedView>(
  env: GatewayEnv,
  { by }: AdminView,
  shown: Shown,
  subjectId: string,
  others: Promise<Partial<Record<StaffAction, Problem | null>>> | null = null,
) => {
  const owner = ownerOf(shown);
  const banks = banksIn(shown);
  const actors = shown.timeline.map(({ actor }) => actor);
  const [events, refused, names] = await Promise.all([
    eventsOf(env, shown, subjectId),
    others,
    readPartyNames(env, { owners: [owner.id], banks, staff: actors }),
  ]);
  const ownerName = names.owner(owner.id);
  const teller = { owner: owner.kind, ownerName, mode: shown.mode, names };
  return {
    ...shown,
    owner_name: ownerName,
    bank_names: banks.flatMap((bank_handle) => {
      const name = names.bank(bank_handle, shown.mode);
      return name === null ? [] : [{ bank_handle, name }];
    }),
    events,
    allowed: allowedTo(by, shown.allowed, refused ?? {}),
    timeline: tellTimeline(shown.timeline, teller),
  };
};

/** The handles of the banks that a view names, each once. */
const banksIn = (shown: ExplainedView): string[] => {
  const { bank_handle, payer, payee, route, timeline } = shown as ExplainedView & NamesBanks;
  const calls = timeline.filter(({ kind }) => kind === "bank_call").map(({ actor }) => actor);
  const ends = [route?.debtor_bank, route?.creditor_bank, payer?.bank_handle, payee?.bank_handle];
  return [...new Set([bank_handle, ...ends, ...calls].filter((handle) => handle != null))];
};

interface NamesBanks {
  bank_handle?: string | null;
  payer?: { bank_handle: string | null } | null;
  payee?: { bank_handle: string | null } | null;
  route?: { debtor_bank: string; creditor_bank: string } | null;
}

export const ownerOf = ({ merchant_id = null, tpp_id }: ExplainedView): Owner =>
  merchant_id === null ? { kind: "TPP", id: tpp_id ?? "" } : { kind: "MERCHANT", id: merchant_id };

/** The newest events about an object, oldest first. Each has the instant of its timeline's note. */
export const eventsOf = async (env: GatewayEnv, shown: ExplainedView, subjectId: string) => {
  const { mode, timeline } = shown;
  const owner = ownerOf(shown);
  const noted = timeline.filter(({ kind }) => kind === "event").slice(-MOST_EVENTS);
  if (noted.length === 0) return [];
  const instants = noted.map(({ at }) => Date.parse(at));
  const { db } = await listsOf(env, owner);
  const rows = await db
    .select({ event_id: events.eventId, type: events.type, createdAt: events.createdAt })
    .from(events)
    .where(
      and(
        eq(events.ownerKind, owner.kind),
        eq(events.ownerId, owner.id),
        eq(events.mode, mode),
        inArray(events.createdAt, instants),
        eq(events.subjectId, subjectId),
      ),
    )
    .orderBy(events.createdAt, events.eventId);
  return rows.map(({ createdAt, ...event }) => ({ ...event, created_at: isoTime(createdAt) }));
};

/** Mandates, consents and payment orders as staff see them (docs/decisions/117). */
interface Viewed {
  view(request: AdminView): Promise<Result<string> | null>;
}

export type OrderCall<Body = unknown> = AdminCall<Body, { payment_order_id: string }>;

const readObject = async <Shown extends Parameters<typeof detailOf>[2]>(
  call: AdminCall,
  stub: Viewed | null,
  id: string,
  more: (shown: Shown) => Promise<object> = async () => ({}),
): Promise<Result<Reply>> => {
  const viewer = await adminView(call);
  const view = await stub?.view(viewer);
  if (!view) return refuse("NOT_FOUND");
  if (!view.ok) return view;
  const shown: Shown = JSON.parse(view.value);
  const [detail, others] = await Promise.all([detailOf(call.env, viewer, shown, id), more(shown)]);
  return reply(200, { ...detail, ...others });
};

/** `GET /admin/v1/payment-orders/{payment_order_id}` */
export const readOrder = (call: OrderCall): Promise<Result<Reply>> => {
  const { payment_order_id: id } = call.path;
  return readObject<ReturnType<typeof orderStaffView>>(call, orderById(call.env, id), id);
};

type MandateShown = ReturnType<typeof mandateStaffView>;

/** `GET /admin/v1/mandates/{mandate_id}`. Each charge is shown by its own object. */
export const readMandate = (
  call: AdminCall<unknown, { mandate_id: string }>,
): Promise<Result<Reply>> => {
  const { env, path } = call;
  const { mandate_id: id } = path;
  return readObject<MandateShown>(call, mandateById(env, id), id, async (shown) => {
    const caller = { owner: ownerOf(shown), mode: shown.mode, consent_id: null };
    const owned = { env, caller, path: { id }, query: {} };
    // A charge that cannot be read must not hide the mandate that staff want to end.
    const charges = shown.charges.map((decision) =>
      showCharges(owned, [decision]).catch((error) => {
        logFault("charge not shown", error, { charge_id: decision.charge_id });
        return [];
      }),
    );
    return { charges: (await Promise.all(charges)).flat() };
  });
};

/** `GET /admin/v1/consents/{consent_id}` */
export const readConsent = (
  call: AdminCall<unknown, { consent_id: string }>,
): Promise<Result<Reply>> => {
  const { consent_id: id } = call.path;
  return readObject<ReturnType<typeof consentStaffView>>(call, consentById(call.env, id), id);
};

/** A payment or a charge, as its detail calls it. */
interface PaymentStub extends AnyObject {
  act(
    command: PaymentCommand,
    call: CallNote,
    view?: MovementView | RefundView,
  ): Promise<Turn | null>;
  view(request: AdminView | RefundView): Promise<Result<string> | null>;
}

/** The commands of staff. A charge has no such `cancel`. */
type PaymentCommand =
  | MovementCommand
  | Extract<SessionCommand, { type: "cancel" | "reject_refund" }>;

export type PaymentShown = ReturnType<typeof paymentStaffView> | ReturnType<typeof chargeForStaff>;

export type PaymentCall<Body = unknown> = AdminCall<Body, { id: string }>;

export type ProposalCall = AdminCall<unknown, { id: string; refund_id: string }>;

export const payments = [paymentKind, chargeKind];

export const findPayment = (env: GatewayEnv, id: string) =>
  findObject<PaymentStub>(env, payments, id);

/** `GET /admin/v1/payments/{id}` */
export const readPayment = async (call: PaymentCall): Promise<Result<Reply>> => {
  const viewer = await adminView(call);
  const stub = findPayment(call.env, call.path.id)?.stubOf();
  const shown = await stub?.view(viewer);
  if (!stub || !shown) return refuse("NOT_FOUND");
  return shown.ok ? answerPayment(call, stub, viewer, shown.value) : shown;
};

const answerPayment = async (
  { env }: PaymentCall,
  stub: PaymentStub,
  viewer: AdminView,
  shown: string,
): Promise<Result<Reply>> => {
  const payment = JSON.parse(shown) as PaymentShown;
  const subjectId = subjectIdOf(payment);
  const refused = isAllowed(payment, "refund")
    ? checkStaffRefund(env, stub, payment).then((may) => {
        const problem = may.ok ? null : may.problem;
        return { refund: problem, approve_refund: problem };
      })
    : null;
  return reply(200, await detailOf(env, viewer, payment, subjectId, refused));
};

/** The object that its events are about. */
export const subjectIdOf = ({ session_id, charge_id }: PaymentShown): string =>
  session_id ?? charge_id ?? "";

const isAllowed = ({ allowed }: PaymentShown, wanted: StaffAction): boolean =>
  allowed.some(({ action, allowed: is }) => action === wanted && is);

/** Whether the operator's records let the merchant refund now. */
const checkStaffRefund = async (
  env: GatewayEnv,
  stub: PaymentStub,
  { merchant_id, mode }: PaymentShown,
): Promise<Result<null>> => {
  if (merchant_id === null) return refuseRefundOfTpp();
  const merchant = { merchant_id, mode };
  const key = { key_hash: null, request_hash: "", by_staff: true };
  const view = await stub.view({ view: "refund_terms", ...key, ...merchant });
  const paid = view?.ok ? (JSON.parse(view.value) as RefundTerms).paid : null;
  return paid ? checkRefundAuthority(env, merchant, paid.route) : ok(null);
};

/** A TPP has no settlement account that refunds could leave. */
export const refuseRefundOfTpp = (): Refusal =>
  refuse("REFUND_NOT_AUTHORISED", { message: "Only a merchant's payments can be refunded." });
