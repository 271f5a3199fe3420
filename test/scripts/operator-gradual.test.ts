import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deployGradually, readShare } from "../../scripts/operator/gradual.ts";
import { rollBack } from "../../scripts/operator/rollback.ts";
import { operatorFiles } from "./operator-files.ts";
import { openVersionedAccount } from "./versioned-account.ts";

// What the tool waits for comes at once, or not at all.
vi.mock("node:timers/promises", () => ({
  setTimeout: async (milliseconds: number) => void vi.advanceTimersByTime(milliseconds),
}));

/** docs/upgrading.md: two versions side by side, and the way back, at an account that records. */
const { at } = operatorFiles();
let account: ReturnType<typeof openVersionedAccount>;
let said: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  account = openVersionedAccount(at);
  said = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const tools = (of = account.NEW) => ({
  ...{
    checkout: account.checkout(of),
    run: account.run,
    say: (line: string) => void said.push(line),
  },
});

const gradual = (share = 10, { of = account.NEW, print = false } = {}) => {
  said = [];
  account.ran.length = 0;
  return deployGradually(tools(of), account.deployment("gateway", "acme", of), share, print);
};

const rollback = (id?: string, { of = account.NEW, print = false } = {}) => {
  said = [];
  account.ran.length = 0;
  return rollBack(tools(of), account.deployment("gateway", "acme", of), id, print);
};

const scripts = ["registry-nation", "sandbox-acme", "gateway-acme"] as const;
const sharesOfAll = () => scripts.map((script) => account.shares(script));
/** Without the databases and queues, which are there already. */
const versionsRan = () => account.ran.filter((line) => !/create|migrations/.test(line));

