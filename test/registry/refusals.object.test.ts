import { expect, test } from "vitest";
import { type ProblemCode, problemCatalogue } from "../../src/base/kernel/problems.ts";
import { DAY, standingClock } from "./clock.ts";
import {
  enterScene,
  handleOf,
  linkedElsewhere,
  open,
  type Refusal,
  remove,
  scene,
  stranger,
  suspendedBy,
} from "./refusal-scene.ts";
import { ofApprovals, ofClaims } from "./refusals-of-claims.ts";
import { ofOperators } from "./refusals-of-operators.ts";
import {
  accountRef,
  asGatewayWith,
  ask,
  asOwner,
  fresh,
  link,
  newBank,
  newGateway,
  newStaff,
  ok,
} from "./registry.ts";

/**
 * Each sentence of the registry's refusals, and one way to cause it. The rules behind them are
 * tested next to the rules.
 */
const clock = standingClock(365 * DAY);
enterScene();

const ofCallers: Refusal[] = [
  [
    "FORBIDDEN",
    "A bank can manage only its own accounts.",
    () =>
      scene.home.call(scene.other.accounts, {
        alias: scene.customer.alias,
        account_ref: accountRef(),
      }),
  ],
  [
    "FORBIDDEN",
    "This needs an admin key of the role owner.",
    async () => (await newStaff("operator")).call("/admin/v1/admin-keys"),
  ],
  [
    "FORBIDDEN",
    "This bank is suspended.",
    async () => {
      const bank = await newBank();
      const json = { status: "SUSPENDED" };
      await asOwner(`/admin/v1/banks/${bank.bank_id}`, json, { method: "PATCH" });
      return bank.call("/identity/claims");
    },
  ],
  [
    "FORBIDDEN",
    "This gateway is closed.",
    async () => {
      const { gateway_id, key } = await newGateway();
      ok(await asOwner(`/admin/v1/gateways/${gateway_id}`, undefined, { method: "DELETE" }), 204);
      return asGatewayWith(key)("/identity/resolve/somebody");
    },
  ],
  [
    "VALIDATION_FAILED",
    "realm: must be test or live",
    () => ask("/identity/resolve/somebody?realm=prod"),
  ],
  [
    "VALIDATION_FAILED",
    "realm: this key belongs to the realm test",
    async () => asGatewayWith((await newGateway()).key)("/identity/resolve/somebody?realm=live"),
  ],
];

