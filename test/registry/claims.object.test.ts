import { describe, expect, test } from "vitest";
import { DAY, standingClock } from "./clock.ts";
import {
  type Answer,
  accountRef,
  asOwner,
  auditOf,
  type Bank,
  db,
  fresh,
  link,
  migrate,
  newApprover,
  newBank,
  newCustomer,
  newStaff,
  ok,
  proofOf,
  resolve,
} from "./registry.ts";

const clock = standingClock(365 * DAY);
await migrate();
const [holder, claimant, stranger] = [await newBank(), await newBank(), await newBank()];

const onDay = (count: number) => clock.moveTo(count * DAY);

type Type = "OWNERSHIP" | "PORTABILITY" | "RECOVERY";
type Customer = Awaited<ReturnType<typeof newCustomer>>;

const open = (
  type: Type,
  customer: Customer,
  subject = customer.subject,
  account_ref = accountRef(),
) =>
  claimant.call("/identity/claims", {
    ...{ type, alias: customer.alias, account_ref, currency: "USD" },
    customer_proof: proofOf(subject),
  });

interface Claim {
  id: string;
  account_ref: string;
  as(bank: Bank, step: string, json?: object): Promise<Answer>;
  read(bank?: Bank): Promise<Answer>;
}

const opened = async (type: Type, customer: Customer, subject?: string): Promise<Claim> => {
  const account_ref = accountRef();
  const { body, headers } = ok(await open(type, customer, subject, account_ref));
  expect(headers.location).toBe(`/identity/claims/${body.claim_id}`);
  const path = `/identity/claims/${body.claim_id}`;
  return {
    id: body.claim_id,
    account_ref,
    as: (bank, step, json = {}) => bank.call(`${path}/${step}`, json),
    read: (bank = claimant) => bank.call(path),
  };
};

const consent = (customer: Customer) => ({ customer_proof: customer.proof });

const routeOf = async (alias: string) => {
  const { body } = await resolve(alias);
  return body.routes?.[0]?.account_ref;
};

/** The public's hits may be two seconds old. */
const later = () => clock.moveBy(3_000);

describe("PORTABILITY: the same customer at another bank", () => {
  // @rule R4.1 R4.2
  test("opened, acknowledged, confirmed by the customer, completed; routing changes only then", async () => {
    const customer = await newCustomer(holder);
    const claim = await opened("PORTABILITY", customer);
    expect((await claim.read()).body).toMatchObject({
      status: "OPEN",
      holder_bank_id: holder.bank_id,
      resolution_ends_at: new Date(clock.start() + 14 * DAY).toISOString(),
    });
    const states = async () => [(await claim.read()).body.status, await routeOf(customer.alias)];
    ok(await claim.as(holder, "acknowledge"), 200);
    expect(await states()).toEqual(["WAITING_RESOLUTION", customer.account_ref]);
    ok(await claim.as(holder, "confirm", consent(customer)), 200);
    expect(await states()).toEqual(["CONFIRMED", customer.account_ref]);
    ok(await claim.as(claimant, "complete"), 200);
    later();
    expect(await states()).toEqual(["COMPLETED", claim.account_ref]);

    // The former bank's account stays, reachable by that bank's name; the sponsor has changed.
    expect(await routeOf(`${customer.alias}@${holder.bank_handle}`)).toBe(customer.account_ref);
    const path = `/identity/handles/${customer.alias}`;
    expect((await claimant.call(path)).body.sponsor_bank).toBe(claimant.bank_handle);
    expect((await holder.call(path, undefined, { method: "DELETE" })).status).toBe(403);
    const actions = (await auditOf(claim.id)).map((entry) => entry.action);
    expect(actions).toEqual([
      ...["claim.opened", "claim.acknowledged", "claim.confirmed", "claim.completed"],
    ]);
  });

  test("refused with another customer's proof, from another bank, or twice at once", async () => {
    const customer = await newCustomer(holder);
    expect((await open("PORTABILITY", customer, "somebody else")).status).toBe(403);
    const claim = await opened("PORTABILITY", customer);
    expect((await open("PORTABILITY", customer)).body.error.code).toBe("CLAIM_OPEN");
    expect((await claim.read(stranger)).status).toBe(404);
    for (const step of ["acknowledge", "complete", "cancel"]) {
      expect((await claim.as(stranger, step)).status).toBe(404);
    }
    expect((await claim.as(claimant, "acknowledge")).status).toBe(403);
    expect((await claim.as(claimant, "complete")).status).toBe(409);
    expect((await claim.as(holder, "confirm", consent(customer))).status).toBe(409);
  });

  test("the sponsor's own handle and unknown names cannot be claimed", async () => {
    const own = await newCustomer(claimant);
    expect((await open("PORTABILITY", own)).body.error.code).toBe("ALREADY_SPONSOR");
    expect((await open("PORTABILITY", { ...own, alias: "no-such-name" })).status).toBe(404);
  });

  // @rule R1.7 R4.7
  test("while it is open the handle cannot be deactivated", async () => {
    const customer = await newCustomer(holder);
    const claim = await opened("PORTABILITY", customer);
    const remove = () =>
      holder.call(`/identity/handles/${customer.alias}`, undefined, { method: "DELETE" });
    expect((await remove()).body.error.code).toBe("CLAIM_OPEN");
    ok(await claim.as(claimant, "cancel"), 200);
    ok(await remove(), 204);
  });

  test("a suspended handle is not handed over", async () => {
    const customer = await newCustomer(holder);
    const claim = await opened("PORTABILITY", customer);
    ok(await claim.as(holder, "acknowledge"), 200);
    ok(await claim.as(holder, "confirm", consent(customer)), 200);
    const suspend = `/admin/v1/handles/${customer.alias}/suspend?realm=test`;
    ok(await asOwner(suspend, { reason: "FRAUD" }), 200);
    expect((await claim.as(claimant, "complete")).status).toBe(409);
  });
});

