import { beforeAll, describe, expect, test } from "vitest";
import { sha256Hex } from "../../../src/base/platform/crypto.ts";
import { readInternalKey } from "../../../src/network/banks/bank-records.ts";
import { readSigningSecrets } from "../../../src/network/parties/signing-secrets.ts";
import {
  ask,
  auditOf,
  db,
  gatewayEnv,
  iban,
  migrate,
  newBank,
  newMerchant,
  post,
} from "./gateway.ts";

beforeAll(() => migrate());

const bankKeys = (bankId: string) => `/admin/v1/banks/${bankId}/keys`;
const merchantKeys = (merchantId: string) => `/admin/v1/merchants/${merchantId}/keys`;
const storedKey = (keyId: string) =>
  db
    .prepare("select * from keys where key_id = ?")
    .bind(keyId)
    .first<{ sha256: string | null; sealed: string | null }>();

describe("adding a key", () => {
  test.each([
    ["BANK_TO_GATEWAY", /^bk_[0-9A-Za-z]{51}$/],
    ["GATEWAY_TO_BANK", /^ik_[0-9A-Za-z]{51}$/],
  ])("a bank's %s key is shown once and looks like %s", async (kind, form) => {
    const path = bankKeys(await newBank());
    const { status, headers, body } = await post(path, { kind });
    expect(status).toBe(201);
    expect(headers.location).toBe(`${path}/${body.key_id}`);
    expect(body).toMatchObject({ kind, mode: "test", status: "ACTIVE", retired_at: null });
    expect(body.key).toMatch(form);
    const { key: _, ...shownLater } = body;
    expect((await ask(`${path}/${body.key_id}`)).body).toEqual(shownLater);
  });

  test.each([
    ["API", "test", /^mk_test_[0-9A-Za-z]{51}$/],
    ["API", "live", /^mk_live_[0-9A-Za-z]{51}$/],
    ["SIGNING", "test", /^whsec_[0-9A-Za-z+/]{43}=$/],
  ])("a merchant's %s key of %s mode looks like %s", async (kind, mode, form) => {
    const modes = { test: { settlement_iban: iban }, live: { settlement_iban: iban } };
    const { body } = await post(merchantKeys(await newMerchant({ modes })), { kind, mode });
    expect(body).toMatchObject({ kind, mode, status: "ACTIVE" });
    expect(body.key).toMatch(form);
  });

  // @rule G7.4 G7.6
  test("an inbound key is stored as its hash, an outbound one encrypted", async () => {
    const path = bankKeys(await newBank());
    const { body: inbound } = await post(path, { kind: "BANK_TO_GATEWAY" });
    const { body: outbound } = await post(path, { kind: "GATEWAY_TO_BANK" });
    const storedInbound = await storedKey(inbound.key_id);
    expect(storedInbound).toMatchObject({ sha256: sha256Hex(inbound.key), sealed: null });
    const storedOutbound = await storedKey(outbound.key_id);
    expect(storedOutbound?.sha256).toBeNull();
    expect(JSON.stringify(storedOutbound)).not.toContain(outbound.key);
  });

  test("is audited without the key", async () => {
    const bankId = await newBank();
    const { body } = await post(bankKeys(bankId), { kind: "GATEWAY_TO_BANK" });
    const [, entry] = await auditOf(bankId);
    expect(entry).toEqual({
      actor: "key_first_owner",
      action: "key.added",
      details: { key_id: body.key_id, kind: "GATEWAY_TO_BANK", mode: "test" },
    });
  });

  test("needs a mode that the merchant trades in", async () => {
    const path = merchantKeys(await newMerchant());
    const answer = await post(path, { kind: "API", mode: "live" });
    expect(answer.status).toBe(422);
    expect(answer.body.error.field).toBe("mode");
  });

  test.each([
    ["kind", bankKeys("bnk_x"), { kind: "API" }],
    ["kind", merchantKeys("mer_x"), { kind: "BANK_TO_GATEWAY", mode: "test" }],
    ["mode", merchantKeys("mer_x"), { kind: "API" }],
  ])("%s is 422 at %s with %j", async (field, path, json) => {
    const answer = await post(path, json);
    expect(answer.status).toBe(422);
    expect(answer.body.error.field).toBe(field);
  });

  test("of an unknown owner is 404", async () => {
    expect((await post(bankKeys("bnk_x"), { kind: "BANK_TO_GATEWAY" })).status).toBe(404);
    expect((await post(merchantKeys("mer_x"), { kind: "API", mode: "test" })).status).toBe(404);
    expect((await ask(bankKeys("bnk_x"))).status).toBe(404);
  });

  test("ten first keys in parallel leave one promoted", async () => {
    const path = bankKeys(await newBank());
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(path, { kind: "BANK_TO_GATEWAY" })),
    );
    const statuses = answers.map((answer) => answer.body.status).sort();
    expect(statuses).toEqual(["ACTIVE", ...Array(9).fill("ADDED")]);
  });
});

