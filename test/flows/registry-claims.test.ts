import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  accountRef,
  type Bank,
  DAY,
  fresh,
  ok,
  proofOf,
  type RegisteredGateway,
  type Registry,
  type RegistryCustomer,
  type StaffKey,
  verdictOf,
} from "./registry-steps.ts";
import { enterRegistry, expectWhole, type RegistryWorld } from "./registry-world.ts";

/** Claims on a handle from opening to end, by each party and by time. */
let advance: RegistryWorld["advance"];
let registry: Registry;
let gateway: RegisteredGateway;
let holder: Bank;
let claimant: Bank;
let stranger: Bank;
let approvers: [StaffKey, StaffKey];
let noted: RegistryWorld["noted"];
let customer: RegistryCustomer;

beforeAll(async () => {
  ({ registry, advance, noted } = await enterRegistry());
  holder = await registry.newBank("holder");
  claimant = await registry.newBank("claimant");
  stranger = await registry.newBank("stranger");
  gateway = await registry.newGateway();
  approvers = [await registry.newStaff("approver"), await registry.newStaff("approver")];
});

beforeEach(async () => {
  customer = await registry.newCustomer(holder);
});

type ClaimType = "OWNERSHIP" | "PORTABILITY" | "RECOVERY";
const types: ClaimType[] = ["OWNERSHIP", "PORTABILITY", "RECOVERY"];

/** The claimant's customer: the same person, or for OWNERSHIP another one. */
const subjectFor = (type: ClaimType): string =>
  type === "OWNERSHIP" ? `rival of ${customer.subject}` : customer.subject;

const ask = (type: ClaimType, subject = subjectFor(type), account_ref = accountRef()) =>
  claimant.call("/identity/claims", {
    ...{ type, alias: customer.alias, account_ref, customer_proof: proofOf(subject) },
  });

interface Claim {
  id: string;
  account_ref: string;
  as(bank: Bank, step: string, json?: object): ReturnType<Bank["call"]>;
  approve(approver: Pick<StaffKey, "call">): ReturnType<Bank["call"]>;
  read(): Promise<Record<string, unknown>>;
}

const open = async (type: ClaimType): Promise<Claim> => {
  const account_ref = accountRef();
  const { body, headers } = ok(await ask(type, subjectFor(type), account_ref));
  const path = `/identity/claims/${body.claim_id}`;
  expect([body.status, headers.get("location")]).toEqual(["OPEN", path]);
  return {
    ...{ id: body.claim_id, account_ref },
    as: (bank, step, json = {}) => bank.call(`${path}/${step}`, json),
    approve: ({ call }) => call(`/admin/v1/claims/${body.claim_id}/approve`, {}),
    read: async () => ok(await claimant.call(path), 200).body,
  };
};

const consent = () => ({ customer_proof: proofOf(customer.subject) });

const routeOf = async (alias = customer.alias): Promise<string | undefined> =>
  (await gateway.resolve(alias)).body.routes?.[0]?.account_ref;

/** Until a claim is completed the name leads where it led before. */
const stays = async () => expect(await routeOf()).toBe(customer.account_ref);

/**
 * Takes each step, which must succeed, and checks that no payment goes elsewhere in the meantime.
 */
const walk = async (steps: readonly (() => ReturnType<Bank["call"]>)[]) => {
  for (const step of steps) {
    ok(await step(), 200);
    await stays();
  }
};

/** The steps of an agreeing holder, and of two approvers in the holder's place. */
const agreed = (claim: Claim) => [
  () => claim.as(holder, "acknowledge"),
  () => claim.as(holder, "confirm", consent()),
];
const approved = (claim: Claim) => approvers.map((approver) => () => claim.approve(approver));
const disputed = (claim: Claim) => [
  () => claim.as(claimant, "dispute", { reason: "the holder does not answer" }),
  ...approved(claim),
];

const sponsorOf = async () => {
  const path = `/admin/v1/handles/${customer.alias}?realm=test`;
  return ok(await registry.owner(path), 200).body.sponsor_bank;
};

