import { type Answer, ask, ok } from "./registry.ts";

/**
 * A caller who has read only docs/registry*.md: addresses, fields and statuses come from their
 * tables, and each field of an answer is one that they name.
 */
const texts = import.meta.glob<string>("../../docs/registry*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** All guides, and the lines of their tables. */
export const guide = Object.values(texts).join("\n");
const rows = guide.split("\n").filter((line) => line.startsWith("|"));

/** The words of a text that are written as code: names of fields and their values. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = ""]) => code.match(/[\w-]+/g) ?? []);

const named = new Set([
  ...namesIn(guide.replaceAll("\n", " ").replaceAll("```", "")),
  ...[...guide.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name),
]);

const requireNamed = (name: string, of: ReadonlySet<string>, where: string): void => {
  if (!of.has(name)) throw new Error(`the guide does not name ${name} at ${where}`);
};

interface Row {
  fields: ReadonlySet<string>;
  success: number;
}

/** The row of an address. "of the above" takes the fields of the row before it as well. */
const rowOf = (address: string): Row => {
  const found = rows.findIndex((line) => line.includes(`\`${address}\``));
  if (found < 0) throw new Error(`the guide does not name ${address}`);
  const line = rows[found] ?? "";
  const own = namesIn(/of the above/.test(line) ? `${rows[found - 1]}${line}` : line);
  const inner = rows.filter((row) => own.some((field) => row.startsWith(`| \`${field}\` `)));
  const success = /\b20[014]\b/.exec(line)?.[0] ?? 200;
  return { fields: new Set([...own, ...inner.flatMap(namesIn)]), success: Number(success) };
};

const keysOf = (value: unknown): string[] =>
  value === null || typeof value !== "object"
    ? []
    : [
        ...(Array.isArray(value) ? [] : Object.keys(value)),
        ...Object.values(value).flatMap(keysOf),
      ];

export interface Sent {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
}

/** The header that names a caller, with its key. */
export type Caller = readonly [header: string, key: string];

/** What any caller may do: the address is written as in the guide, `GET /identity/claims`. */
export const sendAs =
  (caller?: Caller) =>
  async (address: string, sent: Sent = {}): Promise<Answer> => {
    const { fields } = rowOf(address);
    const [method = "", template = ""] = address.split(" ");
    for (const field of [...keysOf(sent.body), ...Object.keys(sent.query ?? {})]) {
      requireNamed(field, fields, address);
    }
    for (const header of [...Object.keys(sent.headers ?? {}), ...(caller ? [caller[0]] : [])]) {
      requireNamed(header, named, address);
    }
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) => sent.path?.[name] ?? name);
    const query = sent.query ? `?${new URLSearchParams(sent.query)}` : "";
    return ask(path + query, {
      method,
      headers: { ...sent.headers, ...(caller ? { [caller[0]]: caller[1] } : {}) },
      ...(sent.body ? { json: sent.body } : {}),
    });
  };

/** The same, with the success that the guide says, and an answer whose fields it names. */
export const follow = (caller?: Caller) => {
  const send = sendAs(caller);
  return async (address: string, sent: Sent = {}) => {
    const answer = ok(await send(address, sent), rowOf(address).success);
    // A bucket's name is one hex digit.
    for (const field of keysOf(answer.body).filter((key) => key.length > 1)) {
      requireNamed(field, named, address);
    }
    return answer.body;
  };
};
