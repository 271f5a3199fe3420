import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { gatewayRoutes } from "../../workers/gateway/routes.ts";
import { balance } from "../products/account-data/data-scene.ts";
import { Browser } from "../products/connections/browser.ts";
import { countCrossings, forgetObjects, runAlarmsUntil } from "../workers/crossings.ts";
import { openGateway, Payment, party, registerMerchant } from "../workers/gateway-journey.ts";
import {
  ask,
  bodyOf,
  deliver,
  deliverAll,
  endTest,
  env,
  runSchedule,
  startTest,
  takeFrom,
  wait,
} from "../workers/gateway-worker.ts";
import { answering, honestly } from "../workers/neighbours.ts";
import { countRoutes, readEverything, routeCounts } from "./counted-routes.ts";
import {
  type Crossing,
  countsOf,
  crossingKinds,
  takeCrossings,
  writtenCounts,
} from "./crossing.ts";
import * as scene from "./gateway-scene.ts";

/**
 * What each route and each effect costs besides computing, in gateway.json. A change of the code
 * that changes a count fails here. If it is meant: run this file with -u, then `npm run docs`.
 * Keys, settings and leases of rate limits are cached, as in an isolate that has just served the
 * same caller; every customer is new. Each row of gateway.json makes that work dearer or slower if
 * it grows.
 */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const tasks = new Map<string, Map<string, number[]>>();
let details: Crossing[] = [];

/** One step of a task. The last round counts. */
const step = async <Answer>(
  task: string,
  name: string,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  takeCrossings();
  const answer = await work();
  details = takeCrossings();
  const steps = tasks.get(task) ?? new Map<string, number[]>();
  tasks.set(task, steps.set(name, countsOf(details)));
  return answer;
};

const perform = (queue: string) => deliver(queue, takeFrom(queue));

/** What comes to its end within this time, with its alarms and the queues. */
const passing = (ms: number) =>
  runAlarmsUntil(Date.now() + ms, (at) => vi.setSystemTime(at), deliverAll);

/** The caches are warm for this caller. */
const warm = async () => {
  await deliverAll();
  await Payment.create();
  await deliverAll();
  forgetObjects();
};

const toReceiver = "event published and delivered";
const LISTED = "row in the list";
const LATER = "alarms afterwards";

const pays = async (task: string, from: "alpha" | "borealis") => {
  await warm();
  const paid = await step(task, "create", () => Payment.create(from));
  await step(task, `first ${LISTED}`, () => perform("projections"));
  await step(task, "open the checkout", () => paid.openCheckout());
  await step(task, "resolve the payer", async () => bodyOf(await paid.resolve()));
  await step(task, "send a code", async () => bodyOf(await paid.select()));
  await step(task, "confirm", async () => bodyOf(await paid.confirm()));
  if (from === "borealis") {
    await step(task, "read the rail's report", async () => bodyOf(await paid.credit(), 202));
    await step(task, "payee's bank notified", () => perform("bank-calls"));
  }
  await step(task, toReceiver, () => perform("webhooks"));
  await step(task, `last ${LISTED}`, deliverAll);
  await step(task, "read its status", () => paid.status());
  await step(task, LATER, () => passing(2 * HOUR));
  return paid;
};

const refunds = async (paid: Payment) => {
  const task = "refund";
  await warm();
  await step(task, "create", async () => bodyOf(await paid.refund({ amount: 100 }), 201));
  await step(task, "executed, published and listed", deliverAll);
  await step(task, LATER, () => passing(2 * HOUR));
};

const consents = async (app: scene.App) => {
  const task = "consent";
  await warm();
  await scene.ownToken(app);
  const own = await step(task, "client token", () => scene.ownToken(app));
  const pushed = await step(task, "push the request", () => scene.pushRequest(app));
  const url = await step(task, "authorize", () => scene.authorize(app, pushed.request_uri));
  const page = await step(task, "open the page", () => scene.openConsent(url));
  bodyOf(await page.read());
  await step(task, "name the account", async () => bodyOf(await page.payer()));
  await step(task, "send a code", async () => bodyOf(await page.start()));
  await step(task, "confirm", async () => bodyOf(await page.confirm()));
  const { redirect_url } = await step(task, "approve", async () => bodyOf(await page.approve()));
  const token = await step(task, "redeem the code", () => scene.redeem(app, redirect_url));
  await step(task, "indexed, published and listed", deliverAll);
  await step(task, LATER, () => passing(2 * HOUR));
  return { own, ...scene.tokenHeaders(await scene.refresh(app, token)) };
};

type Consented = Awaited<ReturnType<typeof consents>>;

const reads = async ({ own: _, ...token }: Consented) => {
  const { accounts } = bodyOf(await ask("GET", "/ob/accounts", token));
  const as_of = new Date(Date.now()).toISOString();
  answering("alpha balances", { balances: [balance({ as_of })] });
  answering("alpha transactions", { transactions: [] });
  answering("alpha standing-orders", { standing_orders: [] });
  const account = `/ob/accounts/${accounts[0].account_id}`;
  for (const name of ["balances", "transactions", "standing-orders"]) {
    await step("data call", name, async () =>
      bodyOf(await ask("GET", `${account}/${name}`, token)),
    );
  }
  await ask("GET", account, token);
  return accounts[0].account_id as string;
};

const orders = async ({ own: _, ...token }: Consented, source_account_id: string) => {
  const task = "order";
  const asked = scene.orderAsked({ source_account_id });
  await ask("POST", "/ob/payment-orders", token, asked);
  await deliverAll();
  forgetObjects();
  const order = await step(task, "create", async () =>
    bodyOf(await ask("POST", "/ob/payment-orders", token, asked), 201),
  );
  await step(task, "executed, published and listed", deliverAll);
  await step(task, LATER, () => passing(2 * HOUR));
  return order.payment_order_id as string;
};

