import * as v from "valibot";
import { orNull } from "../../../base/kernel/answer-words.ts";
import { text } from "../../../base/kernel/fields.ts";
import { redact } from "../../../base/platform/log.ts";
import type { AdminRole } from "../../../frame/records/roles.ts";

/**
 * An event as its endpoint gets it, for staff who look for what went wrong. Signatures are never
 * shown: with them the request could be repeated by anyone who reads the page.
 * @rule A3.19
 */
export const sentRequest = {
  url: orNull(v.string(), "Where it was sent: secret parts are masked.", "https://shop.example/h"),
  headers: v.record(v.string(), text("The value; … is new at each attempt.", "application/json")),
  body: orNull(
    v.looseObject({}),
    "What was sent. For roles that only read, texts of others are hidden. Null once it is deleted.",
    {},
  ),
  body_redacted: v.boolean(),
};

export const requestView = (
  eventId: string,
  { url, payload }: { url: string | null; payload: string | null },
  role: AdminRole,
) => {
  const isRedacted = role !== "owner" && role !== "operator";
  const body = payload === null ? null : (JSON.parse(payload) as Record<string, unknown>);
  return {
    url: url === null ? null : maskedAddress(url),
    headers: {
      "content-type": "application/json",
      "user-agent": "Gateway-Webhooks/1",
      "webhook-id": eventId,
      "webhook-timestamp": "…",
      "webhook-signature": "…",
      "x-gateway-signature": "…",
      traceparent: "…",
    },
    body: body && (shownBody(body, isRedacted) as Record<string, unknown>),
    body_redacted: isRedacted,
  };
};

/** No account and no secret for anyone; for readers no text that a customer or a merchant wrote. */
const shownBody = (value: unknown, hidesTexts: boolean, name = ""): unknown => {
  if (Array.isArray(value)) return value.map((one) => shownBody(one, hidesTexts, name));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        // What a merchant keeps beside a payment may be anything.
        shownBody(inner, hidesTexts, name === "metadata" ? name : key),
      ]),
    );
  }
  if (typeof value !== "string") return value;
  return hidesTexts && !isPlain(name) ? "[hidden]" : redact(value);
};

/** Ids, words of ours, times and currencies say nothing about a person. */
const isPlain = (name: string): boolean =>
  /(?:^|_)(?:id|ids|at|currency|status|state|code|mode|event|type|kind)$/.test(name);

/**
 * The address without what may be a secret: values of a query, and parts of the path that look like
 * a token.
 */
export const maskedAddress = (address: string): string => {
  const url = new URL(address);
  const path = url.pathname
    .split("/")
    .map((part) => (isToken(part) ? `${part.slice(0, 2)}…` : part))
    .join("/");
  const names = [...url.searchParams.keys()].map((name) => `${name}=…`).join("&");
  return `${url.origin}${path}${names === "" ? "" : `?${names}`}`;
};

/** Long, or with the digits and capitals of a random text. */
const isToken = (part: string): boolean =>
  part.length > 24 || (part.length >= 10 && /\d/.test(part) && /[A-Za-z]/.test(part));
