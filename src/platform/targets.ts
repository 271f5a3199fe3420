import ipaddr from "ipaddr.js";
import { ok, type Result, refuse } from "../kernel/result.ts";

/**
 * The addresses that this gateway may be asked to call: public hosts over https. They are checked
 * after the URL parser has normalised them, because decimal, hexadecimal and IPv4-mapped hosts can
 * all reach private networks. A name may still resolve to a private address later; the deployed
 * worker's flag global_fetch_strictly_public guards against that.
 */
export interface TargetRules {
  /** Local runs in test mode also allow http and loopback addresses at any port. */
  allowLocal: boolean;
  /** The gateway's own base address, which it must never be made to call. */
  ownBaseUrl?: string;
  /** The field that a refusal names. */
  field?: string;
}

const MAX_LENGTH = 2_048;

/** Names that are never public hosts. */
const privateNames = /(?:^|\.)(?:localhost|localdomain|internal|intranet|local|lan|home\.arpa)$/;

/** The allowed ports of public https endpoints. The URL parser leaves 443 empty. */
const publicPorts = ["", "8443"];

export const checkPublicTarget = (text: string, rules: TargetRules): Result<URL> => {
  const field = rules.field ?? "url";
  const refuseTarget = (reason: string) =>
    refuse("VALIDATION_FAILED", { field, message: `${field}: ${reason}` });

  const url = text.length <= MAX_LENGTH && URL.canParse(text) ? new URL(text) : null;
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) {
    return refuseTarget("must be an https address");
  }
  if (url.username !== "" || url.password !== "") return refuseTarget("must not hold credentials");
  if (url.hash !== "") return refuseTarget("must not have a fragment");
  const host = bareHost(url);
  const isLocal = rules.allowLocal && isLoopback(host);
  if (url.protocol === "http:" && !rules.allowLocal) return refuseTarget("must be https");
  if (!isLocal && !isPublicHost(host)) return refuseTarget("must be on a public host");
  if (!isLocal && !publicPorts.includes(url.port)) return refuseTarget("must not name this port");
  if (rules.ownBaseUrl !== undefined && isOwn(url, new URL(rules.ownBaseUrl), isLocal)) {
    return refuseTarget("must not be the gateway itself");
  }
  return ok(url);
};

/** The hostname without IPv6 brackets and without the root's dot. */
const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");

/** Whether the name or address is this machine. */
export const isLoopback = (host: string): boolean =>
  ipaddr.isValid(host)
    ? ipaddr.process(host).range() === "loopback"
    : host === "localhost" || host.endsWith(".localhost");

const isPublicHost = (host: string): boolean =>
  ipaddr.isValid(host)
    ? ipaddr.process(host).range() === "unicast"
    : host.includes(".") && !privateNames.test(host);

/**
 * On one machine, ports tell services apart, whatever the host is called. Elsewhere every port of
 * our own host is the gateway.
 */
const isOwn = (url: URL, own: URL, isLocal: boolean): boolean =>
  isLocal ? isLoopback(bareHost(own)) && url.port === own.port : bareHost(url) === bareHost(own);