// @rule A3.9
describe("rotation", () => {
  const addTwo = async (path: string, request: object) => {
    const first = (await post(path, request)).body;
    const second = (await post(path, request)).body;
    return { first, second };
  };

  // @rule G7.7
  test("overlaps: added, promoted, and the former one is valid until it retires", async () => {
    const path = merchantKeys(await newMerchant());
    const { first, second } = await addTwo(path, { kind: "API", mode: "test" });
    expect([first.status, second.status]).toEqual(["ACTIVE", "ADDED"]);
    const promoted = await post(`${path}/${second.key_id}/promote`);
    expect(promoted.status).toBe(200);
    expect(promoted.body).toMatchObject({ status: "ACTIVE", retired_at: null });
    expect((await ask(`${path}/${first.key_id}`)).body.status).toBe("SUPERSEDED");
    const retired = await post(`${path}/${first.key_id}/retire`);
    expect(retired.body).toMatchObject({ status: "RETIRED" });
    expect(retired.body.retired_at).not.toBeNull();
    const { body } = await ask(path);
    expect(body.data.map((key: { key_id: string }) => key.key_id).sort()).toEqual(
      [first.key_id, second.key_id].sort(),
    );
  });

  test("the gateway sends a bank only the promoted key", async () => {
    const bankId = await newBank();
    const bank = { bank_id: bankId, mode: "test" as const };
    expect(await readInternalKey(gatewayEnv(), bank)).toBeNull();
    const path = bankKeys(bankId);
    const { first, second } = await addTwo(path, { kind: "GATEWAY_TO_BANK" });
    expect(await readInternalKey(gatewayEnv(), bank, { fresh: true })).toBe(first.key);
    await post(`${path}/${second.key_id}/promote`);
    expect(await readInternalKey(gatewayEnv(), bank, { fresh: true })).toBe(second.key);
  });

  test("events are signed with every secret that is not retired, the promoted one first", async () => {
    const merchantId = await newMerchant();
    const path = merchantKeys(merchantId);
    const owner = { kind: "MERCHANT", id: merchantId } as const;
    const read = () => readSigningSecrets(gatewayEnv(), owner, "test", { fresh: true });
    expect(await read()).toBeNull();
    const { first, second } = await addTwo(path, { kind: "SIGNING", mode: "test" });
    expect(await read()).toEqual({ promoted: first.key, all: [first.key, second.key] });
    await post(`${path}/${second.key_id}/promote`);
    expect(await read()).toEqual({ promoted: second.key, all: [second.key, first.key] });
    await post(`${path}/${first.key_id}/retire`);
    expect(await read()).toEqual({ promoted: second.key, all: [second.key] });
    expect((await storedKey(first.key_id))?.sealed).toBeNull();
    expect(await readSigningSecrets(gatewayEnv(), owner, "live")).toBeNull();
    expect(await readSigningSecrets(gatewayEnv(), { ...owner, kind: "TPP" }, "test")).toBeNull();
  });

  test("a repeated step gets the same answer and is audited once", async () => {
    const bankId = await newBank();
    const path = bankKeys(bankId);
    const { second } = await addTwo(path, { kind: "BANK_TO_GATEWAY" });
    for (const step of ["promote", "promote", "retire", "retire"]) {
      expect((await post(`${path}/${second.key_id}/${step}`)).status).toBe(200);
    }
    const actions = (await auditOf(bankId)).map((entry) => entry.action);
    expect(actions).toEqual([
      "bank.registered",
      "key.added",
      "key.added",
      "key.promoted",
      "key.retired",
    ]);
  });

  test("a superseded key can be promoted again", async () => {
    const path = bankKeys(await newBank());
    const { first, second } = await addTwo(path, { kind: "GATEWAY_TO_BANK" });
    await post(`${path}/${second.key_id}/promote`);
    expect((await post(`${path}/${first.key_id}/promote`)).body.status).toBe("ACTIVE");
    expect((await ask(`${path}/${second.key_id}`)).body.status).toBe("SUPERSEDED");
  });

  test("a retired key cannot be promoted", async () => {
    const path = bankKeys(await newBank());
    const { second } = await addTwo(path, { kind: "BANK_TO_GATEWAY" });
    await post(`${path}/${second.key_id}/retire`);
    const answer = await post(`${path}/${second.key_id}/promote`);
    expect(answer.status).toBe(409);
    expect(answer.body.error.code).toBe("KEY_RETIRED");
  });

  test("a promoted key that the gateway uses cannot be retired, one that it only accepts can", async () => {
    const path = bankKeys(await newBank());
    const { body: used } = await post(path, { kind: "GATEWAY_TO_BANK" });
    const { body: accepted } = await post(path, { kind: "BANK_TO_GATEWAY" });
    const refused = await post(`${path}/${used.key_id}/retire`);
    expect(refused.status).toBe(409);
    expect(refused.body.error.code).toBe("KEY_IN_USE");
    expect((await post(`${path}/${accepted.key_id}/retire`)).body.status).toBe("RETIRED");
    expect((await post(path, { kind: "BANK_TO_GATEWAY" })).body.status).toBe("ACTIVE");
  });

  test("two parallel promotions leave one promoted", async () => {
    const path = bankKeys(await newBank());
    const { first, second } = await addTwo(path, { kind: "GATEWAY_TO_BANK" });
    const { body: third } = await post(path, { kind: "GATEWAY_TO_BANK" });
    await Promise.all([
      post(`${path}/${second.key_id}/promote`),
      post(`${path}/${third.key_id}/promote`),
    ]);
    const { body } = await ask(path);
    const promoted = body.data.filter((key: { status: string }) => key.status === "ACTIVE");
    expect(promoted).toHaveLength(1);
    expect(promoted[0].key_id).not.toBe(first.key_id);
  });

  test("another's key is 404", async () => {
    const bankId = await newBank();
    const { body: key } = await post(bankKeys(bankId), { kind: "BANK_TO_GATEWAY" });
    for (const path of [bankKeys(await newBank()), merchantKeys(await newMerchant())]) {
      expect((await ask(`${path}/${key.key_id}`)).status).toBe(404);
      expect((await post(`${path}/${key.key_id}/promote`)).status).toBe(404);
      expect((await post(`${path}/${key.key_id}/retire`)).status).toBe(404);
    }
    expect((await ask(`${merchantKeys(bankId)}/${key.key_id}`)).status).toBe(404);
  });
});

