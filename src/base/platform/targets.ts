import ipaddr from "ipaddr.js";
import { ok, type Result, refuseField } from "../kernel/result.ts";

/**
 * Checks the addresses that merchants and operators enter: addresses that the gateway calls, which
 * must be public https hosts, and addresses that customers return to. The URL parser normalises
 * them first, because decimal, hexadecimal and IPv4-mapped hosts can all reach private networks.
 * These checks cannot know the IP address that a name resolves to (docs/decisions/070).
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

/** An http or https address without credentials. */
export const parseAddress = (text: string, field = "url"): Result<URL> => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.href.length > MAX_LENGTH || !/^https?:$/.test(url.protocol)) {
    return refuseField(field, "must be an https address");
  }
  if (url.username !== "" || url.password !== "") {
    return refuseField(field, "must not hold credentials");
  }
  return ok(url);
};

/** An address that the gateway calls. @rule P8.11 */
export const checkPublicTarget = (text: string, rules: TargetRules): Result<URL> => {
  const parsed = parseAddress(text, rules.field);
  if (!parsed.ok) return parsed;
  const url = parsed.value;
  const refuseTarget = (reason: string) => refuseField(rules.field ?? "url", reason);
  if (url.href.includes("#")) return refuseTarget("must not have a fragment");
  const isLocal = rules.allowLocal && isLoopback(url);
  if (url.protocol === "http:" && !rules.allowLocal) return refuseTarget("must be https");
  if (!isLocal && !isPublicHost(hostOf(url))) return refuseTarget("must be on a public host");
  if (!isLocal && !publicPorts.includes(url.port)) return refuseTarget("must not name this port");
  if (rules.ownBaseUrl !== undefined && isOwn(url, new URL(rules.ownBaseUrl), isLocal)) {
    return refuseTarget("must not be the gateway itself");
  }
  return ok(url);
};

/** An address that the customer's browser opens. Its host need not be reachable for the gateway. */
export const checkReturnAddress = (
  text: string,
  { allowLocal, field }: Pick<TargetRules, "allowLocal" | "field">,
): Result<URL> => {
  const parsed = parseAddress(text, field);
  if (!parsed.ok || parsed.value.protocol === "https:") return parsed;
  return allowLocal && isLoopback(parsed.value)
    ? parsed
    : refuseField(field ?? "url", "must be an https address");
};

/** The allowed ports of public https endpoints. The URL parser leaves 443 empty. */
const publicPorts = ["", "8443"];

/** The hostname without IPv6 brackets and without the root's dot. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");

/** Whether the address is on this machine. */
export const isLoopback = (url: URL): boolean => {
  const host = hostOf(url);
  return ipaddr.isValid(host)
    ? ipaddr.process(host).range() === "loopback"
    : /^(?:[^.]+\.)*localhost$/.test(host);
};

const isPublicHost = (host: string): boolean =>
  ipaddr.isValid(host)
    ? isPublicAddress(ipaddr.process(host))
    : publicName.test(host) &&
      host.length <= 253 &&
      !privateNames.test(host) &&
      !resolvingNames.test(host) &&
      !embedsPrivateAddress(host);

/** IPv6 assigns public addresses below 2000::/3 only [RFC 4291 § 2.4]. */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

const isPublicAddress = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  address.range() === "unicast" && (address instanceof ipaddr.IPv4 || address.match(globalUnicast));

/** Two or more labels, none of them empty [RFC 1035 § 2.3.4]. Some hosts use underscores. */
const publicName =
  /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Names that private networks use: reserved by RFC 6761, 6762 (with its appendix G), 7686, 8375 and
 * 9476, kept out of the root by ICANN, or the default of a container platform.
 */
const privateNames = new RegExp(
  `\\.(?:${[
    "localhost",
    "localdomain",
    "local",
    "test",
    "invalid",
    "onion",
    "alt",
    "arpa",
    "internal",
    "intranet",
    "private",
    "corp",
    "home",
    "lan",
    "mail",
    "svc",
    "cluster",
    "consul",
    "docker",
    "k8s",
  ].join("|")})$`,
);

/** DNS services whose names resolve to the address inside the name, or to the caller itself. */
const resolvingNames = new RegExp(
  `(?:^|\\.)(?:${[
    "nip\\.io",
    "sslip\\.io",
    "xip\\.io",
    "traefik\\.me",
    "localtest\\.me",
    "lvh\\.me",
    "vcap\\.me",
    "lacolhost\\.com",
    "local\\.gd",
    "localho\\.st",
  ].join("|")})$`,
);

/** Whether four numbers, joined by dots or dashes, are an address that is not public. */
const embedsPrivateAddress = (host: string): boolean => {
  const parts = host.split(/[.-]/);
  return parts.some((_, start) => {
    const octets = parts
      .slice(start, start + 4)
      .map((part) => (/^\d{1,3}$/.test(part) ? +part : 256));
    return (
      octets.length === 4 &&
      octets.every((octet) => octet <= 255) &&
      !isPublicAddress(new ipaddr.IPv4(octets))
    );
  });
};

/**
 * In a local run, the port alone identifies a service. Elsewhere every port of the gateway's own
 * host is the gateway.
 */
const isOwn = (url: URL, own: URL, isLocal: boolean): boolean =>
  isLocal ? isLoopback(own) && url.port === own.port : hostOf(url) === hostOf(own);
