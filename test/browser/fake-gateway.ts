import type { Page, Route, WebSocketRoute } from "playwright-core";
import { expect } from "vitest";
import { hostedAssetRoutes } from "../../src/approvals/page/assets.ts";
import { brandStyle } from "../../src/approvals/page/brand.ts";
import type { HostedModel } from "../../src/approvals/page/frame.tsx";
import type { Surroundings } from "../../src/approvals/page/surroundings.ts";
import type { Locale } from "../../src/frame/pages/locale.ts";
import { pageResponse } from "../../src/frame/pages/response.ts";
import {
  type ConnectionsView,
  renderConnectionsPage,
} from "../../src/products/connections/page.tsx";
import { renderConsentPage, type ShownConsent } from "../../src/products/consents/page.tsx";
import { renderMandatePage, type ShownMandate } from "../../src/products/mandates/page.tsx";
import { renderOrderPage, type ShownOrder } from "../../src/products/payment-orders/page.tsx";
import { renderCheckoutPage, type ShownCheckout } from "../../src/products/payments/page.tsx";
import { pageTime } from "../approvals/page/checkout-views.ts";

/**
 * The gateway for the script of hosted pages, inside the browser's own network layer: tests choose
 * each answer, cut the connection, and read the requests.
 */
export const origin = "http://pay.test";
const checkoutPath = "/checkout/ps_1.abc";

/** What tests ask for in the page's name, to know that everything before it has arrived. */
const QUESTION = "/question-of-the-test";

/** A page that the fake serves: its address, its rendering, and its live status. */
export interface FakePage<View> {
  path: string;
  render(model: HostedModel<View>): string;
  live(view: View): object;
}

export const checkoutPage: FakePage<ShownCheckout> = {
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

export interface FakeGateway<View = ShownCheckout> {
  view: View;
  /** False cuts the browser off. */
  reachable: boolean;
  /** The page's script never comes, or when this resolves. */
  scripts: Promise<void> | "blocked";
  requests: StepRequest[];
  /** What the browser itself has sent to the page's address. */
  forms: URLSearchParams[];
  /** How often the page was rendered, and how often the browser has had the answer. */
  renderings: number;
  served: number;
  /** Decides a step; by default accepts it without a change. */
  answer(request: StepRequest): StepAnswer | Promise<StepAnswer>;
  /** Sends a message to the page, once it listens. */
  publish(): Promise<void>;
  /** How many WebSockets the page has asked for. */
  sockets: number;
  /** Moves the clocks of page and server, and runs the page's timers on the way. */
  pass(milliseconds: number): Promise<void>;
  /** Has the page show what its address answers now, as when the customer returns to it. */
  look(): Promise<void>;
  /** What the page has sent until now: an earlier request arrives before this question. */
  sent(): Promise<StepRequest[]>;
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
  /** The merchant's brand, and notices about banks. */
  around?: Surroundings;
}

export const openFakePage = async <View>(
  page: Page,
  fake: FakePage<View>,
  view: View,
  options: FakeOptions = {},
): Promise<FakeGateway<View>> => {
  const listeners = new Set<WebSocketRoute>();
  const clock = { now: pageTime };
  const gateway: FakeGateway<View> = {
    view,
    reachable: true,
    scripts: Promise.resolve(),
    requests: [],
    forms: [],
    renderings: 0,
    served: 0,
    answer: () => ({ status: 200 }),
    async publish() {
      await expect.poll(() => listeners.size).toBeGreaterThan(0);
      for (const listener of listeners) listener.send(JSON.stringify(fake.live(gateway.view)));
    },
    sockets: 0,
    async pass(milliseconds) {
      clock.now += milliseconds;
      await page.clock.runFor(milliseconds);
    },
    async look() {
      const { served } = gateway;
      await page.evaluate("dispatchEvent(new Event('focus'))");
      await expect.poll(() => gateway.served).toBeGreaterThan(served);
      await gateway.sent();
    },
    async sent() {
      await page.evaluate(`fetch("${QUESTION}").then((answer) => answer.text())`);
      return gateway.requests;
    },
  };
  await page.route(`${origin}/**`, (route) =>
    gateway.reachable ? respond(gateway, fake, clock.now, route, options) : route.abort(),
  );
  await page.route("https://shop.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>shop</title>" }),
  );
  await page.routeWebSocket(/\/live$/u, (socket) => {
    gateway.sockets += 1;
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
  now: number,
  route: Route,
  { locale = "en", around }: FakeOptions,
): Promise<void> => {
  const request = route.request();
  const { pathname } = new URL(request.url());
  if (pathname.endsWith(".js")) {
    if (gateway.scripts === "blocked") return route.abort();
    await gateway.scripts;
  }
  if (pathname === QUESTION) return route.fulfill({ status: 204 });
  if (pathname.startsWith("/assets/")) return respondAsset(route, pathname);
  if (pathname === `${fake.path}/live`) return route.fulfill({ json: fake.live(gateway.view) });
  if (pathname === fake.path) {
    gateway.renderings += 1;
    if (request.method() === "POST") {
      gateway.forms.push(new URLSearchParams(request.postData() ?? ""));
    }
    const html = fake.render({
      view: gateway.view,
      token: `st_${gateway.renderings}`,
      locale,
      path: fake.path,
      now,
      ...(around ? { around } : {}),
    });
    const images = around?.merchant?.logo_url ? [around.merchant.logo_url] : [];
    const { headers } = pageResponse(html, { locale, images, scripted: true });
    await route.fulfill({ headers: Object.fromEntries(headers), body: html });
    gateway.served += 1;
    return;
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
  const row = hostedAssetRoutes().find(({ contract }) => contract.paths.includes(path));
  if (!row) return route.fulfill({ status: 404 });
  const asset = (await row.handle({} as never)) as Response;
  return route.fulfill({ headers: Object.fromEntries(asset.headers), body: await asset.text() });
};

export interface CheckoutOptions extends FakeOptions {
  /** Resolves when the page's script may load. */
  script?: Promise<void>;
}

/** Opens the checkout with this view. */
export const openCheckout = async (
  page: Page,
  view: ShownCheckout,
  options: CheckoutOptions = {},
): Promise<FakeGateway> => {
  const gateway = await openFakePage(page, checkoutPage, view, options);
  gateway.scripts = options.script ?? gateway.scripts;
  await page.goto(origin + checkoutPath, { waitUntil: options.script ? "commit" : "load" });
  return gateway;
};
