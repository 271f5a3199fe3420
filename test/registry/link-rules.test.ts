import { describe, expect, test } from "vitest";
import {
  becomesDefault,
  defaultAfterClosing,
  isFrozen,
  isLinkedAtOnce,
  mayChooseDefault,
  mayConfirm,
  mayHide,
  mayOpenCustomerSession,
  mayRename,
  sponsorAfterClosing,
} from "../../src/registry/link-rules.ts";
import type { LinkRow } from "../../src/registry/schema.ts";

/** Who may link an account to a customer's name, and what a bank's customer session may do. */
const link = (bankId: string, changes: Partial<LinkRow> = {}): LinkRow => ({
  ...{ realm: "test", accountRef: `acc_${bankId}`, handleId: "hdl_1", bankId, currency: null },
  ...{ accountType: null, maskedIban: null },
  ...{ capabilities: ["PAYMENTS"], status: "LINKED", unlinkReason: null },
  ...{ bankSuspension: null, operatorSuspension: null },
  ...{ isDefault: false, isBankDefault: false, isPayerDefault: false, isPayeeDefault: false },
  ...{ visibility: "PUBLIC", bucket: "0", createdAt: 0, linkedAt: 0, dueAt: null },
  ...changes,
});

const suspended = { status: "SUSPENDED", bankSuspension: "BANK" } as const;
const imposed = { status: "SUSPENDED", operatorSuspension: "FRAUD" } as const;
const pending = { status: "PENDING_CONFIRMATION" } as const;

/** The handle's sponsor is bank a. */
const handle = { sponsorBankId: "a" };

type Case = [fact: string, links: LinkRow[], bankId: string, expected: boolean];

describe("what a closed bank leaves behind", () => {
  const aged = (bankId: string, linkedAt: number, changes: Partial<LinkRow> = {}) =>
    link(bankId, { linkedAt, accountRef: `acc_${bankId}_${linkedAt}`, ...changes });
  const chosen = { isDefault: true };
  const own = { isBankDefault: true };

  test.each<[fact: string, left: LinkRow[], sponsor: string | null, falls: string | undefined]>([
    ["no other bank", [], null, undefined],
    ["only a link that waits", [aged("b", 1, pending)], null, undefined],
    ["the oldest linked account", [aged("b", 2), aged("c", 1)], "c", "acc_c_1"],
    ["the default's bank", [aged("b", 2, chosen), aged("c", 1)], "b", "acc_c_1"],
    [
      "a suspended default counts as none",
      [aged("b", 1, { ...suspended, ...chosen }), aged("c", 2)],
      "c",
      "acc_c_2",
    ],
    ["only suspended accounts", [aged("b", 2, suspended), aged("c", 1, suspended)], "c", undefined],
    ["a frozen bank", [aged("b", 1), aged("b", 2, imposed), aged("c", 3)], "c", "acc_c_3"],
    ["the sponsor's own default", [aged("b", 1), aged("b", 2, own), aged("c", 3)], "b", "acc_b_2"],
  ])("%s", (_, left, sponsor, falls) => {
    expect(sponsorAfterClosing(left)).toBe(sponsor);
    expect(defaultAfterClosing(left, sponsor ?? "a")?.accountRef).toBe(falls);
  });
});

describe("a new link", () => {
  test.each<Case>([
    ["the sponsor's first", [], "a", true],
    ["another bank's first", [], "b", false],
    ["a further one of a linked bank", [link("a"), link("b")], "b", true],
    ["the sponsor's, while another bank is linked", [link("b")], "a", false],
    ["the sponsor's, while another bank is suspended", [link("b", suspended)], "a", false],
    ["the sponsor's, while another bank only waits", [link("b", pending)], "a", true],
    ["of a bank with only a suspended link", [link("a"), link("b", suspended)], "b", false],
    ["of a bank that waits itself", [link("a"), link("b", pending)], "b", false],
  ])("is linked at once: %s", (_, links, bankId, expected) => {
    expect(isLinkedAtOnce(handle, links, bankId)).toBe(expected);
  });

  test.each<Case>([
    ["the sponsor's first", [], "a", true],
    ["the sponsor's, while others only wait", [link("b", pending)], "a", true],
    ["the sponsor's second", [link("a")], "a", false],
    ["another bank's first", [], "b", false],
  ])("becomes the default: %s", (_, links, bankId, expected) => {
    expect(becomesDefault(handle, links, bankId)).toBe(expected);
  });
});

