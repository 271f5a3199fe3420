import { describe, expect, test } from "vitest";
import { readCommand, usage } from "../../scripts/operator/command-line.ts";
import { read } from "../house/source.ts";
import { commandsOfPages, pagesOfReaders } from "./page-commands.ts";

/** Every block of every page is run by a test, and every command of npm on a page exists. */
const guides = "test/flows/guides.test.ts";
const wrangler = "test/flows/wrangler-commands.test.ts";
const registryGuide = "test/flows/registry-guide.test.ts";

/** Which file runs the blocks of a page. */
const runBy: Readonly<Record<string, string>> = {
  "README.md": guides,
  "docs/CONTRIBUTING.md": "test/documents/commands.test.ts",
  "docs/archive.md": "test/documents/archive-queries.test.ts",
  "docs/banks-account-data.md": "test/sandbox/bank-guide.test.ts",
  "docs/banks.md": "test/sandbox/bank-guide.test.ts",
  "docs/cli.md": "test/scripts/cli.test.ts",
  "docs/conformance.md": "test/flows/own-bank.test.ts",
  "docs/deploy.md": "test/flows/deployment.test.ts",
  "docs/keys.md": "test/flows/keys.test.ts",
  "docs/mandates.md": "test/flows/mandates.test.ts",
  "docs/merchants.md": guides,
  "docs/operators.md": guides,
  "docs/personal-data.md": guides,
  "docs/recovery.md": wrangler,
  "docs/rails.md": "test/documents/rail-page.test.ts",
  "docs/registry-claims.md": registryGuide,
  "docs/registry-operators.md": registryGuide,
  "docs/registry.md": registryGuide,
  "docs/runbook.md": wrangler,
  "docs/sdk.md": "test/support/packed-sdk.ts",
  "docs/state-machines.md": "scripts/generate-docs.ts",
  "docs/tpps.md": "test/flows/tpps-guide.test.ts",
  "docs/upgrading.md": "test/documents/commands.test.ts",
  "docs/verify-webhooks.md": "test/guides/verify-webhooks.test.ts",
};

const pages = pagesOfReaders();
const text = new Map(pages.map((page) => [page, read(page)]));

describe("blocks", () => {
  const withBlocks = pages.filter((page) => /^ *```\w/m.test(text.get(page) ?? ""));

  test("of every page have a test that runs them", () => {
    const others = withBlocks.filter((page) => !page.startsWith("docs/guides/"));
    expect(Object.keys(runBy).sort()).toEqual(others.sort());
  });

  test.each(Object.entries(runBy))("of %s are run by a test that names the page", (page, by) => {
    const name = page.split("/").at(-1) ?? "";
    expect(read(by)).toContain(name);
  });
});

describe("npm", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

  test("has every script that a page runs", () => {
    const named = commandsOfPages("npm run [a-z]").map((command) => command.split(" ")[2] ?? "");
    expect(new Set(named).size).toBeGreaterThan(10);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test.each(commandsOfPages("npm run operator -- [a-z]+ [a-z]"))("%s", (command) => {
    const { positionals, values } = readCommand(command.split(/\s+/).slice(4));
    const [name = "", deployment] = positionals;
    expect(usage).toMatch(new RegExp(`^ +${name} NAME`, "m"));
    expect(deployment).toMatch(/^(?:NAME|[a-z-]+)$/);
    expect(values.worker).toMatch(/^(?:gateway|registry|sandbox)$/);
  });
});
