import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatId } from "../../src/base/kernel/ids.ts";
import { parameterNames, type RouteContract } from "../../src/base/platform/contract.ts";
import worker from "../../workers/gateway/index.ts";
import { gatewayRoutes } from "../../workers/gateway/routes.ts";
import { answerCheck } from "../documents/check-answer.ts";
import { endTest, env, startTest } from "./gateway-worker.ts";
import { type KeyClass, openKeyClasses } from "./key-classes.ts";
import { differingRoutes, needlessEntries, unlimitedRoutes } from "./route-entries.ts";

/**
 * Every route of the gateway is asked by every class of keys, with an id of no object and an empty
 * body: either its guard refuses, or something behind it answers. Nothing is a fault, each answer
 * is one of its row, and each has the fields of its limits.
 */
const rows = gatewayRoutes.map(({ contract }) => contract);

describe("every route", () => {
  it("needs the key of its rule, or of its entry", () => {
    expect(differingRoutes(rows)).toEqual([]);
  });

  it("that has an entry exists, and needs the entry", () => {
    expect(needlessEntries(rows)).toEqual([]);
  });

  it("counts against a limit", () => {
    expect(unlimitedRoutes(rows)).toEqual([]);
  });
});

let classes: KeyClass[];
beforeAll(async () => {
  startTest();
  classes = await openKeyClasses();
});
afterAll(endTest);

const names = [
  ...["no key", "a malformed key", "keys of another deployment", "an admin key as a bearer token"],
  ...["a retired staff key", "a staff key that waits for its approval", "a retired merchant key"],
  ...["the key of a suspended merchant", "the key that a gateway shows to the registry"],
  ...["the key of a staff owner", "the key of a staff operator", "the key of a staff approver"],
  ...["the key of a staff support", "a merchant's test key", "a merchant's live key"],
  ...["a second key of the merchant", "another merchant's key", "a bank's key"],
  ...["the test rail's key", "the live rail's key", "a TPP's own token", "a TPP's secret"],
  ...["the token of a consent", "the token of a checkout page", "the token of a mandate's page"],
  ...["the session of the console", "the session of a portal"],
];

/** The refusals of guards, whatever the route. A caller that was admitted never gets one here. */
const refusals = new Set([
  ...["UNAUTHENTICATED", "FORBIDDEN", "INVALID_CLIENT", "INSUFFICIENT_SCOPE"],
  ...["SESSION_TOKEN_REQUIRED", "HOSTED_STEP_FORBIDDEN", "CHECKOUT_STEP_FORBIDDEN"],
]);

const accepts = ({ guard }: RouteContract, scheme: string): boolean =>
  guard.accepts.some((accepted) => accepted?.name === scheme);

/** Whether the route asks for nothing. A client of OAuth may prove itself in the form instead. */
const isPublic = (row: RouteContract, { headers }: KeyClass): boolean => {
  if (!row.guard.accepts.includes(null) || accepts(row, "clientSecretBasic")) return false;
  // A page sends no Authorization, so its addresses refuse every key there.
  return !(accepts(row, "authSession") && "authorization" in headers);
};

/** An id of no object, in the form that the address takes. */
const nobodys = (path: string, name: string): string => {
  const prefixes: Record<string, string> = { handle: "alpha", reference: "ps_1.abc" };
  const [, first = ""] =
    /\/(sessions|payments|consents|payment-orders|mandates)\//.exec(path) ?? [];
  const kinds = { sessions: "ps", payments: "pay", consents: "cns", mandates: "mnd" };
  const kind = kinds[first as keyof typeof kinds] ?? "po";
  return prefixes[name] ?? formatId(kind, "00".repeat(32));
};

const addressOf = (row: RouteContract, caller: KeyClass): string => {
  const [path = ""] = row.paths;
  return parameterNames(path).reduce((filled, name) => {
    const own = name === "id" && caller.isAdmitted(row) ? caller.pageOf : undefined;
    return filled.replace(`:${name}`, own ?? nobodys(path, name));
  }, path);
};

const check = answerCheck(rows);

/** Console and portal lead a browser without a session to their entrance. */
const leadsToEntrance = (row: RouteContract, headers: Headers): boolean => {
  const location = headers.get("location") ?? "";
  return (
    (accepts(row, "consoleSession") && location.startsWith("/console/login")) ||
    (accepts(row, "portalSession") && location === "/portal/signed-out")
  );
};

/** How the answer differs from what this caller should get; null if it does not. */
const differs = async (row: RouteContract, caller: KeyClass): Promise<string | null> => {
  const { method, id } = row;
  const address = addressOf(row, caller);
  const hasBody = method !== "GET" && method !== "DELETE" && !row.oauth;
  const request = new Request(new URL(address, env.BASE_URL), {
    method,
    headers: { "content-type": "application/json", ...caller.headers },
    ...(hasBody ? { body: "{}" } : {}),
    redirect: "manual",
  });
  const context = createExecutionContext();
  const response = await worker.fetch(request, env, context);
  const text = await response.text();
  await waitOnExecutionContext(context);
  const { status, headers } = response;
  const answer = `${method} ${address} (${id}): ${status} ${text.slice(0, 200)}`;
  // The bank of this scene answers nothing that can be understood: 502 is no fault of ours.
  if (status === 500 || status === 503) return answer;
  const [, code = ""] = /"code":"([A-Z_]+)"/.exec(text) ?? [];
  // The token of another page is not told whether the object exists.
  const isUnseen = code === "NOT_FOUND" && accepts(row, "authSession");
  const isLedAway = leadsToEntrance(row, headers);
  const isRefused =
    status === 401 || isLedAway || refusals.has(code) || (isUnseen && !isPublic(row, caller));
  const isAdmitted = isPublic(row, caller) || caller.isAdmitted(row);
  if (isRefused === isAdmitted) return `${isAdmitted ? "refused" : "admitted"}: ${answer}`;
  return check(method, address, { status, headers, text });
};

// @rule G7.2 A1.1
describe("every route, asked with", () => {
  it.each(names)("%s", async (name) => {
    const caller = classes.find((known) => known.name === name);
    if (!caller) throw new Error("no such class");
    const wrong: string[] = [];
    for (const row of rows) {
      const difference = await differs(row, caller);
      if (difference !== null) wrong.push(difference);
    }
    expect(wrong).toEqual([]);
  });

  it("no class that the test leaves out", () => {
    expect(classes.map(({ name }) => name).sort()).toEqual([...names].sort());
  });
});
