import { createExecutionContext } from "cloudflare:test";
import { parse } from "papaparse";
import { beforeAll, expect, test } from "vitest";
import { operatorRoutes } from "../../src/operators/routes.ts";
import { serve } from "../../src/platform/serve.ts";
import {
  bankRequest,
  gatewayEnv,
  iban,
  merchantRequest,
  migrate,
  newStaff,
  ownerKey,
  post,
} from "./gateway.ts";

/** The lists of the admin API as CSV, with what they list. */
const fetchAdmin = serve(operatorRoutes);

const get = (path: string, key = ownerKey) =>
  fetchAdmin(
    new Request(`https://gateway.example.com${path}`, { headers: { "x-gateway-admin-key": key } }),
    gatewayEnv(),
    createExecutionContext(),
  );

const rowsOf = async (path: string) => {
  const response = await get(path);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  return parse<Record<string, string>>(await response.text(), {
    header: true,
    skipEmptyLines: true,
  });
};

beforeAll(async () => {
  await migrate();
  await post("/admin/v1/banks", bankRequest({ name: 'Ärger & Söhne, "Bank"' }));
  await post("/admin/v1/banks", bankRequest());
  await post("/admin/v1/merchants", merchantRequest({ name: '=HYPERLINK("x")' }));
});

const lists = operatorRoutes
  .map(({ contract }) => contract)
  .filter(({ id, path }) => id.endsWith("Csv") && path === null);

test("there are twins of many lists", () => {
  expect(lists.length).toBeGreaterThan(8);
});

test.each(lists.map(({ paths, answers }) => [`${paths[0]}`, `${answers[200]?.description}`]))(
  "%s has the columns that its row names",
  async (path, description) => {
    const { meta, errors } = await rowsOf(path);
    expect(meta.fields).toEqual(description.replace(/^.*Columns: |\.$/g, "").split(", "));
    expect(errors).toEqual([]);
  },
);

test("a file has what its list has", async () => {
  const listed = (await (await get("/admin/v1/banks")).json()) as {
    data: Record<string, unknown>[];
  };
  const { data } = await rowsOf("/admin/v1/banks.csv");
  expect(data.map(({ bank_id, name, created_at }) => [bank_id, name, created_at])).toEqual(
    listed.data.map(({ bank_id, name, created_at }) => [bank_id, name, created_at]),
  );
  expect(data.map(({ iban_prefixes }) => iban_prefixes)).toEqual(
    listed.data.map(({ iban_prefixes }) => (iban_prefixes as string[]).join(" ")),
  );
});

test("a merchant's name runs nowhere, and its account number is masked", async () => {
  const text = await (await get("/admin/v1/merchants.csv")).text();
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(text).not.toContain(iban);
  expect(text).toContain(iban.slice(-4));
});

test("staff who may read a list may read its file, and nobody else", async () => {
  const { key } = await newStaff("support");
  expect((await get("/admin/v1/audit.csv", key)).status).toBe(200);
  expect((await get("/admin/v1/audit.csv", "ak_of_nobody")).status).toBe(401);
});