describe("completed", () => {
  test("PORTABILITY: the claimant sponsors the same handle, and the holder's account stays", async () => {
    const claim = await open("PORTABILITY");
    await walk(agreed(claim));
    expect(ok(await claim.as(claimant, "complete"), 200).body).toMatchObject({
      ...{ status: "COMPLETED", cancel_reason: null, closed_at: expect.any(String) },
    });
    expect(await routeOf()).toBe(claim.account_ref);
    expect(await routeOf(`${customer.alias}@${holder.bank_handle}`)).toBe(customer.account_ref);
    expect(await sponsorOf()).toBe(claimant.bank_handle);
    const removal = await holder.remove(`/identity/handles/${customer.alias}`);
    expect(verdictOf(removal)).toEqual([403, "FORBIDDEN"]);
    expect(await registry.historyOf(claim.id, noted.sequence)).toEqual([
      ...["claim.opened", "claim.acknowledged", "claim.confirmed", "claim.completed"],
    ]);
  });

  test("OWNERSHIP: only the name goes to another person, nothing else of the handle", async () => {
    const further = await registry.link(holder, customer.alias);
    const claim = await open("OWNERSHIP");
    await walk(agreed(claim));
    ok(await claim.as(claimant, "complete"), 200);
    expect(await routeOf()).toBe(claim.account_ref);
    expect(await routeOf(`${customer.alias}@${holder.bank_handle}`)).toBeUndefined();
    for (const ref of [customer.account_ref, further]) {
      expect((await holder.call(`${holder.accounts}/${ref}`)).body).toMatchObject({
        ...{ status: "UNLINKED", reason: "CLAIM" },
      });
    }
    expect(await sponsorOf()).toBe(claimant.bank_handle);
    // The former owner no longer has a username, and may have another one at once.
    const next = { alias: fresh("next"), customer_proof: proofOf(customer.subject) };
    ok(await holder.call("/identity/handles", next));
  });

  test("RECOVERY: two approvers approve, seven days for objections, and the lost accounts are gone", async () => {
    const claim = await open("RECOVERY");
    await walk(approved(claim));
    await advance(7 * DAY - 60_000);
    const early = await claim.as(claimant, "complete");
    expect(verdictOf(early)).toEqual([409, "OBJECTION_PERIOD"]);
    await stays();
    await advance(60_000);
    ok(await claim.as(claimant, "complete"), 200);
    expect(await routeOf()).toBe(claim.account_ref);
    expect(await routeOf(`${customer.alias}@${holder.bank_handle}`)).toBeUndefined();
    expect(await sponsorOf()).toBe(claimant.bank_handle);
  });

  test.each(["OWNERSHIP", "PORTABILITY"] as const)(
    "%s in dispute: two approvers decide",
    async (type) => {
      const claim = await open(type);
      await walk(disputed(claim));
      expect(await claim.read()).toMatchObject({
        ...{ status: "CONFIRMED", approvals: 2, dispute_reason: "the holder does not answer" },
      });
      // The holder can stop neither, not even by suspending the handle itself.
      expect(verdictOf(await claim.as(holder, "cancel"))).toEqual([403, "FORBIDDEN"]);
      const suspend = `/identity/handles/${customer.alias}/suspend`;
      ok(await holder.call(suspend, { reason: "BANK" }), 200);
      ok(await claim.as(claimant, "complete"), 200);
      expect(await sponsorOf()).toBe(claimant.bank_handle);
    },
  );
});

