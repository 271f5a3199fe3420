import { describe, expect, test } from "vitest";
import { findMove, type Move } from "../../../../src/base/kernel/machine.ts";
import {
  type AllowedAction,
  needEvents,
  withoutNames,
} from "../../../../src/frame/objects/explain.ts";
import type { Aggregate } from "../../../../src/frame/objects/state.ts";
import { addNotes, newNote } from "../../../../src/frame/objects/timeline.ts";
import type { Approver } from "../../../../src/frame/records/proposals.ts";
import { chargeMoves } from "../../../../src/products/charges/charge-machine.ts";
import { chargeKind } from "../../../../src/products/charges/kind.ts";
import { consentMoves } from "../../../../src/products/consents/consent-machine.ts";
import { consentKind } from "../../../../src/products/consents/kind.ts";
import { mandateKind } from "../../../../src/products/mandates/kind.ts";
import { mandateMoves } from "../../../../src/products/mandates/mandate-machine.ts";
import { paymentOrderKind } from "../../../../src/products/payment-orders/kind.ts";
import { orderMoves } from "../../../../src/products/payment-orders/order-machine.ts";
import { paymentKind } from "../../../../src/products/payments/kind.ts";
import { sessionMoves } from "../../../../src/products/payments/session-machine.ts";
import { ChargeBench } from "../../../products/charges/charge-fixtures.ts";
import { ConsentBench } from "../../../products/consents/consent-fixtures.ts";
import { MandateBench } from "../../../products/mandates/mandate-fixtures.ts";
import { OrderBench } from "../../../products/payment-orders/order-fixtures.ts";
import {
  completed,
  executeUnknown,
  SessionBench,
  settling,
} from "../../../products/payments/session-fixtures.ts";

/**
 * What staff are told that they may do is what happens if they do it: in every state of every
 * machine, and at every place that a movement can be.
 */
const by: Approver = { keyId: "key_bob", role: "operator", since: 0, retired: false };

// biome-ignore lint/suspicious/noExplicitAny: every kind of object is treated alike
type AnyAggregate = Aggregate<any, any, any, any, any>;

interface Kind {
  aggregate: AnyAggregate;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  record: any;
  moves: readonly Move<string, string, string | null>[];
  /** The action that ends the object, and its trigger in the table; null if staff cannot. */
  ends: { action: string; trigger: string } | null;
}

const cancelled = { action: "cancel", trigger: "cancelled" };

const kinds: Record<string, Kind> = {
  payment: {
    aggregate: paymentKind,
    record: completed().record,
    moves: sessionMoves,
    ends: cancelled,
  },
  "payment order": {
    aggregate: paymentOrderKind,
    record: new OrderBench().record,
    moves: orderMoves,
    ends: cancelled,
  },
  charge: {
    aggregate: chargeKind,
    record: new ChargeBench().record,
    moves: chargeMoves,
    ends: null,
  },
  mandate: {
    aggregate: mandateKind,
    record: MandateBench.active().record,
    moves: mandateMoves,
    ends: cancelled,
  },
  consent: {
    aggregate: consentKind,
    record: new ConsentBench().record,
    moves: consentMoves,
    ends: { action: "revoke", trigger: "revoked_by_operator" },
  },
};

/** The commands that each action sends. It is allowed if one of them changes something. */
const commandsOf = (action: string, movement: string, kind: string): object[] => {
  const resolve = (outcome: string) => ({
    ...{ type: "resolve", movement, outcome, actor: by, note: "seen" },
  });
  switch (action) {
    case "ask":
      return [{ type: "ask", actor: by.keyId }];
    case "resolve":
      return [resolve("COMPLETED"), resolve("FAILED")];
    case "acknowledge":
      return [resolve("ACKNOWLEDGED")];
    case "revoke":
      return [{ type: "revoke", by: { kind: "OPERATOR" }, reason: null }];
    case "refund":
      return [
        {
          ...{ type: "refund", refund_id: "rf_1", amount: null, reason: null },
          ...{ request_hash: "hash", idempotency_key_hash: null, checked_at: now },
        },
      ];
    default:
      if (kind === "mandate") return [{ type: "end", by: { kind: "OPERATOR" }, reason: null }];
      if (kind === "payment order") return [{ type: "cancel", operator: by.keyId }];
      return [{ type: "cancel", by: { kind: "operator", key_id: by.keyId } }];
  }
};

let now = completed().now;

type Outcome = "changed" | "unchanged" | string;

const outcomeOf = ({ aggregate, record }: Kind, command: object): Outcome => {
  const { type } = command as { type: string };
  const decided = aggregate.decisions[type]?.(record, command as never, {
    ...withoutNames(now),
    eventId: () => "evt_1",
    endToEndId: () => "E2E9",
  });
  if (!decided) throw new Error(`${type} is no command`);
  if (!decided.ok) return decided.problem.code;
  return decided.value === record ? "unchanged" : "changed";
};

