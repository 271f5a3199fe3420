import { parse } from "valibot";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eventBody } from "../../../src/documents/document.ts";
import type { ConsentEventName } from "../../../src/products/consents/events.ts";
import { consentEvents } from "../../../src/products/consents/events.ts";
import { changeBank, closeBank, party } from "../../workers/gateway-journey.ts";
import {
  ask,
  askAdmin,
  bodyOf,
  deliverAll,
  endTest,
  env,
  runSchedule,
  startTest,
  wait,
} from "../../workers/gateway-worker.ts";
import { mustAct, newConsent } from "../oauth/scene.ts";
import { reject } from "./consent-commands.ts";
import { AUTHORISE_MS, DAY } from "./consent-fixtures.ts";
import { asked, CallingTpp, isoIn, openBank } from "./row-scene.ts";

/** The rows that end a consent or renew it, as a TPP and its bank call them. */
let tpp: CallingTpp;

beforeAll(openBank);

beforeEach(async () => {
  startTest();
  tpp = await CallingTpp.register({ scopes: ["accounts:read", "balances:read", "mandates:write"] });
});

afterEach(endTest);

describe("DELETE /ob/consents/{id}", () => {
  // @rule O5.7 O5.13
  it("ends the consent and its tokens at once, and is 204 again", async () => {
    const { consent_id, headers } = await tpp.authorised();
    expect((await tpp.read(consent_id, headers)).status).toBe(200);
    expect((await tpp.revoke(consent_id, headers)).status).toBe(204);
    expect((await tpp.read(consent_id, headers)).status).toBe(401);
    expect((await tpp.revoke(consent_id)).status).toBe(204);
    const revoked = { status: "REVOKED", revoked_by: "TPP", revoked_at: isoIn(0) };
    expect((await tpp.read(consent_id)).body).toMatchObject(revoked);
  });

  it("ends one that nobody has approved", async () => {
    const { consent_id } = (await tpp.create()).body;
    expect((await tpp.revoke(consent_id)).status).toBe(204);
    expect((await tpp.read(consent_id)).body).toMatchObject({
      status: "REVOKED",
      consent_url: null,
    });
  });

  // @rule O5.13
  it("of a REJECTED or EXPIRED one is 409", async () => {
    const rejected = await newConsent(env, tpp.registered.tpp);
    await mustAct(rejected.stub, reject());
    const expired = await tpp.authorised();
    wait(90 * DAY);
    await tpp.renew();
    for (const { consent_id } of [rejected, expired]) {
      const { status, body } = await tpp.revoke(consent_id);
      expect([status, body.error.code]).toEqual([409, "INVALID_STATE"]);
    }
  });

  // @rule O5.9
  it("of another TPP's is 404 and ends nothing", async () => {
    const { consent_id } = await tpp.authorised();
    expect((await tpp.revoke(consent_id, (await CallingTpp.register()).own)).status).toBe(404);
    expect((await tpp.read(consent_id)).body.status).toBe("AUTHORISED");
  });
});

