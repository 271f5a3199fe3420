import { beforeAll, describe, expect, test } from "vitest";
import { sweepAnswers } from "../../../src/staff/operators/administration.ts";
import {
  ask,
  auditOf,
  bankRequest,
  db,
  gatewayEnv,
  merchantRequest,
  migrate,
  newBank,
  newMerchant,
  post,
} from "./gateway.ts";

beforeAll(() => migrate());

const withKey = (key: string) => ({ headers: { "idempotency-key": key } });

describe("a create with an idempotency key", () => {
  test.each([
    ["banks", () => bankRequest()],
    ["merchants", () => merchantRequest()],
  ])("repeated at %s gets the first answer byte for byte", async (collection, request) => {
    const path = `/admin/v1/${collection}`;
    const json = request();
    const first = await post(path, json, withKey("again"));
    const second = await post(path, { ...json, idempotency_key: "again" });
    expect(first.status).toBe(201);
    expect(second.status).toBe(201);
    expect(second.text).toBe(first.text);
    expect(second.headers.location).toBe(first.headers.location);
    expect(second.headers["idempotency-replayed"]).toBe("true");
    expect(first.headers["idempotency-replayed"]).toBeUndefined();
    const subject = first.body.bank_id ?? first.body.merchant_id;
    expect(await auditOf(subject)).toHaveLength(1);
  });

  test("and another request is 409 IDEMPOTENCY_KEY_REUSED", async () => {
    const path = "/admin/v1/merchants";
    await post(path, merchantRequest(), withKey("reused"));
    const answer = await post(path, merchantRequest({ name: "Other" }), withKey("reused"));
    expect(answer.status).toBe(409);
    expect(answer.body.error.code).toBe("IDEMPOTENCY_KEY_REUSED");
  });

  // @rule G4.10
  test("whose answer had a secret is 409 SECRET_ALREADY_SHOWN and adds nothing", async () => {
    const path = `/admin/v1/banks/${await newBank()}/keys`;
    await post(path, { kind: "BANK_TO_GATEWAY" }, withKey("secret"));
    const answer = await post(path, { kind: "BANK_TO_GATEWAY" }, withKey("secret"));
    expect(answer.status).toBe(409);
    expect(answer.body.error.code).toBe("SECRET_ALREADY_SHOWN");
    expect((await ask(path)).body.data).toHaveLength(1);
  });

  test("counts separately at another address", async () => {
    const paths = [await newMerchant(), await newMerchant()].map(
      (merchantId) => `/admin/v1/merchants/${merchantId}/keys`,
    );
    for (const path of paths) {
      const answer = await post(path, { kind: "API", mode: "test" }, withKey("everywhere"));
      expect(answer.status).toBe(201);
    }
  });

  // @rule G4.5
  test("sent five times in parallel creates one", async () => {
    const json = merchantRequest({ name: "Only one" });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post("/admin/v1/merchants", json, withKey("at once"))),
    );
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(answers.filter((answer) => answer.headers["idempotency-replayed"])).toHaveLength(4);
  });

  test("that was refused is not remembered", async () => {
    const path = "/admin/v1/merchants";
    const refused = await post(path, merchantRequest({ name: "" }), withKey("refused"));
    expect(refused.status).toBe(422);
    expect((await post(path, merchantRequest(), withKey("refused"))).status).toBe(201);
  });

  test("that duplicates another record is still 409 ALREADY_EXISTS", async () => {
    const json = bankRequest();
    await post("/admin/v1/banks", json);
    const answer = await post("/admin/v1/banks", json, withKey("late"));
    expect(answer.body.error.code).toBe("ALREADY_EXISTS");
  });

  test.each<[unknown, Record<string, string>]>([
    ["one", { "idempotency-key": "other" }],
    ["", {}],
    [7, {}],
    ["x".repeat(256), {}],
    ["new\nline", {}],
  ])("%j with %j is 422", async (idempotency_key, headers) => {
    const json = { ...merchantRequest(), idempotency_key };
    const answer = await post("/admin/v1/merchants", json, { headers });
    expect(answer.status).toBe(422);
    expect(answer.body.error.field).toBe("idempotency_key");
  });
});

test("a first answer is forgotten after 30 days, at most a thousand in one run", async () => {
  const day = 24 * 3_600_000;
  const [old, young] = [Date.now() - 30 * day, Date.now() - 30 * day + 60_000];
  await db.batch([
    db.prepare("delete from idempotency"),
    db
      .prepare(
        `insert into idempotency with recursive n(i) as (select 1 union all select i + 1 from n
          where i < 1101) select 'banks', 'old ' || i, 'hash', 201, '{}', null, ?1 from n`,
      )
      .bind(old),
    db
      .prepare("insert into idempotency values ('banks', 'young', 'hash', 201, '{}', null, ?1)")
      .bind(young),
  ]);
  const left: unknown[] = [];
  for (let run = 0; run < 3; run++) {
    await sweepAnswers(gatewayEnv());
    left.push(await db.prepare("select count(*) as n from idempotency").first("n"));
  }
  expect(left).toEqual([102, 1, 1]);
  expect(await db.prepare("select idempotency_key from idempotency").first()).toEqual({
    idempotency_key: "young",
  });
});
