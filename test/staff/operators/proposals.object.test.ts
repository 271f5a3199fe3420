import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type AdminRole, adminRoles } from "../../../src/frame/records/roles.ts";
import { ask, db, migrate, newStaff, post } from "./gateway.ts";
import {
  codeOf,
  decide,
  enrolStaff,
  env,
  HOUR,
  iban,
  ids,
  keys,
  liveBank,
  liveMerchant,
  masked,
  otherIban,
  patchBank,
  patchLive,
  proposalOf,
  proposedAccount,
  read,
  settlementOf,
  T0,
  wait,
} from "./guarded-scene.ts";

/** Changes that redirect live money take two people and a delay (docs/decisions/064). */
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
  await migrate();
  await enrolStaff();
});

// Nothing that a test before remembered or proposed is left.
beforeEach(async () => {
  wait(100 * HOUR);
  await db.prepare("delete from proposals").run();
});

afterAll(() => {
  vi.useRealTimers();
});

describe("a second proposal for a record", () => {
  test("with the same change is the first one, from any sender and however often", async () => {
    const merchant = await liveMerchant();
    const change = { settlement_iban: otherIban };
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => patchLive(merchant, change)),
      patchLive(merchant, change, keys.owner),
    ]);
    expect(new Set(answers.map(({ body }) => body.proposal.proposal_id)).size).toBe(1);
    wait(1);
    const { proposal_id } = answers[0]?.body.proposal ?? {};
    const approved = await decide(proposal_id, "approve");
    wait(HOUR);
    expect((await patchLive(merchant, change)).body.proposal).toEqual(approved.body);
  });

  test("with another change is refused until the first one has ended", async () => {
    const merchant = await liveMerchant();
    const { body } = await patchLive(merchant, { settlement_iban: otherIban });
    const other = { refund_authority: true, optional_events: ["payment.initiated"] };
    const refused = await patchLive(merchant, other);
    expect([refused.status, codeOf(refused)]).toEqual([409, "CHANGE_PENDING"]);
    // All of the request is refused.
    const { modes } = (await read(`merchants/${merchant.merchant_id}`)).body;
    expect(modes.live.optional_events).toEqual([]);
    await decide(body.proposal.proposal_id, "withdraw");
    expect((await patchLive(merchant, other)).status).toBe(202);
  });

  test("about another record is its own", async () => {
    const [first, second] = [await liveMerchant(), await liveMerchant()];
    expect((await patchLive(first, { settlement_iban: otherIban })).status).toBe(202);
    expect((await patchLive(second, { refund_authority: true })).status).toBe(202);
  });

  test("of many different ones at the same moment, one is proposed", async () => {
    const bank = await liveBank();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) =>
        patchBank(bank, { core_base_url: `https://core.example.com/${place}` }),
      ),
    );
    const codes = answers.map(codeOf).sort();
    expect(codes).toEqual(["202", ...Array(7).fill("CHANGE_PENDING")]);
  });
});