test.each<Case>([
  ["suspended by the operator", [link("a", imposed)], "a", true],
  ["suspended by the bank itself", [link("a", suspended)], "a", false],
  ["suspended by the operator, of another bank", [link("b", imposed)], "a", false],
])("a bank is frozen by an account: %s", (_, links, bankId, expected) => {
  expect(isFrozen(links, bankId)).toBe(expected);
});

describe("a customer session", () => {
  test.each<Case>([
    ["of a linked bank", [link("b")], "b", true],
    ["of the sponsor while no bank is linked", [link("b", pending)], "a", true],
    ["of the sponsor while another bank is linked", [link("b")], "a", false],
    ["of a bank that waits", [link("b", pending)], "b", false],
    ["of a frozen bank", [link("b"), link("b", imposed)], "b", false],
  ])("is opened: %s", (_, links, bankId, expected) => {
    expect(mayOpenCustomerSession({ bankId, handle, links })).toBe(expected);
  });

  const ofOther = link("b", pending);
  test.each<[fact: string, links: LinkRow[], bankId: string, asked: LinkRow, expected: boolean]>([
    ["another bank's", [link("a"), ofOther], "a", ofOther, true],
    ["the bank's own", [link("a"), ofOther], "b", ofOther, false],
    ["a frozen bank's", [link("a"), ofOther, link("b", imposed)], "a", ofOther, false],
    ["one that is linked already", [link("a"), link("b")], "a", link("b"), false],
  ])("confirms a link: %s", (_, links, bankId, asked, expected) => {
    expect(mayConfirm({ bankId, handle, links }, asked)).toBe(expected);
  });

  test.each<[fact: string, asked: LinkRow, expected: boolean]>([
    ["the bank's own", link("a"), true],
    ["the bank's own, suspended", link("a", suspended), true],
    ["another bank's", link("b"), false],
    ["one that waits", link("a", pending), false],
  ])("hides a link: %s", (_, asked, expected) => {
    expect(mayHide({ bankId: "a", handle, links: [asked] }, asked)).toBe(expected);
  });

  const atA = link("a", { isDefault: true });
  const atB = link("b", { isDefault: true });
  test.each<Case>([
    ["the bank with the default", [link("a"), atB], "b", true],
    ["the sponsor, if the default is elsewhere", [link("a"), atB], "a", false],
    ["the sponsor, without any default", [link("a"), link("b")], "a", true],
    ["another bank, without any default", [link("a"), link("b")], "b", false],
  ])("renames the customer: %s", (_, links, bankId, expected) => {
    expect(mayRename({ bankId, handle, links })).toBe(expected);
  });

  test.each<[...Case, chosen: LinkRow]>([
    ["to another bank, from its own", [atA, link("b")], "a", true, link("b")],
    ["from another bank to its own", [link("a"), atB], "a", false, link("a")],
    ["to a suspended account", [atA, link("b", suspended)], "a", false, link("b", suspended)],
    ["without a default, by the sponsor", [link("a"), link("b")], "a", true, link("b")],
    ["without a default, by another bank", [link("a"), link("b")], "b", false, link("b")],
    ["without a default, by the only bank", [link("b")], "b", true, link("b")],
  ])("moves the default: %s", (_, links, bankId, expected, chosen) => {
    expect(mayChooseDefault({ bankId, handle, links }, chosen, "ANY")).toBe(expected);
  });
});