describe("deploy --gradual", () => {
  test("migrates, uploads, tries without requests, then gives the share: the gateway is last", async () => {
    expect(await gradual()).toBe(true);
    const named = "--tag 0.2.0 --message bbbbbbbbbbbb";
    const share = (script: string, percent: number) =>
      `${script}: versions deploy ${script}-v2@${percent}% ${script}-v1@${100 - percent}% --message bbbbbbbbbbbb --yes`;
    expect(versionsRan()).toEqual([
      `registry-nation: versions upload ${named} --secrets-file`,
      share("registry-nation", 0),
      share("registry-nation", 10),
      `sandbox-acme: versions upload ${named}`,
      share("sandbox-acme", 10),
      `gateway-acme: versions upload ${named} --secrets-file`,
      share("gateway-acme", 0),
      share("gateway-acme", 10),
    ]);
    const place = (text: string) => account.ran.findIndex((line) => line.includes(text));
    expect(place("gateway-acme: d1 migrations apply gateway-acme-lists-1")).toBeGreaterThan(0);
    expect(place("gateway-acme: d1 migrations apply")).toBeLessThan(
      place("gateway-acme: versions upload"),
    );
  });

  test("says the next command, up to the whole", async () => {
    await gradual();
    expect(said).toContain("npm run operator -- deploy acme --gradual --share 50");
    expect(said).toContain("npm run operator -- rollback acme");
    expect(await gradual(50)).toBe(true);
    expect(sharesOfAll()).toEqual(Array(3).fill("v2@50 v1@50"));
    expect(said).toContain("npm run operator -- deploy acme --gradual --share 100");
    expect(await gradual(100)).toBe(true);
    expect(sharesOfAll()).toEqual(Array(3).fill("v2@100"));
    expect(versionsRan().filter((line) => line.includes("triggers"))).toEqual(
      scripts.map((script) => `${script}: triggers deploy`),
    );
    expect(said.at(-1)).toBe("version of 100 % of the requests: there");
  });

  test("nothing is uploaded twice, and no share is lowered", async () => {
    await gradual(50);
    expect(await gradual(10)).toBe(true);
    expect(account.ran).toEqual([]);
    expect(said).toContain("50 % of the requests go to 0.2.0.");
    await gradual(100);
    expect(await gradual(10)).toBe(true);
    expect(account.ran).toEqual([]);
  });

  test.each([
    ["is not done", false],
    ["is done, and its answer is lost", true],
  ])("a repeat goes on after any command that %s", async (_, isDone) => {
    const insist = async (share: number) => (await gradual(share)) || gradual(share);
    let places = 0;
    for (let isMet = true; isMet; places += 1) {
      account = openVersionedAccount(at);
      const { run } = account;
      let left = places;
      account.run = (command) => {
        if (/\b(?:status|list|view|info)\b/.test(command.slice(0, 2).join(" ")))
          return run(command);
        left -= 1;
        if (left !== -1) return run(command);
        if (isDone) run(command);
        return { ok: false, said: "Network connection lost." };
      };
      expect([await insist(10), await insist(100)]).toEqual([true, true]);
      expect(sharesOfAll()).toEqual(Array(3).fill("v2@100"));
      for (const script of scripts) expect(account.places.get(script)?.versions).toHaveLength(2);
      isMet = left < 0;
    }
    expect(places).toBeGreaterThan(20);
  });

  test("a version that is not ready gets no request", async () => {
    account.unready.add("gateway-acme-v2");
    await expect(gradual()).rejects.toThrow("Version gateway-acme-v2 at https://pay.acme.example");
    expect(account.shares()).toBe("v2@0 v1@100");
    account.unready.clear();
    expect(await gradual()).toBe(true);
    expect(account.shares()).toBe("v2@10 v1@90");
  });

  test("a version that has become unready gets no more", async () => {
    await gradual();
    account.unready.add("gateway-acme-v2");
    await expect(gradual(50)).rejects.toThrow("/readyz answered 503");
    expect(account.shares()).toBe("v2@10 v1@90");
  });

  test("with other classes of objects it is refused, before anything is changed", async () => {
    account.places.get("gateway-acme")?.versions[0]?.resources.bindings.pop();
    expect(await gradual()).toBe(false);
    expect(account.ran).toEqual([]);
    expect(said.join()).toContain("The gateway acme: this release changes classes of objects");
    expect(said.join()).toContain("Deploy it without --gradual; later releases can be gradual.");
  });

  test("a first deployment is refused, and wrangler's reason is said", async () => {
    account.places.delete("gateway-acme");
    expect(await gradual()).toBe(false);
    expect(account.ran).toEqual([]);
    expect(said.join()).toContain("code: 10007");
    expect(said.join()).toContain("must serve first: deploy it without --gradual");
  });

  test("a third version is refused", async () => {
    await gradual();
    expect(await gradual(10, { of: { release: "0.3.0", commit: "cccccccccccc" } })).toBe(false);
    expect(account.ran).toEqual([]);
    expect(said.join()).toContain("has two other versions");
  });

  test("a checkout with changes is refused: no commit names them", async () => {
    expect(await gradual(10, { of: { release: "0.2.0", commit: "bbbbbbbbbbbb-dirty" } })).toBe(
      false,
    );
    expect(account.ran).toEqual([]);
    expect(said.join()).toContain("Commit them");
  });

  test("a version that is older than a secret is not used again", async () => {
    account.deployed("gateway-acme", account.NEW);
    account.deployed("gateway-acme", {});
    expect(await gradual()).toBe(true);
    expect(account.shares()).toBe("v4@10 v3@90");
  });

  test("what fails is said, and nothing after it is done", async () => {
    account.fails.command = /registry-nation: versions deploy .*@10%/;
    expect(await gradual()).toBe(false);
    expect(said.join()).toContain("Authentication error");
    expect(sharesOfAll()).toEqual(["v2@0 v1@100", "v1@100", "v1@100"]);
  });

  test("--print says the same commands, and changes nothing", async () => {
    expect(await gradual(10, { print: true })).toBe(true);
    expect(account.ran).toEqual([]);
    const printed = said.filter((line) => line.startsWith("npx"));
    expect(said).toContain("npm run operator -- secrets acme");
    const asks = `curl -f https://pay.acme.example/healthz -H 'Cloudflare-Workers-Version-Overrides: gateway-acme="NEW_VERSION"'`;
    expect(said).toContain(asks);
    await gradual();
    const id = / (registry-nation|sandbox-acme|gateway-acme)-v2@/;
    expect(printed).toEqual(
      said
        .filter((line) => line.startsWith("npx"))
        .map((line) => line.replace(id, " NEW_VERSION@")),
    );
  });

  test("--print of a later share names the version", async () => {
    await gradual();
    expect(await gradual(100, { print: true })).toBe(true);
    expect(account.ran).toEqual([]);
    expect(said.join("\n")).toContain("versions deploy gateway-acme-v2@100% --config");
    expect(said.at(-1)).toBe("npm run operator -- check acme");
  });

  test.each(["0", "101", "ten", "5.5", "-1", ""])("--share %j is refused", (share) => {
    expect(() => readShare(share)).toThrow("--share takes a whole number from 1 to 100");
  });

  test.each([
    ["1", 1],
    ["100", 100],
  ])("--share %j is taken", (share, percent) => {
    expect(readShare(share)).toBe(percent);
  });
});

