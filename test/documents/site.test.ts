import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endBundler } from "../../scripts/local/bundle.ts";
import { buildSite, type Site } from "../../scripts/site/build.ts";
import { renderMarkdown } from "../../scripts/site/markdown.ts";
import { attemptDelaysMs } from "../../src/network/webhooks/schedule.ts";
import { isFinalSession, sessionMoves } from "../../src/products/payments/session-machine.ts";
import type { PaymentSessionRecord } from "../../src/products/payments/session-record.ts";
import { checkoutRedirectUrl, statusOfPayment } from "../../src/products/payments/views.ts";
import { residentIban, residents } from "../../src/sandbox/residents.ts";
import { stepsOf } from "../flows/guide.ts";
import { list, read } from "../house/source.ts";

/** The documentation site: whole, and true where its guides repeat what the code says. */
let site: Site;
beforeAll(async () => {
  site = await buildSite();
});
afterAll(endBundler);

const htmlFiles = (): [path: string, html: string][] =>
  [...site.files].flatMap(([path, text]) =>
    path.endsWith(".html") ? [[path, String(text)] as [string, string]] : [],
  );

describe("the site", () => {
  it("has a place for every document", () => {
    const files = [...list("docs/**/*.md"), ...list("docs/openapi/*.json")];
    const sources = new Set(site.pages.map(({ source }) => source));
    expect(files.filter((file) => !sources.has(file))).toEqual([]);
    const lost = site.pages.filter(({ section }) => section === "More").map(({ source }) => source);
    expect(lost).toEqual([]);
  });

  it("has what its documents link to, but for files of the source", () => {
    const leads = (link: string) => /→ (\.\.\/)*(src|test|scripts|workers|migrations|wrangler)/;
    const inDocuments = site.left.filter((link) => link.startsWith("docs/"));
    expect(inDocuments.filter((link) => !leads(link).test(link))).toEqual([]);
  });

  it("has the page and the anchor of every link", () => {
    const ids = new Map(
      htmlFiles().map(([path, html]) => [
        `/${path.replace(/index\.html$/, "")}`,
        new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
      ]),
    );
    const broken = htmlFiles().flatMap(([path, html]) =>
      [...html.matchAll(/ (?:href|src)="(?!https?:|mailto:)([^"#]*)(?:#([^"]*))?"/g)]
        .filter(([, target = "", anchor]) => {
          const here = target === "" ? `/${path.replace(/index\.html$/, "")}` : target;
          if (site.files.has(here.slice(1))) return false;
          const found = ids.get(here);
          return !found || (anchor !== undefined && !found.has(anchor));
        })
        .map(([link]) => `${path}:${link}`),
    );
    expect(broken).toEqual([]);
  });

  it("runs no script and has no style of a page's own, so its policy needs no exception", () => {
    expect(site.files.get("_headers")).toContain("script-src 'self'; style-src 'self'");
    const own = /<script(?![^>]* src=)|<style| style="| on[a-z]+="/;
    const code = /<pre.*?<\/pre>/gs;
    const found = htmlFiles().filter(([, html]) => own.test(html.replace(code, "")));
    expect(found.map(([path]) => path)).toEqual([]);
  });

  it("shows HTML in a document as text, and leaves comments out", () => {
    const text = "# A <b>\n\n<!-- for a test -->\n\n<script>alert(1)</script>\n\n[x](javascript:1)";
    const { html } = renderMarkdown(text, () => null);
    expect(html).not.toMatch(/<script|<!--|javascript:/);
  });

  it("gives headings the anchors that GitHub gives them", () => {
    const { headings } = renderMarkdown("# A\n## `POST` it, 2nd!\n## B\n## B\n", () => null);
    expect(headings.map(({ id }) => id)).toEqual(["post-it-2nd", "b", "b-1"]);
  });

  it("shows every operation of every document", () => {
    for (const source of list("docs/openapi/*.json")) {
      const { paths } = JSON.parse(read(source));
      const wanted = Object.values<Record<string, { operationId?: string }>>(paths)
        .flatMap((methods) => Object.values(methods))
        .flatMap(({ operationId }) => operationId ?? []);
      const shown = site.pages
        .filter((page) => page.source.startsWith(source))
        .flatMap(({ headings }) => headings.map(({ id }) => id));
      expect(wanted.filter((id) => !shown.includes(id))).toEqual([]);
    }
  });
});

interface Webhook {
  post: {
    requestBody: {
      content: { "application/json": { schema: { properties: { data: { $ref: string } } } } };
    };
  };
}

/** What every event holds. */
const everywhere = ["event_id", "occurred_at", "mode"];

describe("the guides", () => {
  it.each(list("docs/guides/*.md"))("%s has only blocks that a test runs or compares", (path) => {
    expect(() => stepsOf(path)).not.toThrow();
  });

  const rowsOf = (path: string, heading: string): string[][] => {
    const part = read(path).split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
    return [...part.matchAll(/^\| (.*) \|$/gm)].map(([, row = ""]) =>
      row.split("|").map((cell) => cell.trim()),
    );
  };

  it("have the status of each state, as the code decides it", () => {
    const told = rowsOf("docs/guides/accept-payments.md", "Statuses")
      .slice(2)
      .map(([state, ...cells]) => [state, cells.slice(0, 3)]);
    const states = [...new Set(sessionMoves.flatMap(([from, , to]) => [from, to]))];
    const decided = states.map((state) => {
      const status = statusOfPayment({ state, payer: null });
      const terms = { redirect_url: "https://shop.example/", session_id: "ps_1" };
      const back = checkoutRedirectUrl({ terms, state } as PaymentSessionRecord);
      const word = back ? `\`${new URL(back).searchParams.get("status")}\`` : "";
      return [state, [status, word, isFinalSession(state) ? status : "OPEN"]];
    });
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(decided));
    expect(told).toHaveLength(states.length);
  });

  it("have the fields of every event", () => {
    const rows = rowsOf("docs/guides/webhooks.md", "What an event holds").slice(2);
    const inCode = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text);
    const told = new Map(rows.map(([events, data]) => [inCode(events)[0] ?? "", inCode(data)]));
    const rowOf = (event: string) => {
      // The longest row that fits: `mandate.charge.*` before `mandate.*`.
      const fitting = [...told.keys()].filter((name) =>
        name.endsWith("*") ? event.startsWith(name.slice(0, -1)) : event === name,
      );
      const row = fitting.sort((one, other) => other.length - one.length)[0] ?? "";
      return (told.get(row) ?? []).flatMap((field) => told.get(field) ?? [field]).sort();
    };
    const { components, ...document } = JSON.parse(read("docs/openapi/merchant.json"));
    const events = Object.entries<Webhook>(document["x-webhooks"]);
    expect(events.length).toBeGreaterThan(30);
    for (const [event, { post }] of events) {
      const { $ref } = post.requestBody.content["application/json"].schema.properties.data;
      const { properties } = components.schemas[$ref.split("/").at(-1) ?? ""];
      const fields = Object.keys(properties).filter((name) => !everywhere.includes(name));
      expect([event, rowOf(event)]).toEqual([event, fields.sort()]);
    }
  });

  it("have the schedule of the attempts", () => {
    const [attempts = [], , waits = []] = rowsOf(
      "docs/guides/webhooks.md",
      "When your server fails",
    );
    const units = { s: 1_000, min: 60_000, h: 3_600_000 };
    const millisecondsOf = (text: string) => {
      const [, number, unit = "s"] = /^(\d+) (s|min|h)$/.exec(text) ?? [];
      return number === undefined ? 0 : Number(number) * units[unit as keyof typeof units];
    };
    expect(waits.slice(1).map(millisecondsOf)).toEqual(attemptDelaysMs);
    expect(attempts.slice(1).map(Number)).toEqual(attemptDelaysMs.map((_, place) => place + 1));
  });

  it("name every person and account with a behaviour of its own", () => {
    const page = read("docs/guides/testing.md");
    const special = residents.filter(({ magic }) => magic);
    const names = special.map((one) => one.alias ?? residentIban(one));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it("name every fault", () => {
    const source = read("src/sandbox/bank/faults.ts");
    const lists = [...source.matchAll(/^const (?:answer|callback)Faults = \[(.*?)\]/gms)];
    const names = lists.flatMap(([, list = ""]) => list.match(/\w+/g) ?? []);
    const page = read("docs/guides/testing.md");
    expect(names.length).toBeGreaterThan(14);
    expect(names.filter((name) => !new RegExp(`\`${name}[\`:]`).test(page))).toEqual([]);
  });
});
