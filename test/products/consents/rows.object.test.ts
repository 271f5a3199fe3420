import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeBank, closeBank } from "../../workers/gateway-journey.ts";
import {
  ask,
  bodyOf,
  deliverAll,
  endTest,
  env,
  startTest,
  wait,
} from "../../workers/gateway-worker.ts";
import { AUTHORISE_MS, DAY } from "./consent-fixtures.ts";
import { asked, CallingTpp, current, isoIn, openBank, savings } from "./row-scene.ts";

/** The rows that make and show consents, as a TPP calls them. */
let tpp: CallingTpp;

beforeAll(openBank);

beforeEach(async () => {
  startTest();
  tpp = await CallingTpp.register({ scopes: ["accounts:read", "balances:read", "mandates:write"] });
});

afterEach(endTest);

describe("POST /ob/consents", () => {
  // @rule O4.3 O4.8
  it("answers the consent, its address and its times", async () => {
    const { status, body, headers } = await tpp.create({
      ...{ ...asked, purpose: "Your budget", reference: "user-7", expiry_days: 30 },
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      consent_id: expect.stringMatching(/^cns_\w{43}$/),
      status: "AWAITING_CUSTOMER_AUTH",
      consent_url: expect.stringMatching(
        new RegExp(`^${env.BASE_URL}/consent/${body.consent_id}\\.[0-9a-f]{32,}$`),
      ),
      authorization_url: body.consent_url,
      authorise_by: isoIn(AUTHORISE_MS),
      expires_at: isoIn(30 * DAY),
      ...{ bank_handle: "alpha", scopes: ["accounts:read"], purpose: "Your budget" },
      ...{ reference: "user-7", code_challenge_method: "S256", accounts: null, mode: "test" },
      ...{ authorised_at: null, last_used_at: null, revoked_at: null, revoked_by: null },
      status_reason: null,
    });
    expect(headers.get("location")).toBe(`/ob/consents/${body.consent_id}`);
    expect((await tpp.read(body.consent_id)).body).toEqual(body);
  });

  // @rule O5.2
  it("lasts 90 days, or as long as the bank allows, where no end is asked for", async () => {
    expect((await tpp.create()).body.expires_at).toBe(isoIn(90 * DAY));
    await changeBank("alpha", { max_consent_expiry_days: 7 });
    wait(2_001);
    expect((await tpp.create()).body.expires_at).toBe(isoIn(7 * DAY));
    await changeBank("alpha", { max_consent_expiry_days: 90 });
  });

  it("under one key makes one consent and one answer", async () => {
    const key = { "idempotency-key": "order-1" };
    const first = await tpp.create(asked, key);
    wait(60_000);
    const again = await tpp.create({ ...asked, idempotency_key: "order-1" });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(again.headers.get("location")).toBe(first.headers.get("location"));
    const other = await tpp.create({ ...asked, state: "state-2" }, key);
    expect([other.status, other.body.error.code]).toEqual([409, "IDEMPOTENCY_KEY_REUSED"]);
    const free = await tpp.create();
    expect(free.body.consent_id).not.toBe(first.body.consent_id);
  });

  it("gives the first answer although its bank offers nothing any more", async () => {
    const key = { "idempotency-key": "order-2" };
    const first = await tpp.create(asked, key);
    await changeBank("alpha", { capabilities: ["PAYMENTS"] });
    wait(2_001);
    expect((await tpp.create(asked, key)).body).toEqual(first.body);
    expect((await tpp.create()).body.error.field).toBe("bank_handle");
    expect((await tpp.create(asked, { "idempotency-key": "new" })).status).toBe(422);
    await changeBank("alpha", { capabilities: ["PAYMENTS", "OPEN_BANKING"] });
  });

  it("shares no key with another TPP", async () => {
    const key = { "idempotency-key": "order-3" };
    const first = await tpp.create(asked, key);
    tpp = await CallingTpp.register();
    const others = await tpp.create(asked, key);
    expect(others.status).toBe(201);
    expect(others.body.consent_id).not.toBe(first.body.consent_id);
  });

  it.each([
    ["suspended", () => changeBank("alpha", { status: "SUSPENDED" })],
    ["closing", () => closeBank("alpha")],
  ])("at a %s bank is BANK_UNAVAILABLE", async (_, bring) => {
    bodyOf(await bring());
    wait(2_001);
    const { status, body } = await tpp.create();
    await changeBank("alpha", { status: "ACTIVE" });
    expect([status, body.error.code]).toEqual([503, "BANK_UNAVAILABLE"]);
  });

  // @rule O4.10 O3.5
  it.each([
    ["bank_handle", { bank_handle: "nobody" }],
    ["bank_handle", { bank_handle: "borealis" }],
    ["scopes", { scopes: [] }],
    ["scopes.0", { scopes: ["accounts:write"] }],
    ["scopes", { scopes: ["accounts:read", "accounts:read"] }],
    // Registered for the TPP, not offered by the bank; and the other way round.
    ["scopes", { scopes: ["mandates:write"] }],
    ["scopes", { scopes: ["payments:write"] }],
    ["redirect_uri", { redirect_uri: "https://tpp.example/back/" }],
    ["state", { state: "" }],
    ["state", { state: "x".repeat(2_049) }],
    ["code_challenge_method", { code_challenge_method: "plain" }],
    ["code_challenge", { code_challenge: "short" }],
    ["expiry_days", { expiry_days: 0 }],
    ["expiry_days", { expiry_days: 91 }],
    ["expiry_days", { expiry_days: 1.5 }],
    ["dpop_jkt", { dpop_jkt: "short" }],
    ["purpose", { purpose: "x".repeat(141) }],
    ["reference", { reference: "x".repeat(65) }],
    ["amount", { amount: 1 }],
  ])("refuses %s of %j", async (field, change) => {
    const { status, body } = await tpp.create({ ...asked, ...change });
    expect([status, body.error.code, body.error.field]).toEqual([422, "VALIDATION_FAILED", field]);
  });

  it.each(["state", "redirect_uri", "code_challenge", "code_challenge_method", "scopes"] as const)(
    "needs %s",
    async (field) => {
      const { [field]: _, ...less } = asked;
      const { status, body } = await tpp.create(less);
      expect([status, body.error.field]).toEqual([422, field]);
    },
  );
});

