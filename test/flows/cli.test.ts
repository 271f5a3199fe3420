import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { bundleCommandLine } from "../../scripts/sdk-pack.ts";
import { MerchantClient } from "../../src/sdk/merchant.ts";
import { inboxOf } from "../support/checkout-client.ts";
import { inClone, type ListeningApp, startApp, startCli } from "../support/cli.ts";
import { clearFaults, gatewayOf, newMerchant } from "./steps.ts";

/**
 * Every command as a process of its own, against a merchant that nobody else uses: the packed
 * command line on the user's Node, and where npx matters, that of a clone.
 */
const world = inject("world");
const { base_url, merchant: shop } = gatewayOf(world);
const state = mkdtempSync(join(tmpdir(), "gateway-cli-"));
const packed = join(state, "cli.mjs");
const common = {
  GATEWAY_URL: base_url,
  GATEWAY_SANDBOX: inject("baseUrls").sandbox,
  XDG_STATE_HOME: state,
};

let env: Record<string, string>;
let gateway: MerchantClient;
beforeAll(async () => {
  await bundleCommandLine(packed);
  const webhook_url = inboxOf(world, `cli-${crypto.randomUUID()}`).url;
  const { api_key } = await newMerchant(world, { webhook_url });
  env = { ...common, GATEWAY_KEY: api_key };
  gateway = new MerchantClient({ baseUrl: base_url, apiKey: api_key });
});
afterAll(() => rmSync(state, { recursive: true }));

/** The lines of a command that ends well, as JSON. */
const ask = async <Line = Record<string, unknown>>(
  args: readonly string[],
  more: Record<string, string> = {},
): Promise<Line[]> => {
  const { exit, out, err } = await startCli(packed, [...args, "--json"], { ...env, ...more }).ended;
  if (exit !== 0) throw new Error(`${args.join(" ")} ended with ${exit}: ${err}`);
  return out
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
};

interface Triggered {
  event: string;
  event_id: string;
  subject: string;
}

const trigger = async (event: string, ...more: string[]): Promise<Triggered> => {
  const [made] = await ask<Triggered>(["trigger", event, ...more]);
  if (!made) throw new Error("nothing was made");
  return made;
};

const refusalOf = async (args: readonly string[], more: Record<string, string> = {}) => {
  const { exit, out, err } = await startCli(packed, args, { ...env, ...more }).ended;
  return { exit, out, err };
};

