import { beforeEach, describe, expect, test, vi } from "vitest";
import { sweep } from "../../src/registry/sweep.ts";
import { DAY, standingClock } from "./clock.ts";
import { type Change, Follower } from "./follower.ts";
import {
  accountRef,
  asOwner,
  type Bank,
  Browser,
  confirmAt,
  fresh,
  link,
  migrate,
  newApprover,
  newBank,
  newCustomer,
  ok,
  proofOf,
  registryEnv,
} from "./registry.ts";

/** What banks are told of each change. */
const clock = standingClock(400 * DAY);
await migrate();

/** The sponsor, a bank with a confirmed link, one that comes, and one without a part in it. */
let home: Bank;
let guest: Bank;
let comer: Bank;
let stranger: Bank;
let customer: Awaited<ReturnType<typeof newCustomer>>;
let atGuest: string;
let followers: Follower[];

beforeEach(async () => {
  vi.spyOn(console, "log").mockReturnValue();
  [home, guest, comer, stranger] = await Promise.all([newBank(), newBank(), newBank(), newBank()]);
  customer = await newCustomer(home);
  atGuest = await link(guest, customer.alias);
  await confirmAt(home, customer, atGuest);
  followers = [home, guest, comer, stranger].map((bank) => new Follower(bank));
  await told();
});

const shownIn = ({ type, record }: Change): string =>
  `${type} ${record === null ? "gone" : (record.status ?? record.waiting)}`;

/** What each bank has learned since the last time. Its copies are then the registry's records. */
const told = async (): Promise<string[][]> => {
  const rows: string[][] = [];
  for (const follower of followers) {
    rows.push((await follower.follow(2)).map(shownIn).sort());
    await follower.requireExact("after a change");
  }
  return rows;
};

const handle = (rest = "") => `/identity/handles/${customer.alias}${rest}`;
const remove = (bank: Bank, path: string) =>
  bank.call(path, undefined, { method: "DELETE" }).then((answer) => ok(answer, 204));
const choose = async (bank: Bank, choice: string, fields: Record<string, string>) => {
  const done = await (await Browser.openedBy(bank, customer)).choose(choice, fields);
  expect(done.status).toBe(303);
};
const post = (bank: Bank, path: string, json: object = {}) => bank.call(path, json);
const ofStaff = (path: string, json: object) => asOwner(`/admin/v1/${path}?realm=test`, json);
const claimOf = async (type: string, proof: object = customer.proof) => {
  const json = { type, alias: customer.alias, account_ref: accountRef(), customer_proof: proof };
  return `/identity/claims/${ok(await post(comer, "/identity/claims", json)).body.claim_id}`;
};

/** For home, guest and comer; the stranger is never told anything. */
type Expected = [home: string[], guest: string[], comer: string[]];

const waits = "LINK_WAITING 1";
const waitsNoMore = "LINK_WAITING gone";

const ofHandles: [what: string, change: () => Promise<unknown>, Expected][] = [
  [
    "a handle with an account",
    () => newCustomer(home),
    [["HANDLE_CHANGED ACTIVE", "LINK_CHANGED LINKED"], [], []],
  ],
  [
    "a name that is reserved, and lapses",
    async () => {
      ok(await post(home, "/identity/handles", { alias: fresh("reserved") }));
      clock.moveBy(7 * DAY);
      await sweep(registryEnv());
    },
    [["HANDLE_CHANGED PENDING_VERIFICATION", "HANDLE_CHANGED gone"], [], []],
  ],
  [
    "a suspension by the sponsor, while a link waits",
    async () => {
      await link(comer, customer.alias);
      await told();
      return post(home, handle("/suspend"), { reason: "BANK" });
    },
    [["HANDLE_CHANGED SUSPENDED", waitsNoMore], ["HANDLE_CHANGED SUSPENDED", waitsNoMore], []],
  ],
  [
    "a suspension by the operator",
    () => ofStaff(`handles/${customer.alias}/suspend`, { reason: "FRAUD" }),
    [["HANDLE_CHANGED SUSPENDED"], ["HANDLE_CHANGED SUSPENDED"], []],
  ],
  [
    "a change of the username",
    () => choose(home, "username", { username: fresh("renamed") }),
    [
      ["HANDLE_CHANGED ACTIVE", "LINK_CHANGED LINKED"],
      ["HANDLE_CHANGED ACTIVE", "LINK_CHANGED LINKED"],
      [],
    ],
  ],
  [
    "a change of the username while a link waits: its bank does not learn the new name",
    async () => {
      const ref = await link(comer, customer.alias);
      await told();
      const username = fresh("renamed");
      await choose(home, "username", { username });
      const feed = `/identity/banks/${comer.bank_handle}/changes`;
      const { body, text } = await comer.call(feed);
      expect(text).not.toContain(username);
      const ended = body.data.at(-1).record;
      expect(ended).toEqual(ok(await comer.call(`${comer.accounts}/${ref}`), 200).body);
    },
    [
      ["HANDLE_CHANGED ACTIVE", "LINK_CHANGED LINKED", waitsNoMore],
      ["HANDLE_CHANGED ACTIVE", "LINK_CHANGED LINKED", waitsNoMore],
      ["LINK_CHANGED UNLINKED"],
    ],
  ],
  [
    "a DELETE",
    () => remove(home, handle()),
    [
      ["HANDLE_CHANGED DEACTIVATED", "LINK_CHANGED UNLINKED"],
      ["HANDLE_CHANGED gone", "LINK_CHANGED UNLINKED"],
      [],
    ],
  ],
  [
    "its undo",
    async () => {
      await remove(home, handle());
      await told();
      ok(await post(home, handle("/restore"), { customer_proof: customer.proof }), 200);
    },
    [
      ["HANDLE_CHANGED ACTIVE", "LINK_CHANGED LINKED"],
      ["HANDLE_CHANGED ACTIVE", "LINK_CHANGED LINKED"],
      [],
    ],
  ],
  [
    "the end of a quarantine",
    async () => {
      await remove(home, handle());
      for (let months = 0; months < 3; months++) {
        await told();
        clock.moveBy(30 * DAY - 1);
      }
      clock.moveBy(3);
      await told();
      await sweep(registryEnv());
    },
    [["HANDLE_CHANGED gone"], [], []],
  ],
  [
    "a subject that is added, which no answer shows",
    async () => {
      customer = { ...customer, alias: fresh("unknown") };
      const json = { alias: customer.alias, customer_proof: { type: "BANK_VERIFIED" } };
      ok(await post(home, "/identity/handles", json));
      await told();
      ok(await post(home, handle("/verify"), { customer_proof: proofOf(fresh("known")) }), 200);
    },
    [[], [], []],
  ],
];

