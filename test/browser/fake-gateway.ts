import type { Page, Route, WebSocketRoute } from "playwright-core";
import { assetRoutes } from "../../src/hosted/assets.ts";
import { brandStyle } from "../../src/hosted/brand-style.ts";
import { renderCheckoutPage } from "../../src/hosted/checkout-page.tsx";
import { type ConnectionsView, renderConnectionsPage } from "../../src/hosted/connections-page.tsx";
import { renderConsentPage } from "../../src/hosted/consent-page.tsx";
import type { ShownConsent } from "../../src/hosted/consent-situation.ts";
import type { HostedModel } from "../../src/hosted/frame.tsx";
import { renderMandatePage } from "../../src/hosted/mandate-page.tsx";
import type { ShownMandate } from "../../src/hosted/mandate-situation.ts";
import { renderOrderPage } from "../../src/hosted/order-page.tsx";
import type { ShownOrder } from "../../src/hosted/order-situation.ts";
import type { Surroundings } from "../../src/hosted/surroundings.ts";
import type { Locale } from "../../src/pages/locale.ts";
import { pageResponse } from "../../src/pages/response.ts";
import type { CheckoutView } from "../../src/payments/checkout-view.ts";
import { pageTime } from "../hosted/checkout-views.ts";

/**
 * The gateway for the script of hosted pages, inside the browser's own network layer: tests choose
 * each answer, cut the connection, and read the requests.
 */
export const origin = "http://pay.test";
export const checkoutPath = "/checkout/ps_1.abc";

/** A page that the fake serves: its address, its rendering, and its live status. */
export interface FakePage<View> {
  path: string;
  render(model: HostedModel<View>): string;
  live(view: View): object;
}

export const checkoutPage: FakePage<CheckoutView> = {
  path: checkoutPath,
  render: renderCheckoutPage,
  live: ({ state }) => ({ state }),
};

export const consentPage: FakePage<ShownConsent> = {
  path: "/consent/cns_1.abc",
  render: renderConsentPage,
  live: ({ status, step }) => ({ status, step }),
};

export const orderPage: FakePage<ShownOrder> = {
  path: "/sca/po_1.abc",
  render: renderOrderPage,
  live: ({ status, step }) => ({ status, step }),
};

export const mandatePage: FakePage<ShownMandate> = {
  path: "/approval/mnd_1.abc",
  render: renderMandatePage,
  live: ({ status, step }) => ({ status, step }),
};

export const connectionsPage: FakePage<ConnectionsView> = {
  path: "/connections",
  render: renderConnectionsPage,
  live: ({ step }) => ({ state: step }),
};

export interface StepRequest {
  step: string;
  body: unknown;
  authorization: string | undefined;
  /** Only pages that send it have this. */
  authSession?: string;
}

type StepAnswer = { status: number; body?: object; headers?: Record<string, string> };

export interface FakeGateway<View = CheckoutView> {
  view: View;
  /** False cuts the browser off. */
  reachable: boolean;
  /** How far the server's clock is ahead, in milliseconds. */
  ahead: number;
  /** Resolves when the page's script may load. */
  scriptAllowed: Promise<void>;
  requests: StepRequest[];
  /** How often the page was rendered. */
  renderings: number;
  /** Decides a step; by default accepts it without a change. */
  answer(request: StepRequest): StepAnswer | Promise<StepAnswer>;
  /** Sends a message to every listener. */
  publish(): void;
}

export const problemAnswer = (
  status: number,
  code: string,
  extras: Record<string, unknown> = {},
): StepAnswer => ({
  status,
  body: { error: { code, message: `message of ${code}`, retryable: false, ...extras } },
});

interface FakeOptions {
  locale?: Locale;
  /** False for a network that lets no WebSocket through. */
  sockets?: boolean;
  /** The server's clock; by default it runs. */
  now?: number;
  /** The merchant's brand, and notices about banks. */
  around?: Surroundings;
}

const openFakeGateway = (
  page: Page,
  view: CheckoutView,
  options: FakeOptions = {},
): Promise<FakeGateway> => openFakePage(page, checkoutPage, view, options);