describe("OWNERSHIP: the name for another customer", () => {
  test("with the present customer's consent only the name is transferred", async () => {
    const customer = await newCustomer(holder);
    const elsewhere = await link(stranger, customer.alias);
    const claim = await opened("OWNERSHIP", customer, `rightful ${customer.alias}`);
    ok(await claim.as(holder, "acknowledge"), 200);
    ok(await claim.as(holder, "confirm", consent(customer)), 200);
    ok(await claim.as(claimant, "complete"), 200);
    expect(await routeOf(customer.alias)).toBe(claim.account_ref);
    for (const [bank, ref] of [
      [holder, customer.account_ref],
      [stranger, elsewhere],
    ] as const) {
      const { body } = await bank.call(`${bank.accounts}/${ref}`);
      expect(body).toMatchObject({ status: "UNLINKED", reason: "CLAIM" });
    }
    // The former owner can have another name.
    await newCustomer(holder, fresh("another"), customer.subject);
  });

  test("refused for a customer who already has a username, and for the owner", async () => {
    const customer = await newCustomer(holder);
    const other = await newCustomer(claimant);
    expect((await open("OWNERSHIP", customer, other.subject)).body.error.code).toBe(
      "ALREADY_EXISTS",
    );
    expect((await open("OWNERSHIP", customer)).body.error.code).toBe("CLAIM_TYPE_MISMATCH");
  });

  test.each(["OWNERSHIP", "PORTABILITY", "RECOVERY"] as const)(
    "%s refused for a customer with another username, on a handle whose customer is not known",
    async (type) => {
      const alias = fresh("unknown");
      const json = { alias, account_ref: accountRef(), customer_proof: proofOf() };
      ok(await holder.call("/identity/handles", json));
      const other = await newCustomer(claimant);
      expect((await open(type, { ...other, alias })).body.error.code).toBe("ALREADY_EXISTS");
      const nobody = fresh("nobody else");
      ok(await open(type, { ...other, alias }, nobody));
    },
  );

  test("refused at the end for a customer who has taken another username in the meantime", async () => {
    const customer = await newCustomer(holder);
    const rival = fresh("rival");
    const claim = await opened("OWNERSHIP", customer, rival);
    ok(await claim.as(holder, "acknowledge"), 200);
    ok(await claim.as(holder, "confirm", consent(customer)), 200);
    await newCustomer(stranger, fresh("other"), rival);
    expect((await claim.as(claimant, "complete")).body.error.code).toBe("ALREADY_EXISTS");
    expect(await routeOf(customer.alias)).toBe(customer.account_ref);
  });

  test("the operator decides a dispute: two approvers may grant it, the holder cannot cancel", async () => {
    const customer = await newCustomer(holder);
    const claim = await opened("OWNERSHIP", customer, `rightful ${customer.alias}`);
    const [first, second] = [(await newApprover()).call, (await newApprover()).call];
    const approve = `/admin/v1/claims/${claim.id}/approve`;
    expect((await first(approve, {})).status).toBe(403);
    ok(await claim.as(claimant, "dispute", { reason: "A registered trademark" }), 200);
    expect((await claim.as(holder, "dispute", { reason: "Mine" })).status).toBe(409);
    expect((await claim.as(holder, "cancel")).status).toBe(403);
    ok(await first(approve, {}), 200);
    expect((await first(approve, {})).status).toBe(403);
    expect(ok(await second(approve, {}), 200).body).toMatchObject({
      status: "CONFIRMED",
      approvals: 2,
    });
    ok(await claim.as(claimant, "complete"), 200);
    expect(await routeOf(customer.alias)).toBe(claim.account_ref);
  });

  test.each([
    ["the holder's own suspension ends with it", "BANK", 200],
    ["the operator's does not", "LEGAL", 409],
  ])("granted: %s", async (_case, reason, status) => {
    const customer = await newCustomer(holder);
    const claim = await opened("OWNERSHIP", customer, `rightful ${customer.alias}`);
    ok(await claim.as(claimant, "dispute", { reason: "A registered trademark" }), 200);
    for (const person of [(await newApprover()).call, (await newApprover()).call]) {
      ok(await person(`/admin/v1/claims/${claim.id}/approve`, {}), 200);
    }
    const own = `/identity/handles/${customer.alias}/suspend`;
    ok(await holder.call(own, { reason: "BANK" }), 200);
    if (reason === "LEGAL") {
      ok(await asOwner(`/admin/v1/handles/${customer.alias}/suspend?realm=test`, { reason }), 200);
    }
    expect((await claim.as(claimant, "complete")).status).toBe(status);
    expect(await routeOf(customer.alias)).toBe(status === 200 ? claim.account_ref : undefined);
  });

  test("the operator can cancel it, with a reason", async () => {
    const customer = await newCustomer(holder);
    const claim = await opened("OWNERSHIP", customer, `rightful ${customer.alias}`);
    ok(await asOwner(`/admin/v1/claims/${claim.id}/cancel`, { reason: "No right shown" }), 200);
    expect((await claim.read()).body).toMatchObject({
      ...{ status: "CANCELLED", cancel_reason: "No right shown" },
    });
  });
});

