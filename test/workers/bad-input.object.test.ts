import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import type { GenericSchema } from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatId } from "../../src/base/kernel/ids.ts";
import { parameterNames, type RouteContract } from "../../src/base/platform/contract.ts";
import { type Schema, SchemaBook } from "../../src/documents/schemas.ts";
import worker from "../../workers/gateway/index.ts";
import { gatewayRoutes } from "../../workers/gateway/routes.ts";
import { answerCheck } from "../documents/check-answer.ts";
import { openGateway, Payment, party, registerMerchant, settlement } from "./gateway-journey.ts";
import { deliverAll, endTest, env, ownerKey, startTest } from "./gateway-worker.ts";

/**
 * Every route of staff and merchants with bad input, made from its schemas: ids of other kinds, of
 * the other mode and of nobody, and one wrong value at a time in its query and its body. No answer
 * is a fault, each is one of its row, and none shows an account number or the inside.
 */
const rows = gatewayRoutes
  .map(({ contract }) => contract)
  .filter(({ internal }) => !internal)
  .filter(({ paths: [path = ""] }) =>
    /^\/(admin|payments|events|endpoints|settlements)\b/.test(path),
  );

let payments: { test: Payment; live: Payment; other: Payment };
beforeAll(async () => {
  startTest();
  await openGateway();
  payments = {
    test: await Payment.open("borealis"),
    live: await Payment.open("alpha", { mode: "live" }),
    other: await Payment.open("alpha", { merchant: await registerMerchant() }),
  };
  await payments.test.pay();
  await payments.test.credit();
  await deliverAll();
});
afterAll(endTest);

/** What a caller may send where anything else is expected. */
const wrongValues: readonly unknown[] = [
  ...[null, true, -1, 0, 1.5, 1e308, "", " ", "x".repeat(10_000), "\u0000", "\ud800", "'; --"],
  ...["../../..", "2026-02-30T00:00:00Z", "0000-01-01T00:00:00Z", "+275760-09-13T00:00:00Z"],
  ...["%", "*", "9".repeat(30), "-1", "constructor", "=1+1", [], {}, [null], [[]]],
  ...[{ __proto__: null, constructor: 1 }, ["x", "x"], Number.MAX_SAFE_INTEGER],
];

/** How many of the wrong values each place gets: over all places each value gets its turn. */
const SHARE = 5;

let place = 0;
const turnOf = <Value>(values: readonly Value[]): Value[] => {
  place += 1;
  return values.filter((_, at) => (at + place) % SHARE === 0);
};

/** In paths and queries everything is text. */
const wrongTexts = wrongValues.filter(
  (value) => typeof value === "string" && value.isWellFormed(),
) as string[];

const book = new SchemaBook();

const describedBy = (source: GenericSchema, use: "closed" | "parameters") => {
  const { schema, example } = book.describe(source, use);
  return { names: namesIn(schema), example: example as Record<string, unknown> };
};

/** The members of a schema, through references and alternatives. */
const namesIn = (schema: Schema): string[] => {
  const { $ref, properties = {}, allOf = [], anyOf = [], oneOf = [] } = schema;
  const part = $ref && book.components[$ref.split("/").at(-1) ?? ""];
  const parts = [...(part ? [part] : []), ...allOf, ...anyOf, ...oneOf];
  return [...new Set([...Object.keys(properties), ...parts.flatMap(namesIn)])];
};

/** Ids of every kind that a path can name, real ones of both modes and those of nobody. */
const idsFor = (): string[] => {
  const { test, live } = payments;
  const real = [
    ...[test.payment_id, test.session_id, live.payment_id, party.merchant.merchant_id],
    ...[party.banks.test.alpha.bank_id, party.banks.live.borealis.bank_id],
  ];
  const prefixes = ["ps", "pay", "mnd", "cns", "po", "chg", "evt", "rf", "tpp", "bnk", "mer", "dl"];
  const nobodys = prefixes.map((prefix) => formatId(prefix, "ab".repeat(32)));
  return [...real, ...nobodys, ...wrongTexts.filter((text) => text.trim() !== "")];
};

