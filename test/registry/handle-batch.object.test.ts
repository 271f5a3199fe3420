import { expect, test } from "vitest";
import { requireDigests, requirePossible } from "./always.ts";
import {
  accountRef,
  ask,
  fresh,
  migrate,
  newBank,
  newCustomer,
  ok,
  proofOf,
  registryEnv,
  resolve,
} from "./registry.ts";

await migrate();
const [aurora, borealis] = [await newBank(), await newBank()];

interface Entry {
  alias: string;
  account_ref?: string;
  capabilities?: string[];
  customer_proof?: object | undefined;
}

const entry = (changes: Partial<Entry> = {}): Entry => {
  const alias = fresh("batched");
  const customer_proof = proofOf(`id of ${alias}`);
  return { alias, account_ref: accountRef(), customer_proof, ...changes };
};

const create = (handles: readonly object[], more: object = {}) =>
  aurora.call("/identity/handles:batch", { handles, ...more });

// @rule R6.5
test("a hundred handles with their accounts are created in one request", async () => {
  const bank = await newBank();
  const handles = Array.from({ length: 100 }, () => entry());
  const { body } = ok(await bank.call("/identity/handles:batch", { handles }), 200);
  expect(body.data.map(({ handle }: { handle: Entry }) => handle.alias)).toEqual(
    handles.map(({ alias }) => alias),
  );
  for (const { alias, account_ref } of handles.slice(0, 3)) {
    expect((await resolve(alias)).body.routes).toMatchObject([{ account_ref, default: true }]);
  }
  await requirePossible("after a batch");
  await requireDigests("after a batch");
});

test("each entry has the answer that it would have alone, and none stops the others", async () => {
  const taken = await newCustomer(borealis);
  const reserved = fresh("reserved");
  ok(await borealis.call("/identity/handles", { alias: reserved }));
  const [first, twice, second] = [entry(), accountRef(), entry()];
  const handles = [
    first,
    entry({ alias: taken.alias }),
    entry({ customer_proof: taken.proof }),
    entry({ account_ref: taken.account_ref }),
    entry({ alias: first.alias }),
    entry({ customer_proof: first.customer_proof }),
    entry({ alias: "support" }),
    entry({ account_ref: twice }),
    entry({ account_ref: twice }),
    // Refused for its customer: the reservation of the other bank must stay.
    entry({ alias: reserved, customer_proof: taken.proof }),
    { alias: second.alias },
  ];
  const { body } = ok(await create(handles), 200);
  expect(
    body.data.map(({ handle, error, alias }: { handle: Entry; error: Refused; alias: string }) =>
      handle ? handle.alias : [alias, error.code, error.field],
    ),
  ).toEqual([
    first.alias,
    [taken.alias, "ALREADY_EXISTS", "alias"],
    [handles[2]?.alias, "ALREADY_EXISTS", "customer_proof.subject"],
    [handles[3]?.alias, "ALREADY_EXISTS", "account_ref"],
    [first.alias, "ALREADY_EXISTS", "alias"],
    [handles[5]?.alias, "ALREADY_EXISTS", "customer_proof.subject"],
    ["support", "VALIDATION_FAILED", "alias"],
    handles[7]?.alias,
    [handles[8]?.alias, "ALREADY_EXISTS", "account_ref"],
    [reserved, "ALREADY_EXISTS", "customer_proof.subject"],
    second.alias,
  ]);
  expect(body.data.at(-1).handle).toMatchObject({ status: "PENDING_VERIFICATION", links: [] });
  expect((await borealis.call(`/identity/handles/${reserved}`)).status).toBe(200);
  await requirePossible("after refused entries");
  await requireDigests("after refused entries");
});

interface Refused {
  code: string;
  field: string | null;
}

test("a repeat with its idempotency key gets the first answer and creates nothing", async () => {
  const asked = [[entry(), entry()], { idempotency_key: fresh("batch") }] as const;
  const first = ok(await create(...asked), 200);
  const again = ok(await create(...asked), 200);
  expect(again.text).toBe(first.text);
  expect(again.headers["idempotency-replayed"]).toBe("true");
});

test.each([
  ["handles", []],
  ["handles", Array.from({ length: 101 }, () => ({ alias: "many-names" }))],
  ["handles.0.alias", [{ alias: "4915112345678" }]],
  ["handles.1.account_ref", [{ alias: "fine-name" }, { alias: "fine-too", account_ref: "short" }]],
])("a malformed %s refuses the whole batch", async (field, handles) => {
  const { status, body } = await create(handles);
  expect([status, body.error.field]).toEqual([422, field]);
});

test("an entry costs as much as a handle alone, so a batch guesses names no cheaper", async () => {
  const bank = await newBank();
  const env = registryEnv({ BANK_DAILY_QUOTA: "100" });
  const batch = (count: number) =>
    ask("/identity/handles:batch", {
      method: "POST",
      headers: { "x-gateway-bank-key": bank.key },
      json: { handles: Array.from({ length: count }, () => ({ alias: fresh("guess") })) },
      env,
    });
  expect((await batch(4)).status).toBe(200);
  expect((await batch(2)).status).toBe(429);
  expect((await batch(1)).status).toBe(200);
});
