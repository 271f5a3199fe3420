import { mkdirSync, writeFileSync } from "node:fs";
import { vi } from "vitest";
import type { WorkerName } from "../../scripts/local/places.ts";
import { type Checkout, deploymentOf } from "../../scripts/operator/checkout.ts";
import type { RunWrangler } from "../../scripts/operator/deploy.ts";
import { withEnvironment } from "../../scripts/operator/environment.ts";
import { configOf } from "./operator-files.ts";

/** An account with a registry, a sandbox and gateways, whose versions are as at Cloudflare. */
interface Kept {
  id: string;
  metadata: { created_on: string };
  annotations: Record<string, string>;
  resources: { bindings: { type: string; class_name: string }[] };
}

interface Place {
  versions: Kept[];
  deployments: { created_on: string; versions: { version_id: string; percentage: number }[] }[];
}

const DOMAINS = {
  "registry-nation": "names.nation.example",
  "sandbox-acme": "sandbox.acme.example",
  "gateway-acme": "pay.acme.example",
};

const OLD = { release: "0.1.0", commit: "aaaaaaaaaaaa" };
const NEW = { release: "0.2.0", commit: "bbbbbbbbbbbb" };

export type Script = keyof typeof DOMAINS;

export const openVersionedAccount = (at: (path: string) => string) => {
  const directory = at("kept");
  mkdirSync(directory, { recursive: true });
  const configs = {} as Record<WorkerName, string>;
  const write = (worker: WorkerName, text: string) => {
    configs[worker] = at(`${worker}.toml`);
    writeFileSync(configs[worker], text);
  };
  const gatewayAt = (text: string, name: string, domain: string) =>
    withEnvironment(text, {
      ...{ worker: "gateway", name, domain, registry: `https://${DOMAINS["registry-nation"]}` },
      sandbox: DOMAINS["sandbox-acme"],
    });
  const registry = { worker: "registry", name: "nation", domain: DOMAINS["registry-nation"] };
  const sandbox = { worker: "sandbox", name: "acme", domain: DOMAINS["sandbox-acme"] };
  write("registry", withEnvironment(configOf("registry"), registry as never));
  write(
    "sandbox",
    withEnvironment(configOf("sandbox"), { ...sandbox, worldKeySha256: "1".repeat(64) } as never),
  );
  const oneGateway = gatewayAt(configOf("gateway"), "acme", DOMAINS["gateway-acme"]);
  write("gateway", oneGateway);

  let seconds = 0;
  const now = () => {
    seconds += 1;
    return new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)).toISOString();
  };
  const places = new Map<string, Place>();
  const ran: string[] = [];
  /** Fails what matches, with these words. */
  const fails = { command: null as RegExp | null, said: "Authentication error [code: 10000]" };
  const unready = new Set<string>();

  const checkoutOf = (of: { release: string; commit: string }): Checkout => ({
    ...{ configs, directory, ...of },
  });
  const needsOf = (script: string) => {
    const [worker = "", name = ""] = script.split("-");
    return deploymentOf(checkoutOf(NEW), worker as WorkerName, name).needs;
  };
  const keep = (script: string, of: { release?: string; commit?: string }): string => {
    const place = places.get(script) ?? { versions: [], deployments: [] };
    places.set(script, place);
    const id = `${script}-v${place.versions.length + 1}`;
    place.versions.push({
      id,
      metadata: { created_on: now() },
      annotations: {
        ...(of.release ? { "workers/tag": of.release } : {}),
        ...(of.commit ? { "workers/message": of.commit } : {}),
      },
      resources: {
        bindings: needsOf(script).classes.map((class_name) => ({
          ...{ type: "durable_object_namespace", class_name },
        })),
      },
    });
    return id;
  };
  const serve = (script: string, versions: Place["deployments"][number]["versions"]) =>
    void places.get(script)?.deployments.unshift({ created_on: now(), versions });
  const deployed = (script: string, of: { release?: string; commit?: string }) =>
    serve(script, [{ version_id: keep(script, of), percentage: 100 }]);
  for (const script of Object.keys(DOMAINS)) deployed(script, OLD);

  const run: RunWrangler = (command) => {
    const said = (value: unknown) => ({ ok: true, said: JSON.stringify(value) });
    const config = command[command.indexOf("--config") + 1] ?? "";
    const worker = /(\w+)\.toml$/.exec(config)?.[1];
    const script = `${worker}-${command[command.indexOf("--env") + 1]}`;
    const place = places.get(script);
    const [group, verb, third = ""] = command;
    if (group === "secret") {
      const { secrets } = needsOf(script);
      const live = ["REGISTRY_KEY", "DIRECTORY_KEY", "RAIL_KEY", "RAIL_CALLBACK_KEY_SHA256"];
      return said([...secrets, ...live.map((one) => `LIVE_${one}`)].map((name) => ({ name })));
    }
    if (group === "deployments" || (group === "versions" && verb === "view")) {
      if (!place) return { ok: false, said: "This Worker does not exist. [code: 10007]" };
      if (verb === "status") return said(place.deployments[0]);
      // Wrangler sorts neither.
      if (verb === "list") return said(place.deployments.toReversed());
      const found = place.versions.find(({ id }) => id === third);
      return found ? said(found) : { ok: false, said: `no version ${third}` };
    }
    if (group === "versions" && verb === "list") return said(place?.versions.slice(-10));
    if (group === "d1" && verb === "list") {
      return said(needsOf("gateway-acme").databases.map((name) => ({ name })));
    }
    if (command.includes("info")) return { ok: true, said: "" };
    const brief = command
      .join(" ")
      .replace(/ --config \S+ --env \S+/, "")
      .replace(/ --secrets-file \S+/, " --secrets-file");
    ran.push(worker ? `${script}: ${brief}` : brief);
    if (fails.command?.test(ran.at(-1) ?? "")) return { ok: false, said: fails.said };
    if (command.includes("create")) return { ok: false, said: `${third} already exists` };
    if (group === "versions" && verb === "upload") {
      const after = (option: string) => command[command.indexOf(option) + 1] ?? "";
      keep(script, { release: after("--tag"), commit: after("--message") });
    } else if (group === "versions" && verb === "deploy") {
      const shares = command.filter((part) => /@\d+%$/.test(part)).map((part) => part.split("@"));
      serve(
        script,
        shares.map(([version_id = "", share = ""]) => {
          if (!place?.versions.some(({ id }) => id === version_id)) throw new Error(version_id);
          return { version_id, percentage: Number.parseInt(share, 10) };
        }),
      );
    } else if (group !== "triggers" && verb !== "migrations") throw new Error(brief);
    return { ok: true, said: "" };
  };

  /** The version that the header names, if it is deployed; else the one with the greatest share. */
  const answer = async (input: string, init: RequestInit) => {
    const { hostname, pathname } = new URL(input);
    const [script = ""] = Object.entries(DOMAINS).find(([, host]) => host === hostname) ?? [];
    const headers = new Headers(init.headers);
    const asked = /^([\w-]+)="(.*)"$/.exec(
      headers.get("cloudflare-workers-version-overrides") ?? "",
    );
    const shares = places.get(script)?.deployments[0]?.versions ?? [];
    const wanted = asked?.[1] === script && shares.find((one) => one.version_id === asked[2]);
    const version = (wanted || shares.toSorted((a, b) => b.percentage - a.percentage)[0])
      ?.version_id;
    if (pathname === "/healthz") return Response.json({ status: "ok", version });
    return Response.json({}, { status: unready.has(version ?? "") ? 503 : 200 });
  };
  vi.stubGlobal("fetch", answer);

  return {
    ...{ ran, run, fails, unready, places, deployed, OLD, NEW },
    addGateway: (name: string, domain: string) =>
      write("gateway", gatewayAt(oneGateway, name, domain)),
    checkout: (of = NEW) => checkoutOf(of),
    deployment: (worker: WorkerName = "gateway", name = "acme", of = NEW) =>
      deploymentOf(checkoutOf(of), worker, name),
    /** The shares of a worker now, as in `v2@10 v1@90`. */
    shares: (script: Script = "gateway-acme") =>
      places
        .get(script)
        ?.deployments[0]?.versions.map(({ version_id, percentage }) =>
          `${version_id}@${percentage}`.replace(`${script}-`, ""),
        )
        .join(" "),
  };
};
