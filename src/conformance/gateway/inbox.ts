/** Where the gateway sends its events, so that the kit can read them. */
export interface Inbox {
  /** An address of its own. `answers` are the statuses of the first answers; then 204. */
  open(answers?: readonly number[]): Mailbox;
}

export interface Mailbox {
  url: string;
  /** What has come so far, in order. */
  received(): readonly Received[];
}

export interface Received {
  at: number;
  headers: Record<string, string>;
  body: string;
  /** What the inbox answered. */
  status: number;
}