const allowedIn = ({ aggregate, record }: Kind): AllowedAction[] => {
  const shown = aggregate.views.admin?.(record, { view: "admin", now, by } as never);
  if (!shown?.ok) throw new Error("not shown");
  return (shown.value as { allowed: AllowedAction[] }).allowed;
};

/** What the step does, which sends the events that the timeline names. */
const redelivery = ({ record }: Kind): Outcome => {
  const noted = record.timeline.filter(({ kind }: { kind: string }) => kind === "event");
  const decided = needEvents(noted);
  return decided.ok ? "changed" : decided.problem.code;
};

const expectTruth = (name: string, kind: Kind): void => {
  for (const { action, about, allowed, why } of allowedIn(kind)) {
    // The rest of it depends on the merchant's account, and a charge obeys its mandate.
    if (action === "take_over_creditor" || (name === "charge" && action === "cancel")) continue;
    const outcomes =
      action === "redeliver"
        ? [redelivery(kind)]
        : commandsOf(action, about ?? "", name).map((one) => outcomeOf(kind, one));
    expect([action, allowed]).toEqual([action, outcomes.includes("changed")]);
    const [first = ""] = outcomes;
    const expected = first === "unchanged" ? "INVALID_STATE" : first;
    if (!allowed) expect([action, why?.code]).toEqual([action, expected]);
  }
};

const cases = Object.entries(kinds).flatMap(([name, kind]) => {
  const states = new Set(kind.moves.flatMap(([from, _, to]) => [from, to]));
  return [...states].map((state) => [name, state, kind] as const);
});

describe("what is allowed", () => {
  test.each(cases)("of a %s in %s is what the action does", (name, state, kind) => {
    now = completed().now;
    expectTruth(name, { ...kind, record: { ...kind.record, state } });
  });

  test.each(cases)("ends a %s in %s exactly if its table has the move", (_, state, kind) => {
    const allowed = allowedIn({ ...kind, record: { ...kind.record, state } });
    const { action, trigger } = kind.ends ?? { action: "cancel", trigger: "" };
    const found = allowed.find((one) => one.action === action);
    expect(found?.allowed).toBe(findMove(kind.moves, state, trigger) !== null);
  });
});

const HOUR = 3_600_000;

/** Everywhere that a payment's money can be, with the outcome of asking and of resolving. */
const places: [string, () => SessionBench, ask: Outcome, resolve: Outcome][] = [
  [
    "while the bank is called",
    () => new SessionBench().executing(),
    "CALL_IN_PROGRESS",
    "MOVEMENT_IN_PROGRESS",
  ],
  [
    "after a lost answer",
    () => new SessionBench().executing().report("execute", executeUnknown),
    "changed",
    "MOVEMENT_IN_PROGRESS",
  ],
  [
    "an hour after a lost answer",
    () => new SessionBench().executing().report("execute", executeUnknown).wait(HOUR),
    "changed",
    "changed",
  ],
  ["while the rail settles", () => settling(), "changed", "MOVEMENT_IN_PROGRESS"],
  ["when it is paid", () => completed(), "NOTHING_TO_ASK", "MOVEMENT_HAS_ENDED"],
];

test.each(places)("asking and resolving %s", (_, make, ask, resolve) => {
  const bench = make();
  now = bench.now;
  const kind = { ...(kinds.payment as Kind), record: bench.record };
  expectTruth("payment", kind);
  const codes = allowedIn(kind)
    .filter(({ action }) => action === "ask" || action === "resolve")
    .map(({ why }) => why?.code ?? "changed");
  expect(codes).toEqual([ask, resolve]);
});

test.each([
  ["before there is one", [], "INVALID_STATE"],
  ["once there is one", [newNote("event", "payment.completed")], null],
])("the events of a payment can be sent again %s", (_, notes, code) => {
  const timeline = addNotes([], notes, { now, correlationId: "1" });
  const payment = kinds.payment as Kind;
  const shown = { ...payment, record: { ...payment.record, timeline } };
  expectTruth("payment", shown);
  const allowed = allowedIn(shown);
  const redeliver = allowed.find(({ action }) => action === "redeliver");
  expect([redeliver?.allowed, redeliver?.why?.code ?? null]).toEqual([code === null, code]);
});

test("asking changes nothing but when the question is due", () => {
  const { record, now: at } = new SessionBench().executing().report("execute", executeUnknown);
  const asked = paymentKind.decisions.ask(
    record,
    { type: "ask", actor: "key_bob" },
    withoutNames(at),
  );
  if (!asked.ok) throw new Error("refused");
  const effects = record.effects.map((effect) =>
    effect.kind === "execute" ? { ...effect, due_at: at } : effect,
  );
  expect(asked.value).toEqual({ ...record, effects });
});
