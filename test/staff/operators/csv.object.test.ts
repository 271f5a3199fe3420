import { createExecutionContext, env } from "cloudflare:test";
import { drizzle } from "drizzle-orm/d1";
import { parse } from "papaparse";
import { beforeAll, describe, expect, test } from "vitest";
import { formatId } from "../../../src/base/kernel/ids.ts";
import { database } from "../../../src/base/platform/database.ts";
import { objects, reviews } from "../../../src/base/platform/lists-schema.ts";
import { endpoints, recoveryJobs } from "../../../src/base/platform/schema.ts";
import { serve } from "../../../src/base/platform/serve.ts";
import { chargeKind } from "../../../src/products/charges/kind.ts";
import { consentKind } from "../../../src/products/consents/kind.ts";
import { mandateKind } from "../../../src/products/mandates/kind.ts";
import { paymentOrderKind } from "../../../src/products/payment-orders/kind.ts";
import { paymentKind } from "../../../src/products/payments/kind.ts";
import { operatorRoutes } from "../../../src/staff/operators/routes.ts";
import {
  bankRequest,
  gatewayEnv,
  iban,
  lists as listDatabase,
  merchantRequest,
  migrate,
  newStaff,
  ownerKey,
  post,
} from "./gateway.ts";

/** The lists of the admin API as CSV, with what they list. */
const fetchAdmin = serve(operatorRoutes);

const get = (path: string, key = ownerKey, changes: Parameters<typeof gatewayEnv>[0] = {}) =>
  fetchAdmin(
    new Request(`https://gateway.example.com${path}`, { headers: { "x-gateway-admin-key": key } }),
    gatewayEnv(changes),
    createExecutionContext(),
  );

/** How many objects a request for this path reaches. */
const callsOf = async (path: string): Promise<number> => {
  let calls = 0;
  const counted = (namespace: DurableObjectNamespace): DurableObjectNamespace =>
    new Proxy(namespace, {
      get(target, name) {
        const method = Reflect.get(target, name);
        if (name === "get") calls += 1;
        return typeof method === "function" ? method.bind(target) : method;
      },
    });
  const bound = env as unknown as Record<string, DurableObjectNamespace>;
  const names = ["PAYMENT_SESSIONS", "CHARGES", "MANDATES", "CONSENTS", "PAYMENT_ORDERS"];
  const namespaces = [...names, "ENDPOINTS"].map((name) => [
    name,
    counted(bound[name] as DurableObjectNamespace),
  ]);
  const response = await get(path, ownerKey, Object.fromEntries(namespaces));
  expect([path, response.status]).toEqual([path, 200]);
  await response.text();
  return calls;
};

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

const ROWS = 3;
const findKinds = [paymentKind, chargeKind, mandateKind, consentKind, paymentOrderKind];

/** What the lists read from objects: unfinished objects, endpoints, reviews and running jobs. */
const unfinished = async (): Promise<void> => {
  const bound = env as unknown as Record<string, DurableObjectNamespace>;
  const idIn = (binding: string, prefix: string): string =>
    formatId(prefix, `${bound[binding]?.newUniqueId()}`);
  const owner = { ownerKind: "MERCHANT", ownerId: "mer_1", mode: "test" } as const;
  for (let row = 0; row < ROWS; row++) {
    for (const { kind, binding, prefixes } of findKinds) {
      await drizzle(listDatabase)
        .insert(objects)
        .values({
          ...{ ...owner, kind, objectId: idIn(binding, prefixes[0] ?? ""), createdAt: row },
          ...{ status: "OPEN", state: "PENDING", version: 1, updatedAt: row, unfinished: true },
        });
    }
    await database(gatewayEnv())
      .insert(endpoints)
      .values({
        ...{ ...owner, kind: "REGISTERED", origin: `https://shop-${row}.example` },
        createdAt: row,
      });
    await drizzle(listDatabase)
      .insert(reviews)
      .values({
        ...{
          objectId: idIn("PAYMENT_SESSIONS", "ps"),
          movement: "",
          ownerId: "mer_1",
          mode: "test",
        },
        ...{ reason: "STALLED", since: row, amount: 1, currency: "USD", endToEndId: `${row}` },
        version: 1,
      });
    for (const status of ["RUNNING", "DONE"] as const) {
      await database(gatewayEnv())
        .insert(recoveryJobs)
        .values({
          ...{ ...owner, jobId: `${status}${row}`, endpointId: idIn("ENDPOINTS", "ep"), status },
          ...{
            which: "FAILED",
            fromAt: 0,
            toAt: 1,
            total: 0,
            delivered: 0,
            failed: 0,
            startedAt: row,
          },
        });
    }
  }
};

describe("the calls of objects of a file", () => {
  /** By its columns: a number that only the object has. A review that has ended is read again. */
  const perRow: Readonly<Record<string, number>> = {
    "/admin/v1/endpoints.csv": ROWS,
    "/admin/v1/reconciliation.csv": 2 * ROWS,
    "/admin/v1/recovery-jobs.csv": ROWS,
  };

  beforeAll(unfinished);

  test.each(lists.map(({ paths }) => paths[0] ?? ""))("%s", async (path) => {
    const selected = path.endsWith("/deliveries.csv") ? `?event_id=evt_${"0".repeat(43)}` : "";
    expect(await callsOf(`${path}${selected}`)).toBe(perRow[path] ?? 0);
  });

  test.each(["payments", "mandates", "consents", "payment-orders"])(
    "%s as a page reads each of its unfinished rows, and as a file lists as many",
    async (name) => {
      const kinds = name === "payments" ? 2 : 1;
      // What only the object knows of a mandate or a consent, such as its end.
      const asked = name === "mandates" || name === "consents" ? 2 : kinds;
      expect(await callsOf(`/admin/v1/${name}?limit=100`)).toBe(asked * ROWS);
      expect((await rowsOf(`/admin/v1/${name}.csv`)).data).toHaveLength(kinds * ROWS);
    },
  );
});

test("staff who may read a list may read its file, and nobody else", async () => {
  const { key } = await newStaff("support");
  expect((await get("/admin/v1/audit.csv", key)).status).toBe(200);
  expect((await get("/admin/v1/audit.csv", "ak_of_nobody")).status).toBe(401);
});
