import { setTimeout as sleep } from "node:timers/promises";
import { type Unstable_Config, unstable_readConfig } from "wrangler";
import { requestJson, requestOk } from "../local/http.ts";
import { ownerKeyOf, ownerKeyVariable } from "./checkout.ts";
import type { Deployment, Say } from "./deploy.ts";

/**
 * Rebuilds a gateway's lists from its objects, after its database was restored to an earlier time
 * (docs/recovery.md). Cloudflare's API names every object; the gateway writes its rows again.
 */
const API = "https://api.cloudflare.com/client/v4";
const PER_PAGE = 1_000;
const PER_REQUEST = 100;

/** The classes that have lists, in the order in which they are done. */
const listed = ["PaymentSession", "Charge", "PaymentOrder", "ConsentObject", "MandateObject"];
const classes = [...listed, "Endpoint"];

interface Account {
  id: string;
  token: string;
}

const accountOf = (): Account => {
  const { CLOUDFLARE_ACCOUNT_ID: id, CLOUDFLARE_API_TOKEN: token } = process.env;
  if (id && token) return { id, token };
  throw new Error("Put CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN into the environment.");
};

interface Page<Row> {
  result: Row[];
  result_info?: { cursor?: string; total_pages?: number };
}

const ask = <Row>({ id, token }: Account, path: string): Promise<Page<Row>> =>
  requestOk(`${API}/accounts/${id}/workers/durable_objects/namespaces${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });

interface Namespace {
  id: string;
  class: string;
  script: string;
}

const namespacesOf = async (account: Account, script: string): Promise<Namespace[]> => {
  const found: Namespace[] = [];
  for (let page = 1; ; page++) {
    const { result, result_info } = await ask<Namespace>(account, `?per_page=100&page=${page}`);
    found.push(...result.filter((one) => one.script === script));
    if (page >= (result_info?.total_pages ?? 1)) return found;
  }
};

interface Relisted {
  data: { object: string; object_id: string | null; was: string }[];
  events: number;
}

/** What differed, and examples of it. */
interface Report {
  objects: number;
  missing: number;
  older: number;
  /** Of owners that are not registered any more. */
  unowned: number;
  events: number;
  examples: string[];
}

const MOST_EXAMPLES = 20;

/** Whether every object was asked. Says for each class what differed. */
export const reconcile = async (gateway: Deployment, say: Say): Promise<boolean> => {
  const account = accountOf();
  const key = ownerKeyOf(gateway);
  if (!key) throw new Error(`Put the owner's key into ${ownerKeyVariable(gateway.worker)}.`);
  const config: Unstable_Config = unstable_readConfig({
    config: gateway.config,
    env: gateway.name,
  });
  const namespaces = await namespacesOf(account, config.name ?? "");
  for (const className of classes) {
    const binding = config.durable_objects.bindings.find((one) => one.class_name === className);
    const namespace = namespaces.find((one) => one.class === className);
    if (!binding || !namespace) {
      say(`${className}: the account has no such objects`);
      continue;
    }
    const relist = (objects: string[]) => relistAt(gateway, key, binding.name, objects);
    const report = await relistAll(account, namespace, relist);
    const { objects, missing, older, unowned, events, examples } = report;
    say(`${className}: ${objects} objects, ${missing} missing, ${older} older, ${events} events`);
    if (unowned > 0)
      say(`  ${unowned} of owners that are not registered: register them, repeat this`);
    for (const example of examples) say(`  ${example}`);
  }
  return true;
};

const relistAll = async (
  account: Account,
  namespace: Namespace,
  relist: (objects: string[]) => Promise<Relisted>,
): Promise<Report> => {
  const report: Report = { objects: 0, missing: 0, older: 0, unowned: 0, events: 0, examples: [] };
  for (let cursor = ""; ; ) {
    const query = `?limit=${PER_PAGE}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const page = await ask<{ id: string; hasStoredData: boolean }>(
      account,
      `/${namespace.id}/objects${query}`,
    );
    const ids = page.result.filter(({ hasStoredData }) => hasStoredData).map(({ id }) => id);
    for (let from = 0; from < ids.length; from += PER_REQUEST) {
      add(report, await relist(ids.slice(from, from + PER_REQUEST)));
    }
    cursor = page.result_info?.cursor ?? "";
    if (cursor === "" || page.result.length === 0) return report;
  }
};

const add = (report: Report, { data, events }: Relisted): void => {
  report.events += events;
  for (const { object_id, was } of data) {
    if (was === "EMPTY") continue;
    report.objects += 1;
    if (was === "MISSING") report.missing += 1;
    if (was === "OLDER") report.older += 1;
    if (was === "UNOWNED") report.unowned += 1;
    const isExample = was !== "SAME" && report.examples.length < MOST_EXAMPLES;
    if (isExample) report.examples.push(`${object_id} was ${was}`);
  }
};

/** A staff key has a limit: it is waited for. */
const relistAt = async (
  { needs }: Deployment,
  key: string,
  binding: string,
  objects: string[],
): Promise<Relisted> => {
  for (;;) {
    const { status, headers, body } = await requestJson<Relisted>(
      `${needs.url}/admin/v1/objects/relist`,
      { method: "POST", body: { binding, objects }, headers: { "x-gateway-admin-key": key } },
    );
    if (status === 200) return body;
    if (status !== 429) throw new Error(`The gateway answered ${status}: ${JSON.stringify(body)}`);
    await sleep(1_000 * Number(headers.get("retry-after") ?? 1));
  }
};
