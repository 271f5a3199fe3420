import { setTimeout as pause } from "node:timers/promises";
import { requestJson } from "../../scripts/local/http.ts";
import { admin, gatewayOf, newMerchant, ownAmount, worldOf } from "../flows/steps.ts";
import { eventually, merchantOf } from "../support/checkout-client.ts";
import { type RunningWorld, startWorld } from "../support/world.ts";
import { randomFrom } from "./random.ts";
import { type Behaviour, openShop, type Shop } from "./shops.ts";

/**
 * The campaign of webhooks: endpoints fail, answer 410, are slow, cut connections, and work again,
 * while the gateway is killed. Staff recover what was given up. In the end every event has arrived,
 * held and recovered ones in their order, and no alert was told twice in an episode.
 */
interface WebhookCampaign {
  seed: number;
  /** How many events each endpoint gets. */
  events: number;
}

export interface WebhookResult {
  seed: number;
  breaches: string[];
  endpoints: number;
  events: number;
  arrivals: number;
  /** Events that no endpoint accepted. */
  lost: number;
  /** Events that an endpoint accepted more than once. Only a kill may cause that. */
  twice: number;
  kills: number;
  tookMs: number;
}

/** The most events of one endpoint: each waits for the clock that follows its schedule. */
export const MAX_EVENTS = 500;

interface Merchant {
  behaviour: Behaviour;
  merchant_id: string;
  api_key: string;
  shop: Shop;
  pager: Shop;
  /** What arrived before the shop worked again. */
  before: number;
}

const behaviours: readonly Behaviour[] = ["works", "fails", "is gone", "is slow", "cuts"];

export const runWebhooks = async ({ seed, events }: WebhookCampaign): Promise<WebhookResult> => {
  const begun = Date.now();
  const running = await startWorld({ clock: true, checkAnswers: true });
  const random = randomFrom(seed, "webhooks");
  let kills = 0;
  const kill = async (): Promise<void> => {
    await pause(random.between(0, 60));
    await running.kill("gateway");
    kills += 1;
    await running.untilAnswering("gateway");
  };
  const merchants: Merchant[] = [];
  try {
    for (const behaviour of behaviours) merchants.push(await openMerchant(running, behaviour));
    for (let event = 0; event < events; event++) {
      const creating = Promise.all(merchants.map((merchant) => createSession(running, merchant)));
      if (event % 3 === 1) await kill();
      await creating;
    }
    await untilGivenUp(running, merchants, events, kill);
    for (const merchant of merchants) {
      merchant.before = merchant.shop.arrivals.length;
      merchant.shop.behaviour = "works";
    }
    await recoverAll(running, merchants, LEAVING_MS + events * EVENT_MS, kill);
    const breaches = await breachesOf(running, merchants, events);
    const arrivals = merchants.reduce((sum, { shop }) => sum + shop.arrivals.length, 0);
    const accepted = merchants.map(({ shop }) => acceptedBy(shop));
    const once = accepted.reduce((sum, ids) => sum + new Set(ids).size, 0);
    const twice = accepted.reduce((sum, ids) => sum + repeated(ids), 0);
    const [endpoints, all] = [merchants.length, merchants.length * events];
    const figures = { endpoints, events: all, arrivals, lost: all - once, twice, kills };
    return { seed, breaches, ...figures, tookMs: Date.now() - begun };
  } finally {
    await Promise.all(merchants.flatMap(({ shop, pager }) => [shop.close(), pager.close()]));
    await running.stop();
  }
};

/** In a long campaign sessions expire, too. The events of that are not counted. */
const COUNTED = "payment.initiated";

const acceptedBy = ({ arrivals }: Shop): string[] =>
  arrivals.flatMap(({ accepted, event, data }) =>
    accepted && event === COUNTED ? [data.event_id] : [],
  );

const repeated = (ids: readonly string[]): number =>
  new Set(ids.filter((id, place) => ids.indexOf(id) < place)).size;

