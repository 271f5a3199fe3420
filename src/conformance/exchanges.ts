import * as v from "valibot";
import { isoTime, now } from "../base/platform/clock.ts";
import { randomUpperAlphanumeric } from "../base/platform/crypto.ts";
import { callOut, type OutboundAnswer, type OutboundRequest } from "../base/platform/outbound.ts";

/** One request of the kit and what came of it, as a report shows it. */
export interface Exchange {
  /** What was called, in a word: `send-otp`. */
  operation: string;
  at: string;
  sent: { method: string; url: string; headers: Record<string, string>; body: string };
  came: Came;
}

/** `lost`: no whole answer came, because of this. */
export type Came =
  | { status: number; body: string; milliseconds: number }
  | { lost: string; milliseconds: number };

export const cameOf = (answer: OutboundAnswer): Came => {
  const milliseconds = answer.durationMs;
  return answer.kind === "answered"
    ? { status: answer.status, body: answer.text, milliseconds }
    : { lost: answer.reason, milliseconds };
};

/** Sends a request as no ordinary client does. */
export interface RawLine {
  /** CUT_HALFWAY and CUT_AFTER end the connection before an answer; then the answer is lost. */
  send(request: OutboundRequest, manner: RawManner): Promise<OutboundAnswer>;
}
export type RawManner = "IN_PIECES" | "CUT_HALFWAY" | "CUT_AFTER";

/** As a gateway makes them. */
export const newEndToEndId = (): string => randomUpperAlphanumeric(28);

const BY_KIT = "the kit cut the connection";

/** The kit did not wait for the answer. */
export const cutByKit = ({ durationMs: milliseconds }: OutboundAnswer): Came => ({
  lost: BY_KIT,
  milliseconds,
});

/** What a kit has sent in the running case and in the whole run. */
export class Exchanges {
  #ofCase: Exchange[] = [];
  readonly #all: Exchange[] = [];
  readonly #secrets: readonly string[];
  readonly #masked: (text: string) => string;

  /**
   * `secrets` are never written into an exchange, in whatever form a kit sends them or the party
   * says them again. `masked` hides what only comes up in the run, such as tokens.
   */
  constructor(secrets: readonly string[] = [], masked = (text: string): string => text) {
    this.#secrets = secrets.filter((secret) => secret !== "").flatMap(formsOf);
    this.#masked = masked;
  }

  /** Sends it with the outbound call of the workers, and keeps both sides. */
  async call(operation: string, request: OutboundRequest): Promise<OutboundAnswer> {
    const sentAt = now();
    const answer = await callOut(request);
    this.keep(operation, sentAt, request, cameOf(answer));
    return answer;
  }

  keep(
    operation: string,
    sentAt: number,
    {
      method,
      url,
      headers = {},
      body = "",
    }: Pick<OutboundRequest, "method" | "url"> & {
      headers?: Record<string, string>;
      body?: string;
    },
    came: Came,
  ): void {
    const shown = Object.entries(headers).map(([name, value]) => [name, this.hide(value)]);
    const sent = {
      ...{ method, url: this.hide(url), body: this.hide(body) },
      headers: Object.fromEntries(shown),
    };
    const said = "body" in came ? { ...came, body: this.hide(came.body) } : came;
    const exchange = { operation, at: isoTime(sentAt), sent, came: said };
    this.#ofCase.push(exchange);
    this.#all.push(exchange);
  }

  /** The exchanges since the last time it was asked. */
  take(): Exchange[] {
    const taken = this.#ofCase;
    this.#ofCase = [];
    return taken;
  }

  /** Those whose answer the party lost: in time-outs, or in another way. */
  lost(kind: "timeout" | "other"): Exchange[] {
    const isTimeout = (reason: string) => reason === "timeout";
    return this.#all.filter(
      ({ came }) =>
        "lost" in came && came.lost !== BY_KIT && isTimeout(came.lost) === (kind === "timeout"),
    );
  }

  hide(text: string): string {
    const left = this.#secrets.reduce((all, secret) => all.replaceAll(secret, "(the key)"), text);
    return this.#masked(left);
  }
}

/** A key as it is, as a user name of Basic, and but for its last character. */
const formsOf = (secret: string): string[] => [
  ...(/^[\x20-\x7e]*$/.test(secret) ? [btoa(`${secret}:`)] : []),
  secret,
  ...(secret.length > 12 ? [secret.slice(0, -1)] : []),
];

/** The first thing that a gateway's parser objects to; empty if there is nothing. */
export const flawIn = (schema: v.GenericSchema, text: string): string => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  const [issue] = parsed.issues ?? [];
  if (!issue) return "";
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
};