describe("POST /ob/consents/{id}/reauthorise", () => {
  const { bank_handle: _, scopes: __, ...again } = asked;
  const reauthorise = (id: string, json: object = again, headers = tpp.own) =>
    ask("POST", `/ob/consents/${id}/reauthorise`, headers, json);

  it("gives a new address each time and leaves the consent as it is", async () => {
    const { consent_id, headers } = await tpp.authorised();
    const before = (await tpp.read(consent_id)).body;
    const first = await reauthorise(consent_id);
    const second = await reauthorise(consent_id, { ...again, expiry_days: 30 }, headers);
    expect([first.status, second.status]).toEqual([200, 200]);
    const { consent_url, authorization_url, authorise_by, ...rest } = second.body;
    expect(consent_url).toContain(`/consent/${consent_id}.`);
    expect(consent_url).not.toBe(first.body.consent_url);
    expect(authorise_by).toBe(isoIn(AUTHORISE_MS));
    expect({ ...before, last_used_at: null }).toMatchObject({ ...rest, last_used_at: null });
    wait(AUTHORISE_MS);
    await tpp.renew();
    expect((await tpp.read(consent_id)).body).toMatchObject({
      ...{ status: "AUTHORISED", consent_url: null },
    });
  });

  it("of one that is not AUTHORISED is 409, and of another TPP's 404", async () => {
    const { consent_id } = (await tpp.create()).body;
    const { status, body } = await reauthorise(consent_id);
    expect([status, body.error.code]).toEqual([409, "INVALID_STATE"]);
    const approved = await tpp.authorised();
    const other = (await CallingTpp.register()).own;
    expect((await reauthorise(approved.consent_id, again, other)).status).toBe(404);
  });

  it.each([
    ["expiry_days", { expiry_days: 91 }],
    ["redirect_uri", { redirect_uri: "https://evil.example/" }],
    ["code_challenge_method", { code_challenge_method: "plain" }],
    ["state", { state: undefined }],
    ["scopes", { scopes: ["accounts:read"] }],
  ])("refuses %s of %j", async (field, change) => {
    const { consent_id } = await tpp.authorised();
    const { status, body } = await reauthorise(consent_id, { ...again, ...change });
    expect([status, body.error.field]).toEqual([422, field]);
  });

  it.each([
    ["is suspended", () => changeBank("alpha", { status: "SUSPENDED" })],
    ["closes", () => closeBank("alpha")],
  ])("while its bank %s is BANK_UNAVAILABLE", async (_, bring) => {
    const { consent_id } = await tpp.authorised();
    bodyOf(await bring());
    wait(2_001);
    const { status } = await reauthorise(consent_id);
    await changeBank("alpha", { status: "ACTIVE" });
    expect(status).toBe(503);
  });
});

describe("POST /gateway/callback/consent-revoked", () => {
  const report = (consent_id: string, bank = party.banks.test.alpha, reason?: string) =>
    ask("POST", "/gateway/callback/consent-revoked", bank.headers, { consent_id, reason });

  // @rule O5.7 B8.2
  it("of its bank ends the consent, and is accepted again", async () => {
    const { consent_id, headers } = await tpp.authorised();
    const first = await report(consent_id, party.banks.test.alpha, "Closed in the app");
    expect([first.status, first.body]).toEqual([202, { accepted: true }]);
    expect((await tpp.read(consent_id, headers)).status).toBe(401);
    expect((await report(consent_id)).status).toBe(202);
    expect((await tpp.read(consent_id)).body).toMatchObject({
      ...{ status: "REVOKED", revoked_by: "BANK", status_reason: "Closed in the app" },
    });
  });

  it("shows the TPP no account number in the bank's reason", async () => {
    const { consent_id } = await tpp.authorised();
    await report(consent_id, party.banks.test.alpha, "Account DE89370400440532013000 was closed");
    expect((await tpp.read(consent_id)).body.status_reason).toBe(
      "Account DE•• •••• 3000 was closed",
    );
  });

  it("of another bank or mode, or of no consent, is 404", async () => {
    const { consent_id } = await tpp.authorised();
    const { test, live } = party.banks;
    for (const bank of [test.borealis, live.alpha]) {
      expect((await report(consent_id, bank)).status).toBe(404);
    }
    expect((await report(`cns_${"0".repeat(43)}`)).status).toBe(404);
    expect((await tpp.read(consent_id)).body.status).toBe("AUTHORISED");
  });

  it("of one that has expired is accepted, of one that awaits its customer 409", async () => {
    const { consent_id } = await tpp.authorised();
    const waiting = (await tpp.create()).body.consent_id;
    expect((await report(waiting)).status).toBe(409);
    wait(90 * DAY);
    expect((await report(consent_id)).status).toBe(202);
    await tpp.renew();
    expect((await tpp.read(consent_id)).body.status).toBe("EXPIRED");
  });

  it("without the bank's key is 401", async () => {
    const { consent_id } = await tpp.authorised();
    const answer = await ask("POST", "/gateway/callback/consent-revoked", tpp.own, { consent_id });
    expect(answer.status).toBe(401);
  });
});