const ofLinks: typeof ofHandles = [
  [
    "a link that waits",
    () => link(comer, customer.alias),
    [[waits], [waits], ["LINK_CHANGED PENDING_CONFIRMATION"]],
  ],
  [
    "a link that is confirmed",
    async () => {
      const ref = await link(comer, customer.alias);
      await told();
      await choose(guest, "confirm", { account_ref: ref });
    },
    [[waitsNoMore], [waitsNoMore], ["HANDLE_CHANGED ACTIVE", "LINK_CHANGED LINKED"]],
  ],
  [
    "a link that is rejected",
    async () => {
      const ref = await link(comer, customer.alias);
      await told();
      await choose(home, "reject", { account_ref: ref });
    },
    [[waitsNoMore], [waitsNoMore], ["LINK_CHANGED UNLINKED"]],
  ],
  [
    "a link that lapses",
    async () => {
      await link(comer, customer.alias);
      await told();
      clock.moveBy(7 * DAY);
      await sweep(registryEnv());
    },
    [[waitsNoMore], [waitsNoMore], ["LINK_CHANGED UNLINKED"]],
  ],
  [
    "a further link of a linked bank",
    () => link(guest, customer.alias),
    [[], ["LINK_CHANGED LINKED"], []],
  ],
  [
    "the last link of a bank that suspends it while a link waits: only the others can confirm",
    async () => {
      await link(comer, customer.alias);
      await told();
      ok(await post(guest, `${guest.accounts}/${atGuest}/suspend`, { reason: "BANK" }), 200);
    },
    [[], ["LINK_CHANGED SUSPENDED", waitsNoMore], []],
  ],
  [
    "the operator's suspension of a link, and its end",
    async () => {
      ok(await ofStaff(`links/${atGuest}/suspend`, { reason: "LEGAL" }), 200);
      ok(await ofStaff(`links/${atGuest}/reinstate`, {}), 200);
    },
    [[], ["LINK_CHANGED LINKED", "LINK_CHANGED SUSPENDED"], []],
  ],
  [
    "an account that is unlinked",
    () => remove(guest, `${guest.accounts}/${atGuest}`),
    [[], ["HANDLE_CHANGED gone", "LINK_CHANGED UNLINKED"], []],
  ],
  [
    "other capabilities",
    () =>
      guest.call(`${guest.accounts}/${atGuest}`, undefined, {
        ...{ method: "PATCH", json: { capabilities: ["PAYMENTS"] } },
      }),
    [[], ["LINK_CHANGED LINKED"], []],
  ],
  [
    "another default",
    () => choose(home, "default", { account_ref: atGuest, kind: "ANY" }),
    [["LINK_CHANGED LINKED"], ["LINK_CHANGED LINKED"], []],
  ],
  [
    "another visibility",
    () => choose(guest, "visibility", { account_ref: atGuest, visibility: "GATEWAYS" }),
    [[], ["LINK_CHANGED LINKED"], []],
  ],
];

