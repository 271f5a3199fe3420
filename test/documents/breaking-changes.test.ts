import { describe, expect, test } from "vitest";
import { breakingChanges, type OpenApi } from "../../scripts/breaking/operations.ts";
import type { Schema } from "../../src/documents/schemas.ts";
import { list, read } from "../house/source.ts";
import { documentOf as releasedDocument, releaseNames } from "../released/release-files.ts";

/** What a client of the former document would notice (G1.15). */
const today = "2027-01-31";

const documentOf = (name: string): OpenApi => JSON.parse(read(`docs/openapi/${name}.json`));

type Change = (document: OpenApi) => void;

const changed = (name: string, ...changes: Change[]): OpenApi => {
  const document = documentOf(name);
  for (const change of changes) change(document);
  return document;
};

const schemaOf = (document: OpenApi, name: string): Schema & { properties: Members } =>
  document.components.schemas?.[name] as Schema & { properties: Members };

type Members = Record<string, Schema & Record<string, unknown>>;

const memberOf = (document: OpenApi, schema: string, name: string) => {
  const member = schemaOf(document, schema).properties[name];
  if (!member) throw new Error(`${schema} has no ${name}`);
  return member;
};

const create = (document: OpenApi) => {
  const operation = document.paths["/payments/sessions"]?.post;
  if (!operation) throw new Error("no operation creates a payment");
  return operation;
};

const without = <Value>(list: readonly Value[] | undefined, value: Value): Value[] =>
  (list ?? []).filter((one) => one !== value);

const readers = list("docs/openapi/*.json").map((path) => path.replace(/^.*\/|\.json$/g, ""));

test.each(readers)("%s breaks nothing of itself", (name) => {
  expect(breakingChanges(documentOf(name), documentOf(name), today)).toEqual([]);
});

// @rule G1.15
test.each(readers)("%s breaks nothing of the last release", (name) => {
  const [last] = releaseNames().reverse();
  const former = last === undefined ? null : releasedDocument(last, name);
  const now = new Date().toISOString().slice(0, 10);
  if (former) expect(breakingChanges(former as OpenApi, documentOf(name), now)).toEqual([]);
});