const ofHandles: Refusal[] = [
  [
    "NOT_FOUND",
    "subject: no handle of this customer is visible to this bank",
    () => scene.other.call("/identity/handles:find", { subject: scene.customer.proof.subject }),
  ],
  [
    "INVALID_STATE",
    "A bank can restore only a handle that it has deleted within the last 24 hours.",
    () =>
      scene.home.call(handleOf(scene.customer, "/restore"), {
        customer_proof: scene.customer.proof,
      }),
  ],
  [
    "FORBIDDEN",
    "The proof is not for the handle's customer. Verify the customer again.",
    async () => {
      ok(await remove(scene.home, handleOf(scene.customer)), 204);
      const json = { customer_proof: stranger() };
      return scene.home.call(handleOf(scene.customer, "/restore"), json);
    },
  ],
  [
    "NOT_FOUND",
    "bank_handle: the customer has no linked and public account at this bank",
    () => {
      const json = { bank_handle: scene.other.bank_handle };
      return scene.home.call(handleOf(scene.customer, "/handover"), json);
    },
  ],
  [
    "VALIDATION_FAILED",
    "alias: is reserved",
    () =>
      scene.home.call("/identity/handles", { alias: "central-bank", customer_proof: stranger() }),
  ],
  [
    "ALREADY_EXISTS",
    "This name is taken. A customer who has a right to it can claim it.",
    () =>
      scene.other.call("/identity/handles", {
        alias: scene.customer.alias,
        customer_proof: stranger(),
      }),
  ],
  [
    "ALREADY_EXISTS",
    "This customer already has a username. Link the account to it, or claim it.",
    () =>
      scene.other.call("/identity/handles", {
        alias: fresh("second"),
        customer_proof: scene.customer.proof,
      }),
  ],
  [
    "FORBIDDEN",
    "Only the sponsoring bank may do this.",
    async () => {
      await linkedElsewhere();
      return remove(scene.other, handleOf(scene.customer));
    },
  ],
  [
    "INVALID_STATE",
    "The handle is ACTIVE.",
    () => scene.home.call(handleOf(scene.customer, "/reinstate"), {}),
  ],
  [
    "CLAIM_OPEN",
    "A claim on this handle is open. Wait until it ends.",
    async () => {
      const alias = fresh("unknown");
      const customer_proof = { type: "BANK_VERIFIED" };
      ok(await scene.home.call("/identity/handles", { alias, customer_proof }));
      ok(await open("PORTABILITY", stranger(), { alias }));
      return scene.home.call(`/identity/handles/${alias}/verify`, { customer_proof: stranger() });
    },
  ],
  [
    "CLAIM_OPEN",
    "A claim on this handle is open. Wait until it ends.",
    async () => {
      ok(await open("PORTABILITY"));
      return remove(scene.home, handleOf(scene.customer));
    },
  ],
  [
    "CLAIM_OPEN",
    "A claim on this handle is open. Wait until it ends.",
    async () => {
      ok(await open("PORTABILITY"));
      const json = { bank_handle: scene.other.bank_handle };
      return scene.home.call(handleOf(scene.customer, "/handover"), json);
    },
  ],
  [
    "FORBIDDEN",
    "The operator suspends for FRAUD or LEGAL, a bank for BANK or CUSTOMER_LOCK.",
    () => scene.home.call(handleOf(scene.customer, "/suspend"), { reason: "LEGAL" }),
  ],
  [
    "FORBIDDEN",
    "Only the registry's operator may lift FRAUD and LEGAL.",
    async () => {
      const ofOperator = `/admin/v1/handles/${scene.customer.alias}/suspend?realm=test`;
      ok(await asOwner(ofOperator, { reason: "FRAUD" }), 200);
      return scene.home.call(handleOf(scene.customer, "/reinstate"), {});
    },
  ],
  [
    "INVALID_STATE",
    "Its bank has suspended it, and lifts that.",
    async () => {
      await suspendedBy(scene.home.call, handleOf(scene.customer), "BANK");
      return asOwner(`/admin/v1/handles/${scene.customer.alias}/reinstate?realm=test`, {});
    },
  ],
];

const ofCustomers: Refusal[] = [
  [
    "NOT_FOUND",
    "alias: no handle has this name, or it is not ACTIVE with an account of this bank",
    () => {
      const { alias, proof } = scene.customer;
      return scene.other.call("/identity/customer-sessions", { alias, customer_proof: proof });
    },
  ],
  [
    "FORBIDDEN",
    "The proof is not for the handle's customer. Verify the customer again.",
    () => {
      const json = { alias: scene.customer.alias, customer_proof: stranger() };
      return scene.home.call("/identity/customer-sessions", json);
    },
  ],
];

