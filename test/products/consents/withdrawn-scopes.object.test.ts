import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type DataScope, dataScopes } from "../../../src/base/kernel/answer-words.ts";
import { formatId } from "../../../src/base/kernel/ids.ts";
import type { RouteContract } from "../../../src/base/platform/contract.ts";
import { gatewayRoutes } from "../../../workers/gateway/routes.ts";
import { ask, askAdmin, bodyOf, endTest, startTest, wait } from "../../workers/gateway-worker.ts";
import { newTpp } from "../oauth/scene.ts";
import { offer, openBank, PayingTpp } from "../payment-orders/order-scene.ts";
import { asked } from "./row-scene.ts";

/**
 * A scope that the operator takes from a TPP counts at once, in every consent that it has. The
 * table comes from the routes: a new one that takes the token of a consent is here too.
 */
const all = dataScopes.filter((scope) => scope !== "payments:initiate");

/** These are about the consent itself, which its TPP may read and end whatever its scopes. */
const ofTheConsent = ["readConsent", "revokeConsent", "reauthoriseConsent"];

const rows: [string, RouteContract][] = gatewayRoutes
  .map(({ contract }) => contract)
  .filter(({ guard }) => guard.accepts.some((accepted) => accepted?.name === "consentToken"))
  .filter(({ id }) => !ofTheConsent.includes(id))
  .map((row) => [row.id, row]);

let tpp: PayingTpp;

beforeAll(async () => {
  await openBank();
  await offer({ ob_scopes_supported: all });
});
beforeEach(async () => {
  startTest();
  const registered = await newTpp({ scopes: all });
  tpp = await PayingTpp.open({ registered, scopes: all as never });
});
afterAll(endTest);

const take = async (left: DataScope[]): Promise<void> => {
  const path = `tpps/${tpp.registered.tpp.tpp_id}`;
  bodyOf(await askAdmin("PATCH", path, { scopes: left }));
};

const call = async ({ method, paths: [path = ""] }: RouteContract): Promise<string> => {
  const kind = path.startsWith("/mandates") ? "mnd" : "po";
  const address = path
    .replace(":account_id", tpp.source)
    .replace(/:charge_id/, formatId("chg", "0".repeat(64)))
    .replace(/:id/, formatId(kind, "0".repeat(64)));
  const { status, body } = await ask(method, address, tpp.token, method === "GET" ? undefined : {});
  return `${status} ${body?.error?.code ?? ""}`;
};

it("the routes that take a consent's token are known", () => {
  expect(rows.length).toBeGreaterThan(15);
});

// @rule O2.7
describe("without its scope", () => {
  it.each(rows)("%s is refused", async (_, row) => {
    expect(await call(row)).not.toContain("INSUFFICIENT_SCOPE");
    await take(row.guard.scopes.includes("accounts:read") ? ["balances:read"] : ["accounts:read"]);
    wait(2_001);
    expect(await call(row)).toBe("403 INSUFFICIENT_SCOPE");
  });
});

describe("without a scope of its consent", () => {
  it("an order is refused although the guard's cache still knows the scope", async () => {
    expect((await tpp.create()).status).toBe(201);
    await take(["accounts:read"]);
    const refused = await tpp.create();
    expect([refused.status, refused.body.error.code]).toEqual([403, "INSUFFICIENT_SCOPE"]);
  });

  it("both names of the payments scope go together", async () => {
    await take(["accounts:read", "payments:initiate"]);
    wait(2_001);
    expect((await tpp.create()).status).toBe(201);
  });

  it("a consent is not renewed, and still ends", async () => {
    const path = `/ob/consents/${tpp.consent.consent_id}`;
    const { bank_handle: _, scopes: __, ...again } = asked;
    const renew = () => ask("POST", `${path}/reauthorise`, tpp.own, again);
    expect((await renew()).status).toBe(200);
    await take(["accounts:read"]);
    wait(2_001);
    const refused = await renew();
    expect([refused.status, refused.body.error.code]).toEqual([403, "INSUFFICIENT_SCOPE"]);
    expect((await ask("DELETE", path, tpp.own)).status).toBe(204);
  });
});