const ofClaims: typeof ofHandles = [
  [
    "a claim that is opened",
    () => claimOf("PORTABILITY"),
    [["CLAIM_CHANGED OPEN"], [], ["CLAIM_CHANGED OPEN"]],
  ],
  [
    "a claim that is disputed, approved and cancelled",
    async () => {
      const claim = await claimOf("OWNERSHIP", proofOf(fresh("rival")));
      await told();
      ok(await post(comer, `${claim}/dispute`, { reason: "theirs" }), 200);
      const ofOperator = claim.replace("/identity", "/admin/v1");
      ok(await (await newApprover()).call(`${ofOperator}/approve`, {}), 200);
      ok(await asOwner(`${ofOperator}/cancel`, {}), 200);
    },
    [
      ["CLAIM_CHANGED CANCELLED", "CLAIM_CHANGED OPEN", "CLAIM_CHANGED WAITING_RESOLUTION"],
      [],
      ["CLAIM_CHANGED CANCELLED", "CLAIM_CHANGED OPEN", "CLAIM_CHANGED WAITING_RESOLUTION"],
    ],
  ],
  [
    "a claim that nobody answers",
    async () => {
      await claimOf("PORTABILITY");
      await told();
      clock.moveBy(14 * DAY);
      await sweep(registryEnv());
    },
    [["CLAIM_CHANGED CANCELLED"], [], ["CLAIM_CHANGED CANCELLED"]],
  ],
  ...(["PORTABILITY", "OWNERSHIP"] as const).map((type): (typeof ofHandles)[number] => [
    `a claim of ${type} that completes`,
    async () => {
      const same = type === "PORTABILITY";
      const claim = await claimOf(type, same ? customer.proof : proofOf(fresh("rival")));
      ok(await post(home, `${claim}/acknowledge`), 200);
      ok(await post(home, `${claim}/confirm`, { customer_proof: customer.proof }), 200);
      await told();
      ok(await post(comer, `${claim}/complete`), 200);
    },
    type === "PORTABILITY"
      ? [
          ["CLAIM_CHANGED COMPLETED", "HANDLE_CHANGED ACTIVE", "LINK_CHANGED LINKED"],
          ["HANDLE_CHANGED ACTIVE"],
          ["CLAIM_CHANGED COMPLETED", "HANDLE_CHANGED ACTIVE", "LINK_CHANGED LINKED"],
        ]
      : [
          ["CLAIM_CHANGED COMPLETED", "HANDLE_CHANGED gone", "LINK_CHANGED UNLINKED"],
          ["HANDLE_CHANGED gone", "LINK_CHANGED UNLINKED"],
          ["CLAIM_CHANGED COMPLETED", "HANDLE_CHANGED ACTIVE", "LINK_CHANGED LINKED"],
        ],
  ]),
  [
    "a sponsor that closes",
    async () => {
      await claimOf("PORTABILITY");
      await told();
      ok(await asOwner(`/admin/v1/banks/${home.bank_id}`, undefined, { method: "DELETE" }), 204);
      await sweep(registryEnv());
      // The guard remembers a bank for two seconds.
      followers.splice(0, 1, new Follower(stranger));
    },
    [
      [],
      ["CLAIM_CHANGED OPEN", "HANDLE_CHANGED ACTIVE", "LINK_CHANGED LINKED"],
      ["CLAIM_CHANGED OPEN"],
    ],
  ],
];

// @rule R6.3
describe("each bank is told what changes for it, and nothing else", () => {
  test.each([...ofHandles, ...ofLinks, ...ofClaims])("%s", async (_what, change, expected) => {
    await change();
    expect(await told()).toEqual([...expected, []]);
  });

  test("a bank that can confirm only later learns then that a link waits", async () => {
    const ref = await link(comer, customer.alias);
    await told();
    ok(await post(guest, `${guest.accounts}/${atGuest}/suspend`, { reason: "BANK" }), 200);
    await told();
    ok(await post(guest, `${guest.accounts}/${atGuest}/reinstate`), 200);
    expect(await told()).toEqual([[], ["LINK_CHANGED LINKED", waits], [], []]);
    // What the customer finds there is what the bank was told.
    const browser = await Browser.openedBy(guest, customer);
    expect(browser.page).toContain(ref);
  });

  test("a link that waits shows neither its account nor its bank", async () => {
    const ref = await link(comer, customer.alias);
    const answer = await home.call(`/identity/banks/${home.bank_handle}/changes`);
    const [{ id, ...row }] = answer.body.data.slice(-1);
    expect(row).toEqual({
      ...{ type: "LINK_WAITING", at: expect.any(String) },
      record: { alias: customer.alias, waiting: 1 },
    });
    expect(id).toMatch(/^hdl_/);
    for (const secret of [ref, atGuest, comer.bank_handle, comer.bank_id, guest.bank_id]) {
      expect(answer.text).not.toContain(secret);
    }
  });
});
