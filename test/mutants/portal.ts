import type { Mutant } from "./mutant.ts";

const session = "test/staff/portal/session.object.test.ts";
const pages = "test/staff/portal/pages.object.test.ts";

export const portal: readonly Mutant[] = [
  {
    bug: "a link to the portal opens it twice",
    file: "src/staff/portal/session.ts",
    from: "row.tokenSha256 !== null ||",
    to: "",
    killer: session,
  },
  {
    bug: "a link to the portal opens it after ten minutes",
    file: "src/staff/portal/session.ts",
    from: "row.expiresAt <= at) return null;",
    to: "row.expiresAt <= 0) return null;",
    killer: session,
  },
  {
    bug: "the portal outlives the key that made its link",
    file: "src/staff/portal/session.ts",
    from: 'keyStatus !== "RETIRED";',
    to: 'keyStatus !== "NEVER";',
    killer: session,
  },
  {
    bug: "the portal of a suspended merchant stays open",
    file: "src/staff/portal/session.ts",
    from: 'eq(merchants.status, "ACTIVE"),',
    to: "",
    killer: session,
  },
  {
    bug: "scope read may refund",
    file: "src/network/parties/guards.ts",
    from: 'scope === "full" || call.request.method === "GET"',
    to: 'scope === "full" || call.request.method !== "DELETE"',
    killer: pages,
  },
  {
    bug: "the portal shows another merchant's payment",
    file: "src/products/payments/decide/session.ts",
    from: "terms.merchant_id === merchant_id && terms.mode === mode;",
    to: "merchant_id !== terms.mode && mode !== terms.merchant_id;",
    killer: pages,
  },
  {
    bug: "the portal shows another merchant's event",
    file: "src/network/webhooks/event-list.ts",
    from: "row.ownerId === owner.id &&",
    to: "",
    killer: pages,
  },
  {
    bug: "the portal lists the keys of both modes",
    file: "src/frame/records/keys.ts",
    from: "mode && eq(keys.mode, mode)",
    to: "undefined",
    killer: pages,
  },
];