describe("RECOVERY: the customer has lost the bank", () => {
  const approved = async (customer: Customer) => {
    const claim = await opened("RECOVERY", customer);
    const approve = `/admin/v1/claims/${claim.id}/approve`;
    const people = [(await newApprover()).call, (await newApprover()).call];
    for (const person of people) ok(await person(approve, {}), 200);
    return claim;
  };

  // @rule R4.4
  test("two approvers approve, the holder has seven days to object, then it completes", async () => {
    const customer = await newCustomer(holder);
    const claim = await approved(customer);
    const inDays = (count: number) => new Date(clock.start() + count * DAY).toISOString();
    expect((await claim.read()).body).toMatchObject({
      ...{ resolution_ends_at: inDays(7), lapses_at: inDays(30) },
    });
    expect((await claim.as(claimant, "complete")).status).toBe(409);
    onDay(7);
    ok(await claim.as(claimant, "complete"), 200);
    expect(await routeOf(customer.alias)).toBe(claim.account_ref);
    const former = await holder.call(`${holder.accounts}/${customer.account_ref}`);
    expect(former.body).toMatchObject({ status: "UNLINKED", reason: "CLAIM" });
  });

  test("the holder's objection ends it, even after both have approved", async () => {
    const customer = await newCustomer(holder);
    const claim = await approved(customer);
    ok(await claim.as(holder, "cancel", { reason: "The customer is here" }), 200);
    onDay(7);
    expect((await claim.as(claimant, "complete")).status).toBe(409);
    expect(await routeOf(customer.alias)).toBe(customer.account_ref);
  });

  test("the claimant cannot prevent the objection by disputing its own claim", async () => {
    const customer = await newCustomer(holder);
    const claim = await opened("RECOVERY", customer);
    expect((await claim.as(claimant, "dispute", { reason: "Ours" })).status).toBe(403);
    ok(await claim.as(holder, "cancel", { reason: "The customer is here" }), 200);
  });

  test("the holder's bank cannot confirm in the operator's place, nor one key approve twice", async () => {
    const customer = await newCustomer(holder);
    const claim = await opened("RECOVERY", customer);
    ok(await claim.as(holder, "acknowledge"), 200);
    expect((await claim.as(holder, "confirm", consent(customer))).status).toBe(403);
    const approve = `/admin/v1/claims/${claim.id}/approve`;
    for (const role of ["owner", "operator", "support"] as const) {
      expect((await (await newStaff(role)).call(approve, {})).status).toBe(403);
    }
    const [first, second] = [await newApprover(), await newApprover()];
    ok(await first.call(approve, {}), 200);
    expect((await first.call(approve, {})).body.error.message).toBe(
      "You have already approved it. Another approver must approve too.",
    );
    ok(await second.call(approve, {}), 200);
  });

  // @rule A1.7
  test("one person with two approvers' keys approves once, also with a key given later", async () => {
    const claim = await opened("RECOVERY", await newCustomer(holder));
    const approve = `/admin/v1/claims/${claim.id}/approve`;
    const [first, second] = [await newApprover(), await newApprover()];
    const { person_id } = ok(await asOwner("/admin/v1/people", { name: "Ada" })).body;
    ok(await asOwner(`/admin/v1/admin-keys/${first.key_id}/give`, { person_id }), 200);
    ok(await first.call(approve, {}), 200);
    ok(await asOwner(`/admin/v1/admin-keys/${second.key_id}/give`, { person_id }), 200);
    expect((await second.call(approve, {})).body.error.message).toBe(
      "You have already approved it. Another approver must approve too.",
    );
    ok(await (await newApprover()).call(approve, {}), 200);
  });

  test("an approver's key that is newer than the claim cannot approve it", async () => {
    const customer = await newCustomer(holder);
    const claim = await opened("RECOVERY", customer);
    const young = await newApprover();
    await db
      .prepare("update admin_keys set active_since = ? where key_id = ?")
      .bind(clock.start(), young.key_id)
      .run();
    const approve = `/admin/v1/claims/${claim.id}/approve`;
    expect((await young.call(approve, {})).body.error.message).toBe(
      "An approver's key must be older than what it approves.",
    );
  });

  test("an approval by a key that has been retired since does not count", async () => {
    const customer = await newCustomer(holder);
    const claim = await opened("RECOVERY", customer);
    const approve = `/admin/v1/claims/${claim.id}/approve`;
    const stolen = await newApprover();
    ok(await stolen.call(approve, {}), 200);
    ok(await asOwner(`/admin/v1/admin-keys/${stolen.key_id}/retire`, {}), 200);
    const { body } = ok(await (await newApprover()).call(approve, {}), 200);
    expect(body.status).toBe("WAITING_RESOLUTION");
    // It cannot approve while the guard still remembers it either.
    expect((await stolen.call(approve, {})).status).toBe(401);
  });
});

