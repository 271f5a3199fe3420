import { now } from "../base/platform/clock.ts";
import { randomHex } from "../base/platform/crypto.ts";
import type { OutboundAnswer, OutboundRequest } from "../base/platform/outbound.ts";
import { CannotRun } from "./case.ts";
import { cameOf, cutByKit, type Exchanges, type RawLine, type RawManner } from "./exchanges.ts";

/** A party that answers a gateway's questions and takes its key in X-Gateway-Key. */
export interface AskedParty {
  /** Its address, as a gateway's operator sets it. */
  url: string;
  /** The key that it gave to the kit as to a gateway. */
  key: string;
  /** How long the kit waits for an answer. */
  timeoutMs: number;
}

/** A lost answer is asked for again, as a gateway does. The last cases tell that it was lost. */
const MOST_TRIES = 3;

/** Asks the rail or the directory as a gateway does. */
export class QuestionKit {
  readonly party: AskedParty;
  readonly exchanges: Exchanges;
  readonly raw: RawLine;
  /** The one path that the party serves. */
  readonly path: string;

  constructor(path: string, party: AskedParty, exchanges: Exchanges, raw: RawLine) {
    this.path = path;
    this.party = party;
    this.exchanges = exchanges;
    this.raw = raw;
  }

  /** What a gateway sends to follow its call; the directory gets nothing of it. */
  protected traced(): Record<string, string> {
    return {};
  }

  requestOf(body: string, key: string | null = this.party.key): OutboundRequest {
    return {
      url: `${this.party.url}${this.path}`,
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(key === null ? {} : { "x-gateway-key": key }),
        ...this.traced(),
      },
      body,
      timeoutMs: this.party.timeoutMs,
    };
  }

  /** Sends these bytes, and again if no answer came. */
  async post(body: string, key?: string | null): Promise<OutboundAnswer> {
    for (let tries = 1; ; tries++) {
      const answer = await this.exchanges.call(this.path.slice(1), this.requestOf(body, key));
      if (answer.kind === "answered" || tries === MOST_TRIES) return answer;
    }
  }

  ask(question: object, key?: string | null): Promise<OutboundAnswer> {
    return this.post(JSON.stringify(question), key);
  }

  /** Sends it as no ordinary client does. If the kit ends the connection, no answer comes. */
  async sendRaw(question: object, manner: RawManner): Promise<OutboundAnswer> {
    const request = this.requestOf(JSON.stringify(question));
    const sentAt = now();
    const answer = await this.raw.send(request, manner);
    const came = manner === "IN_PIECES" ? cameOf(answer) : cutByKit(answer);
    this.exchanges.keep(this.path.slice(1), sentAt, request, came);
    return answer;
  }

  /** Fails the run if nobody is there. */
  async begin(): Promise<void> {
    const answer = await this.ask({ conformance: randomHex(8) });
    this.exchanges.take();
    if (answer.kind === "lost") {
      throw new CannotRun(`${this.party.url} does not answer: ${answer.reason}.`);
    }
  }
}

/** What came, in a sentence; `flaw` says why a gateway does not take it as an answer. */
export const describeAnswer = (answer: OutboundAnswer, flaw = ""): string => {
  if (answer.kind === "lost") return `No answer came: ${answer.reason}.`;
  const isUnread = answer.status === 200 && flaw !== "";
  return isUnread
    ? `200 came, but no gateway takes it: ${flaw}.`
    : `${answer.status} came: ${answer.text.slice(0, 200)}`;
};