describe("an approval", () => {
  test("given again neither restarts nor shortens the delay", async () => {
    const { merchant_id, id } = await proposedAccount();
    const { body } = await decide(id, "approve");
    const second = await newStaff("approver");
    await db
      .prepare("update admin_keys set active_since = 0 where key_id = ?")
      .bind(second.key_id)
      .run();
    wait(23 * HOUR);
    expect((await decide(id, "approve")).body).toEqual(body);
    expect((await decide(id, "approve", second.key)).body).toEqual(body);
    // Nor does another delay in the configuration.
    expect(
      (await decide(id, "approve", keys.approver, { CHANGE_DELAY_SECONDS: "0" })).body,
    ).toEqual(body);
    wait(HOUR - 1);
    expect(await settlementOf(merchant_id)).toBe(iban);
    wait(1);
    expect(await settlementOf(merchant_id)).toBe(otherIban);
  });

  test("without a delay takes effect at once", async () => {
    const { merchant_id, id } = await proposedAccount();
    const { body } = await decide(id, "approve", keys.approver, { CHANGE_DELAY_SECONDS: "0" });
    expect(body.status).toBe("IN_FORCE");
    expect(await settlementOf(merchant_id)).toBe(otherIban);
  });

  test("needs a key that is older than the proposal", async () => {
    const { id } = await proposedAccount();
    wait(HOUR);
    const young = await newStaff("approver");
    wait(HOUR);
    const refused = await decide(id, "approve", young.key);
    expect([codeOf(refused), refused.body.error.message]).toEqual([
      "FORBIDDEN",
      "An approver's key must be older than what it approves.",
    ]);
    // Stopping a change is always safe.
    expect((await decide(id, "reject", young.key)).body.status).toBe("REJECTED");
  });

  test.each([
    [1, "VOID", iban],
    [24, "IN_FORCE", otherIban],
  ])("by a key retired %i hours later leaves the change %s", async (hours, status, expected) => {
    const { key, key_id } = await newStaff("approver");
    wait(1);
    const { merchant_id, id } = await proposedAccount();
    expect((await decide(id, "approve", key)).body.approved_by).toBe(key_id);
    wait(hours * HOUR);
    expect((await post(`/admin/v1/admin-keys/${key_id}/retire`, {}, { env })).status).toBe(200);
    wait(100 * HOUR);
    expect(await settlementOf(merchant_id)).toBe(expected);
    expect(await proposalOf(id)).toMatchObject({
      ...{ status, void_reason: status === "VOID" ? "APPROVER_RETIRED" : null },
    });
  });

  test("by a key that was retired a moment ago does not count", async () => {
    const { key, key_id } = await newStaff("approver");
    wait(1);
    const { id } = await proposedAccount();
    expect((await read("approvals", key)).status).toBe(200);
    await post(`/admin/v1/admin-keys/${key_id}/retire`, {}, { env });
    // The guard still remembers the key.
    expect((await read("approvals", key)).status).toBe(200);
    for (const verb of ["approve", "reject"] as const) {
      expect(codeOf(await decide(id, verb, key))).toBe("UNAUTHENTICATED");
    }
  });

  test("and a withdrawal at the same moment end in one of the two", async () => {
    const { merchant_id, id } = await proposedAccount();
    const answers = await Promise.all([
      ...[decide(id, "approve"), decide(id, "withdraw"), decide(id, "approve")],
      decide(id, "reject"),
    ]);
    const { status } = await proposalOf(id);
    expect(["WITHDRAWN", "REJECTED"]).toContain(status);
    expect(answers.map(({ status: code }) => code)).toContain(200);
    wait(100 * HOUR);
    expect(await settlementOf(merchant_id)).toBe(iban);
  });
});

// @rule A1.2
describe("who may do what", () => {
  type Verb = "approve" | "reject" | "withdraw";
  type State = "PROPOSED" | "APPROVED" | "IN_FORCE" | "REJECTED" | "WITHDRAWN";

  /** What each role may do with a proposal of another key that has not ended. */
  const allowed: Record<AdminRole, readonly Verb[]> = {
    owner: ["withdraw"],
    approver: ["approve", "reject"],
    operator: [],
    support: [],
  };

  const become: Record<State, (id: string) => Promise<unknown>> = {
    PROPOSED: async () => {},
    APPROVED: (id) => decide(id, "approve"),
    IN_FORCE: async (id) => {
      await decide(id, "approve");
      wait(24 * HOUR);
    },
    REJECTED: (id) => decide(id, "reject"),
    WITHDRAWN: (id) => decide(id, "withdraw"),
  };

  /** The decision that led to a state can be repeated by anyone who may take it. */
  const repeats: Partial<Record<`${Verb} ${State}`, true>> = {
    "approve APPROVED": true,
    "approve IN_FORCE": true,
    "reject REJECTED": true,
    "withdraw WITHDRAWN": true,
  };

  const mayBeSent: Record<Verb, readonly AdminRole[]> = {
    approve: ["approver"],
    reject: ["approver"],
    withdraw: ["owner", "operator"],
  };

  const expected = (role: AdminRole, verb: Verb, state: State): string => {
    if (!mayBeSent[verb].includes(role)) return "FORBIDDEN";
    if (repeats[`${verb} ${state}`]) return "200";
    if (state !== "PROPOSED" && state !== "APPROVED") return "CHANGE_HAS_ENDED";
    return allowed[role].includes(verb) ? "200" : "FORBIDDEN";
  };

  const states = Object.keys(become) as State[];
  const verbs = Object.keys(mayBeSent) as Verb[];
  const cases = states.flatMap((state) =>
    adminRoles.flatMap((role) =>
      verbs.map((verb) => [role, verb, state, expected(role, verb, state)] as const),
    ),
  );

  test.each(cases)("%s may %s what is %s: %s", async (role, verb, state, outcome) => {
    const { merchant_id } = await liveMerchant();
    const { body } = await patchLive({ merchant_id }, { settlement_iban: otherIban });
    const id = body.proposal.proposal_id;
    wait(1);
    await become[state](id);
    // Another operator than the one who proposed.
    const key = role === "operator" ? (await newStaff("operator")).key : keys[role];
    expect(codeOf(await decide(id, verb, key))).toBe(outcome);
  });

  test("the operator who proposed a change can withdraw it, with the owner's key gone", async () => {
    const { id } = await proposedAccount();
    expect((await decide(id, "withdraw", keys.operator)).body.status).toBe("WITHDRAWN");
  });

  test.each([
    ["owner", 202],
    ["operator", 202],
    ["approver", "FORBIDDEN"],
    ["support", "FORBIDDEN"],
  ] as const)("%s proposes: %s", async (role, outcome) => {
    const answer = await patchLive(
      await liveMerchant(),
      { settlement_iban: otherIban },
      keys[role],
    );
    expect(answer.status === 202 ? 202 : codeOf(answer)).toBe(outcome);
  });

  test("every role reads the list and each proposal; without a key nobody does", async () => {
    const { id } = await proposedAccount();
    for (const role of adminRoles) {
      expect((await read("approvals", keys[role])).status).toBe(200);
      expect((await read(`approvals/${id}`, keys[role])).body.proposal_id).toBe(id);
    }
    expect((await ask("/admin/v1/approvals", { key: null, env })).status).toBe(401);
    for (const address of ["prp_nobody", `prp_${"0".repeat(43)}`]) {
      expect((await read(`approvals/${address}`)).status).toBe(404);
      expect(codeOf(await decide(address, "approve"))).toBe("NOT_FOUND");
    }
  });
});