describe.each(types)("cancelled: %s", (type) => {
  test("by the claimant; by the holder only if it is a RECOVERY", async () => {
    const endings = [
      [holder, "BY_HOLDER"],
      [claimant, "BY_CLAIMANT"],
    ] as const;
    for (const [party, cancel_reason] of endings) {
      const claim = await open(type);
      const answer = await claim.as(party, "cancel");
      if (party === holder && type !== "RECOVERY") {
        expect(verdictOf(answer)).toEqual([403, "FORBIDDEN"]);
        ok(await claim.as(claimant, "cancel"), 200);
        continue;
      }
      expect(ok(answer, 200).body).toMatchObject({
        ...{ status: "CANCELLED", cancel_reason, closed_at: expect.any(String) },
      });
      await stays();
      expect(await sponsorOf()).toBe(holder.bank_handle);
    }
    ok(await ask(type));
  });

  test("by the operator, with a reason; the bank can claim it again after thirty days", async () => {
    const claim = await open(type);
    const path = `/admin/v1/claims/${claim.id}/cancel`;
    const reason = "the papers were forged";
    expect(ok(await registry.owner(path, { reason }), 200).body).toMatchObject({
      ...{ status: "CANCELLED", cancel_reason: reason },
    });
    await stays();
    expect(verdictOf(await ask(type))).toEqual([409, "CLAIM_REFUSED"]);
    await advance(30 * DAY);
    await open(type);
  });

  test.each(["OPEN", "CONFIRMED"])("by time, to the minute, when it is %s", async (state) => {
    const claim = await open(type);
    const steps = type === "RECOVERY" ? approved(claim) : agreed(claim);
    if (state === "CONFIRMED") await walk(steps);
    const days = type === "RECOVERY" ? 30 : state === "OPEN" ? 14 : 7;
    await advance(days * DAY - 60_000);
    expect(await claim.read()).toMatchObject({ status: state, closed_at: null });
    await advance(60_000);
    expect(await claim.read()).toMatchObject({
      ...{ status: "CANCELLED", cancel_reason: "TIME_RAN_OUT" },
    });
    for (const step of ["complete", "cancel"]) {
      expect(verdictOf(await claim.as(claimant, step))).toEqual([409, "INVALID_STATE"]);
    }
    await stays();
  });
});

describe("two approvers", () => {
  test("are two different keys, and of no other role", async () => {
    const claim = await open("RECOVERY");
    const [first, second] = approvers;
    ok(await claim.approve(first), 200);
    const others = [first, { call: registry.owner }];
    for (const role of ["owner", "operator", "support"] as const) {
      others.push(await registry.newStaff(role));
    }
    for (const other of others) {
      expect(verdictOf(await claim.approve(other))).toEqual([403, "FORBIDDEN"]);
    }
    expect(await claim.read()).toMatchObject({ status: "WAITING_RESOLUTION", approvals: 1 });
    ok(await claim.approve(second), 200);
    expect(await claim.read()).toMatchObject({ status: "CONFIRMED", approvals: 2 });
  });

  test("need keys that are older than the claim", async () => {
    const claim = await open("RECOVERY");
    const young = await registry.newStaff("approver");
    expect(verdictOf(await claim.approve(young))).toEqual([403, "FORBIDDEN"]);
    expect(await claim.read()).toMatchObject({ status: "OPEN", approvals: 0 });
    customer = await registry.newCustomer(holder);
    ok(await (await open("RECOVERY")).approve(young), 200);
  });

  test("do not decide claims that are neither disputed nor recoveries", async () => {
    const claim = await open("PORTABILITY");
    expect(verdictOf(await claim.approve(approvers[0]))).toEqual([403, "FORBIDDEN"]);
    const dispute = (bank: Bank) => claim.as(bank, "dispute", { reason: "not my customer" });
    expect(verdictOf(await dispute(stranger))).toEqual([404, "NOT_FOUND"]);
    ok(await dispute(holder), 200);
    expect(verdictOf(await dispute(claimant))).toEqual([409, "INVALID_STATE"]);
    ok(await claim.approve(approvers[0]), 200);
    const recovery = await open("RECOVERY").catch((error: Error) => error.message);
    expect(recovery).toContain("CLAIM_OPEN");
  });

  test("do not prevent the holder's objection to a recovery before its end", async () => {
    const claim = await open("RECOVERY");
    const dispute = await claim.as(claimant, "dispute", { reason: "take the objection away" });
    expect(verdictOf(dispute)).toEqual([403, "FORBIDDEN"]);
    await walk(approved(claim));
    await advance(20 * DAY);
    expect(ok(await claim.as(holder, "cancel"), 200).body.status).toBe("CANCELLED");
    expect(verdictOf(await claim.as(claimant, "complete"))).toEqual([409, "INVALID_STATE"]);
    await stays();
  });
});

