import ipaddr from "ipaddr.js";
import { ok, type Result, refuse } from "../kernel/result.ts";

/**
 * Where this gateway may be told to call: public hosts over https. The address is judged after the
 * URL parser has normalised it, because decimal, hexadecimal and IPv4-mapped hosts all reach
 * private networks otherwise. A name may still resolve to a private address later; the flag
 * global_fetch_strictly_public of the deployed worker is the guard against that.
 */
export interface TargetRules {
  /** A local run in test mode: http and the loopback, at any port, are fine too. */
  allowLocal: boolean;
  /** The gateway's own base address, which nobody may make it call. */
  ownBaseUrl?: string;
  /** The field that a refusal names. */
  field?: string;
}

const MAX_LENGTH = 2_048;

/** Names that never mean a public host. */
const privateNames = /(?:^|\.)(?:localhost|localdomain|internal|intranet|local|lan|home\.arpa)$/;

/** Ports beside 443 that public https endpoints are found at. */
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

/** The hostname without the brackets of IPv6 and without the dot of the root. */
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
 * On one machine, whatever it calls itself, ports tell services apart; elsewhere any port of the
 * own host is the gateway.
 */
const isOwn = (url: URL, own: URL, isLocal: boolean): boolean =>
  isLocal ? isLoopback(bareHost(own)) && url.port === own.port : bareHost(url) === bareHost(own);