describe("the list", () => {
  test("runs newest first through pages that meet, by status and by record", async () => {
    const made = [];
    for (const verb of ["reject", null, "approve", null, "withdraw"] as const) {
      const proposed = await proposedAccount();
      if (verb) await decide(proposed.id, verb);
      made.unshift(proposed);
    }
    const idsOf = async (query: string): Promise<string[]> => {
      const found: string[] = [];
      for (let cursor = ""; ; ) {
        const { body } = await read(`approvals?limit=2&${query}${cursor}`);
        found.push(...body.data.map(({ proposal_id }: { proposal_id: string }) => proposal_id));
        if (body.next_cursor === null) return found;
        cursor = `&cursor=${body.next_cursor}`;
      }
    };
    expect(await idsOf("")).toEqual(made.map(({ id }) => id));
    expect(await idsOf("status=PROPOSED")).toEqual([made[1]?.id, made[3]?.id]);
    expect(await idsOf("status=WITHDRAWN")).toEqual([made[0]?.id]);
    expect(await idsOf(`subject=${made[4]?.merchant_id}`)).toEqual([made[4]?.id]);
    expect(await idsOf(`subject=${made[4]?.merchant_id}&status=APPROVED`)).toEqual([]);
    wait(24 * HOUR);
    // What is due by now is shown in force.
    expect(await idsOf("status=IN_FORCE")).toEqual([made[2]?.id]);
    expect(await idsOf("status=APPROVED")).toEqual([]);
  });

  test.each(["status=OPEN", "cursor=bogus", "limit=0"])("?%s is 422", async (query) => {
    expect(codeOf(await read(`approvals?${query}`))).toBe("VALIDATION_FAILED");
  });

  test("shows a proposal whole", async () => {
    const { merchant_id, id } = await proposedAccount();
    expect((await read("approvals")).body.data).toEqual([
      {
        proposal_id: id,
        status: "PROPOSED",
        subject: { kind: "MERCHANT", id: merchant_id, name: "Corner Shop" },
        changes: [{ field: "settlement_iban", from: masked[iban], to: masked[otherIban] }],
        ...{ proposed_by: ids.operator, proposed_by_name: "The operator" },
        proposed_at: new Date(Date.now() - 1).toISOString(),
        ...{ approved_by: null, approved_at: null, takes_effect_at: null },
        ...{ ended_by: null, ended_at: null, void_reason: null },
        decide: { operation: "approveChange", path: `/admin/v1/approvals/${id}/approve` },
      },
    ]);
  });
});