describe("silence never transfers", () => {
  test.each<[Type, number]>([
    ["OWNERSHIP", 14],
    ["PORTABILITY", 14],
    ["RECOVERY", 30],
  ])("%s is cancelled after %i days", async (type, days) => {
    const customer = await newCustomer(holder);
    const subject = type === "OWNERSHIP" ? `rightful ${customer.alias}` : customer.subject;
    const claim = await opened(type, customer, subject);
    ok(await claim.as(holder, "acknowledge"), 200);
    onDay(days);
    expect((await claim.read()).body).toMatchObject({
      status: "CANCELLED",
      cancel_reason: "TIME_RAN_OUT",
    });
    expect((await claim.as(holder, "confirm", consent(customer))).status).toBe(409);
    expect((await claim.as(claimant, "complete")).status).toBe(409);
    expect(await routeOf(customer.alias)).toBe(customer.account_ref);
    // It blocks nobody.
    ok(await open("PORTABILITY", customer));
  });

  // @rule R4.8
  test("a confirmed claim that is not completed lapses after seven days", async () => {
    const customer = await newCustomer(holder);
    const claim = await opened("PORTABILITY", customer);
    ok(await claim.as(holder, "acknowledge"), 200);
    ok(await claim.as(holder, "confirm", consent(customer)), 200);
    onDay(7);
    expect((await claim.as(claimant, "complete")).status).toBe(409);
  });
});

test("all parties in parallel: one outcome, one transfer, an intact chain", async () => {
  for (let round = 0; round < 5; round++) {
    const customer = await newCustomer(holder);
    const claim = await opened("PORTABILITY", customer);
    ok(await claim.as(holder, "acknowledge"), 200);
    ok(await claim.as(holder, "confirm", consent(customer)), 200);
    const answers = await Promise.all([
      claim.as(claimant, "complete"),
      claim.as(claimant, "cancel"),
      claim.as(claimant, "complete"),
      asOwner(`/admin/v1/claims/${claim.id}/cancel`, {}),
    ]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const { status } = (await claim.read()).body;
    const expected = status === "COMPLETED" ? claim.account_ref : customer.account_ref;
    expect(await routeOf(customer.alias)).toBe(expected);
  }
  const { body } = await asOwner("/admin/v1/audit/verification?chain=test");
  expect(body).toMatchObject({ intact: true, fault: null });
});
