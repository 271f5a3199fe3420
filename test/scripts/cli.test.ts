import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { describe, expect, onTestFinished, test } from "vitest";
import { exits } from "../../scripts/cli/command.ts";
import { sinceOf } from "../../scripts/cli/events.ts";
import { Feed, LATE_MS } from "../../scripts/cli/feed.ts";
import { bodyOf, forward, webhookHeaders } from "../../scripts/cli/forward.ts";
import { fileNameOf, type Machine, newSecret } from "../../scripts/cli/machine.ts";
import { commands, runCli } from "../../scripts/cli/main.ts";
import { keptText, PositionFile } from "../../scripts/cli/position.ts";
import { knownEvents } from "../../scripts/cli/recipes.ts";
import { coloured, columns, money, printable } from "../../scripts/cli/texts.ts";
import { type Event, MerchantClient } from "../../src/sdk/merchant.ts";
import { WebhookVerifier } from "../../src/sdk/webhooks.ts";
import { read } from "../house/source.ts";

const key = "mk_test_1";
const address = "https://gateway.example";

/** A machine on which nothing waits. */
const quiet = (): Machine => ({
  env: {},
  say: () => undefined,
  note: () => undefined,
  hasColours: false,
  now: () => 0,
  pause: async () => undefined,
  stopping: new AbortController().signal,
});

/** Runs a command line on a machine that only remembers what was said. */
const run = async (args: readonly string[], env: Machine["env"] = {}) => {
  const said: string[] = [];
  const noted: string[] = [];
  const machine: Machine = {
    ...quiet(),
    env,
    say: (line) => void said.push(line),
    note: (line) => void noted.push(line),
  };
  const exit = await runCli(machine, args);
  return { exit, said: said.join("\n"), noted: noted.join("\n") };
};

const set = { GATEWAY_URL: address, GATEWAY_KEY: key };

describe("a call that is wrong ends with 2 and one sentence:", () => {
  test.each<[args: string[], env: Machine["env"], sentence: string]>([
    [["sing"], set, 'There is no command "sing".'],
    [["events", "--sing"], set, "Unknown option '--sing'"],
    [["events", "x"], set, "Unexpected argument 'x'"],
    [["events"], { GATEWAY_KEY: key }, "GATEWAY_URL is not set: the gateway's address."],
    [["events"], { GATEWAY_URL: address }, "GATEWAY_KEY is not set: your key of the gateway."],
    [
      ["events"],
      { GATEWAY_URL: "http://gateway.example", GATEWAY_KEY: key },
      "GATEWAY_URL: http://gateway.example must begin with https://",
    ],
    [
      ["events"],
      { ...set, GATEWAY_KEY: "gk_1" },
      "GATEWAY_KEY is no merchant's key: they begin with mk_test_ or mk_live_.",
    ],
    [
      ["listen", "--print-secret"],
      { ...set, GATEWAY_SIGNING_SECRET: "secret" },
      "GATEWAY_SIGNING_SECRET begins with whsec_, and goes on in base64.",
    ],
    [["events", "--limit", "0"], set, '--limit takes a whole number above 0, not "0".'],
    [["events", "--since", "soon"], set, "--since takes 30m, 12h, 7d or a time"],
    [["events", "--type", "x"], set, '--type: there is no event "x".'],
    [["redeliver"], set, "EVENT_ID is missing."],
    [["redeliver", "ps_1"], set, "EVENT_ID begins with evt_"],
    [["payment", "a", "b"], set, '"b" is one value too many.'],
    [["payment", ".."], set, '".." is not an id'],
    [["trigger"], set, "EVENT is missing. gateway trigger --list has them."],
    [["trigger", "x.y"], set, 'There is no event "x.y". gateway trigger --list has them.'],
    [
      ["trigger", "payment.completed"],
      set,
      "GATEWAY_SANDBOX is not set: the address of the test mode's simulated world.",
    ],
  ])("%j", async (args, env, sentence) => {
    const { exit, said, noted } = await run(args, env);
    expect([exit, said]).toEqual([exits.USAGE, ""]);
    expect(noted).toContain(sentence);
  });
});

