import type { MiniflareOptions } from "miniflare";

/**
 * Public host names that the gateways of a world reach at addresses of this machine, as with a
 * hosts file: "live-bank.example=http://127.0.0.1:9999". Live mode never calls loopback addresses,
 * so its banks need such names. The workers and their rules stay the same.
 */
export type Hosts = Readonly<Record<string, string>>;

type WorkerOptions = MiniflareOptions["workers"][number];

/** Reads HOSTS: pairs separated by spaces. Throws a sentence that says what to change. */
export const readHosts = (text: string | undefined): Hosts =>
  Object.fromEntries(
    (text ?? "")
      .split(/\s+/)
      .filter(Boolean)
      .map((pair) => {
        const [name = "", address = ""] = pair.split("=");
        if (!/^[a-z0-9.-]+$/.test(name) || !/^http:\/\/127\.0\.0\.1:\d+$/.test(address)) {
          throw new Error(`HOSTS takes name=http://127.0.0.1:port pairs, not "${pair}".`);
        }
        return [name, address];
      }),
  );

const NAME = "hosts";

const script = `export default {
  fetch(request, { HOSTS }) {
    const url = new URL(request.url);
    const address = JSON.parse(HOSTS)[url.hostname];
    if (!address) return fetch(request);
    const { host, protocol } = new URL(address);
    return fetch(new Request(Object.assign(url, { host, protocol }), request));
  },
};`;

/** If hosts are named, puts a second worker between the worker and the network. */
export const withHosts = (worker: WorkerOptions, hosts: Hosts = {}): WorkerOptions[] => {
  if (Object.keys(hosts).length === 0) return [worker];
  const { config, dev } = worker;
  const outboundService = { type: "worker" as const, worker: NAME };
  const between: WorkerOptions = {
    config: {
      name: NAME,
      compatibilityDate: config.compatibilityDate,
      manifest: {
        mainModule: "index.js",
        modulesRoot: dev?.rootPath ?? "",
        modules: { "index.js": { type: "esm", contents: script } },
      },
      env: { HOSTS: { type: "text", value: JSON.stringify(hosts) } },
    },
    dev: { rootPath: dev?.rootPath ?? "" },
  };
  return [{ ...worker, dev: { ...dev, outboundService } }, between];
};
