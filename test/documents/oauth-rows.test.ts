import { Validator } from "@seriousme/openapi-schema-validator";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { named, text } from "../../src/base/kernel/fields.ts";
import { refuse } from "../../src/base/kernel/result.ts";
import { everyone, reply, route } from "../../src/base/platform/edge.ts";
import { serve } from "../../src/base/platform/serve.ts";
import { documentOf } from "../../src/documents/document.ts";
import { answerCheck } from "./check-answer.ts";

/** Rows that speak OAuth, in the document and in the check of answers (docs/decisions/090). */
const tokenForm = v.pipe(
  v.object({ grant_type: text("The grant.", "refresh_token") }),
  named("TokenRequest", "A request for tokens."),
);
const tokens = v.pipe(
  v.object({ access_token: text("The token.", "eyJ") }),
  named("Tokens", "The tokens."),
);
const frame = {
  ...{ title: "Tokens", description: "Tokens.", events: {}, codes: [] },
  tags: [{ name: "OAuth", description: "OAuth.", paths: /./ }],
};

const routes = [
  route({
    ...{ id: "token", method: "POST", paths: ["/token"], summary: "Get tokens" },
    guard: everyone,
    oauth: true,
    body: tokenForm,
    answers: { 200: tokens },
    refusals: ["INVALID_GRANT", "RATE_LIMITED"],
    step: ({ body }) =>
      body.grant_type === "good" ? reply(200, { access_token: "a" }) : refuse("INVALID_GRANT"),
  }),
  route({
    ...{ id: "thing", method: "GET", paths: ["/thing"], summary: "A thing" },
    guard: everyone,
    answers: { 200: tokens },
    refusals: ["INVALID_GRANT"],
    step: () => reply(200, { access_token: "a" }),
  }),
];
const rows = routes.map(({ contract }) => contract);

describe("the document", () => {
  const document = documentOf(frame, rows) as unknown as {
    paths: Record<string, Record<string, { requestBody?: { content: object }; responses: object }>>;
    components: { schemas: object; examples: Record<string, { value: object }> };
  };

  it("shows a form, and refusals in OAuth's shape beside those of the API", () => {
    const { requestBody } = document.paths["/token"]?.post ?? {};
    expect(Object.keys(requestBody?.content ?? {})).toEqual(["application/x-www-form-urlencoded"]);
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(["OAuthRefusal", "Refusal"]),
    );
    expect(document.components.examples.OAUTH_INVALID_GRANT?.value).toMatchObject({
      error: "invalid_grant",
      code: "INVALID_GRANT",
    });
    expect(document.components.examples.INVALID_GRANT?.value).toMatchObject({
      error: { code: "INVALID_GRANT" },
    });
  });

  it("is an OpenAPI 3.0 document", async () => {
    expect(await new Validator().validate(document as never)).toEqual({ valid: true });
  });
});

describe("the check of answers", () => {
  const check = answerCheck(rows);
  const handle = serve<object>(routes);
  const context = { waitUntil: () => {} } as unknown as ExecutionContext;
  const checked = async (method: string, form: string | null) => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const request = new Request("https://gateway.test/token", { method, headers, body: form });
    const answer = await handle(request, {}, context);
    const { status } = answer;
    return check(method, "/token", { status, headers: answer.headers, text: await answer.text() });
  };

  it.each([
    ["POST", "grant_type=good"],
    ["POST", "grant_type=bad"],
    ["POST", "grant_type=a&grant_type=b"],
    ["POST", ""],
    ["DELETE", null],
  ])("finds that what the edge answers to %s %j fits", async (method, form) => {
    expect(await checked(method, form)).toBeNull();
  });

  it.each([
    ["the API's shape", { error: { code: "INVALID_GRANT" } }, "error"],
    [
      "a code that the row does not name",
      {
        ...{ error: "invalid_scope", error_description: "No.", code: "INVALID_SCOPE" },
        ...{ retryable: false, correlation_id: "c" },
      },
      "does not name INVALID_SCOPE",
    ],
  ])("finds %s", async (_, body, finding) => {
    const headers = new Headers({ "x-correlation-id": "c" });
    const found = await check("POST", "/token", {
      status: 400,
      headers,
      text: JSON.stringify(body),
    });
    expect(found).toContain(finding);
  });
});
