import * as v from "valibot";
import { flag, orNull } from "../../../base/kernel/answer-words.ts";
import {
  amount,
  currency,
  described,
  mode,
  named,
  rule,
  text,
  timeOrNull,
} from "../../../base/kernel/fields.ts";
import { type Result, refuse } from "../../../base/kernel/result.ts";
import { type Reply, type Route, reply, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { chargeKind } from "../../../products/charges/kind.ts";
import { consentKind } from "../../../products/consents/kind.ts";
import { mandateKind } from "../../../products/mandates/kind.ts";
import { paymentOrderKind } from "../../../products/payment-orders/kind.ts";
import { paymentKind } from "../../../products/payments/kind.ts";
import { type AdminCall, reads, writeEntry } from "../administration.ts";
import { viewOf } from "../find/found-row.ts";
import { type PartyNames, readPartyNames } from "../party-names.ts";
import {
  type FoundBy,
  type FoundOne,
  foundBy,
  mayFindBy,
  searchObjects,
} from "./search-objects.ts";
import { type FoundRecord, searchRecords } from "./search-records.ts";
import { readSearchText } from "./search-text.ts";

/** One search over everything that staff can open (docs/decisions/206). */
const kinds = [paymentKind, chargeKind, mandateKind, consentKind, paymentOrderKind];

const shownKinds = [
  ...["PAYMENT", "CHARGE", "MANDATE", "CONSENT", "PAYMENT_ORDER"],
  ...["MERCHANT", "TPP", "BANK", "ENDPOINT"],
] as const;

/** The most hits of one kind: more are found by filters. */
const MOST = 10;

const hit = v.pipe(
  v.strictObject({
    kind: v.picklist(shownKinds),
    id: text("Its public id.", "pay_0123"),
    found_by: v.pipe(
      v.array(v.picklist(foundBy)),
      described("How the text names it: all ways that were found.", ["BEGINNING"]),
    ),
    name: orNull(
      text(
        "Its own name, or that of the merchant or the TPP that it belongs to.",
        "Meridian Books",
      ),
      "Null if there is none.",
      "Meridian Books",
    ),
    mode: orNull(mode, "Null for merchants, which have both.", "test"),
    status: text("OPEN, or its final status; empty for an endpoint.", "COMPLETED"),
    amount: orNull(amount, "Null without one.", 1_850),
    currency: v.nullable(currency),
    reference: orNull(v.string(), "The owner's own.", "order-7"),
    bank_name: orNull(v.string(), "The customer's bank; null while it is unknown.", "Aurora Bank"),
    created_at: timeOrNull,
  }),
  named("SearchHit", "Something that the text may mean."),
);

export const searchAnswer = v.pipe(
  v.strictObject({
    data: v.pipe(
      v.array(hit),
      described(
        "Payments first, then what belongs to them; the newest of a kind first.",
        undefined,
      ),
    ),
    looked_for: v.pipe(
      v.array(v.picklist(foundBy)),
      described("What the text may be, and was looked for as.", ["ID", "NAME"]),
    ),
    has_more: flag(
      "Whether there may be more: a kind has more hits than are shown, or a way had too much to look at.",
      false,
    ),
  }),
  named("SearchAnswer", "What a text may mean."),
);

type Hit = v.InferOutput<typeof hit>;

const searchQuery = v.object({
  q: v.pipe(
    v.string(),
    rule((given) => given.trim() !== "", "must not be empty", { minLength: 1 }),
    v.maxLength(255, "must be at most 255 characters"),
    described(
      "An id of anything, or its beginning, or its short form as lists show it; a reference or its " +
        "beginning; the name of a merchant, a TPP or a bank; an amount, with a day or without; the " +
        "last four characters of a customer's account; a customer's payment username.",
      "18.50 2026-11-23",
    ),
  ),
});

type SearchCall = AdminCall<unknown, unknown, v.InferOutput<typeof searchQuery>>;

/**
 * `GET /admin/v1/search`. A search for a customer is in the audit log before it is answered,
 * without the text: the log is for ever.
 * @rule A4.3 A5.6
 */
const searchEverything = async (call: SearchCall): Promise<Result<Reply>> => {
  const { env } = call;
  const searched = readSearchText(call.query.q);
  if (searched.isAccountNumber) return refuseAccountNumber();
  const [{ found: objects, isCut }, records] = await Promise.all([
    searchObjects({ env, kinds, most: MOST + 1 }, searched),
    searchRecords(env, searched, MOST + 1),
  ]);
  const looked_for = mayFindBy(searched);
  const about = customerOf(looked_for, objects, records);
  if (about.length > 0) {
    const theirs = objects.filter(({ by }) => about.includes(by)).map(({ row }) => row.objectId);
    const details = { by: about, found: new Set(theirs).size };
    const told = await writeEntry(call, {
      action: "customer.searched",
      subject: "customers",
      details,
    });
    if (!told.ok) return told;
  }
  const names = await namesFor(env, objects);
  const all = merged([...objects.map((one) => objectHit(one, names)), ...records.map(recordHit)]);
  const data = shownKinds.flatMap((kind) => newest(all, kind).slice(0, MOST));
  return reply(200, { data, looked_for, has_more: isCut || data.length < all.length });
};

const refuseAccountNumber = () =>
  refuse("VALIDATION_FAILED", {
    field: "q",
    message: "q: must not be a whole account number: its last four characters are enough",
  });

const isCustomers = (by: FoundBy): boolean => by === "ACCOUNT" || by === "USERNAME";

/** The ways that name a customer, if they found something or nothing else did. */
const customerOf = (
  lookedFor: readonly FoundBy[],
  objects: readonly FoundOne[],
  records: readonly FoundRecord[],
): FoundBy[] => {
  const ways = lookedFor.filter(isCustomers);
  if (objects.length + records.length === 0) return ways;
  return ways.filter((way) => objects.some(({ by }) => by === way));
};

const namesFor = (env: GatewayEnv, objects: readonly FoundOne[]): Promise<PartyNames> =>
  readPartyNames(env, {
    owners: objects.map(({ row }) => row.ownerId),
    banks: objects.map(({ row }) => row.debtorBank),
  });

const objectHit = ({ row, by }: FoundOne, names: PartyNames): Hit => {
  const { amount, currency, reference, status, created_at } = viewOf(row);
  return {
    ...{ kind: row.kind as Hit["kind"], id: row.objectId, found_by: [by] },
    ...{ name: names.owner(row.ownerId), mode: row.mode, status, amount, currency, reference },
    bank_name: names.bank(row.debtorBank, row.mode),
    created_at,
  };
};

const recordHit = ({ by, ...record }: FoundRecord): Hit => ({
  ...record,
  ...{ found_by: [by], amount: null, currency: null, reference: null, bank_name: null },
});

/** One hit for each thing, with every way that found it. */
const merged = (hits: readonly Hit[]): Hit[] => {
  const found = new Map<string, Hit>();
  for (const one of hits) {
    const known = found.get(one.id);
    const ways = new Set([...(known?.found_by ?? []), ...one.found_by]);
    // A whole name is also its own beginning.
    if (ways.has("ID")) ways.delete("BEGINNING");
    found.set(one.id, { ...(known ?? one), found_by: [...ways] });
  }
  return [...found.values()];
};

const newest = (hits: readonly Hit[], kind: Hit["kind"]): Hit[] =>
  hits
    .filter((one) => one.kind === kind)
    .sort((a, b) => (b.created_at ?? "").localeCompare(a.created_at ?? ""));

export const searchRoute: Route<GatewayEnv> = route({
  id: "searchEverything",
  method: "GET",
  paths: ["/admin/v1/search"],
  summary: "Find anything by what somebody has of it",
  description:
    "At most ten of each kind, of both modes. A search for a customer is in the audit log. What " +
    "ended before version 0.2 is not found by its customer; a part in the middle of a reference " +
    "finds nothing.",
  guard: reads,
  query: searchQuery,
  answers: { 200: searchAnswer },
  step: searchEverything,
});