describe("listen", () => {
  let secret: string;
  const apps: ListeningApp[] = [];
  const openApp = async (options: Parameters<typeof startApp>[1] = {}) => {
    const app = await startApp(secret, options);
    apps.push(app);
    return app;
  };
  beforeAll(async () => {
    secret = (await ask<{ secret: string }>(["listen", "--print-secret"]))[0]?.secret ?? "";
  });
  afterAll(() => Promise.all(apps.map((app) => app.close())));

  const listen = (url: string, ...more: string[]) =>
    startCli(packed, ["listen", "--forward-to", url, ...more], env);

  test("loses and repeats nothing over a dead app, kill -9 and Ctrl-C", async () => {
    const app = await openApp();
    const first = listen(app.url);
    await first.said(/Forwarding to/);
    const made = [await trigger("payment.completed")];
    await first.said(RegExp(`${made[0]?.event_id} +200 in`));
    first.kill("SIGKILL");
    await first.ended;

    made.push(await trigger("payment.completed"));
    await app.close();
    const second = listen(app.url);
    await second.said(/Nothing listens at/);
    const restarted = await openApp({ port: Number(new URL(app.url).port) });
    await second.said(RegExp(`${made[1]?.event_id} +200 in`));
    second.kill("SIGINT");
    const { exit, out } = await second.ended;
    expect(exit).toBe(0);
    expect(out).toContain(`The signing secret is ${secret}`);
    expect(out).not.toContain(made[0]?.event_id);

    made.push(await trigger("payment.completed"));
    const third = listen(app.url);
    await third.said(RegExp(`${made[2]?.event_id} +200 in`));
    third.kill("SIGTERM");
    expect((await third.ended).exit).toBe(0);
    expect([...app.taken, ...restarted.taken]).toEqual(made.map(({ event_id }) => event_id));
    expect([...app.refused, ...restarted.refused]).toEqual([]);
  });

  test("sends an event again whose answer it was killed before", async () => {
    const app = await openApp({ isSilent: true });
    const { event_id } = await trigger("payment.failed");
    const killed = listen(app.url, "--from", event_id);
    await app.first;
    killed.kill("SIGKILL");
    await killed.ended;
    const next = listen(app.url);
    await next.said(RegExp(`${event_id} +200 in`));
    next.kill("SIGINT");
    await next.ended;
    expect(app.taken).toEqual([event_id, event_id]);
  });

  test("forwards the chosen events, from where it is told, and shows a refusal", async () => {
    const app = await openApp({ status: 503 });
    const paid = await trigger("payment.completed");
    const skipping = listen(app.url, "--from", "latest", "--events", "payment.failed", "--json");
    await skipping.said(/"listening":true/);
    await trigger("payment.completed");
    const failed = await trigger("payment.failed");
    await skipping.said(RegExp(failed.event_id));
    skipping.kill("SIGINT");
    const [, line, ...others] = (await skipping.ended).out.trim().split("\n");
    expect(JSON.parse(line ?? "")).toMatchObject({ event_id: failed.event_id, status: 503 });
    expect(others).toEqual([]);

    const again = listen(app.url, "--from", paid.event_id);
    await again.said(RegExp(`${failed.event_id} +503 in`));
    again.kill("SIGINT");
    await again.ended;
    expect(app.taken).toHaveLength(4);
    expect(app.taken.at(1)).toBe(paid.event_id);
    expect(app.refused).toEqual([]);
  });

  test("ends with the process that npx started", async () => {
    const app = await openApp();
    const args = ["listen", "--forward-to", app.url];
    const started = startCli(inClone, args, env);
    await started.said(/Forwarding to/);
    started.kill("SIGKILL");
    // The output closes when the command itself has ended.
    expect((await started.ended).exit).toBeNull();

    const interrupted = startCli(inClone, args, env);
    await interrupted.said(/Forwarding to/);
    interrupted.kill("SIGINT");
    expect((await interrupted.ended).exit).toBe(0);
  });

  test("ends if the key is refused", async () => {
    const { exit, err } = await refusalOf(["listen", "--forward-to", "http://127.0.0.1:1/"], {
      GATEWAY_KEY: "mk_test_wrong",
    });
    expect(exit).toBe(1);
    expect(err).toMatch(/^\S.* \(UNAUTHENTICATED, request \w+\)\n$/);
  });
});

describe("trigger", () => {
  test("makes events of payments, mandates and charges", async () => {
    const events = [
      ...["payment.settlement_pending", "mandate.rejected", "mandate.resumed"],
      ...["mandate.completed", "mandate.charge.failed", "mandate.charge.cancelled"],
    ];
    const made = await Promise.all(events.map((event) => trigger(event)));
    const found = await Promise.all(made.map(({ event_id }) => gateway.events.read(event_id)));
    expect(found.map(({ event }) => event)).toEqual(events);
    found.forEach(({ data }, place) => {
      expect(Object.values(data)).toContain(made[place]?.subject);
    });
  });

  test("makes a refund fail", async () => {
    const [made] = await ask<Triggered>(["trigger", "refund.failed"], {
      GATEWAY_KEY: shop.api_key,
    });
    expect(made?.event_id).toMatch(/^evt_/);
    await clearFaults(world);
  });

  test("says when an event comes that only time brings, and can move the clock", async () => {
    const [due] = await ask<{ due_at: string; subject: string }>(["trigger", "payment.expired"]);
    const { expires_at } = await gateway.payments.read(due?.subject ?? "");
    expect(due?.due_at).toBe(expires_at);
    const made = await trigger("payment.expired", "--move-clock", "--reference", "order-7");
    expect((await gateway.events.read(made.event_id)).data).toMatchObject({
      reference: "order-7",
      failure_code: "SESSION_EXPIRED",
    });
  });

  test("makes an optional event for an endpoint that asked for it", async () => {
    const before = await refusalOf(["trigger", "payment.cancelled"]);
    expect(before.exit).toBe(1);
    expect(before.err).toMatch(/^payment.cancelled is an optional event, and your endpoint has/);
    await trigger("payment.failed");
    const { data } = await gateway.endpoints.list().page();
    const registered = data.find(({ optional_events }) => optional_events !== null);
    await gateway.endpoints.chooseEvents(registered?.endpoint_id ?? "", {
      optional_events: ["payment.cancelled"],
    });
    expect(await trigger("payment.cancelled")).toMatchObject({ event: "payment.cancelled" });
  });

  test("refuses a live key", async () => {
    const { exit, err } = await refusalOf(["trigger", "payment.completed"], {
      GATEWAY_KEY: shop.live_api_key,
    });
    expect([exit, err]).toEqual([1, expect.stringMatching(/^This is a live key: .*\.\n$/)]);
  });
});