const mandates = async () => {
  const task = "mandate";
  await warm();
  const mandate = await step(task, "create", () =>
    scene.createMandate(scene.merchantHeaders(), {}),
  );
  const page = await step(task, "open the page", () => scene.openMandate(mandate));
  bodyOf(await page.read());
  await step(task, "name the account", async () => bodyOf(await page.payer()));
  await step(task, "send a code", async () => bodyOf(await page.start()));
  await step(task, "confirm", async () => bodyOf(await page.confirm()));
  await step(task, "indexed, published and listed", deliverAll);
  await step(task, LATER, () => passing(2 * HOUR));
  return mandate.mandate_id as string;
};

let invoices = 0;

const charges = async (mandateId: string) => {
  const task = "mandate charge";
  await warm();
  const path = `/recurring/mandates/${mandateId}/charge`;
  const asked = { amount: 1_000, reference: `invoice-${++invoices}` };
  await step(task, "create", async () =>
    bodyOf(await ask("POST", path, scene.merchantHeaders(), asked), 201),
  );
  await step(task, "executed, published and listed", deliverAll);
  await step(task, LATER, () => passing(3 * DAY));
};

/** An event whose first attempt is refused, and whose second one succeeds. */
const retries = async () => {
  const task = "webhook with one retry";
  await warm();
  const paid = await Payment.open();
  await paid.pay();
  answering("shop hooks", () => new Response(null, { status: 500 }));
  await step(task, "first attempt", () => perform("webhooks"));
  honestly("shop hooks");
  await deliverAll();
  await step(task, "second attempt", () => passing(HOUR));
};

const idles = async () => {
  for (let minute = 0; minute < 3; minute++) {
    wait(60_000);
    await runSchedule();
  }
  wait(60_000);
  await step("idle minute", "the sweeps", runSchedule);
};

const others = async (app: scene.App, consented: Consented, mandateId: string, order: string) => {
  const { own, ...token } = consented;
  const browser = await Browser.open();
  await browser.connections();
  await browser.signOut();
  await scene.readAsMerchant(mandateId);
  await scene.readAsApp(app, own, token, order);
  const consent = await scene.createConsent(own);
  bodyOf(await (await scene.openConsent(consent.consent_url)).reject());
  await scene.approveOrder(token, order);
  await deliverAll();
};

let routes: [string, number[]][] = [];
let endCounting: () => void;

/** On the tenth of a month in the morning: no day or month ends within a task at random. */
const nextTenth = (): Date => {
  const at = new Date();
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 10, 9));
};

beforeAll(async () => {
  startTest();
  vi.setSystemTime(nextTenth());
  await openGateway();
  await scene.offer();
  party.merchant = await registerMerchant({ webhook_url: "https://shop.example.com/hooks" });
  const app = await scene.newApp();
  await deliverAll();
  endCounting = countCrossings(env);
  countRoutes();
  // The first round fills the caches. The second one counts.
  for (const _ of [1, 2]) {
    const paid = await pays("same-bank payment", "alpha");
    await pays("cross-bank payment", "borealis");
    await refunds(paid);
    const consented = await consents(app);
    const account = await reads(consented);
    const order = await orders(consented, account);
    const mandate = await mandates();
    await charges(mandate);
    await retries();
    await others(app, consented, mandate, order);
  }
  await readEverything(env);
  routes = [...routeCounts].sort(([a], [b]) => (a < b ? -1 : 1));
  await idles();
});

afterAll(() => {
  endCounting();
  endTest();
});

it("costs what gateway.json says", async () => {
  const written = writtenCounts(crossingKinds, { ...Object.fromEntries(tasks), routes });
  await expect(written).toMatchFileSnapshot("./gateway.json");
});

/** Not measured, and what stands for it. */
const left = [
  // Files, the local world's clock, and what monitors ask.
  /^(?:asset |moveClock$|checkHealth$|checkReadiness$|readMetrics$|readPublicAuditHeads$)/,
  // A form of a page is its step of the same name, and the page again.
  /Form$|Code$|^rememberBank$/,
  // The first message of a page's socket is a view of its object.
  /^readLive/,
  // What another owner or another end of the same kind does in the same steps.
  /^(?:initiatePayment|enableTppEndpoint|enableEndpoint|redeliverTppEvent|readTppEvent)$/,
  /^(?:reject|approveMandate|approveOrder|nameOrderPayer|cancelCharge|retryCharge|stop)/,
  // Rare: a bank's reports, a merchant's choices, and what follows a settlement.
  /^(?:report|chooseEvents|createPortalSession|readOwnSettlementFile)/,
];

/** Beside all lists of staff, each with its page. */
const ofStaff = ["overview", "payments", "merchants", "endpoints", "consents", "mandates"];

it("covers staff's main pages", () => {
  const missing = ofStaff.filter((page) => !routeCounts.has(`GET /console/${page}`));
  expect(missing).toEqual([]);
});

it("covers every route of merchants, TPPs and customers", () => {
  const missing = gatewayRoutes
    .map(({ contract }) => contract)
    .filter(({ id, paths: [path = ""] }) => {
      const isStaff = /^\/(?:admin|console|portal)/.test(path);
      return !isStaff && !routeCounts.has(id) && !left.some((known) => known.test(id));
    })
    .map(({ id, method, paths }) => `${id} ${method} ${paths[0]}`);
  expect(missing).toEqual([]);
});