describe("POST /admin/v1/consents/{id}/revoke", () => {
  const end = (id: string, json: object = { note: "The TPP was breached." }) =>
    askAdmin("POST", `consents/${id}/revoke`, json);

  it("ends the consent, again too; the note stays in the audit log", async () => {
    const { consent_id, headers } = await tpp.authorised();
    const answer = await end(consent_id);
    expect([answer.status, answer.body]).toEqual([200, { consent_id, status: "REVOKED" }]);
    expect((await tpp.read(consent_id, headers)).status).toBe(401);
    expect((await tpp.read(consent_id)).body).toMatchObject({
      ...{ status: "REVOKED", revoked_by: "OPERATOR", status_reason: null },
    });
    const { data } = (await askAdmin("GET", "audit?limit=2")).body;
    expect(data).toMatchObject([
      { action: "consent.revoked", subject: consent_id, actor: "key_first_owner" },
      { action: "consent.revocation_requested", details: { note: "The TPP was breached." } },
    ]);
    expect((await end(consent_id)).status).toBe(200);
  });

  it("of one that nobody has approved, and of one that has ended otherwise", async () => {
    const waiting = (await tpp.create()).body.consent_id;
    expect((await end(waiting)).status).toBe(200);
    const rejected = await newConsent(env, tpp.registered.tpp);
    await mustAct(rejected.stub, reject());
    const { status, body } = await end(rejected.consent_id);
    expect([status, body.error.code]).toEqual([409, "INVALID_STATE"]);
    const { data } = (await askAdmin("GET", "audit?limit=1")).body;
    expect(data[0]).toMatchObject({ action: "consent.revocation_refused" });
  });

  it("needs a note without an account number, and a consent", async () => {
    const { consent_id } = await tpp.authorised();
    expect((await end(consent_id, {})).status).toBe(422);
    expect((await end(consent_id, { note: "DE89370400440532013000" })).status).toBe(422);
    expect((await end(`cns_${"0".repeat(43)}`)).status).toBe(404);
    expect((await tpp.read(consent_id)).body.status).toBe("AUTHORISED");
  });
});

it("the TPP hears of each end once, at its event_url", async () => {
  tpp = await CallingTpp.register({ event_url: "https://tpp.example/hooks" });
  const { consent_id, stub } = await tpp.authorised();
  await tpp.revoke(consent_id);
  await tpp.revoke(consent_id);
  await deliverAll();
  const { results } = await env.LISTS_1.prepare(
    "select type, owner_kind, owner_id, payload from events where subject_id = ? order by type",
  )
    .bind(consent_id)
    .all();
  const owner = { owner_kind: "TPP", owner_id: tpp.registered.tpp.tpp_id };
  expect(results).toEqual([
    { type: "consent.granted", ...owner, payload: expect.any(String) },
    { type: "consent.revoked", ...owner, payload: expect.any(String) },
  ]);
  for (const { type, payload } of results) {
    const name = type as ConsentEventName;
    parse(eventBody(name, consentEvents[name]), JSON.parse(payload as string));
    expect(payload).not.toMatch(/acc_|DE\d\d|Haddad/);
  }
  expect((await stub.look())?.row.unfinished).toBe(false);
});

it("retention passes a consent until 400 days after its end, and then deletes it", async () => {
  const { consent_id, stub } = await tpp.authorised();
  const sweep = async () => {
    await deliverAll();
    await runSchedule();
    await tpp.renew();
    return (await tpp.read(consent_id)).status;
  };
  wait(90 * DAY);
  await stub.look();
  await sweep();
  wait(310 * DAY + 1);
  expect([await sweep(), await sweep()]).toEqual([200, 200]);
  wait(90 * DAY);
  expect(await sweep()).toBe(404);
});