/** Of the merchant's other mode, and of another merchant. */
const foreignIds = (): string[] =>
  [payments.live, payments.other].flatMap(({ payment_id, session_id }) => [payment_id, session_id]);

const realFor = (name: string, path: string): string => {
  const { payment_id } = payments.test;
  const known: Record<string, string> = {
    merchant_id: party.merchant.merchant_id,
    bank_id: party.banks.test.alpha.bank_id,
    payment_id,
    id: path.includes("sessions") ? payments.test.session_id : payment_id,
  };
  return known[name] ?? formatId("key", "cd".repeat(32));
};

interface Sent {
  path: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

const check = answerCheck(rows);

/** The whole account numbers of the scene, and what only a fault would show. */
const forbidden = () => [
  ...[settlement, payments.test.payer, payments.live.payer],
  ...["SQLITE", "D1_ERROR", "Failed query", "/src/", "TypeError"],
];

const keyFor = (path: string): Record<string, string> =>
  path.startsWith("/admin/") ? { "x-gateway-admin-key": ownerKey } : party.merchant.headers.test;

const differs = async (row: RouteContract, { path, query, body }: Sent): Promise<string | null> => {
  const [pattern = ""] = row.paths;
  const filled = parameterNames(pattern).reduce(
    (text, name) => text.replace(`:${name}`, encodeURIComponent(path[name] ?? "")),
    pattern,
  );
  const url = new URL(filled, env.BASE_URL);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const request = new Request(url, {
    method: row.method,
    headers: { "content-type": "application/json", ...keyFor(pattern) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const context = createExecutionContext();
  const response = await worker.fetch(request, env, context);
  const text = await response.text();
  await waitOnExecutionContext(context);
  const { status, headers } = response;
  const isForeign = Object.values(path).some((id) => foreignIds().includes(id));
  const isShown = isForeign && status < 400 && !pattern.startsWith("/admin/");
  const difference =
    (isShown ? "somebody else's object" : null) ??
    forbidden().find((part) => text.includes(part)) ??
    (/"(?:INTERNAL|SERVICE_UNAVAILABLE)"/.test(text) ? "a fault" : null) ??
    (await check(row.method, url.pathname, { status, headers, text }));
  if (difference === null || difference === undefined) return null;
  const sent = JSON.stringify({ query, body })?.slice(0, 300);
  return `${difference} <- ${row.method} ${url.pathname.slice(0, 120)} ${sent}: ${status} ${text.slice(0, 200)}`;
};

/** One request for each wrong value, the rest as in the examples of the contract. */
const requestsFor = function* (row: RouteContract): Generator<Sent> {
  const [pattern = ""] = row.paths;
  const names = parameterNames(pattern);
  const path = Object.fromEntries(names.map((name) => [name, realFor(name, pattern)]));
  const query = row.query ? describedBy(row.query, "parameters") : null;
  const body = row.body ? describedBy(row.body, "closed") : null;
  const base = body?.example;
  yield { path, query: {}, body: base };
  for (const name of names) {
    for (const id of [...foreignIds(), ...turnOf(idsFor())])
      yield { path: { ...path, [name]: id }, query: {}, body: base };
  }
  for (const name of query?.names ?? []) {
    for (const text of turnOf(wrongTexts)) yield { path, query: { [name]: text }, body: base };
  }
  for (const name of body?.names ?? []) {
    for (const value of turnOf(wrongValues))
      yield { path, query: {}, body: { ...base, [name]: value } };
  }
  if (row.body) for (const value of [null, [], 1, "x"]) yield { path, query: {}, body: value };
};

// @rule G2.9
describe("bad input to", () => {
  it.each(rows.map((row) => [row.id, row] as const))("%s", async (_, row) => {
    const wrong: string[] = [];
    for (const sent of requestsFor(row)) {
      const difference = await differs(row, sent);
      if (difference !== null) wrong.push(difference);
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });
});
