import { expect, it } from "vitest";
import { everyone, reply, route } from "../../../src/base/platform/edge.ts";
import { serve } from "../../../src/base/platform/serve.ts";

/** The addresses of requests as workerd hands them over: Node's class would refuse some of them. */
const handle = serve<object>([
  route({
    id: "listThings",
    method: "GET",
    paths: ["/things"],
    summary: "A row",
    guard: everyone,
    answers: {},
    step: () => reply(200, {}),
  }),
]);

const ask = (url: string, host: string): Promise<Response> => {
  const request = { url, method: "GET", headers: new Headers({ host }) } as Request;
  return handle(request, {}, {} as ExecutionContext);
};

it.each([
  ["http://a b/things", "a b"],
  ["http://[::1/things", "[::1"],
  ["http://a/things/", "a/things"],
  ["http://a?b/things", "a?b"],
  ["http://user@a/things", "user@a"],
  ["http://a\\things/", "a\\things"],
  ["http://a*", "a"],
  ["http://athings", "a"],
])("%j of the Host %j is refused", async (url, host) => {
  const response = await ask(url, host);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: "MALFORMED_REQUEST" } });
});

it.each([
  ["http://a/things", "a"],
  ["https://gateway.test:8443/things", "gateway.test:8443"],
  ["http://[::1]:8787/things", "[::1]:8787"],
  ["https://behind-a-rewrite.test/things", "gateway.test"],
])("%j of the Host %j is served", async (url, host) => {
  expect((await ask(url, host)).status).toBe(200);
});
