import { beforeAll, expect, test } from "vitest";
import { sweep } from "../../src/registry/sweep.ts";
import { newMasterKey } from "../support/master-keys.ts";
import { ask, type Bank, migrate, newBank, newCustomer, registryEnv } from "./registry.ts";

/** A rotation of the registry's MASTER_KEY, which only signs its audit chains. */
const SECOND = newMasterKey(2);
const alone = registryEnv();
const both = registryEnv({ MASTER_KEY_NEXT: SECOND });
const second = registryEnv({ MASTER_KEY: SECOND });
const owner = { "x-gateway-admin-key": "ak_of_the_first_owner" };

const read = async (path: string, env = second) => (await ask(path, { env, headers: owner })).body;

let bank: Bank;

beforeAll(async () => {
  await migrate();
  bank = await newBank();
  await sweep(alone);
});

// @rule G7.12 A5.4
test("customers, keys and chains of before outlive the first master key", async () => {
  const { alias, proof: customer_proof } = await newCustomer(bank);
  await sweep(both);
  await sweep(both);
  expect(await read("/admin/v1/master-keys", both)).toMatchObject({
    keys: [
      { number: 2, status: "PRESENT", values: 3 },
      { number: 1, status: "FORMER", values: 0 },
    ],
    fault: null,
  });
  // The same person is recognised, so the name is theirs already.
  const again = await ask("/identity/handles", {
    ...{ method: "POST", env: second },
    json: { alias: `${alias}-again`, account_ref: "acc_again", customer_proof },
    headers: { "x-gateway-bank-key": bank.key, "idempotency-key": "again" },
  });
  expect([again.status, again.body.error?.field]).toEqual([409, "customer_proof.subject"]);
  const named = await ask(`/admin/v1/banks`, {
    ...{ method: "POST", env: second, headers: owner },
    json: { bank_handle: "later", name: "Later", capabilities: ["PAYMENTS"], realm: "test" },
  });
  expect([named.status, named.text]).toEqual([201, expect.any(String)]);
  expect(await read("/admin/v1/audit/verification")).toMatchObject({ intact: true });
  const chain = await read("/admin/v1/audit?chain=registry&limit=5");
  expect(chain.data[0]).toMatchObject({ action: "master_key.added", signing_key: 2 });
  const heads = await read("/identity/audit/heads");
  expect(heads.public_keys.map(({ key }: { key: number }) => key)).toEqual([1, 2]);
});