// @rule G1.15
describe("of the merchants' document, this breaks a client:", () => {
  const planted: [what: string, change: Change, finding: RegExp][] = [
    [
      "an operation that is gone",
      ({ paths }) => delete paths["/payments/sessions"]?.post,
      /^POST \/payments\/sessions is gone$/,
    ],
    [
      "an event that is gone",
      (document) => delete document["x-webhooks"]?.["payment.completed"],
      /^payment\.completed is gone$/,
    ],
    [
      "a new required field of a request",
      (document) => {
        const schema = schemaOf(document, "CreateSession");
        schema.properties.order = { type: "string" };
        schema.required = [...(schema.required ?? []), "order"];
      },
      /^POST \/payments\/sessions: request\.order is required$/,
    ],
    [
      "a field of a request that is refused now",
      (document) => delete schemaOf(document, "CreateSession").properties.description,
      /request\.description is gone$/,
    ],
    [
      "a narrower bound",
      (document) => {
        memberOf(document, "CreateSession", "amount").maximum = 1_000;
      },
      /request\.amount: maximum was \d+ and is 1000$/,
    ],
    [
      "another pattern",
      (document) => {
        memberOf(document, "CreateSession", "currency").pattern = "^[A-Z]{2}$";
      },
      /request\.currency: pattern was /,
    ],
    [
      "a field of an answer that is gone",
      (document) => {
        const schema = schemaOf(document, "CreatedSession");
        delete schema.properties.checkout_url;
        schema.required = without(schema.required, "checkout_url");
      },
      /answer 201\.checkout_url is no longer required$/,
    ],
    [
      "a field of an answer that may be absent",
      (document) => {
        const schema = schemaOf(document, "CreatedSession");
        schema.required = without(schema.required, "checkout_url");
      },
      /answer 201\.checkout_url is no longer required$/,
    ],
    [
      "a field of an answer that may be null",
      (document) => {
        memberOf(document, "CreatedSession", "checkout_url").nullable = true;
      },
      /answer 201\.checkout_url: nullable was false and is true$/,
    ],
    [
      "a new state in an answer",
      (document) => {
        memberOf(document, "CreatedSession", "status").enum = ["PENDING", "WAITING"];
      },
      /answer 201\.status: enum was /,
    ],
    [
      "another type",
      (document) => {
        memberOf(document, "PaymentEvent", "amount").type = "string";
      },
      /^[a-z_]+\.[a-z_]+: request\.data\.amount: type was "integer" and is "string"$/,
    ],
    [
      "another status of success",
      (document) => {
        const { responses } = create(document);
        if (responses["201"]) responses["200"] = responses["201"];
        delete responses["201"];
      },
      /^POST \/payments\/sessions: answer 201 is gone$/,
    ],
    [
      "a header that is gone",
      (document) => delete create(document).responses["201"]?.headers?.Location,
      /answer 201: header Location is gone$/,
    ],
    [
      "another key",
      (document) => {
        create(document).security = [{ adminKey: [] }];
      },
      /is no longer enough$/,
    ],
    [
      "a required parameter",
      (document) => {
        create(document).parameters?.push({ name: "shop", in: "query", required: true });
      },
      /query shop is required$/,
    ],
    [
      "a filter that is gone",
      ({ paths }) => {
        const operation = paths["/payments/sessions"]?.get;
        operation?.parameters?.shift();
      },
      /^GET \/payments\/sessions: query limit is gone$/,
    ],
  ];

  test.each(planted)("%s", (_what, change, finding) => {
    const found = breakingChanges(documentOf("merchant"), changed("merchant", change), today);
    expect(found).toContainEqual(expect.stringMatching(finding));
    expect(found.filter((text) => !finding.test(text))).toEqual([]);
  });
});

describe("this breaks no client:", () => {
  test.each<[what: string, name: string, change: Change]>([
    [
      "a new optional field of a request",
      "merchant",
      (document) => {
        schemaOf(document, "CreateSession").properties.order = { type: "string" };
      },
    ],
    [
      "a new field of an answer",
      "merchant",
      (document) => {
        const schema = schemaOf(document, "CreatedSession");
        schema.properties.order = { type: "string" };
        schema.required = [...(schema.required ?? []), "order"];
      },
    ],
    [
      "a wider bound",
      "merchant",
      (document) => {
        delete memberOf(document, "CreateSession", "amount").maximum;
      },
    ],
    [
      "a new operation",
      "merchant",
      ({ paths }) => {
        paths["/shops"] = { get: { responses: {} } };
      },
    ],
    [
      "a new member of a request to a bank",
      "bank",
      (document) => {
        schemaOf(document, "ListAccounts").properties.hint = { type: "string" };
      },
    ],
  ])("%s", (_what, name, change) => {
    expect(breakingChanges(documentOf(name), changed(name, change), today)).toEqual([]);
  });
});

test("a bank must not answer with more than before", () => {
  const change: Change = (document) => {
    const schema = schemaOf(document, "SentOtp");
    schema.properties.channel = { type: "string" };
    schema.required = [...(schema.required ?? []), "channel"];
  };
  expect(breakingChanges(documentOf("bank"), changed("bank", change), today)).toEqual([
    "POST /send-otp: answer 200.channel is required",
  ]);
});

test("what was announced goes on its day, and not before", () => {
  const announce: Change = (document) => {
    memberOf(document, "CreateSession", "description")["x-sunset"] = today;
  };
  const remove: Change = (document) => {
    delete schemaOf(document, "CreateSession").properties.description;
  };
  const [former, present] = [changed("merchant", announce), changed("merchant", remove)];
  expect(breakingChanges(former, present, today)).toEqual([]);
  expect(breakingChanges(former, present, "2027-01-30")).toHaveLength(1);
});
