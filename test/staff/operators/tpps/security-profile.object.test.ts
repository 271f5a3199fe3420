import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readTpp } from "../../../../src/network/parties/tpps.ts";
import { ask, auditOf, db, migrate, post } from "../gateway.ts";
import {
  decide,
  enrolStaff,
  env,
  fresh,
  HOUR,
  liveTpp,
  patchTpp,
  proposalOf,
  read,
  T0,
  wait,
} from "../guarded-scene.ts";

/** Who puts a TPP under FAPI 2.0, and who takes it out (O2.11, A2.1, A2.4). */
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
  await migrate();
  await enrolStaff();
});

beforeEach(async () => {
  wait(100 * HOUR);
  await db.prepare("delete from proposals").run();
});

afterAll(() => {
  vi.useRealTimers();
});

const profileOf = async (tppId: string) => (await readTpp(env, tppId, fresh))?.security_profile;
const strict = { security_profile: "FAPI_2_0" };
const free = { security_profile: "STANDARD" };

describe("the security profile of a live TPP", () => {
  // @rule A2.4
  test("becomes FAPI_2_0 at once, with an entry in the audit log", async () => {
    const tpp = await liveTpp();
    expect(tpp.security_profile).toBe("STANDARD");
    const answer = await patchTpp(tpp, strict);
    expect([answer.status, answer.body.security_profile]).toEqual([200, "FAPI_2_0"]);
    expect(await profileOf(tpp.tpp_id)).toBe("FAPI_2_0");
    expect((await auditOf(tpp.tpp_id)).at(-1)).toMatchObject({
      ...{ action: "tpp.changed", details: strict },
    });
  });

  // @rule A2.1
  test("is left by two people after the delay", async () => {
    const tpp = await liveTpp(strict);
    const { status, body } = await patchTpp(tpp, free);
    expect([status, body.security_profile]).toEqual([202, "FAPI_2_0"]);
    expect(body.proposal.changes).toEqual([
      { field: "security_profile", from: "FAPI_2_0", to: "STANDARD" },
    ]);
    wait(1);
    await decide(body.proposal.proposal_id, "approve");
    expect(await profileOf(tpp.tpp_id)).toBe("FAPI_2_0");
    wait(24 * HOUR);
    expect((await read(`tpps/${tpp.tpp_id}`)).body.security_profile).toBe("STANDARD");
  });

  // @rule O2.11
  test("is refused until the method that it needs is in force", async () => {
    const secret = { auth_method: "SECRET", jwks_uri: null };
    const tpp = await liveTpp(secret);
    const keys = { auth_method: "PRIVATE_KEY_JWT", jwks_uri: "https://tpp.example/jwks.json" };
    for (const change of [strict, { ...strict, ...keys }]) {
      const refused = await patchTpp(tpp, change);
      expect([refused.status, refused.body.error.field]).toEqual([422, "security_profile"]);
    }
    expect((await read("approvals")).body.data).toEqual([]);
    const held = await liveTpp(strict);
    expect((await patchTpp(held, secret)).body.error.field).toBe("security_profile");
  });

  test("makes void an approved change to a method that it does not know", async () => {
    const tpp = await liveTpp();
    const { body } = await patchTpp(tpp, { auth_method: "SECRET", jwks_uri: null });
    wait(1);
    await decide(body.proposal.proposal_id, "approve");
    expect((await patchTpp(tpp, strict)).status).toBe(200);
    wait(24 * HOUR);
    expect(await readTpp(env, tpp.tpp_id, fresh)).toMatchObject({
      ...strict,
      auth_method: "PRIVATE_KEY_JWT",
    });
    expect(await proposalOf(body.proposal.proposal_id)).toMatchObject({
      ...{ status: "VOID", void_reason: "RECORD_CHANGED" },
    });
  });
});

// @rule O2.11
test("a TPP in test mode is registered under FAPI_2_0 with keys only", async () => {
  const request = {
    ...{ name: "Budget App", mode: "test", redirect_uris: ["https://tpp.example/back"] },
    ...{ scopes: ["accounts:read"], ...strict },
  };
  for (const auth_method of ["SECRET", "NONE"]) {
    const refused = await post("/admin/v1/tpps", { ...request, auth_method });
    expect([refused.status, refused.body.error.field]).toEqual([422, "security_profile"]);
  }
  const keys = { auth_method: "PRIVATE_KEY_JWT", jwks_uri: "https://tpp.example/jwks.json" };
  const { status, body } = await post("/admin/v1/tpps", { ...request, ...keys });
  expect([status, body.security_profile]).toEqual([201, "FAPI_2_0"]);
  const change = { method: "PATCH", json: free } as const;
  expect((await ask(`/admin/v1/tpps/${body.tpp_id}`, change)).body).toMatchObject(free);
});
