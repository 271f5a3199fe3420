import { describe, expect, it, test, vi } from "vitest";
import { sha256Base64Url } from "../../src/base/platform/crypto.ts";
import {
  type Answer,
  APP,
  type Asked,
  answered,
  answers,
  apiRefusal,
  asked,
  Browser,
  connections,
  GATEWAY,
  oauthRefusal,
  T0,
} from "./tpp-browser.ts";

/** The demo TPP app: how it connects a bank, shows what it reads, and ends the connection. */
const tokenCalls = () =>
  asked.filter(
    ({ path, form }) => path === "/ob/token" && form.get("grant_type") !== "client_credentials",
  );

/** The gateway's answer about the consent. */
const consentIs = (changes: object) =>
  answers.set(
    "GET /ob/consents/cns_1",
    answered({ status: "REVOKED", revoked_by: null, status_reason: null, ...changes }),
  );

describe("connecting a bank", () => {
  test("pushes the request, with PKCE, state and Basic, and leads to the gateway", async () => {
    const { response } = await new Browser().post("/tpp/connect", "bank_handle=alpha");
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(
      `${GATEWAY}/ob/authorize?client_id=tpp_1&request_uri=urn%3Ar%3A1`,
    );
    expect(response.headers.get("set-cookie")).toMatch(/; HttpOnly; SameSite=Lax/);
    const [{ form, headers } = {} as Asked] = asked;
    const basic = atob((headers.get("authorization") ?? "").replace("Basic ", ""));
    const halves = basic.split(":").map((half) => new URLSearchParams(`half=${half}`).get("half"));
    expect(halves).toEqual(["tpp_1", "a secret: of/one+line"]);
    expect(Object.fromEntries(form)).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      bank_handle: "alpha",
      redirect_uri: `${APP}/tpp/callback`,
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test("redeems the code with its verifier, and shows the bank's data", async () => {
    const browser = new Browser();
    const address = await browser.connect();
    const [par] = asked;
    const [redeemed] = tokenCalls();
    expect(sha256Base64Url(redeemed?.form.get("code_verifier") ?? "")).toBe(
      par?.form.get("code_challenge"),
    );
    const { html } = await browser.open(address);
    expect(html).toContain('data-status="CONNECTED"');
    expect(html).toContain("Everyday &lt;b&gt;account&lt;/b&gt;");
    expect(html).toContain("−$5.00");
    expect(html).toMatch(
      /Groceries<svg.*width="1000".*\$12\.50.*Eating out<svg.*width="720".*\$9\.00/s,
    );
    expect(html).toMatch(/Dec 1, 2026.*Greenfield Housing.*monthly.*\$800\.00/s);
    const data = asked.filter(({ path }) => path.startsWith("/ob/accounts"));
    expect(data).toHaveLength(4);
    for (const { headers } of data) {
      expect(headers.get("authorization")).toBe("Bearer access-1");
      expect(headers.get("x-consent-id")).toBe("cns_1");
    }
  });

  test("returning twice redeems the code once", async () => {
    const browser = new Browser();
    const state = await browser.begin();
    await browser.comeBack({ state });
    const again = await browser.comeBack({ state });
    expect(again.response.status).toBe(303);
    expect(tokenCalls()).toHaveLength(1);
  });
});

describe("a failure is shown in plain words", () => {
  it.each([
    ["access_denied", "CUSTOMER_REJECTED", "You did not agree to share your accounts."],
    ["access_denied", "NO_ACCOUNT", "Your bank has no account that it may share with us."],
    ["access_denied", "AUTHORISATION_TIMEOUT", "The time to approve it ran out."],
    ["temporarily_unavailable", "CUSTOMER_REJECTED", "Your bank could not be reached."],
  ])("%s, %s: nothing is shared, and it can be tried again", async (error, reason, shown) => {
    const browser = new Browser();
    const state = await browser.begin();
    consentIs({ status: "REJECTED", status_reason: reason });
    const denied = { error, error_description: "Anything, in the address" };
    const { response } = await browser.comeBack({ state, code: undefined, ...denied });
    const { html } = await browser.open(response.headers.get("location") ?? "");
    expect(html).toContain('data-status="DECLINED"');
    expect(html).toContain(shown);
    expect(html).not.toMatch(/Anything, in the address|[A-Z]+_[A-Z]+/);
    expect(html).toContain("Connect Alpha Bank again");
    expect(tokenCalls()).toHaveLength(0);
  });

  test("the customer came back without an answer: it can be begun again", async () => {
    const browser = new Browser();
    await browser.begin();
    const [[id = ""] = []] = [...connections];
    const { response, html } = await browser.open(`/tpp/connections/${id}`);
    expect(html).toContain('data-status="ASKED"');
    expect(html).toContain('name="bank_handle" value="alpha"');
    // The form's answer redirects to the gateway.
    expect(response.headers.get("content-security-policy")).toContain(GATEWAY);
  });

  // @rule O4.9
  it.each([
    ["another state", { state: "s".repeat(43) }],
    ["no state", { state: undefined }],
    ["another issuer", { iss: "https://gateway.example" }],
    ["an issuer with a slash", { iss: `${GATEWAY}/` }],
    ["no issuer", { iss: undefined }],
    ["another consent", { consent_id: "cns_2" }],
  ])("a return with %s is not used", async (_name, changes) => {
    const browser = new Browser();
    const state = await browser.begin();
    const { response, html } = await browser.comeBack({ state, ...changes });
    expect(response.status).toBe(200);
    expect(html).toContain("so nothing of it was used");
    expect(tokenCalls()).toHaveLength(0);
  });

  test("the return of another browser is not used", async () => {
    const state = await new Browser().begin();
    for (const other of [new Browser(), new Browser()]) {
      const { html } = await other.comeBack({ state });
      expect(html).toContain("so nothing of it was used");
    }
    expect(tokenCalls()).toHaveLength(0);
  });

  it.each([
    ["the bank is down", apiRefusal(503, "BANK_UNAVAILABLE")],
    ["the bank takes too long", apiRefusal(504, "BANK_TIMEOUT")],
    ["the gateway asks for patience", apiRefusal(429, "RATE_LIMITED")],
    ["the gateway is not there", { status: 0, body: null }],
    ["the answer is not understood", answered("none")],
  ])("%s: the connection stays", async (_name, answer) => {
    const browser = new Browser();
    const address = await browser.connect();
    const path = "GET /ob/accounts/acc_1/balances";
    const good = answers.get(path) as Answer;
    answers.set(path, answer);
    const { html } = await browser.open(address);
    expect(html).toContain('data-status="UNAVAILABLE"');
    expect(html).not.toContain("Groceries");
    answers.set(path, good);
    expect((await browser.open(address)).html).toContain('data-status="CONNECTED"');
  });

  it.each([
    ["was stopped elsewhere", apiRefusal(401, "UNAUTHENTICATED")],
    ["was ended by the bank", apiRefusal(403, "CONSENT_REVOKED")],
  ])("the consent %s: the connection has ended, for good", async (_name, answer) => {
    const browser = new Browser();
    const address = await browser.connect();
    answers.set("GET /ob/accounts", answer);
    expect((await browser.open(address)).html).toContain('data-status="ENDED"');
    asked.length = 0;
    expect((await browser.open(address)).html).toContain('data-status="ENDED"');
    expect(asked).toEqual([]);
  });

  it.each([
    [{ revoked_by: "CUSTOMER" }, "You ended it, at your bank or at the payment gateway."],
    [{ revoked_by: "BANK" }, "Your bank ended it."],
    [{ status: "EXPIRED" }, "The time that you allowed has run out."],
    [{ status: "AUTHORISED" }, "Connect Alpha Bank again"],
  ])("a consent that is over says so: %o", async (consent, shown) => {
    const browser = new Browser();
    const address = await browser.connect();
    answers.set("GET /ob/accounts", apiRefusal(401, "UNAUTHENTICATED"));
    consentIs(consent);
    const { html } = await browser.open(address);
    expect(html).toContain('data-status="ENDED"');
    expect(html).toContain(shown);
    expect((await browser.open(address)).html).toContain(shown);
  });

  test("the gateway cannot be asked: the first page says so", async () => {
    answers.set("POST /ob/par", oauthRefusal("invalid_client"));
    const { response, html } = await new Browser().post("/tpp/connect", "bank_handle=alpha");
    expect(response.status).toBe(200);
    expect(html).toContain("Nothing is shared. Try again later.");
  });

  test("the page of a connection is visible only in its own browser", async () => {
    const address = await new Browser().connect();
    expect((await new Browser().open(address)).response.status).toBe(404);
    expect((await new Browser().post(`${address}/stop`)).response.status).toBe(404);
  });
});

describe("tokens", () => {
  test("are renewed before they end, each refresh token once", async () => {
    const browser = new Browser();
    const address = await browser.connect();
    vi.setSystemTime(T0 + 869_000);
    await browser.open(address);
    expect(tokenCalls()).toHaveLength(1);
    vi.setSystemTime(T0 + 870_000);
    await browser.open(address);
    vi.setSystemTime(T0 + 2_000_000);
    await browser.open(address);
    const refreshes = tokenCalls().slice(1);
    expect(refreshes.map(({ form }) => form.get("refresh_token"))).toEqual([
      "refresh-1",
      "refresh-2",
    ]);
    expect(asked.at(-1)?.headers.get("authorization")).toBe("Bearer access-3");
  });

  test("that cannot be renewed end the connection", async () => {
    const browser = new Browser();
    const address = await browser.connect();
    vi.setSystemTime(T0 + 900_000);
    answers.set("POST /ob/token", oauthRefusal("invalid_grant"));
    const { html } = await browser.open(address);
    expect(html).toContain('data-status="ENDED"');
  });
});

test("disconnecting revokes the consent, and the page says so", async () => {
  const browser = new Browser();
  const address = await browser.connect();
  await browser.post(`${address}/stop`);
  expect(asked.at(-1)).toMatchObject({ method: "DELETE", path: "/ob/consents/cns_1" });
  const { html } = await browser.open(address);
  expect(html).toContain('data-status="ENDED"');
  expect([...connections.values()][0]).toMatchObject({ access_token: null, refresh_token: null });
});

test("a consent that cannot be revoked now is not shown as ended", async () => {
  const browser = new Browser();
  const address = await browser.connect();
  answers.set("DELETE /ob/consents/cns_1", { status: 0, body: null });
  const { html } = await browser.post(`${address}/stop`);
  expect(html).toContain("It could not be ended at the moment");
  expect((await browser.open(address)).html).toContain('data-status="CONNECTED"');
});