describe("who may", () => {
  test("open one: not the sponsor, not with another's proof, not on a name without a handle", async () => {
    const claim = { alias: customer.alias, account_ref: accountRef() };
    const from = (bank: Bank, type: ClaimType, subject: string, more: object = {}) =>
      bank.call("/identity/claims", { type, ...claim, customer_proof: proofOf(subject), ...more });
    const verdicts = [
      await from(holder, "PORTABILITY", customer.subject),
      await from(claimant, "PORTABILITY", "somebody else"),
      await from(claimant, "RECOVERY", "somebody else"),
      await from(claimant, "OWNERSHIP", customer.subject),
      await from(claimant, "PORTABILITY", customer.subject, { alias: fresh("nobody") }),
      await from(claimant, "PORTABILITY", customer.subject, { account_ref: customer.account_ref }),
    ].map(verdictOf);
    expect(verdicts).toEqual([
      [409, "ALREADY_SPONSOR"],
      [403, "FORBIDDEN"],
      [403, "FORBIDDEN"],
      [409, "CLAIM_TYPE_MISMATCH"],
      [404, "NOT_FOUND"],
      [409, "ALREADY_EXISTS"],
    ]);
    // A customer who already has a username gets no second one by a claim.
    const owner = await registry.newCustomer(stranger);
    const second = await from(claimant, "OWNERSHIP", owner.subject);
    expect(verdictOf(second)).toEqual([409, "ALREADY_EXISTS"]);
  });

  test("take which step: each party its own, and others do not find the claim", async () => {
    const claim = await open("PORTABILITY");
    for (const step of ["acknowledge", "confirm", "complete", "cancel"]) {
      const json = step === "confirm" ? consent() : {};
      expect(verdictOf(await claim.as(stranger, step, json))).toEqual([404, "NOT_FOUND"]);
    }
    expect(verdictOf(await stranger.call(`/identity/claims/${claim.id}`))[0]).toBe(404);
    ok(await claim.as(holder, "acknowledge"), 200);
    const verdicts = [
      await claim.as(claimant, "acknowledge"),
      await claim.as(claimant, "confirm", consent()),
      await claim.as(holder, "complete"),
      await claim.as(holder, "confirm", { customer_proof: proofOf("somebody else") }),
    ].map(verdictOf);
    expect(verdicts).toEqual(verdicts.map(() => [403, "FORBIDDEN"]));
    expect((await claim.read()).status).toBe("WAITING_RESOLUTION");
    for (const [bank, role] of [
      [holder, "holder"],
      [claimant, "claimant"],
    ] as const) {
      const [newest] = ok(await bank.call(`/identity/claims?role=${role}`), 200).body.data;
      expect(newest).toEqual(await claim.read());
    }
    expect(ok(await stranger.call("/identity/claims"), 200).body.data).toEqual([]);
  });

  test("complete a claim on a suspended handle: nobody while the operator suspends it", async () => {
    const claim = await open("PORTABILITY");
    await walk(disputed(claim));
    const path = (step: string) => `/admin/v1/handles/${customer.alias}/${step}?realm=test`;
    ok(await registry.owner(path("suspend"), { reason: "FRAUD" }), 200);
    expect(verdictOf(await claim.as(claimant, "complete"))).toEqual([409, "HANDLE_SUSPENDED"]);
    ok(await registry.owner(path("reinstate"), {}), 200);
    ok(await claim.as(claimant, "complete"), 200);
  });
});

test("the audit of all this is intact, and records the transferred names", async () => {
  const actions = (await registry.auditSince(noted.sequence)).map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(["handle.transferred", "handle.sponsored"]));
  await expectWhole({ registry, noted });
});
