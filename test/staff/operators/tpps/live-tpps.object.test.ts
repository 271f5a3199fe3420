import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readTpp } from "../../../../src/network/parties/tpps.ts";
import { db, migrate } from "../gateway.ts";
import {
  codeOf,
  decide,
  enrolStaff,
  env,
  fresh,
  HOUR,
  keys,
  keysAt,
  liveTpp,
  patchTpp,
  proposalOf,
  read,
  T0,
  wait,
} from "../guarded-scene.ts";

/**
 * What ties a live TPP's name to its owner takes two people and a delay
 * (docs/decisions/148). guarded-fields.object.test.ts tries each field.
 */
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
  await migrate();
  await enrolStaff();
});

// Nothing that a test before remembered or proposed is left.
beforeEach(async () => {
  wait(100 * HOUR);
  await db.prepare("delete from proposals").run();
});

afterAll(() => {
  vi.useRealTimers();
});

const back = "https://tpp.example/back";
const evil = "https://evil.example/back";
const scopesOf = async (tppId: string) => (await readTpp(env, tppId, fresh))?.scopes;

describe("the changes of one request", () => {
  test("are one proposal; what needs no second person is done at once", async () => {
    const tpp = await liveTpp({ scopes: ["accounts:read", "balances:read"] });
    const json = {
      ...{ name: "Renamed", dpop: "REQUIRED" },
      ...{ redirect_uris: [back, evil], scopes: ["balances:read", "payments:write"] },
      ...{ auth_method: "SECRET", jwks_uri: null },
    };
    const { status, body } = await patchTpp(tpp, json);
    const { proposal, ...record } = body;
    expect([status, record]).toMatchObject([
      202,
      {
        ...{ name: "Renamed", dpop: "REQUIRED" },
        ...{ redirect_uris: [back], scopes: ["balances:read"] },
        ...{ auth_method: "PRIVATE_KEY_JWT", jwks_uri: keysAt },
      },
    ]);
    expect(proposal).toMatchObject({ subject: { kind: "TPP", id: tpp.tpp_id } });
    expect(proposal.changes).toEqual([
      { field: "redirect_uris", from: [back], to: [back, evil] },
      { field: "auth_method", from: "PRIVATE_KEY_JWT", to: "SECRET" },
      { field: "jwks_uri", from: keysAt, to: null },
      { field: "scopes", from: ["balances:read"], to: ["balances:read", "payments:write"] },
    ]);
    wait(1);
    await decide(proposal.proposal_id, "approve");
    wait(24 * HOUR);
    expect((await read(`tpps/${tpp.tpp_id}`)).body).toMatchObject(json);
    expect((await read("tpps")).body.data[0]).toMatchObject(json);
  });

  test("that are refused as a whole change and propose nothing", async () => {
    const tpp = await liveTpp();
    const wrong = { name: "Renamed", auth_method: "SECRET" };
    const refused = await patchTpp(tpp, wrong);
    expect([refused.status, refused.body.error.field]).toEqual([422, "jwks"]);
    expect((await read(`tpps/${tpp.tpp_id}`)).body.name).toBe("Budget App");
    expect((await read("approvals")).body.data).toEqual([]);
  });

  test("that change nothing propose nothing", async () => {
    const { client_secret: _, signing_secret: __, ...tpp } = await liveTpp();
    const { name, redirect_uris, scopes, jwks_uri, auth_method } = tpp;
    const answer = await patchTpp(tpp, { name, redirect_uris, scopes, jwks_uri, auth_method });
    expect([answer.status, answer.body]).toEqual([200, tpp]);
  });
});

describe("the scopes of a live TPP", () => {
  // @rule A2.4
  test("are taken from it at once", async () => {
    const tpp = await liveTpp({ scopes: ["accounts:read", "payments:write"] });
    expect((await patchTpp(tpp, { scopes: ["accounts:read"] })).status).toBe(200);
    expect(await scopesOf(tpp.tpp_id)).toEqual(["accounts:read"]);
  });

  test("are not given back by a proposal from before", async () => {
    const scopes = ["accounts:read", "payments:write"];
    const tpp = await liveTpp({ scopes });
    const { body } = await patchTpp(tpp, { scopes: [...scopes, "balances:read"] });
    await patchTpp(tpp, { scopes: ["accounts:read"] });
    wait(1);
    expect(codeOf(await decide(body.proposal.proposal_id, "approve"))).toBe("CHANGE_OUTDATED");
  });

  test("nor by one that was approved before", async () => {
    const scopes = ["accounts:read", "payments:write"];
    const tpp = await liveTpp({ scopes });
    const { body } = await patchTpp(tpp, { scopes: [...scopes, "balances:read"] });
    wait(1);
    await decide(body.proposal.proposal_id, "approve");
    await patchTpp(tpp, { scopes: ["accounts:read"] });
    wait(24 * HOUR);
    expect(await scopesOf(tpp.tpp_id)).toEqual(["accounts:read"]);
    expect(await proposalOf(body.proposal.proposal_id)).toMatchObject({
      ...{ status: "VOID", void_reason: "RECORD_CHANGED" },
    });
  });

  test("cannot all be exchanged, because nothing would be left until the approval", async () => {
    const tpp = await liveTpp();
    const refused = await patchTpp(tpp, { scopes: ["payments:write"] });
    expect([refused.status, refused.body.error.field]).toEqual([422, "scopes"]);
    expect(await scopesOf(tpp.tpp_id)).toEqual(["accounts:read"]);
  });

  test("in another order are the same", async () => {
    const tpp = await liveTpp({ scopes: ["accounts:read", "payments:write"] });
    const answer = await patchTpp(tpp, { scopes: ["payments:write", "accounts:read"] });
    expect([answer.status, answer.body.scopes]).toEqual([200, tpp.scopes]);
  });
});

test("a proposal about a TPP that was changed otherwise is void", async () => {
  const tpp = await liveTpp();
  const { body } = await patchTpp(tpp, { redirect_uris: [evil] });
  wait(1);
  await decide(body.proposal.proposal_id, "approve");
  const moved = "update tpps set redirect_uris = ? where tpp_id = ?";
  await db.prepare(moved).bind('["https://tpp.example/new"]', tpp.tpp_id).run();
  wait(24 * HOUR);
  expect((await readTpp(env, tpp.tpp_id, fresh))?.redirect_uris).toEqual([
    "https://tpp.example/new",
  ]);
});

test("a live TPP is suspended by one person, whatever waits", async () => {
  const tpp = await liveTpp();
  await patchTpp(tpp, { redirect_uris: [evil] }, keys.operator);
  expect((await patchTpp(tpp, { status: "SUSPENDED" })).status).toBe(200);
  expect((await readTpp(env, tpp.tpp_id, fresh))?.status).toBe("SUSPENDED");
});