test("events, redeliver and payment tell the story of a payment", async () => {
  const key = { GATEWAY_KEY: shop.api_key };
  const [made] = await ask<Triggered>(["trigger", "refund.completed"], key);
  const session = made?.subject ?? "";
  const listed = await ask<Triggered>(["events", "--subject", session, "--since", "400d"], key);
  expect(listed.map(({ event }) => event)).toEqual(["refund.completed", "payment.completed"]);
  const typed = ["events", "--subject", session, "--type", "payment.completed", "--limit", "1"];
  const [paid] = await ask<Triggered>(typed, key);
  expect(paid?.event_id).toBe(listed[1]?.event_id);
  const [sent] = await ask(["redeliver", paid?.event_id ?? ""], key);
  expect(sent).toMatchObject({ event_id: paid?.event_id, result: "SUCCEEDED", http_status: 200 });

  const { exit, out } = await refusalOf(["payment", session], key);
  expect(exit).toBe(0);
  const told = [
    /^pay_\w+ {2}COMPLETED {2}49\.00 USD\nreference gateway trigger\nalpha to alpha, SAME_BANK\n/,
    /refunded 49\.00 USD\n\n/,
    /\n20[-0-9]{8} [0-9:]{8} {2}merchant +created: 49\.00 USD\n/,
    RegExp(` bank +payment\\.completed {2}${paid?.event_id}\n`),
    / merchant +refund rf_\w+ of 49\.00 USD \("gateway trigger"\): asked for\n/,
    / bank +refund rf_\w+: COMPLETED\n/,
    / endpoint +payment\.completed attempt 1: 200 in \d+ ms\n/,
    / endpoint +payment\.completed attempt 2: 200 in \d+ ms\n/,
  ];
  for (const line of told) expect(out).toMatch(line);
});

test("payment shows a mandate's charge with its attempts", async () => {
  const { subject } = await trigger("mandate.charge.failed");
  const [charge] = (await gateway.charges.list(subject).page()).data;
  const { out } = await refusalOf(["payment", charge?.payment_id ?? ""]);
  expect(out).toMatch(/ merchant +asked for the charge: 12\.50 USD\n/);
  expect(out).toMatch(/ gateway +attempt 1 at the bank: INSUFFICIENT_FUNDS\n/);
  expect(out).toMatch(/ bank +mandate\.charge\.failed: INSUFFICIENT_FUNDS {2}evt_\w+\n/);
});

test("journey takes three payments to their events", async () => {
  const paid = await ask<{ status: string; route: string }>(["journey"]);
  expect(paid.map(({ status, route }) => [status, route])).toEqual([
    ["COMPLETED", "SAME_BANK"],
    ["COMPLETED", "INTERBANK"],
    ["COMPLETED", "SAME_BANK"],
  ]);
});

test("conformance passes on to the kits", async () => {
  const { exit, err } = await startCli(inClone, ["conformance"], env).ended;
  expect([exit, err]).toEqual([2, expect.stringContaining("npm run conformance")]);
});

describe("a command ends", () => {
  test("with 1 and the id of the request, if the gateway refuses", async () => {
    const { exit, out, err } = await refusalOf(["payment", "ps_1"]);
    expect([exit, out]).toEqual([1, ""]);
    expect(err).toMatch(/^Nothing was found .* \(NOT_FOUND, request \w+\)\n$/);
  });

  test("with 3, if nothing answers", async () => {
    const gone = await refusalOf(["events"], { GATEWAY_URL: "http://127.0.0.1:1" });
    expect(gone).toMatchObject({
      exit: 3,
      err: "The gateway at http://127.0.0.1:1 cannot be reached. (NETWORK_ERROR)\n",
    });
    const nobody = await refusalOf(["trigger", "payment.completed"], {
      GATEWAY_SANDBOX: "http://127.0.0.1:1",
    });
    expect(nobody.exit).toBe(3);
    expect(nobody.err).toContain("The simulated world at http://127.0.0.1:1 cannot be reached.");
  });
});
