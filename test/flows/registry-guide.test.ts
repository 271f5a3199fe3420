import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, inject, test } from "vitest";

/**
 * The registry's guides tell one story in `sh`: it runs in one shell, from the first example to the
 * last. After a command the guide may print what it answers, `# 201 {"status": "ACTIVE", …}`: the
 * status, and a body with `…` for what it leaves out. Every other request has to succeed.
 */
const root = resolve(import.meta.dirname, "../..");
const guide = ["docs/registry.md", "docs/registry-claims.md", "docs/registry-operators.md"]
  .map((path) => readFileSync(resolve(root, path), "utf8"))
  .join("\n");
const examples = [...guide.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, code]) => code);

/** A printed answer, for `toEqual`. A string `…` is any text. */
const printed = (status: string, body: string) => {
  const json = body.replace(/\n *#/g, "").replace(/…(?=\})/g, '"…": ""');
  return { status: Number(status), body: json.trim() ? JSON.parse(json, leaveOut) : null };
};
const leaveOut = (_: string, value: unknown): unknown => {
  if (value === "…") return expect.any(String);
  if (typeof value !== "object" || value === null || !("…" in value)) return value;
  const { "…": _others, ...named } = value;
  return expect.objectContaining(named);
};
const answers: ReturnType<typeof printed>[] = [];
const story = examples
  .join("\n")
  .replace(/^( *)# (\d{3})\b(.*(?:\n *# {2,}.*)*)$/gm, (_, indent, status, body) => {
    answers.push(printed(status, body));
    return `${indent}printed ${answers.length - 1}`;
  });

const directory = mkdtempSync(join(tmpdir(), "registry-guide-"));
afterAll(() => rmSync(directory, { recursive: true }));

/** Notes each answer of curl, and what the guide prints of it. */
const preamble = `
curl() {
  : >body; facts=$(command curl "$@" -o body -w '%{json}') || return
  echo "{\\"facts\\": $facts, \\"body\\": $(grep . body | tr -d '\\n' || echo null)}" >>log
  cat body
}
printed() { echo "{\\"printed\\": $1}" >>log; }
`;

interface Noted {
  facts: { method: string; url_effective: string; http_code: number };
  // biome-ignore lint/suspicious/noExplicitAny: what came over the wire is looked at field by field
  body: any;
  printed?: number;
}

const run = async (): Promise<Noted[]> => {
  const { registry, sandbox } = inject("baseUrls");
  const script = story
    .replaceAll("http://127.0.0.1:8788", registry)
    .replaceAll("http://127.0.0.1:8789", sandbox);
  for (const [, name = "", code = ""] of guide.matchAll(
    /`(\w+\.mjs)`(?:(?!```).)*```js\n(.*?)^```$/gms,
  )) {
    writeFileSync(join(directory, name), code);
  }
  const shell = promisify(execFile)(
    "bash",
    ["--norc", "-euo", "pipefail", "-c", preamble + script],
    {
      cwd: directory,
    },
  );
  const { stdout, stderr } = await shell;
  expect(stderr).toBe("");
  said = stdout;
  const lines = readFileSync(join(directory, "log"), "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line));
};

let noted: Noted[];
let said: string;
beforeAll(async () => {
  noted = await run();
});

test("each example has the answer that the guide prints", () => {
  for (const [place, { facts, body }] of noted.entries()) {
    if (!facts) continue;
    const { method, url_effective, http_code: status } = facts;
    const what = `${method} ${url_effective} ${JSON.stringify(body)}`;
    const number = noted[place + 1]?.printed;
    if (number === undefined) expect.soft(Math.floor(status / 100), what).toBe(2);
    else expect.soft({ status, body }, what).toEqual(answers[number]);
  }
  const seen = new Set(noted.flatMap(({ printed: number }) => number ?? []));
  expect([seen.size, answers.length > 50]).toEqual([answers.length, true]);
});

test("the bank's records agree with the digest", () => {
  const buckets = said.match(/^(links|handles) [0-9a-f] \d+ (equal|differs)$/gm) ?? [];
  const of = (what: string) => buckets.filter((bucket) => bucket.startsWith(what)).length;
  expect([of("links") > 4, of("handles") > 4]).toEqual([true, true]);
  expect(buckets.filter((bucket) => !bucket.endsWith("equal"))).toEqual([]);
});

test("each address of the guides has an example", () => {
  const sent = noted.flatMap(({ facts }) =>
    facts ? [`${facts.method} ${new URL(facts.url_effective).pathname}`] : [],
  );
  const named = [
    ...guide.matchAll(/`((?:GET|POST|PATCH|DELETE) \/(?:identity|admin)[^`?]*)[^`]*`/g),
  ];
  const addresses = [...new Set(named.map(([, address = ""]) => address))];
  const isSent = (address: string) => {
    const form = new RegExp(`^${address.replace(/\{\w+\}/g, "[^/]+")}$`);
    return sent.some((one) => form.test(one));
  };
  expect(addresses.length).toBeGreaterThan(60);
  expect(addresses.filter((address) => !isSent(address))).toEqual([]);
});

/** The objects of a form like `{"data": [{"at", "hit"}], "next_cursor"}`, each as its fields. */
const formsIn = (text: string): string[] => {
  const inner = /\{[^{}]*\}/.exec(text)?.[0];
  if (!inner) return [];
  const fields = inner.replace(/: *(?:"[^"]*"|\[[^\]]*\]|\w+)/g, "");
  const whole = fields.includes("…") ? [] : [(fields.match(/\w+/g) ?? []).sort().join(" ")];
  return [...whole, ...formsIn(text.replace(inner, "0"))];
};

const objectsIn = (value: unknown): object[] =>
  typeof value !== "object" || value === null
    ? []
    : [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(objectsIn)];

test("each form of an answer that the guide tells is the form of one, with all its fields", () => {
  const told = [...guide.matchAll(/`(\{"\w+"[,:\s][^`?]*\})`/g)]
    .flatMap(([, form = ""]) => formsIn(form.replace(/\s+/g, " ")))
    .filter((fields) => fields !== "");
  const seen = noted.flatMap(({ body }) => objectsIn(body)).map((one) => Object.keys(one).sort());
  const forms = new Set(seen.map((fields) => fields.join(" ")));
  expect(told.length).toBeGreaterThan(15);
  expect(told.filter((fields) => !forms.has(fields))).toEqual([]);
});
