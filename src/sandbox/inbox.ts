import type { BookTable } from "./books.ts";

/** The inbox: every request to `/inbox/{name}`, unchanged. It keeps the last 1000. */
export interface InboxRow {
  name: string;
  number: number;
  received_at: string;
  method: string;
  path: string;
  /** JSON: lower-case name to value. */
  headers: string;
  body: string;
}

const KEPT = 1000;

export const recordMessage = (
  inbox: BookTable<InboxRow>,
  number: number,
  message: Omit<InboxRow, "number">,
): void => {
  inbox.put({ ...message, number });
  inbox.remove({ name: message.name, number: number - KEPT });
};

/** The messages of a name, in the order of arrival. */
export const readMessages = (inbox: BookTable<InboxRow>, name: string) =>
  inbox.list({ name }).map(({ received_at, method, path, headers, body }) => ({
    received_at,
    method,
    path,
    headers: JSON.parse(headers) as Record<string, string>,
    body,
  }));