const ofLinks: Refusal[] = [
  [
    "NOT_FOUND",
    "alias: no handle has this name, or it takes no links",
    () => scene.home.call(scene.home.accounts, { alias: fresh("no"), account_ref: accountRef() }),
  ],
  [
    "VALIDATION_FAILED",
    "capabilities: the bank is not registered for all of them",
    () => {
      const json = { alias: scene.customer.alias, account_ref: accountRef() };
      return scene.payments.call(scene.payments.accounts, {
        ...json,
        capabilities: ["OPEN_BANKING"],
      });
    },
  ],
  [
    "LINK_UNCONFIRMED",
    "Another link of this bank is unconfirmed. Ask the customer to confirm it first.",
    async () => {
      await link(scene.other, scene.customer.alias);
      return scene.other.call(scene.other.accounts, {
        alias: scene.customer.alias,
        account_ref: accountRef(),
      });
    },
  ],
  [
    "ACCOUNT_SUSPENDED",
    "The registry's operator has suspended an account of this bank. Ask the operator.",
    async () => {
      await suspendedBy(asOwner, `/admin/v1/links/${scene.customer.account_ref}`, "FRAUD");
      return scene.home.call(scene.home.accounts, {
        alias: scene.customer.alias,
        account_ref: accountRef(),
      });
    },
  ],
  [
    "LINK_LIMIT_REACHED",
    "The customer has ten accounts linked at this bank. Unlink one before you link another.",
    async () => {
      for (let count = 1; count < 10; count++) await link(scene.home, scene.customer.alias);
      return scene.home.call(scene.home.accounts, {
        alias: scene.customer.alias,
        account_ref: accountRef(),
      });
    },
  ],
  [
    "INVALID_STATE",
    "The link is UNLINKED.",
    async () => {
      const path = `${scene.home.accounts}/${scene.customer.account_ref}`;
      ok(await remove(scene.home, path), 204);
      return scene.home.call(`${path}/suspend`, { reason: "BANK" });
    },
  ],
  [
    "CHANGES_FORGOTTEN",
    "Later changes may be forgotten. Ask with after=latest, then compare your records.",
    async () => {
      const path = `/identity/banks/${scene.home.bank_handle}/changes`;
      const { next_after } = ok(await scene.home.call(`${path}?after=latest`), 200).body;
      clock.moveBy(30 * DAY);
      return scene.home.call(`${path}?after=${next_after}`);
    },
  ],
  [
    "VALIDATION_FAILED",
    "after: must be latest or the next_after of an earlier answer",
    () => scene.home.call(`/identity/banks/${scene.home.bank_handle}/changes?after=newest`),
  ],
  [
    "VALIDATION_FAILED",
    "bucket: must be one of 0 to 9 and a to f",
    () => scene.home.call(`${scene.home.accounts}?bucket=10`),
  ],
];

const sentences = [
  ...[...ofCallers, ...ofHandles, ...ofCustomers, ...ofLinks],
  ...[...ofClaims, ...ofApprovals, ...ofOperators],
];

test.each(sentences)("%s: %s", async (code, message, way) => {
  expect((await way()).body.error).toMatchObject({ code, message });
});

/** The sources of these refusals: the registry's own and those of the shared administration. */
const sources = import.meta.glob<string>(
  ["../../src/registry/**/*.ts", "../../src/frame/records/*.ts"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

/** A sentence of the source, with any text in its gaps. */
const patternOf = (sentence: string): RegExp => {
  const parts = sentence.split(/\$\{[^}]*\}/u);
  const exact = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&"));
  return new RegExp(`^${exact.join(".+")}$`, "u");
};

/**
 * Codes whose places have their tests elsewhere: plain-refusals, callers, customers, keys, and for
 * proposals test/staff/operators.
 */
const elsewhere: ReadonlySet<string> = new Set<ProblemCode>([
  ...(["NOT_FOUND", "UNAUTHENTICATED", "FORBIDDEN", "INVALID_STATE", "RATE_LIMITED"] as const),
  ...(["KEY_RETIRED", "KEY_IN_USE", "ONLY_APPROVER", "SECRET_ALREADY_SHOWN"] as const),
  ...(["IDEMPOTENCY_KEY_REUSED", "SERVICE_UNAVAILABLE"] as const),
  ...(["CHANGE_PENDING", "CHANGE_HAS_ENDED", "CHANGE_OUTDATED"] as const),
]);

/** The sentences of a source: its own, and the catalogue's for a code alone. */
const sentencesOf = (text: string): string[] => [
  ...[...text.matchAll(/\bmessage(?::|\s=)\s+(?:"([^"]+)"|`([^`]+)`)/gu)].map(
    ([, plain, template]) => plain ?? template ?? "",
  ),
  ...[...text.matchAll(/\brefuse\("([A-Z_]+)"\)/gu)]
    .filter(([, code = ""]) => !elsewhere.has(code))
    .map(([, code]) => problemCatalogue[code as ProblemCode][3]),
];

test("each place of the source that refuses has a way to it here", () => {
  const written = Object.values(sources).flatMap(sentencesOf);
  expect(written.length).toBeGreaterThan(40);
  const missing = written.filter((sentence) => {
    const ways = sentences.filter(([, message]) => patternOf(sentence).test(message));
    return ways.length < written.filter((other) => other === sentence).length;
  });
  expect(missing).toEqual([]);
});
