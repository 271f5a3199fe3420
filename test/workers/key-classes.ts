import { createExecutionContext } from "cloudflare:test";
import type { RouteContract } from "../../src/base/platform/contract.ts";
import { newKey } from "../../src/base/platform/keys.ts";
import worker from "../../workers/gateway/index.ts";
import { offerMandates } from "../products/mandates/app-scene.ts";
import { Mandate } from "../products/mandates/approval-journey.ts";
import { newTpp } from "../products/oauth/scene.ts";
import { PayingTpp } from "../products/payment-orders/order-scene.ts";
import { askForLink, PortalBrowser } from "../staff/portal/browser.ts";
import {
  newStaff,
  openGateway,
  Payment,
  party,
  registerMerchant,
  withKeys,
} from "./gateway-journey.ts";
import { askAdmin, bodyOf, env, ownerKey, railKeys } from "./gateway-worker.ts";

/** One caller of each class of keys. */
export interface KeyClass {
  name: string;
  headers: Record<string, string>;
  /** Whether the guard of this row admits it. */
  isAdmitted(row: RouteContract): boolean;
  /** The object whose page it has. */
  pageOf?: string;
}

const shows = (name: string) => (row: RouteContract) =>
  row.guard.accepts.some((scheme) => scheme?.name === name);

const never = () => false;

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const staff = (key: string) => ({ "x-gateway-admin-key": key });

const staffOf = (role: string, key: string): KeyClass => ({
  name: `the key of a staff ${role}`,
  headers: staff(key),
  isAdmitted: (row) =>
    shows("adminKey")(row) && (row.guard.role ?? "").split(" or ").includes(role),
});

/** Keys that no route admits. */
const strangers = async (): Promise<KeyClass[]> => {
  const retired = await newStaff("operator");
  bodyOf(await askAdmin("POST", `admin-keys/${retired.key_id}/retire`));
  const waiting = bodyOf(await askAdmin("POST", "admin-keys", { name: "New", role: "owner" }), 201);
  const closed = await registerMerchant();
  const path = `merchants/${closed.merchant_id}`;
  const old = bodyOf(await askAdmin("POST", `${path}/keys`, { kind: "API", mode: "test" }), 201);
  bodyOf(await askAdmin("POST", `${path}/keys/${old.key_id}/retire`));
  bodyOf(await askAdmin("PATCH", path, { status: "SUSPENDED" }));
  const other = (prefix: string) => newKey({ IDENTITY_KEY: "that of another" }, prefix);
  const none = (name: string, headers: Record<string, string>): KeyClass => ({
    ...{ name, headers },
    isAdmitted: never,
  });
  return [
    none("no key", {}),
    none("a malformed key", {
      ...bearer("mk_test_x"),
      ...staff("ak_'; drop table admin_keys; --"),
      ...{ "x-gateway-bank-key": "bk_%00", "x-gateway-rail-key": " " },
    }),
    none("keys of another deployment", {
      ...bearer(other("mk_test")),
      ...staff(other("ak")),
      ...{ "x-gateway-bank-key": other("bk"), "x-gateway-rail-key": other("rk") },
    }),
    none("an admin key as a bearer token", bearer(ownerKey)),
    none("a retired staff key", staff(retired.key)),
    none("a staff key that waits for its approval", staff(waiting.key)),
    none("a retired merchant key", bearer(old.key)),
    none("the key of a suspended merchant", closed.headers.test),
    none("the key that a gateway shows to the registry", { "x-gateway-key": other("gk") }),
  ];
};

const ofStaff = async (): Promise<KeyClass[]> => [
  staffOf("owner", ownerKey),
  staffOf("operator", (await newStaff("operator")).key),
  staffOf("approver", (await newStaff("approver")).key),
  staffOf("support", (await newStaff("support")).key),
];

/** A browser that showed the owner's key at the login of the console. */
const logIn = async (): Promise<Record<string, string>> => {
  const { origin } = new URL(env.BASE_URL);
  const request = new Request(new URL("/console/login", origin), {
    method: "POST",
    headers: { origin, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ key: ownerKey }),
    redirect: "manual",
  });
  const { headers } = await worker.fetch(request, env, createExecutionContext());
  return { origin, cookie: headers.get("set-cookie")?.split(";")[0] ?? "" };
};

/** A browser that opened a link of the merchant. */
const openPortal = async (): Promise<Record<string, string>> => {
  const { origin } = new URL(env.BASE_URL);
  const browser = await PortalBrowser.at(await askForLink(party.merchant.headers.test));
  return { origin, cookie: browser.cookie ?? "" };
};

const merchantOf = (name: string, headers: Record<string, string>): KeyClass => ({
  ...{ name, headers },
  isAdmitted: shows("merchantKey"),
});

/** A TPP with the token of a consent to accounts, payments and mandates, and its own. */
const ofTpp = async (): Promise<KeyClass[]> => {
  const scopes = ["accounts:read", "payments:write", "mandates:write"] as const;
  const registered = await newTpp({ scopes });
  const paying = await PayingTpp.open({ scopes: [...scopes], registered });
  await paying.renew(scopes.join(" "));
  const { tpp, client_secret } = registered;
  const basic = btoa(`${tpp.tpp_id}:${client_secret}`);
  const missing = ["balances:read", "transactions:read", "standing-orders:read"];
  return [
    { name: "a TPP's own token", headers: paying.own, isAdmitted: shows("clientToken") },
    {
      ...{ name: "the token of a consent", headers: paying.token },
      isAdmitted: (row) =>
        shows("consentToken")(row) && !row.guard.scopes.some((scope) => missing.includes(scope)),
    },
    {
      ...{ name: "a TPP's secret", headers: { authorization: `Basic ${basic}` } },
      isAdmitted: shows("clientSecretBasic"),
    },
  ];
};

export const openKeyClasses = async (): Promise<KeyClass[]> => {
  await openGateway();
  await offerMandates();
  const payment = await Payment.open();
  const mandate = await Mandate.ask();
  const page = { "x-gateway-auth-session": (await mandate.open()).token };
  const other = await registerMerchant();
  const isOf = (start: string) => (row: RouteContract) => (row.paths[0] ?? "").startsWith(start);
  return [
    ...(await strangers()),
    ...(await ofStaff()),
    merchantOf("a merchant's test key", party.merchant.headers.test),
    merchantOf("a merchant's live key", party.merchant.headers.live),
    merchantOf(
      "a second key of the merchant",
      (await withKeys(party.merchant.merchant_id)).headers.test,
    ),
    merchantOf("another merchant's key", other.headers.test),
    { name: "a bank's key", headers: party.banks.test.alpha.headers, isAdmitted: shows("bankKey") },
    ...(["test", "live"] as const).map((mode) => ({
      ...{ name: `the ${mode} rail's key`, headers: { "x-gateway-rail-key": railKeys[mode] } },
      isAdmitted: shows("railKey"),
    })),
    ...(await ofTpp()),
    {
      name: "the session of the console",
      headers: await logIn(),
      isAdmitted: shows("consoleSession"),
    },
    {
      ...{ name: "the session of a portal", headers: await openPortal() },
      isAdmitted: shows("portalSession"),
    },
    {
      name: "the token of a checkout page",
      headers: bearer(payment.token),
      pageOf: payment.session_id,
      isAdmitted: shows("checkoutToken"),
    },
    {
      ...{ name: "the token of a mandate's page", headers: page, pageOf: mandate.mandate_id },
      isAdmitted: (row) => shows("authSession")(row) && isOf("/mandates/")(row),
    },
  ];
};
