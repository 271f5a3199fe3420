import * as v from "valibot";

/** Where the gateway sends its events, so that the kit can read them. */
export interface Inbox {
  /** An address of its own. `answers` are the statuses of the first answers; then 204. */
  open(answers?: readonly number[]): Mailbox;
}

export interface Mailbox {
  url: string;
  /** What has come so far, in order. */
  received(): readonly Received[];
  /** Whether somebody followed a redirect that the inbox answered. */
  isFollowed(): boolean;
}

export interface Received {
  headers: Record<string, string>;
  body: string;
}

/** The body as JSON; null if it is none. */
export const parsedEvent = ({ body }: Received): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

/** The events of this name that have come so far. */
export const eventsIn = (box: Mailbox, name: string): Received[] => {
  const isNamed = v.object({ event: v.literal(name) });
  return box.received().filter((received) => v.is(isNamed, parsedEvent(received)));
};