export const openFakePage = async <View>(
  page: Page,
  fake: FakePage<View>,
  view: View,
  options: FakeOptions = {},
): Promise<FakeGateway<View>> => {
  const listeners = new Set<WebSocketRoute>();
  const gateway: FakeGateway<View> = {
    view,
    reachable: true,
    ahead: 0,
    scriptAllowed: Promise.resolve(),
    requests: [],
    renderings: 0,
    answer: () => ({ status: 200 }),
    publish() {
      for (const listener of listeners) listener.send(JSON.stringify(fake.live(gateway.view)));
    },
  };
  await page.route(`${origin}/**`, (route) =>
    gateway.reachable ? respond(gateway, fake, route, options) : route.abort(),
  );
  await page.route("https://shop.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>shop</title>" }),
  );
  await page.routeWebSocket(/\/live$/u, (socket) => {
    if (options.sockets === false || !gateway.reachable) {
      socket.close();
      return;
    }
    listeners.add(socket);
    socket.onClose(() => listeners.delete(socket));
    socket.send(JSON.stringify(fake.live(gateway.view)));
  });
  return gateway;
};

const respond = async <View>(
  gateway: FakeGateway<View>,
  fake: FakePage<View>,
  route: Route,
  { locale = "en", now = Date.now(), around }: FakeOptions,
): Promise<void> => {
  const request = route.request();
  const { pathname } = new URL(request.url());
  if (pathname.endsWith(".js")) await gateway.scriptAllowed;
  if (pathname.startsWith("/assets/")) return respondAsset(route, pathname);
  if (pathname === `${fake.path}/live`) return route.fulfill({ json: fake.live(gateway.view) });
  if (pathname === fake.path) {
    gateway.renderings += 1;
    const html = fake.render({
      view: gateway.view,
      token: `st_${gateway.renderings}`,
      locale,
      path: fake.path,
      now: now + gateway.ahead,
      ...(around ? { around } : {}),
    });
    const images = around?.merchant?.logo_url ? [around.merchant.logo_url] : [];
    const { headers } = pageResponse(html, { locale, images, scripted: true });
    return route.fulfill({ headers: Object.fromEntries(headers), body: html });
  }
  const authSession = request.headers()["x-gateway-auth-session"];
  const asked: StepRequest = {
    step: pathname.split("/").at(-1) ?? "",
    body: request.postDataJSON(),
    authorization: request.headers().authorization,
    ...(authSession === undefined ? {} : { authSession }),
  };
  gateway.requests.push(asked);
  const { status, body = {}, headers = {} } = await gateway.answer(asked);
  return route.fulfill({ status, json: body, headers });
};

const respondAsset = async (route: Route, path: string): Promise<void> => {
  const colour = /^\/assets\/colours\/(\w{6})\.css$/u.exec(path)?.[1];
  if (colour) return route.fulfill({ contentType: "text/css", body: brandStyle(`#${colour}`) });
  const row = assetRoutes().find(({ contract }) => contract.paths.includes(path));
  if (!row) return route.fulfill({ status: 404 });
  const asset = (await row.handle({} as never)) as Response;
  return route.fulfill({ headers: Object.fromEntries(asset.headers), body: await asset.text() });
};

/** The views of the fixtures, moved from their time to now. */
export const current = (view: CheckoutView): CheckoutView => {
  const shift = Date.now() - pageTime;
  const moved = (iso: string) => new Date(Date.parse(iso) + shift).toISOString();
  const { challenge, approved_at } = view;
  return {
    ...view,
    expires_at: moved(view.expires_at),
    approved_at: approved_at && moved(approved_at),
    challenge: challenge && {
      ...challenge,
      challenge_expires_at: moved(challenge.challenge_expires_at),
    },
  };
};

export interface CheckoutOptions extends FakeOptions {
  /** Resolves when the page's script may load. */
  script?: Promise<void>;
}

/** Opens the checkout with this view, as of now. */
export const openCheckout = async (
  page: Page,
  view: CheckoutView,
  options: CheckoutOptions = {},
): Promise<FakeGateway> => {
  const gateway = await openFakeGateway(page, current(view), options);
  gateway.scriptAllowed = options.script ?? gateway.scriptAllowed;
  await page.goto(origin + checkoutPath, { waitUntil: options.script ? "commit" : "load" });
  return gateway;
};
