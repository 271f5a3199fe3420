import { beforeAll, describe, expect, test, vi } from "vitest";
import { requireDigests, requirePossible } from "./always.ts";
import {
  type Answer,
  accountRef,
  asOwner,
  auditOf,
  type Bank,
  Browser,
  confirmAt,
  link,
  migrate,
  newBank,
  newCustomer,
  ok,
  resolve,
} from "./registry.ts";

let sponsor: Bank;
let other: Bank;
beforeAll(async () => {
  vi.spyOn(console, "log").mockReturnValue();
  await migrate();
  [sponsor, other] = [await newBank(), await newBank()];
});

const handOver = (alias: string, to: Bank, by: Bank = sponsor): Promise<Answer> =>
  by.call(`/identity/handles/${alias}/handover`, { bank_handle: to.bank_handle });

const linkedAtBoth = async () => {
  const customer = await newCustomer(sponsor);
  const further = await link(other, customer.alias);
  await confirmAt(sponsor, customer, further);
  return { ...customer, further };
};

describe("the sponsor hands a handle over", () => {
  // @rule R1.13
  test("and every route and default stays", async () => {
    const { alias, account_ref } = await linkedAtBoth();
    const before = (await resolve(alias)).body;
    const { body } = ok(await handOver(alias, other), 200);
    expect(body).toMatchObject({ sponsor_bank: other.bank_handle, status: "ACTIVE" });
    expect(body.links).toMatchObject([{ account_ref, default: true, status: "LINKED" }]);
    expect((await resolve(alias)).body).toEqual(before);
    expect((await auditOf(body.handle_id)).at(-1)).toMatchObject({ action: "handle.sponsored" });
    await requirePossible("after a handover");
    await requireDigests("after a handover");
    // The former sponsor may no longer act for it, and the new one may.
    expect((await handOver(alias, other)).status).toBe(403);
    const remove = { method: "DELETE" };
    const path = `/identity/handles/${alias}`;
    expect((await sponsor.call(path, undefined, remove)).status).toBe(403);
    expect((await handOver(alias, sponsor, other)).body.sponsor_bank).toBe(sponsor.bank_handle);
  });

  test("to itself, which changes nothing", async () => {
    const { alias } = await linkedAtBoth();
    const { body } = ok(await handOver(alias, sponsor), 200);
    expect(body.sponsor_bank).toBe(sponsor.bank_handle);
    const actions = (await auditOf(body.handle_id)).map(({ action }) => action);
    expect(actions).not.toContain("handle.sponsored");
  });
});

describe("a handover is refused", () => {
  const refused = (answer: Answer) => [answer.status, answer.body.error.code];

  // @rule R1.13
  test("to a bank without an account there, or with one that waits, is suspended or hidden", async () => {
    const customer = await linkedAtBoth();
    const { alias, further } = customer;
    const [stranger, waiting, hidden] = [await newBank(), await newBank(), await newBank()];
    await link(waiting, alias);
    const secret = await link(hidden, alias);
    await confirmAt(sponsor, customer, secret);
    const browser = await Browser.openedBy(hidden, customer);
    const choice = { account_ref: secret, visibility: "GATEWAYS" };
    expect((await browser.choose("visibility", choice)).status).toBe(303);
    ok(await other.call(`${other.accounts}/${further}/suspend`, { reason: "BANK" }), 200);
    const answers = [];
    for (const bank of [stranger, waiting, hidden, other]) {
      const { status, body } = await handOver(alias, bank);
      answers.push({ status, code: body.error.code, message: body.error.message });
    }
    expect(answers[0]).toMatchObject({ status: 404, code: "NOT_FOUND" });
    // The sponsor cannot tell a hidden account from none.
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test("to a bank that was switched off", async () => {
    const customer = await newCustomer(sponsor);
    const bank = await newBank();
    const further = await link(bank, customer.alias);
    await confirmAt(sponsor, customer, further);
    const json = { status: "SUSPENDED" };
    ok(await asOwner(`/admin/v1/banks/${bank.bank_id}`, json, { method: "PATCH" }), 200);
    expect(refused(await handOver(customer.alias, bank))).toEqual([404, "NOT_FOUND"]);
  });

  test("while it is suspended, while a claim is open, and over an operator's suspension", async () => {
    const { alias, further } = await linkedAtBoth();
    const path = `/identity/handles/${alias}`;
    ok(await sponsor.call(`${path}/suspend`, { reason: "CUSTOMER_LOCK" }), 200);
    expect(refused(await handOver(alias, other))).toEqual([409, "INVALID_STATE"]);
    ok(await sponsor.call(`${path}/reinstate`, {}), 200);
    const atOperator = `/admin/v1/links/${further}`;
    ok(await asOwner(`${atOperator}/suspend?realm=test`, { reason: "FRAUD" }), 200);
    expect(refused(await handOver(alias, other))).toEqual([403, "FORBIDDEN"]);
    ok(await asOwner(`${atOperator}/reinstate?realm=test`, {}), 200);
    const claimant = await newBank();
    const claim = { type: "OWNERSHIP", alias, account_ref: accountRef() };
    const proof = { type: "BANK_VERIFIED" };
    ok(await claimant.call("/identity/claims", { ...claim, customer_proof: proof }));
    expect(refused(await handOver(alias, other))).toEqual([409, "CLAIM_OPEN"]);
  });

  test("by another bank than the sponsor", async () => {
    const { alias } = await linkedAtBoth();
    expect(refused(await handOver(alias, other, other))).toEqual([403, "FORBIDDEN"]);
  });
});
