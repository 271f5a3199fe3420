import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { vi } from "vitest";
import { parameterNames } from "../../src/base/platform/contract.ts";
import type { GatewayEnv } from "../../src/base/platform/env.ts";
import { finderOf } from "../../src/base/platform/router.ts";
import worker from "../../workers/gateway/index.ts";
import { gatewayRoutes } from "../../workers/gateway/routes.ts";
import { ownerKey } from "../workers/gateway-worker.ts";
import { countsOf, cross, takeCrossings } from "./crossing.ts";

/** The counts of the last successful request of each route, with its work after the answer. */
export const routeCounts = new Map<string, number[]>();

const rows = new Map<string, Map<string, string>>();
for (const { contract } of gatewayRoutes) {
  for (const path of contract.paths) {
    const methods = rows.get(path) ?? new Map<string, string>();
    rows.set(path, methods.set(contract.method, contract.id));
  }
}
const find = finderOf(rows);

/** The ids that answers have named, by the names of their members. */
const seenIds = new Map<string, Set<string>>();

const collect = (value: unknown): void => {
  if (typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (/_id$|^id$/.test(name) && typeof member === "string") {
      seenIds.set(name, (seenIds.get(name) ?? new Set()).add(member));
    }
    collect(member);
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Counts each request of the worker alone: what happens before it is left out. */
export const countRoutes = (): void => {
  const { fetch } = worker;
  vi.spyOn(worker, "fetch").mockImplementation(async (request, env, context) => {
    const before = takeCrossings();
    const { pathname } = new URL(request.url);
    const works: Promise<unknown>[] = [];
    const waiting = new Proxy(context, {
      get(target, name) {
        if (name === "waitUntil") return (work: Promise<unknown>) => void works.push(work);
        const found = Reflect.get(target, name);
        return typeof found === "function" ? found.bind(target) : found;
      },
    });
    cross("invocation", pathname);
    const response = await fetch(request, env, waiting);
    for (let done = 0; done < works.length; done++) await works[done];
    const taken = takeCrossings();
    const id = (await find(pathname))?.value.get(request.method);
    if (id && response.status < 400) routeCounts.set(id, countsOf(taken));
    if (!response.webSocket) collect(parsed(await response.clone().text()));
    // Whoever counts a longer piece of work gets everything.
    for (const { kind, what } of [...before, ...taken]) cross(kind, what);
    return response;
  });
};

/** Staff's lists, records and pages, each asked twice, with the ids that answers have named. */
export const readEverything = async (env: GatewayEnv): Promise<void> => {
  const cookie = await logIn(env);
  for (const { contract } of gatewayRoutes) {
    const [path = ""] = contract.paths;
    if (contract.method !== "GET" || !/^\/(?:admin|console)/.test(path)) continue;
    // A file's address has a hash of its content, and it is read from memory.
    if (contract.id.startsWith("asset ")) continue;
    const headers = path.startsWith("/console") ? { cookie } : { "x-gateway-admin-key": ownerKey };
    for (const address of addressesOf(path)) {
      if (!(await read(env, address, headers))) continue;
      await read(env, address, headers);
      break;
    }
  }
};

/** The ids that may stand for the one parameter: those under its name, or its list's name. */
const addressesOf = (path: string): string[] => {
  const names = parameterNames(path);
  const [name = ""] = names;
  if (names.length !== 1) return names.length === 0 ? [path] : [];
  const list = path.split("/").at(path.split("/").indexOf(`:${name}`) - 1) ?? "";
  const known = [name, `${list.replaceAll("-", "_").replace(/s$/, "")}_id`, "session_id"];
  const ids = known.flatMap((one) => [...(seenIds.get(one) ?? [])].slice(0, 1));
  return ids.map((id) => path.replace(`:${name}`, id));
};

const send = async (env: GatewayEnv, path: string, init: RequestInit): Promise<Response> => {
  const context = createExecutionContext();
  const request = new Request(new URL(path, env.BASE_URL), { ...init, redirect: "manual" });
  const response = await worker.fetch(request, env, context);
  const answer = new Response(await response.text(), response);
  await waitOnExecutionContext(context);
  return answer;
};

const read = async (env: GatewayEnv, path: string, headers: Record<string, string>) =>
  (await send(env, path, { headers })).status < 400;

const logIn = async (env: GatewayEnv): Promise<string> => {
  const { origin } = new URL(env.BASE_URL);
  const headers = { origin, "content-type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams({ key: ownerKey });
  const answer = await send(env, "/console/login", { method: "POST", headers, body });
  return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
};