export const webhooksReport = (result: WebhookResult): string =>
  [
    `seed            ${result.seed}`,
    `endpoints       ${result.endpoints}`,
    `events          ${result.events}, in ${result.arrivals} requests`,
    `kills           ${result.kills}`,
    `lost            ${result.lost}`,
    `accepted twice  ${result.twice}`,
    `took            ${(result.tookMs / 1000).toFixed(1)} s`,
    ...result.breaches.map((breach) => `BREACH ${breach}`),
  ].join("\n");

const openMerchant = async ({ world }: RunningWorld, behaviour: Behaviour): Promise<Merchant> => {
  const [shop, pager] = await Promise.all([openShop(behaviour), openShop("works")]);
  const settings = {
    ...{ webhook_url: shop.url, alert_url: pager.url },
    optional_events: [COUNTED],
  };
  const { merchant_id, api_key } = await newMerchant(world, settings);
  return { behaviour, merchant_id, api_key, shop, pager, before: 0 };
};

/** An address that a payment names has three attempts, so its events are given up soon. */
const kindOf = ({ behaviour }: Merchant): string =>
  behaviour === "fails" || behaviour === "cuts" ? "AD_HOC" : "REGISTERED";

/** Each session has one event. A request that a kill cut off is repeated with its key. */
const createSession = async ({ world }: RunningWorld, merchant: Merchant): Promise<void> => {
  const { createSession: create } = merchantOf(worldOf(world, merchant));
  const key = { "idempotency-key": crypto.randomUUID() };
  const own = kindOf(merchant) === "AD_HOC" ? { webhook_url: merchant.shop.url } : {};
  const terms = { amount: ownAmount(), ...own };
  await eventually("a session", () => create(terms, key).catch(() => null));
};

interface Endpoint {
  endpoint_id: string;
  health: string;
  waiting: number;
  held: number;
  failed: number;
  next_retry_at: string | null;
}

const endpointOf = ({ world }: RunningWorld, merchant: Merchant): Promise<Endpoint> =>
  eventually("the endpoint", async () => {
    const path = `/endpoints?owner_id=${merchant.merchant_id}&mode=test`;
    const list = await admin<{ data: (Endpoint & { kind: string })[] }>(world, "GET", path).catch(
      () => null,
    );
    return list?.data.find(({ kind }) => kind === kindOf(merchant));
  });

/** The clock follows the schedule until the failing endpoints' events were given up. */
const untilGivenUp = async (
  running: RunningWorld,
  merchants: readonly Merchant[],
  events: number,
  kill: () => Promise<void>,
): Promise<void> => {
  const failing = merchants.filter((merchant) => kindOf(merchant) === "AD_HOC");
  let jumps = 0;
  const look = async () => {
    const left: number[] = [];
    for (const merchant of failing) {
      const { failed, next_retry_at } = await endpointOf(running, merchant);
      if (failed < events) left.push(next_retry_at === null ? 0 : Date.parse(next_retry_at));
    }
    if (left.length === 0) return true;
    const ahead = Math.min(...left) - Date.now() - (await running.clockOffset());
    if (ahead < 500) return false;
    await running.advance(ahead);
    jumps += 1;
    if (jumps % 8 === 3) await kill();
    return false;
  };
  await eventually("every event given up", look, GIVING_UP_MS + events * EVENT_MS);
};

/** For all attempts of all events. */
const GIVING_UP_MS = 120_000;
/** For recovered and held events to leave. */
const LEAVING_MS = 30_000;
const EVENT_MS = 5_000;

interface Job {
  job_id: string;
  status: string;
  total: number;
  delivered: number;
}