describe("GET /ob/consents/{id}", () => {
  // @rule O5.9
  it("is for its TPP alone; another's, a foreign mode's and an unknown one are 404", async () => {
    const { body } = await tpp.create();
    const { consent_id } = body;
    const other = (await CallingTpp.register()).own;
    expect((await tpp.read(consent_id, other)).status).toBe(404);
    expect((await tpp.read(`cns_${"0".repeat(43)}`)).status).toBe(404);
    expect((await tpp.read("cns_1")).status).toBe(404);
  });

  it("shows accounts masked once authorised, also to the consent's own token", async () => {
    const { consent_id, headers } = await tpp.authorised();
    const { body } = await tpp.read(consent_id, headers);
    expect(body).toMatchObject({
      ...{ status: "AUTHORISED", consent_url: null, authorise_by: null },
      accounts: [
        { account_id: current, masked_iban: "DE•• •••• 0300", status: "SHARED" },
        { account_id: savings, status: "SHARED" },
      ],
    });
    expect((await tpp.read(consent_id)).body).toEqual(body);
  });

  it("is exact at the end, and the consent's token is over", async () => {
    const { consent_id, headers } = await tpp.authorised();
    wait(90 * DAY);
    await tpp.renew();
    expect((await tpp.read(consent_id)).body.status).toBe("EXPIRED");
    expect((await tpp.read(consent_id, headers)).status).toBe(401);
  });
});

describe("GET /ob/consents", () => {
  const list = async (query = "") => (await ask("GET", `/ob/consents${query}`, tpp.own)).body;
  const idsOf = ({ data }: { data: { consent_id: string }[] }) =>
    data.map(({ consent_id }) => consent_id);

  const three = async (): Promise<string[]> => {
    const ids = [];
    for (let count = 0; count < 3; count++) {
      wait(1);
      ids.unshift((await tpp.create()).body.consent_id);
    }
    await deliverAll();
    return ids;
  };

  it("is the TPP's consents, newest first, in pages", async () => {
    const ids = await three();
    expect(idsOf(await list())).toEqual(ids);
    const page = await list("?limit=2");
    expect(idsOf(page)).toEqual(ids.slice(0, 2));
    const rest = await list(`?limit=2&cursor=${page.next_cursor}`);
    expect([idsOf(rest), rest.next_cursor]).toEqual([ids.slice(2), null]);
    tpp = await CallingTpp.register();
    expect(await list()).toEqual({ data: [], next_cursor: null });
  });

  it("shows each in its state of now, and filters by it", async () => {
    const [first = "", second = "", third = ""] = await three();
    await tpp.revoke(second);
    // The row of the revoked one is not written yet.
    expect((await list()).data.map(({ status }: { status: string }) => status)).toEqual([
      ...["AWAITING_CUSTOMER_AUTH", "REVOKED", "AWAITING_CUSTOMER_AUTH"],
    ]);
    expect(idsOf(await list("?status=AWAITING_CUSTOMER_AUTH"))).toEqual([first, third]);
    await deliverAll();
    expect(idsOf(await list("?status=REVOKED"))).toEqual([second]);
    expect(idsOf(await list("?status=REVOKED&bank_handle=borealis"))).toEqual([]);
    expect(idsOf(await list("?bank_handle=alpha"))).toEqual([first, second, third]);
    expect((await ask("GET", "/ob/consents?status=OPEN", tpp.own)).status).toBe(422);
  });

  // @rule O3.15
  it("takes the TPP's own token only", async () => {
    const { headers } = await tpp.authorised();
    const { status, body } = await ask("GET", "/ob/consents", headers);
    expect([status, body.error.code]).toEqual([403, "INSUFFICIENT_SCOPE"]);
  });
});
