import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createConfig, lint } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gatewayRoutes } from "../../workers/gateway/routes.ts";
import { list, read } from "../house/source.ts";

/**
 * The committed documents (docs/decisions/063). That they match the rows is a separate check: `npm
 * run docs -- --check`.
 */
type Json = Record<string, unknown>;
interface Document extends Json {
  paths: Record<string, Record<string, Json>>;
  components: Record<string, Record<string, Json>>;
}

const names = list("docs/openapi/*.json").map((path) => path.slice(0, -".json".length));
const documentOf = (name: string) => JSON.parse(read(`${name}.json`)) as Document;

const isText = (text: unknown): boolean => typeof text === "string" && text.trim() !== "";

const templateOf = (path: string): string => path.replace(/:(\w+)/g, "{$1}");

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "gateway-lint-"));
});
afterAll(() => rmSync(directory, { recursive: true }));

/**
 * The problems that Redocly finds with all its recommended rules, warnings included. An operation
 * that only leads elsewhere has no 2XX answer: its 3XX answer counts.
 */
const lintProblems = async (document: Document): Promise<string[]> => {
  const ref = join(directory, "document.json");
  writeFileSync(ref, JSON.stringify(leadingIsSuccess(document)));
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lint({ ref, config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
};

/** `GET /ob/authorize` leads to a page or refuses [RFC 9126 § 4]; nothing else may have no 2XX. */
const leadingIsSuccess = (document: Document): Document => {
  const copy = structuredClone(document);
  const answers = copy.paths["/ob/authorize"]?.get?.responses as Json | undefined;
  if (answers?.["303"]) answers["200"] = answers["303"];
  return copy;
};

/** A path's servers are no operation. */
const operationsOf = ({ paths }: Document): Json[] =>
  Object.values(paths).flatMap(({ servers: _, ...operations }) => Object.values(operations));

test("there is a document for each reader", () => {
  const readers = ["bank", "merchant", "rail", "registry", "staff", "tpp"];
  expect(names).toEqual(readers.map((reader) => `docs/openapi/${reader}`));
});

/**
 * OpenAPI does not say which of these two counts for /payments/sessions/status. The gateway does: a
 * fixed segment counts before a parameter. Both addresses are the specification's.
 */
const knownProblems: Readonly<Record<string, string[]>> = {
  "docs/openapi/merchant": ["status", "refunds"].map(
    (last) =>
      "no-ambiguous-paths: Paths should resolve unambiguously. Found two ambiguous paths: " +
      `\`/payments/sessions/{id}\` and \`/payments/{id}/${last}\`.`,
  ),
};

describe.each(names)("%s", (name) => {
  test("has no problem under any rule that Redocly recommends", async () => {
    expect(await lintProblems(documentOf(name))).toEqual(knownProblems[name] ?? []);
  });

  // @rule G1.14
  test("is an OpenAPI 3.0 document to a second validator", async () => {
    const validator = new Validator();
    expect(await validator.validate(documentOf(name))).toEqual({ valid: true });
    expect(validator.version).toBe("3.0");
  });

  test("describes every schema, operation, answer, tag and parameter", () => {
    const { components, tags, ...document } = documentOf(name) as Document & { tags: Json[] };
    const operations = operationsOf(document as Document);
    const answers = operations.flatMap(({ responses }) => Object.values(responses as Json));
    const parameters = operations.flatMap((operation) => (operation.parameters as Json[]) ?? []);
    const shared = ["schemas", "responses", "parameters", "headers"].flatMap((section) =>
      Object.values(components[section] ?? {}),
    );
    const parts = [...operations, ...answers, ...parameters, ...shared, ...tags] as Json[];
    expect(parts.length).toBeGreaterThan(50);
    expect(parts.filter((part) => !part.$ref && !isText(part.description))).toEqual([]);
  });

  test("has no empty description, and no operation twice", () => {
    const document = documentOf(name);
    expect(read(`${name}.json`)).not.toMatch(/"(description|summary)":\s*"\s*"/);
    const ids = operationsOf(document).map(({ operationId }) => operationId);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test("has a line for each operation and each component", () => {
    const { components, ...document } = documentOf(name);
    const lines = read(`${name}.json`).split("\n");
    const parts = [
      ...operationsOf(document as Document),
      ...Object.values(components).flatMap((section) => Object.values(section)),
    ];
    const missing = parts.filter((part) => {
      const text = JSON.stringify(part);
      return !lines.some((line) => line.replace(/,$/, "").endsWith(`: ${text}`));
    });
    expect(missing).toEqual([]);
  });

  test("has every code of its refusals in the error catalogue", () => {
    const document = documentOf(name);
    const catalogue = Object.keys(document["x-error-catalogue"] ?? {});
    // A code's example in OAuth's shape has a name of its own.
    const codes = Object.keys(document.components.examples ?? {})
      .filter((example) => example === example.toUpperCase())
      .map((example) => example.replace(/^OAUTH_/, ""));
    expect(codes.filter((code) => !catalogue.includes(code))).toEqual([]);
    expect(codes.length).toBeGreaterThan(5);
  });
});

describe("the checks find", () => {
  const planted = (change: (document: Document) => void): Document => {
    const document = documentOf("docs/openapi/merchant");
    change(document);
    return document;
  };

  test("an operation without a summary", async () => {
    const document = planted((whole) => delete operationsOf(whole)[0]?.summary);
    expect(await lintProblems(document)).toContainEqual(
      expect.stringContaining("operation-summary"),
    );
  });

  test("an example that its schema refuses", async () => {
    const document = planted(({ components }) => {
      (components.examples?.PaymentSession?.value as Json).amount = "12.50";
    });
    expect(await lintProblems(document)).toContainEqual(
      expect.stringContaining("no-invalid-media-type-examples"),
    );
  });

  test("a component that nothing uses", async () => {
    const document = planted(({ components }) => {
      if (components.schemas) components.schemas.Unused = { type: "string" };
    });
    expect(await lintProblems(document)).toContainEqual(
      expect.stringContaining("no-unused-components"),
    );
  });

  test("a response without a description", async () => {
    const document = planted(
      ({ components }) => delete components.responses?.NotFound?.description,
    );
    expect(await new Validator().validate(document)).toMatchObject({ valid: false });
  });
});

type Paths = Record<string, { servers?: { url: string }[] }>;

// @rule G1.3
describe.each([
  [
    "merchant",
    /^\/(payments|session|mandates|recurring|events|endpoints|settlements|keys|portal-sessions)\b/,
  ],
  ["tpp", /^\/(ob|mandates|recurring|banks|\.well-known)\b/],
])("the addresses of the document for %s", (reader, own) => {
  const document = documentOf(`docs/openapi/${reader}`);
  const paths = document.paths as Paths;
  const contracts = gatewayRoutes.map(({ contract }) => contract);
  /** The steps of a customer on a hosted page, which are at one address. */
  const isPage = (path: string) => /\/authorisation(\/|$)/.test(path) || !own.test(path);

  test("exist with and without /api/v1, as its servers say", () => {
    expect((document.servers as { url: string }[]).map(({ url }) => url)).toEqual(["/", "/api/v1"]);
    expect(Object.keys(paths).filter((path) => path.startsWith("/api/"))).toEqual([]);
    const served = new Set(contracts.flatMap((row) => row.paths.map(templateOf)));
    const both = Object.keys(paths).filter((path) => !paths[path]?.servers);
    expect(both.length).toBeGreaterThan(15);
    for (const path of both)
      expect([...served]).toEqual(expect.arrayContaining([path, `/api/v1${path}`]));
  });

  test("are only without it where a customer's page is", () => {
    const single = Object.keys(paths).filter((path) => paths[path]?.servers);
    expect(single).toEqual(Object.keys(paths).filter(isPage));
    for (const path of single) expect(paths[path]?.servers?.map(({ url }) => url)).toEqual(["/"]);
  });
});

test("every other form of an address is named in the description", () => {
  const { paths } = documentOf("docs/openapi/merchant");
  const described = [
    ["/recurring/mandates", "/mandates/create"],
    ["/recurring/mandates/{id}/charge", "/mandates/{id}/charge"],
    ["/payments/sessions/{id}/resolve-payer", "/session/{id}/resolve-payer"],
    ["/payments/sessions/{id}/select-auth", "/session/{id}/select-auth"],
    ["/payments/sessions/{id}/confirm", "/session/{id}/confirm-otp"],
  ];
  for (const [path = "", other] of described) {
    expect(paths[path]?.post?.description).toContain(`Also at \`${other}\`.`);
  }
});

/** The example of a component, without its summary. */
const exampleIn = (document: Document, name: string): Json => {
  const example = document.components.examples?.[name];
  if (!example) throw new Error(`no example ${name}`);
  return (example as { value: Json }).value;
};

describe("an example does not contradict itself", () => {
  const merchant = documentOf("docs/openapi/merchant");
  const bank = documentOf("docs/openapi/bank");
  type Webhook = {
    post: { requestBody: { content: Record<string, { example: { data: Json } }> } };
  };
  const webhooks = merchant["x-webhooks"] as Record<string, Webhook>;
  const dataOf = (event: string): Json => {
    const content = webhooks[event]?.post.requestBody.content["application/json"];
    if (!content) throw new Error(`no event ${event}`);
    return content.example.data;
  };

  test.each([
    ["payment.initiated", "PENDING"],
    ["payment.processing", "PROCESSING"],
    ["payment.settlement_pending", "PROCESSING"],
    ["payment.settlement_stalled", "PROCESSING"],
    ["payment.completed", "COMPLETED"],
    ["payment.failed", "FAILED"],
    ["payment.expired", "FAILED"],
    ["payment.cancelled", "CANCELLED"],
    ["settlement.completed", "COMPLETED"],
    ["refund.completed", "COMPLETED"],
    ["refund.failed", "FAILED"],
  ])("%s has the status %s, and a failure code only if it failed", (event, status) => {
    const data = dataOf(event);
    expect(data.status).toBe(status);
    expect("failure_code" in data).toBe(status === "FAILED");
  });

  test("every event of a payment or a refund has such a row", () => {
    const names = Object.keys(webhooks).filter(
      (name) => !/^(merchant|tpp|consent|payment_order|mandate|endpoint)\./.test(name),
    );
    expect(names).toHaveLength(11);
  });

  test.each([
    ["proposed", "PROPOSED", null, false],
    ["approved", "APPROVED", null, true],
    ["rejected", "REJECTED", null, false],
    ["withdrawn", "WITHDRAWN", null, false],
    ["voided", "VOID", "RECORD_CHANGED", true],
    ["in_force", "IN_FORCE", null, true],
  ])("merchant.change_%s is a merchant's change that is %s", (step, status, reason, isDated) => {
    const data = dataOf(`merchant.change_${step}`);
    expect([data.mode, data.status, data.reason ?? null]).toEqual(["live", status, reason]);
    expect("takes_effect_at" in data).toBe(isDated);
    expect(data.changes).toMatchObject([{ field: "settlement_iban" }]);
  });

  test("a cancelled payment is not completed, and a live status with a code awaits approval", () => {
    expect(exampleIn(merchant, "CancelledPayment")).toMatchObject({
      state: "CANCELLED",
      status: "CANCELLED",
      completed_at: null,
      settlement_type: null,
    });
    expect(exampleIn(merchant, "LiveStatus")).toMatchObject({ state: "PUSH_SENT" });
  });

  test("a session ends after its creation, and a credit goes to another account", () => {
    const session = exampleIn(merchant, "PaymentSession");
    expect(session.expires_at).not.toBe(session.created_at);
    const credit = exampleIn(bank, "ReportCredit");
    expect(credit.debtor_iban).not.toBe(credit.creditor_iban);
  });
});