/** Staff enable what is disabled and start a job where events were given up. */
const recoverAll = async (
  running: RunningWorld,
  merchants: readonly Merchant[],
  patienceMs: number,
  kill: () => Promise<void>,
): Promise<void> => {
  const { world } = running;
  const leaving = (what: string, probe: () => Promise<boolean | null>) =>
    eventually(what, probe, patienceMs);
  const jobs: Job[] = [];
  for (const merchant of merchants) {
    const { endpoint_id, health, failed } = await endpointOf(running, merchant);
    if (health === "DISABLED") {
      await admin(world, "POST", `/endpoints/${endpoint_id}/enable`, {});
    } else if (failed > 0) {
      const to = new Date(Date.now() + (await running.clockOffset())).toISOString();
      const wanted = { from: new Date(0).toISOString(), to, which: "FAILED" };
      jobs.push(await admin<Job>(world, "POST", `/endpoints/${endpoint_id}/recover`, wanted));
    }
    await kill();
  }
  for (const { job_id } of jobs) {
    await leaving("the end of a job", async () => {
      await running.advance(5_000);
      const job = await admin<Job>(world, "GET", `/recovery-jobs/${job_id}`).catch(() => null);
      return job && job.delivered === job.total;
    });
  }
  for (const merchant of merchants) {
    await leaving("the end of the held events", async () => {
      await running.advance(5_000);
      const { waiting, held } = await endpointOf(running, merchant);
      return waiting + held === 0;
    });
  }
};

const breachesOf = async (
  running: RunningWorld,
  merchants: readonly Merchant[],
  events: number,
): Promise<string[]> => {
  const found: string[] = [];
  for (const merchant of merchants) {
    const { behaviour, shop, pager } = merchant;
    const breach = (what: string) => found.push(`an endpoint that ${behaviour}: ${what}`);
    const listed = await listedEvents(running, merchant);
    if (listed.length !== events) breach(`${listed.length} events are listed of ${events}`);
    const accepted = new Set(acceptedBy(shop));
    const lost = listed.filter((id) => !accepted.has(id));
    if (lost.length > 0) breach(`${lost.length} events are lost`);
    // A kill may repeat an event, so each counts where it arrived first.
    const after = shop.arrivals
      .slice(merchant.before)
      .flatMap(({ event, data }) => (event === COUNTED ? [data.event_id] : []));
    const inOrder = listed.filter((id) => after.includes(id));
    if ([...new Set(after)].join() !== inOrder.join()) breach("events came out of their order");
    const told = () => {
      const alerts = new Map(pager.arrivals.map(({ event, data }) => [data.event_id, event]));
      return [...alerts.values()].map((event) => event.replace("endpoint.", "")).join(" ");
    };
    // The pointer to an alert may have died with a worker: then it comes after its wait.
    await eventually("the alerts", async () => {
      if (expectedAlerts[behaviour].test(told())) return true;
      await running.advance(10_000);
      return false;
    }).catch(() => breach(`its alerts are "${told()}"`));
  }
  return found;
};

/** In one episode. Three attempts take less than the ten minutes of a failing endpoint. */
const expectedAlerts: Record<Behaviour, RegExp> = {
  works: /^$/,
  "is slow": /^$/,
  fails: /^(failing recovered)?$/,
  cuts: /^(failing recovered)?$/,
  "is gone": /^disabled recovered$/,
};

/** The merchant's events of sessions, oldest first. */
const listedEvents = async ({ world }: RunningWorld, { api_key }: Merchant): Promise<string[]> => {
  const { base_url } = gatewayOf(world);
  const headers = { authorization: `Bearer ${api_key}` };
  type Page = { data: { event_id: string; created_at: string }[]; next_cursor: string | null };
  const all: Page["data"] = [];
  let cursor = "";
  do {
    const url = `${base_url}/api/v1/events?event=${COUNTED}&limit=100${cursor}`;
    const { data, next_cursor } = (await requestJson<Page>(url, { headers })).body;
    all.push(...data);
    cursor = next_cursor === null ? "" : `&cursor=${next_cursor}`;
  } while (cursor !== "");
  const keyOf = ({ created_at, event_id }: Page["data"][number]) => `${created_at} ${event_id}`;
  return all.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)).map(({ event_id }) => event_id);
};