test("a bank and a merchant of the same id share no key", async () => {
  const bankId = await newBank();
  const { body: ofMerchant } = await post(merchantKeys(await newMerchant()), {
    kind: "API",
    mode: "test",
  });
  // No merchant has a bank's id. Even then the kind of owner would separate them.
  await db
    .prepare("update keys set owner_id = ? where key_id = ?")
    .bind(bankId, ofMerchant.key_id)
    .run();
  const { body: ofBank } = await post(bankKeys(bankId), { kind: "BANK_TO_GATEWAY" });
  const { data } = (await ask(bankKeys(bankId))).body;
  expect(data.map((key: { key_id: string }) => key.key_id)).toEqual([ofBank.key_id]);
  expect((await post(`${bankKeys(bankId)}/${ofMerchant.key_id}/retire`)).status).toBe(404);
});

// @rule G7.6
test("an encrypted key does not decrypt in another row", async () => {
  const [one, other] = [await newBank(), await newBank()];
  const { body: a } = await post(bankKeys(one), { kind: "GATEWAY_TO_BANK" });
  const { body: b } = await post(bankKeys(other), { kind: "GATEWAY_TO_BANK" });
  await db
    .prepare("update keys set sealed = (select sealed from keys where key_id = ?) where key_id = ?")
    .bind(a.key_id, b.key_id)
    .run();
  const bank = { bank_id: other, mode: "test" as const };
  await expect(readInternalKey(gatewayEnv(), bank, { fresh: true })).rejects.toThrow();
});
