import { describe, expect, inject, test } from "vitest";
import {
  type Answer,
  accountRef,
  type Bank,
  fresh,
  ok,
  proofOf,
  registryOf,
  verdictOf,
} from "./registry-steps.ts";

/** Nobody can learn from the registry which names exist, except by being able to pay them. */
const registry = registryOf(inject("world"));
const { ask, owner } = registry;

/** Names that lead nowhere, each for a different reason, made with a new bank. */
const unheld: Record<string, (bank: Bank) => Promise<string> | string> = {
  unknown: () => fresh("nobody"),
  "too short": () => "ab",
  "too long": () => "a".repeat(400),
  malformed: () => "no%20name",
  "with two banks": () => "layla@one@two",
  "in other letters": () => encodeURIComponent("\u212alaus"),
  "in half an escape": () => "%E2%84",
  "in the other realm": async () =>
    (await registry.newCustomer(await registry.newBank("live", "live"))).alias,
};

/** Names that a handle holds: only gateways learn of it. */
const held: typeof unheld = {
  unverified: async (bank) => {
    const alias = fresh("unverified");
    ok(await bank.call("/identity/handles", { alias, account_ref: accountRef() }));
    return alias;
  },
  "without an account": async (bank) => {
    const alias = fresh("empty");
    ok(await bank.call("/identity/handles", { alias, customer_proof: proofOf(`id ${alias}`) }));
    return alias;
  },
  "suspended by its bank": async (bank) => {
    const { alias } = await registry.newCustomer(bank);
    ok(await bank.call(`/identity/handles/${alias}/suspend`, { reason: "BANK" }), 200);
    return alias;
  },
  "suspended by the operator": async (bank) => {
    const { alias } = await registry.newCustomer(bank);
    ok(await owner(`/admin/v1/handles/${alias}/suspend?realm=test`, { reason: "FRAUD" }), 200);
    return alias;
  },
  deactivated: async (bank) => {
    const { alias } = await registry.newCustomer(bank);
    ok(await bank.remove(`/identity/handles/${alias}`), 204);
    return alias;
  },
  "with a suspended account": async (bank) => {
    const { alias, account_ref } = await registry.newCustomer(bank);
    ok(await bank.call(`${bank.accounts}/${account_ref}/suspend`, { reason: "BANK" }), 200);
    return alias;
  },
  unlinked: async (bank) => {
    const { alias, account_ref } = await registry.newCustomer(bank);
    ok(await bank.remove(`${bank.accounts}/${account_ref}`), 204);
    return alias;
  },
  "at a bank that waits for the customer": async (bank) => {
    const { alias } = await registry.newCustomer(await registry.newBank());
    await registry.link(bank, alias);
    return `${alias}@${bank.bank_handle}`;
  },
  "at a bank without the customer": async (bank) =>
    `${(await registry.newCustomer(await registry.newBank())).alias}@${bank.bank_handle}`,
  "at an unknown bank": async (bank) =>
    `${(await registry.newCustomer(bank)).alias}@${fresh("nowhere")}`,
  "at a suspended bank": async (bank) => {
    const { alias } = await registry.newCustomer(bank);
    const path = `/admin/v1/banks/${bank.bank_id}`;
    ok(await owner(path, { status: "SUSPENDED" }, { method: "PATCH" }), 200);
    return alias;
  },
};

/** The whole answer except the date. */
const bytesOf = ({ status, headers, text }: Answer) => {
  const { date, ...others } = Object.fromEntries(headers);
  return { status, headers: others, text };
};

const headers = { "x-correlation-id": "the-same" };
const contexts = ["", "context=PAYER", "context=PAYEE"];
const pathOf = (name: string, query: string) => `/identity/resolve/${name}?realm=test&${query}`;

describe("nothing distinguishes names that lead nowhere", () => {
  const all = [...Object.entries(unheld), ...Object.entries(held)];
  test.each(all)("for the public: %s", async (_reason, make) => {
    const alias = await make(await registry.newBank());
    for (const query of contexts) {
      const unknown = await ask(pathOf(fresh("nobody"), query), { headers });
      expect(verdictOf(unknown)).toEqual([404, "NOT_FOUND"]);
      expect(bytesOf(await ask(pathOf(alias, query), { headers }))).toEqual(bytesOf(unknown));
    }
  });

  test.each(Object.entries(unheld))("for gateways, if nobody holds them: %s", async (_, make) => {
    const alias = await make(await registry.newBank());
    const gateway = await registry.newGateway();
    for (const query of contexts) {
      const unknown = await ask(pathOf(fresh("nobody"), query), { headers });
      const privileged = await gateway.call(pathOf(alias, query), undefined, { headers });
      expect(bytesOf(privileged)).toEqual(bytesOf(unknown));
    }
  });
});

describe("a gateway learns that a name is held, so it pays the name by no other way", () => {
  test.each(Object.entries(held))("%s", async (_reason, make) => {
    const alias = await make(await registry.newBank());
    const gateway = await registry.newGateway();
    for (const query of contexts) {
      const { body } = ok(await gateway.call(pathOf(alias, query)), 200);
      expect(body).toMatchObject({ alias, routes: [] });
      expect(body.status).not.toBe("ACTIVE");
    }
  });
});
