import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { Log, LogLevel, Miniflare } from "miniflare";
import { readWranglerConfig } from "../../scripts/local/worker-plan.ts";
import type { OutsideProject } from "./packed-sdk.ts";

/** A worker of somebody else that uses the packed SDK: a merchant, an app, and an endpoint. */
export const startWorker = async (
  { folder }: OutsideProject,
  endpoint: string,
  environment: Record<string, string>,
): Promise<Miniflare> => {
  writeFileSync(join(folder, "endpoint.mjs"), endpoint);
  writeFileSync(join(folder, "worker.mjs"), stepsOfWorker);
  const bundle = join(folder, "bundle/index.js");
  await build({
    ...{ entryPoints: [join(folder, "worker.mjs")], outfile: bundle, bundle: true },
    ...{ format: "esm", target: "es2024", conditions: ["workerd", "worker"] },
  });
  const env = Object.entries(environment).map(([name, value]) => [
    name,
    { type: "text" as const, value },
  ]);
  const worker = new Miniflare({
    workers: [
      {
        config: {
          name: "outside",
          compatibilityDate: readWranglerConfig("gateway").compatibility_date ?? "",
          manifest: {
            mainModule: "index.js",
            modulesRoot: dirname(bundle),
            modules: { "index.js": { type: "esm", contents: readFileSync(bundle, "utf8") } },
          },
          env: Object.fromEntries(env),
        },
        dev: { rootPath: dirname(bundle) },
      },
    ],
    ...{ host: "127.0.0.1", cf: false, logRequests: false, telemetry: { enabled: false } },
    log: new Log(LogLevel.WARN),
  });
  await worker.ready;
  return worker;
};

/** One step for each path. The TPP client is made for each request, as Workers need it. */
const stepsOfWorker = `
import { MerchantClient } from "gateway-sdk";
import { TppClient } from "gateway-sdk/tpp";
import endpoint from "./endpoint.mjs";

export default {
  async fetch(request, env) {
    const step = new URL(request.url).pathname.slice(1);
    if (step === "hook") return endpoint.fetch(request, env);
    const body = await request.json();
    let ahead = Number(env.AHEAD);
    const clock = { now: () => Date.now() + ahead };
    const gateway = new MerchantClient({ baseUrl: env.GATEWAY, apiKey: env.MERCHANT_KEY, clock });
    const table = new Map();
    const refreshed = new Set();
    const app = new TppClient({
      baseUrl: env.GATEWAY, clientId: env.CLIENT_ID, redirectUri: env.REDIRECT_URI, clock,
      auth: { method: "client_secret_post", clientSecret: env.CLIENT_SECRET },
      store: {
        load: async (id) => table.get(id) ?? null,
        save: async (id, tokens) => { table.set(id, tokens); refreshed.add(tokens.refresh_token); },
      },
    });
    const steps = {
      pay: () => gateway.payments.create({
        amount: 4_950, currency: env.CURRENCY, reference: "from-a-worker",
        destination: { type: "iban", value: env.SETTLEMENT_IBAN },
      }, { idempotencyKey: "from-a-worker" }),
      refund: () => gateway.refunds.create(body.session_id, { amount: 500 }, {
        idempotencyKey: "from-a-worker-refund",
      }),
      subscribe: () => gateway.mandates.create({
        amount: 1_250, currency: env.CURRENCY, frequency: "MONTHLY",
      }, { idempotencyKey: "worker-subscription" }),
      charge: () => gateway.charges.create(body.mandate_id, {
        amount: 1_250, reference: "worker-1",
      }, { idempotencyKey: "worker-1" }),
      authorise: () => app.authorise({ bank_handle: "alpha", scopes: ["accounts:read"] }),
      read: async () => {
        await app.complete(body.back, body.pending);
        // The token seems to be old, so two calls at once need a new one.
        ahead += 14.9 * 60_000;
        const access = app.consent(body.pending.consent_id);
        const [accounts] = await Promise.all([access.accounts(), access.accounts()]);
        return { accounts: accounts.length, refreshes: refreshed.size - 1 };
      },
    };
    return Response.json(await steps[step]());
  },
};
`;
