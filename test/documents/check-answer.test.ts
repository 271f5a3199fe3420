import * as v from "valibot";
import { expect, test } from "vitest";
import { refuse } from "../../src/base/kernel/result.ts";
import { created, empty, jsonOrPage } from "../../src/base/platform/contract.ts";
import { guard, reply, route } from "../../src/base/platform/edge.ts";
import { serve } from "../../src/base/platform/serve.ts";
import { answerCheck } from "./check-answer.ts";

/** What the check of answers finds. The rows are true; the answers are what lies. */
const anyone = guard<unknown, null>({ accepts: [null], refusals: ["UNAUTHENTICATED"] }, () => ({
  ok: true,
  value: null,
}));
const limited = guard<unknown, null>(
  { accepts: [null], limited: true, refusals: ["RATE_LIMITED"] },
  () => ({ ok: true, value: null }),
);
const thing = v.strictObject({ name: v.string(), parts: v.array(v.object({ id: v.number() })) });
const common = { summary: "A thing", guard: anyone, step: () => reply(204, null) };

const routes = [
  route({
    ...common,
    id: "make",
    method: "POST",
    paths: ["/things"],
    answers: { 201: created(thing) },
  }),
  route({
    ...common,
    id: "show",
    method: "GET",
    paths: ["/things"],
    answers: { 200: jsonOrPage(thing, "The thing."), 204: empty("None.") },
    refusals: ["RATE_LIMITED"],
  }),
  route({
    ...common,
    id: "count",
    method: "PUT",
    paths: ["/counted"],
    guard: limited,
    answers: { 204: empty("Done.") },
  }),
];
const check = answerCheck(routes.map(({ contract }) => contract));

const whole = { name: "a", parts: [{ id: 1 }] };
const headers = { "content-type": "application/json", "x-correlation-id": "c", location: "/1" };
const refusal = (code: string, more: object = {}) => ({
  error: { code, message: "No.", retryable: false, correlation_id: "c", ...more },
});

const fields = { "ratelimit-policy": '"a-key";q=6;w=60', ratelimit: '"a-key";r=5;t=10' };

type Row = [
  fact: string,
  request: string,
  status: number,
  body: unknown,
  finds: string | null,
  headers?: Record<string, string>,
];

test.each<Row>([
  ["the answer of its row", "POST /things", 201, whole, null],
  ["an undocumented status", "POST /things", 200, whole, "neither an answer nor a refusal"],
  ["a member too many", "POST /things", 201, { ...whole, iban: "DE" }, "Invalid key"],
  ["a member that is missing", "POST /things", 201, { name: "a" }, "parts"],
  [
    "a member that the schema ignores",
    ...(["POST /things", 201] as const),
    { ...whole, parts: [{ id: 1, iban: "DE" }] },
    "parts.0.iban is not a member",
  ],
  ["no Location", "POST /things", 201, whole, "no Location", { location: "" }],
  [
    "another media type",
    "POST /things",
    201,
    whole,
    "text/plain",
    { "content-type": "text/plain" },
  ],
  ["no correlation id", "POST /things", 201, whole, "no X-Corr", { "x-correlation-id": "" }],
  ["a refusal of its row", "GET /things", 429, refusal("RATE_LIMITED"), null],
  ["a refusal of its guard", "GET /things", 401, refusal("UNAUTHENTICATED"), null],
  ["another refusal", "GET /things", 403, refusal("FORBIDDEN"), "does not name FORBIDDEN"],
  ["an unknown code", "GET /things", 403, refusal("NO"), "error.code"],
  ["a code with another status", "GET /things", 400, refusal("RATE_LIMITED"), "the status of"],
  ["more than a refusal", "GET /things", 429, refusal("RATE_LIMITED", { sql: "" }), "Invalid key"],
  [
    "another correlation id inside",
    ...(["GET /things", 429] as const),
    refusal("RATE_LIMITED", { correlation_id: "d" }),
    "another correlation_id",
  ],
  [
    "a page where the row names one",
    "GET /things",
    200,
    "<p>",
    null,
    { "content-type": "text/html" },
  ],
  [
    "a refusal as a page",
    "GET /things",
    429,
    '<p data-code="RATE_LIMITED">',
    null,
    { "content-type": "text/html" },
  ],
  [
    "another refusal as a page",
    "GET /things",
    403,
    '<p data-code="FORBIDDEN">',
    "does not name FORBIDDEN",
    { "content-type": "text/html" },
  ],
  ["a body where there is none", "GET /things", 204, "gone", "has a body"],
  ["the fields of its limit", "PUT /counted", 204, "", null, fields],
  ["no fields of its limit", "PUT /counted", 204, "", "has no RateLimit fields"],
  [
    "no fields of its limit in a refusal",
    ...(["PUT /counted", 429] as const),
    refusal("RATE_LIMITED"),
    "has no RateLimit fields",
    { "ratelimit-policy": fields["ratelimit-policy"] },
  ],
  ["a fault before its limit", "PUT /counted", 500, refusal("INTERNAL"), null],
  ["an address of no row", "GET /other", 404, refusal("NOT_FOUND"), null],
  ["an answer at an address of no row", "GET /other", 200, whole, "neither an answer"],
  ["a method of no row", "PUT /things", 405, refusal("METHOD_NOT_ALLOWED"), null],
  ["an answer to a method of no row", "PUT /things", 200, whole, "neither an answer"],
  ["HEAD, which has no body", "HEAD /things", 200, "", null],
])("%s", async (_fact, request, status, body, finds, own = {}) => {
  const [method = "", path = ""] = request.split(" ");
  const sent = new Headers({ ...headers, ...own });
  for (const [name, value] of Object.entries(own)) if (value === "") sent.delete(name);
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const difference = await check(method, path, { status, headers: sent, text });
  if (finds === null) expect(difference).toBeNull();
  else expect(difference).toContain(finds);
});

test("what the edge itself answers fits every row", async () => {
  const context = { waitUntil: () => {} } as unknown as ExecutionContext;
  const fails = route({
    ...common,
    id: "fail",
    method: "POST",
    paths: ["/fail"],
    body: v.strictObject({}),
    answers: {},
    step: () => refuse("INTERNAL"),
  });
  const ask = serve([fails]);
  const checkFault = answerCheck([fails.contract]);
  for (const body of ["{", '{"a":1}', "{}"]) {
    const init = { method: "POST", body, headers: { "content-type": "application/json" } };
    const response = await ask(new Request("https://edge.test/fail", init), {}, context);
    const { status, headers: sent } = response;
    const answer = { status, headers: sent, text: await response.text() };
    expect(await checkFault("POST", "/fail", answer)).toBeNull();
  }
});