describe("listen", () => {
  const state = () => {
    const folder = mkdtempSync(join(tmpdir(), "gateway-cli-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return { ...set, XDG_STATE_HOME: folder };
  };

  test.each([
    [[], "--forward-to is missing"],
    [["--forward-to", "shop"], "--forward-to takes an address"],
    [["--forward-to", "ftp://127.0.0.1/"], "--forward-to takes an address"],
    [["--forward-to", "http://a:b@127.0.0.1/"], "--forward-to takes an address"],
    [["--forward-to", "http://127.0.0.1/", "--events", "a"], 'there is no event "a"'],
    [["--forward-to", "http://127.0.0.1/", "--from", "ps_1"], "--from takes latest, or the id"],
  ])("refuses %j", async (args, sentence) => {
    const { exit, noted } = await run(["listen", ...args], state());
    expect(exit).toBe(exits.USAGE);
    expect(noted).toContain(sentence);
  });

  test("has one secret for a key, which only its user can read", async () => {
    const env = state();
    const ask = async (more: Machine["env"] = {}) =>
      (await run(["listen", "--print-secret"], { ...env, ...more })).said;
    const secret = await ask();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(await ask()).toBe(secret);
    expect(await ask({ GATEWAY_KEY: "mk_test_2" })).not.toBe(secret);
    expect(await ask({ GATEWAY_SIGNING_SECRET: "whsec_AAAA" })).toBe("whsec_AAAA");
    const file = join(env.XDG_STATE_HOME, "gateway", `${fileNameOf(address, key)}.secret`);
    expect(readFileSync(file, "utf8")).toBe(secret);
    expect(statSync(file).mode & 0o077).toBe(0);
  });
});

test.each([
  ["a live key", "mk_live_1", "payment.completed", "This is a live key"],
  ["an event that nobody can make", key, "endpoint.ping", "endpoint.ping cannot be triggered: "],
])("trigger refuses %s", async (_what, GATEWAY_KEY, event, sentence) => {
  const { exit, noted } = await run(["trigger", event], { ...set, GATEWAY_KEY });
  expect(exit).toBe(exits.REFUSED);
  expect(noted).toContain(sentence);
});

test("trigger --list has every event of a merchant, as text and as JSON", async () => {
  const { said } = await run(["trigger", "--list"]);
  expect(said.split("\n").map((line) => line.split(" ")[0])).toEqual(knownEvents);
  const json = (await run(["trigger", "--list", "--json"], set)).said.split("\n");
  expect(json.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual(knownEvents);
});

test("with --json a refusal is JSON too", async () => {
  const { noted } = await run(["redeliver", "ps_1", "--json"], set);
  expect(JSON.parse(noted)).toMatchObject({ error: { code: "USAGE", request_id: null } });
});

describe("the help", () => {
  test.each(commands)("of $name says every option, and stands in the document", async (command) => {
    const { exit, said } = await run([command.name, "--help"]);
    expect(exit).toBe(exits.DONE);
    for (const option of Object.keys(command.options)) expect(said).toContain(`--${option}`);
    expect(read("docs/cli.md")).toContain(command.usage.trimEnd());
  });

  test("lists every command, and how they end", async () => {
    const { said } = await run(["--help"]);
    for (const { name, summary } of commands) expect(said).toMatch(RegExp(`${name} +${summary}`));
    const rows = [...read("docs/cli.md").matchAll(/^\| (\d) +\| /gm)].map(([, exit]) => exit);
    expect(rows).toEqual(Object.values(exits).map(String));
  });
});

describe("a forwarded event", () => {
  test("has both signatures of the gateway's webhooks", async () => {
    const secret = newSecret();
    const event = { event: "payment.completed", data: { event_id: "evt_1", reference: "ü" } };
    const body = bodyOf(event);
    const now = Date.now();
    const headers = webhookHeaders("evt_1", body, secret, now);
    const verifier = new WebhookVerifier({ secrets: secret, scheme: "both" });
    expect(await verifier.verify(body, headers)).toEqual(event);
    expect(new Webhook(secret).verify(body, headers)).toEqual(event);
    await expect(verifier.verify(`${body} `, headers)).rejects.toThrow("not the gateway's");
  });
});

describe("an app", () => {
  const event: Event = {
    ...{ event_id: "evt_1", event: "payment.completed", data: {} },
    created_at: "2026-11-27T00:00:00.000Z",
  };
  /** Breaks so many connections, then answers. */
  const appThat = async (breaks: number) => {
    const ids: unknown[] = [];
    const server = createServer((request, response) => {
      ids.push(request.headers["webhook-id"]);
      if (ids.length <= breaks) request.socket.destroy();
      else response.writeHead(307, { location: "/elsewhere" }).end();
    });
    await new Promise<void>((open) => server.listen(0, "127.0.0.1", open));
    onTestFinished(() => void server.close());
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, ids };
  };
  const send = (url: string) => {
    const machine = { ...quiet(), now: Date.now };
    return forward({ machine, url, secret: newSecret(), onRefused: () => undefined }, event);
  };

  test("that breaks a connection gets the event once more, and no redirect is followed", async () => {
    const { url, ids } = await appThat(1);
    expect(await send(url)).toMatchObject({ status: 307, problem: null });
    expect(ids).toEqual(["evt_1", "evt_1"]);
  });

  test("that breaks every connection does not hold up the next event", async () => {
    const { url, ids } = await appThat(Number.POSITIVE_INFINITY);
    expect(await send(url)).toMatchObject({ status: null, problem: "UNREACHABLE" });
    expect(ids).toHaveLength(2);
  });
});

/** A list of events as the gateway has it: newest first, in pages. */
const listOf = (stored: { id: string; at: number }[], pageSize = 2) => {
  let pages = 0;
  const fetch = async (asked: string): Promise<Response> => {
    pages++;
    const newestFirst = [...stored].sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
    const from = Number(new URL(asked).searchParams.get("cursor") ?? 0);
    const data = newestFirst.slice(from, from + pageSize).map(({ id, at }): Event => {
      const created_at = new Date(at).toISOString();
      return { event_id: id, event: "payment.completed", created_at, data: {} };
    });
    const next = from + pageSize < stored.length ? String(from + pageSize) : null;
    return Response.json({ data, next_cursor: next });
  };
  const { events } = new MerchantClient({ baseUrl: address, apiKey: key, fetch });
  return { events, pages: () => pages };
};

describe("the feed", () => {
  const signal = new AbortController().signal;
  const take = async (feed: Feed) => {
    const found = await feed.poll(signal);
    for (const event of found) feed.done({ id: event.event_id, at: Date.parse(event.created_at) });
    return found.map(({ event_id }) => event_id).join("");
  };

  test("gives each event once, the oldest first, over all pages", async () => {
    const stored = "abcde".split("").map((id, at) => ({ id, at: 1_000 + at }));
    const feed = new Feed(listOf(stored).events, 0, []);
    expect([await take(feed), await take(feed)]).toEqual(["abcde", ""]);
    stored.push({ id: "f", at: 2_000 }, { id: "g", at: 2_000 });
    expect([await take(feed), await take(feed)]).toEqual(["fg", ""]);
  });

  test("gives nothing from before its start, and goes on after what was remembered", async () => {
    const stored = "abcd".split("").map((id, at) => ({ id, at }));
    const { events } = listOf(stored);
    expect(await take(new Feed(events, 2, []))).toBe("cd");
    const first = new Feed(events, 1, []);
    expect(await take(first)).toBe("bcd");
    stored.push({ id: "e", at: 9 });
    expect(await take(new Feed(events, 1, first.remembered()))).toBe("e");
  });

  test("gives an event that was listed late, unless it is too late", async () => {
    const stored = [{ id: "b", at: 2 * LATE_MS }];
    const feed = new Feed(listOf(stored).events, 0, []);
    expect(await take(feed)).toBe("b");
    stored.push({ id: "late", at: LATE_MS }, { id: "lost", at: LATE_MS - 1 });
    expect(await take(feed)).toBe("late");
  });

  test("finds a late event behind pages that have nothing new, by and by", async () => {
    const stored = "abcdef".split("").map((id, at) => ({ id, at: 1_000 + at }));
    const feed = new Feed(listOf(stored).events, 0, []);
    expect(await take(feed)).toBe("abcdef");
    stored.push({ id: "late", at: 900 });
    let found = "";
    for (let poll = 0; poll < 30; poll++) found += await take(feed);
    expect(found).toBe("late");
  });

  test("reads one page while nothing happens", async () => {
    const stored = "abcdef".split("").map((id, at) => ({ id, at: 1_000 + at }));
    const list = listOf(stored);
    const feed = new Feed(list.events, 0, []);
    await take(feed);
    const before = list.pages();
    await take(feed);
    expect(list.pages() - before).toBe(1);
  });

  test("forgets what can no longer be new", async () => {
    const feed = new Feed(listOf([]).events, 0, [
      { id: "old", at: 0 },
      { id: "new", at: LATE_MS + 1 },
    ]);
    expect(feed.remembered()).toEqual([{ id: "new", at: LATE_MS + 1 }]);
  });
});

describe("the position", () => {
  const path = () => {
    const folder = mkdtempSync(join(tmpdir(), "gateway-cli-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return join(folder, "below", "position");
  };

  test("is what was written and added", () => {
    const place = path();
    expect(new PositionFile(place).read()).toBeNull();
    const file = new PositionFile(place);
    file.write({ start: 7, seen: [{ id: "evt_1", at: 7 }] });
    file.add({ id: "evt_2", at: 8 });
    const seen = [
      { id: "evt_1", at: 7 },
      { id: "evt_2", at: 8 },
    ];
    expect(new PositionFile(place).read()).toEqual({ start: 7, seen });
    expect(statSync(place).mode & 0o077).toBe(0);
  });

  test("survives a last line that was cut", () => {
    const file = new PositionFile(path());
    file.write({ start: 7, seen: [] });
    file.add({ id: "evt_1", at: 8 });
    const place = path();
    keptText(place, () => '{"start":7}\n{"id":"evt_1","at":8}\n{"id":"ev');
    expect(new PositionFile(place).read()).toEqual({ start: 7, seen: [{ id: "evt_1", at: 8 }] });
    writeFileSync(place, "nothing");
    expect(new PositionFile(place).read()).toBeNull();
  });
});

describe("texts", () => {
  test("hold no control character of a stranger", () => {
    expect(printable("a\u001b[2Jb\nc\u009bd")).toBe("a?[2Jb?c?d");
  });

  test("have colours at a terminal alone", () => {
    expect(coloured({ hasColours: false }, "red", "x")).toBe("x");
    expect(coloured({ hasColours: true }, "red", "x")).toBe("\u001b[31mx\u001b[0m");
  });

  test.each([
    [4_900, "USD", "49.00 USD"],
    [4_900, "JPY", "4900 JPY"],
    [4_900, "KWD", "4.900 KWD"],
  ])("%i of %s is %s", (amount, currency, text) => {
    expect(money(amount, currency)).toBe(text);
  });

  test("stand in columns", () => {
    expect(
      columns([
        ["a", "bb", "c"],
        ["aaa", "b", "c"],
      ]),
    ).toEqual(["a    bb  c", "aaa  b   c"]);
  });

  test.each([
    [undefined, Number.NEGATIVE_INFINITY],
    ["30m", 10 * 3_600_000 - 1_800_000],
    ["2h", 8 * 3_600_000],
    ["1970-01-01T00:00:01Z", 1_000],
  ])("--since %s", (text, time) => {
    expect(sinceOf(text, 10 * 3_600_000)).toBe(time);
  });
});