describe("rollback", () => {
  const back = (script: string) =>
    `${script}: versions deploy ${script}-v1@100% --message rollback-from-bbbbbbbbbbbb --yes`;

  test.each([[[10]], [[10, 50, 100]]])(
    "after the shares %j, the gateway is first",
    async (shares) => {
      for (const share of shares) await gradual(share);
      expect(rollback()).toBe(true);
      expect(account.ran).toEqual(scripts.toReversed().map(back));
      expect(sharesOfAll()).toEqual(Array(3).fill("v1@100"));
      expect(said.at(-1)).toBe("Databases stay as they are: the former release works with them.");
    },
  );

  test("after a deployment that was not gradual", () => {
    for (const script of scripts) account.deployed(script, account.NEW);
    expect(rollback()).toBe(true);
    expect(sharesOfAll()).toEqual(Array(3).fill("v1@100"));
  });

  test("a release that was uploaded twice goes back to the one before", () => {
    for (const _ of [1, 2]) account.deployed("gateway-acme", account.NEW);
    expect(rollback()).toBe(true);
    expect(account.shares()).toBe("v1@100");
  });

  test("a repeat goes on where it stopped, and takes nothing back twice", async () => {
    account.deployed("gateway-acme", account.NEW);
    await gradual(100);
    account.fails.command = /sandbox/;
    expect(rollback()).toBe(false);
    expect(sharesOfAll()).toEqual(["v2@100", "v2@100", "v1@100"]);
    account.fails.command = null;
    expect(rollback()).toBe(true);
    expect(sharesOfAll()).toEqual(Array(3).fill("v1@100"));
    expect(rollback()).toBe(false);
    expect(account.ran).toEqual([]);
    expect(said.at(-1)).toContain("Nothing was taken back.");
  });

  test("a registry and a sandbox that another gateway uses stay", async () => {
    account.addGateway("globex", "pay.globex.example");
    await gradual();
    expect(rollback()).toBe(true);
    expect(sharesOfAll()).toEqual(["v2@10 v1@90", "v2@10 v1@90", "v1@100"]);
    expect(said).toContain("npm run operator -- rollback nation --worker registry");
    const registry = account.deployment("registry", "nation");
    expect(rollBack(tools(), registry, undefined)).toBe(true);
    expect(account.shares("registry-nation")).toBe("v1@100");
  });

  test("past other classes of objects it is refused, and nothing is changed", async () => {
    await gradual(100);
    account.places.get("gateway-acme")?.versions[0]?.resources.bindings.pop();
    expect(rollback()).toBe(false);
    expect(account.ran).toEqual([]);
    expect(said.join()).toContain("Cloudflare does not go back past that");
  });

  test("past a changed secret Cloudflare refuses, and the way back is said", async () => {
    await gradual(100);
    account.fails.command = /gateway-acme: versions deploy/;
    account.fails.said = "The following secrets have changed: MASTER_KEY [code: 10220]";
    expect(rollback()).toBe(false);
    expect(said.join()).toContain("MASTER_KEY");
    expect(said.join()).toContain("Check out aaaaaaaaaaaa and deploy it");
    expect(sharesOfAll()).toEqual(Array(3).fill("v2@100"));
  });

  test("without a former version it is refused", () => {
    const place = account.places.get("gateway-acme");
    place?.deployments.splice(0);
    account.deployed("gateway-acme", account.NEW);
    expect(rollback()).toBe(false);
    expect(account.ran).toEqual([]);
    expect(said.join()).toContain("Name one: --version ID");
  });

  test("--version takes this worker alone to a version of any age", () => {
    for (const commit of ["b", "c", "d"]) account.deployed("gateway-acme", { commit });
    expect(rollback("gateway-acme-v2")).toBe(true);
    expect(sharesOfAll()).toEqual(["v1@100", "v1@100", "v2@100"]);
    expect(rollback("gateway-acme-v2")).toBe(false);
    expect(account.ran).toEqual([]);
    expect(rollback("gateway-acme-v9")).toBe(false);
    expect(said.join()).toContain("no version gateway-acme-v9");
  });

  test("--print says the same commands, and changes nothing", async () => {
    await gradual(100);
    expect(rollback(undefined, { print: true })).toBe(true);
    expect(account.ran).toEqual([]);
    const printed = said.filter((line) => line.startsWith("npx"));
    rollback();
    expect(printed).toEqual(said.filter((line) => line.startsWith("npx")));
    expect(printed).toHaveLength(3);
  });
});
