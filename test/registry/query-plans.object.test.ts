import { beforeAll, describe, expect, test } from "vitest";
import { flushLookups } from "../../src/registry/lookups/lookup-log.ts";
import { sweep } from "../../src/registry/sweep.ts";
import { planOf, wrongPlansOf } from "../base/platform/d1.ts";
import { offIndex } from "../base/platform/plans.ts";
import {
  accountRef,
  asOwner,
  Browser,
  confirmAt,
  db,
  fresh,
  link,
  migrate,
  newApprover,
  newBank,
  newCustomer,
  newGateway,
  proofOf,
  registryEnv,
  resolve,
  statements,
} from "./registry.ts";

/**
 * Records every statement of the worker while everything is used once, and checks its plan. A new
 * query is covered by using it here.
 */
const useEverything = async () => {
  const [aurora, borealis] = [await newBank(), await newBank()];
  const gateway = await newGateway();
  const customer = await newCustomer(aurora);
  const second = await link(borealis, customer.alias);
  await confirmAt(aurora, customer, second);
  await resolve(customer.alias);
  await gateway.resolve(customer.alias);
  await gateway.resolve(`${customer.alias}@nowhere`);

  const browser = await Browser.openedBy(aurora, customer);
  await browser.choose("default", { account_ref: second, kind: "PAYEE" });
  await browser.choose("visibility", { account_ref: customer.account_ref, visibility: "GATEWAYS" });
  await browser.choose("username", { username: fresh("renamed") });
  const headers = { "idempotency-key": "plans" };
  const other = {
    alias: fresh("other"),
    account_ref: accountRef(),
    customer_proof: proofOf("plans"),
  };
  for (let twice = 0; twice < 2; twice++)
    await aurora.call("/identity/handles", other, { headers });
  const accounts = [{ alias: other.alias, account_ref: accountRef() }];
  await aurora.call(`${aurora.accounts}:batch`, { accounts });
  for (const query of ["?limit=1", "?bucket=3"]) {
    const { body } = await aurora.call(aurora.accounts + query);
    if (body.next_cursor) await aurora.call(`${aurora.accounts}?cursor=${body.next_cursor}`);
  }
  await aurora.call(`/identity/banks/${aurora.bank_handle}/digest`);
  for (const after of ["", "?after=latest"]) {
    await aurora.call(`/identity/banks/${aurora.bank_handle}/changes${after}`);
  }
  await aurora.call(`/identity/handles/${other.alias}`);
  await aurora.call("/identity/handles:batch", { handles: [{ alias: fresh("one") }] });
  await aurora.call("/identity/handles:find", { subject: other.customer_proof.subject });
  const sponsored = `/identity/banks/${aurora.bank_handle}/handles`;
  const [first] = (await aurora.call(sponsored)).body.data;
  await aurora.call(`${sponsored}?limit=1&handle_id=${first.handle_id}`);
  await aurora.call(`${sponsored}?bucket=3`);
  await aurora.call(`${aurora.accounts}/${other.account_ref}`);

  const claim = { type: "RECOVERY", alias: other.alias, account_ref: accountRef() };
  const { body } = await borealis.call("/identity/claims", {
    ...claim,
    customer_proof: proofOf("plans"),
  });
  const one = `/admin/v1/claims/${body.claim_id}`;
  const approver = await newApprover();
  await approver.call(`${one}/approve`, {});
  const narrowed = "status=OPEN&changed_since=2026-11-21T00:00:00Z";
  for (const query of ["role=holder", "role=claimant", "limit=1", narrowed]) {
    await borealis.call(`/identity/claims?${query}`);
  }
  await asOwner(`/admin/v1/claims?realm=test&${narrowed}`);
  await asOwner(`${one}/cancel`, {});
  await aurora.call(`/identity/handles/${other.alias}/suspend`, { reason: "BANK" });
  await aurora.call(`/identity/handles/${other.alias}`, undefined, { method: "DELETE" });
  const { customer_proof } = other;
  await aurora.call(`/identity/handles/${other.alias}/restore`, { customer_proof });
  await aurora.call(`/identity/handles/${other.alias}/handover`, {
    bank_handle: borealis.bank_handle,
  });

  const bankPath = `/admin/v1/banks/${aurora.bank_id}`;
  const gatewayPath = `/admin/v1/gateways/${gateway.gateway_id}`;
  await asOwner(bankPath, undefined, { method: "PATCH", json: { name: "New" } });
  await asOwner(gatewayPath, undefined, { method: "PATCH", json: { status: "SUSPENDED" } });
  const key = (await asOwner(`${bankPath}/keys`, {})).body;
  await asOwner(`${bankPath}/keys/${key.key_id}/promote`, {});
  await asOwner(`${bankPath}/keys/${key.key_id}/retire`, {});
  await asOwner(`/admin/v1/admin-keys/${approver.key_id}/retire`, {});
  const lists = [
    ...["banks", "gateways", "claims", "admin-keys"].map((name) => `/admin/v1/${name}?realm=test`),
    ...["/admin/v1/audit?chain=test", `${bankPath}/keys?`, "/identity/banks?realm=test"],
    ...["/admin/v1/approvals?", "/admin/v1/approvals?subject=clm_x"],
  ];
  for (const path of lists) {
    const page = (await asOwner(`${path}&limit=1`)).body;
    if (page.next_cursor) await asOwner(`${path}&limit=1&cursor=${page.next_cursor}`);
  }
  for (const query of ["", `&after_sequence=1&after_hash=${"0".repeat(64)}`]) {
    await asOwner(`/admin/v1/audit/verification?chain=test${query}`);
  }
  await asOwner("/metrics");
  await flushLookups(registryEnv());
  await asOwner(`/admin/v1/lookups?realm=test&alias=${customer.alias}`);
  const ofBorealis = `/admin/v1/banks/${borealis.bank_id}`;
  await asOwner(ofBorealis, undefined, { method: "DELETE" });
  await sweep(registryEnv());
};

beforeAll(async () => {
  await migrate();
  await useEverything();
});

describe("every query runs on an index and sorts nothing", () => {
  test("for every request to the worker", async () => {
    expect(await wrongPlansOf(db, statements)).toEqual({});
    expect(statements.size).toBeGreaterThan(60);
  });

  test("a query without one would be found", async () => {
    const sql = "select * from links where currency = ?";
    expect(offIndex(sql, await planOf(db, sql, ["USD"]))).toEqual(["SCAN links"]);
  });
});

test("tables whose rows may be longer than a kilobyte have rowids", async () => {
  const { results } = await db
    .prepare("select name from pragma_table_list where wr = 1 order by name")
    .all<{ name: string }>();
  expect(results.map(({ name }) => name)).toEqual([
    ...["audit_archive", "former_names", "handle_digests", "link_digests"],
  ]);
});
