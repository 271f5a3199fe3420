import { afterEach, beforeAll, beforeEach } from "vitest";
import { redirectUrl } from "../../../src/approvals/approval-view.ts";
import { formatId } from "../../../src/base/kernel/ids.ts";
import { renewRedirect } from "../../../src/products/consents/approval-routes.ts";
import { consentById } from "../../../src/products/consents/consent-record.ts";
import { readRequestUri } from "../../../src/products/consents/verbs/push-request.ts";
import { migrate, post } from "../../staff/operators/gateway.ts";
import { BROWSER } from "../consents/consent-fixtures.ts";
import { describeLibraries, type LibraryWorld } from "./library-cases.ts";
import { env, fetchAs, openBank } from "./oauth-server.ts";
import { approveAll, endOAuthTest, REDIRECT_URI, startOAuthTest } from "./scene.ts";

let bank = { bank_id: "", bank_handle: "" };

beforeAll(async () => {
  await migrate();
  bank = await openBank();
});
beforeEach(startOAuthTest);
afterEach(endOAuthTest);

/** The page's part: the customer approves in this browser, and it goes back to the app. */
const approve = async (address: URL): Promise<URL> => {
  const opened = await fetchAs()(address, { redirect: "manual" });
  const request_uri = address.searchParams.get("request_uri") ?? "";
  const hex = readRequestUri(env, request_uri, Date.now());
  if (opened.status !== 303 || hex === null) throw new Error(await opened.text());
  const consent_id = formatId("cns", hex);
  const stub = consentById(env, consent_id);
  if (!stub) throw new Error("a consent that was just made");
  await approveAll({ consent_id, hex, stub }, bank.bank_id);
  const shown = await stub.view({ view: "step", browser_id: BROWSER });
  const { redirect } = shown?.ok ? JSON.parse(shown.value) : { redirect: null };
  const renewed = await renewRedirect({ env, correlationId: "" }, stub, BROWSER, redirect);
  const back = renewed.ok && renewed.value && (await redirectUrl(env, renewed.value));
  if (!back) throw new Error("an approval without a way back");
  return new URL(back);
};

const world = (): LibraryWorld => ({
  ...{ issuer: env.BASE_URL, fetch: fetchAs() as typeof fetch, approve },
  bank_handle: bank.bank_handle,
  redirect_uri: REDIRECT_URI,
  skew: async () => 0,
  register: async (tpp) => {
    const { status, body, text } = await post("/admin/v1/tpps", tpp);
    if (status !== 201) throw new Error(text);
    return body;
  },
});

describeLibraries(world);
