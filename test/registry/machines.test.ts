import { describe, expect, test } from "vitest";
import {
  type ClaimState,
  type ClaimTrigger,
  claimMoves,
  moveClaim,
} from "../../src/registry/claim-machine.ts";
import {
  type HandleState,
  type HandleTrigger,
  handleMoves,
  moveHandle,
} from "../../src/registry/handle-machine.ts";
import {
  type LinkState,
  type LinkTrigger,
  linkMoves,
  moveLink,
} from "../../src/registry/link-machine.ts";

/** What every trigger does in every state. Every other move is refused. */
type Expected<State extends string, Trigger extends string> = Record<
  State,
  Partial<Record<Trigger, State>>
>;

const check = <State extends string, Trigger extends string>(
  move: (from: State, trigger: Trigger) => { to: State } | null,
  expected: Expected<State, Trigger>,
  triggers: readonly Trigger[],
) => {
  const found = Object.fromEntries(
    Object.keys(expected).map((from) => [
      from,
      Object.fromEntries(
        triggers.flatMap((trigger) => {
          const to = move(from as State, trigger)?.to;
          return to === undefined ? [] : [[trigger, to]];
        }),
      ),
    ]),
  );
  expect(found).toEqual(expected);
};

describe("every trigger in every state", () => {
  // @rule R1.4
  test("of a handle", () => {
    const expected: Expected<HandleState, HandleTrigger> = {
      PENDING_VERIFICATION: { verify: "ACTIVE", lapse: "RELEASED", deactivate: "RELEASED" },
      ACTIVE: { suspend: "SUSPENDED", deactivate: "DEACTIVATED", name_transferred: "RELEASED" },
      SUSPENDED: {
        ...{ impose: "SUSPENDED", lift: "SUSPENDED", reinstate: "ACTIVE" },
        deactivate: "DEACTIVATED",
        name_transferred: "RELEASED",
      },
      DEACTIVATED: { restore: "ACTIVE", quarantine_ends: "RELEASED" },
      RELEASED: {},
    };
    check(moveHandle, expected, [
      ...(["verify", "lapse", "suspend", "impose", "lift", "reinstate", "deactivate"] as const),
      ...(["restore", "quarantine_ends", "name_transferred"] as const),
    ]);
  });

  // @rule R2.4
  test("of a link", () => {
    const ends = { unlink: "UNLINKED", handle_ended: "UNLINKED" } as const;
    const expected: Expected<LinkState, LinkTrigger> = {
      PENDING_CONFIRMATION: { confirm: "LINKED", reject: "UNLINKED", lapse: "UNLINKED", ...ends },
      LINKED: { suspend: "SUSPENDED", ...ends },
      SUSPENDED: { impose: "SUSPENDED", lift: "SUSPENDED", reinstate: "LINKED", ...ends },
      UNLINKED: { restore: "LINKED" },
    };
    check(moveLink, expected, [
      ...(["confirm", "reject", "lapse", "suspend", "impose"] as const),
      ...(["lift", "reinstate", "unlink", "handle_ended", "restore"] as const),
    ]);
  });

  // @rule R4.1
  test("of a claim", () => {
    const stops = { cancel: "CANCELLED", time_runs_out: "CANCELLED" } as const;
    const expected: Expected<ClaimState, ClaimTrigger> = {
      OPEN: {
        ...{ acknowledge: "WAITING_RESOLUTION", first_approval: "WAITING_RESOLUTION" },
        dispute: "OPEN",
        ...stops,
      },
      WAITING_RESOLUTION: {
        dispute: "WAITING_RESOLUTION",
        holder_confirms: "CONFIRMED",
        first_approval: "WAITING_RESOLUTION",
        second_approval: "CONFIRMED",
        ...stops,
      },
      CONFIRMED: {
        ...{ first_approval: "CONFIRMED", second_approval: "CONFIRMED" },
        ...{ dispute: "CONFIRMED", complete: "COMPLETED", ...stops },
      },
      COMPLETED: {},
      CANCELLED: {},
    };
    check(moveClaim, expected, [
      ...(["acknowledge", "holder_confirms", "first_approval", "second_approval"] as const),
      ...(["dispute", "complete", "cancel", "time_runs_out"] as const),
    ]);
  });
});

test.each([
  ["handle", handleMoves],
  ["link", linkMoves],
  ["claim", claimMoves],
])("a %s has one move in each case, and every move is audited under a name", (_name, moves) => {
  const cases = moves.map(([from, trigger]) => `${from} ${trigger}`);
  expect(new Set(cases).size).toBe(cases.length);
  for (const [, , , emits] of moves) expect(emits).toMatch(/^[a-z]+\.[a-z_]+$/);
});
