import * as v from "valibot";
import { aliasForm, bankId, described, idOf, rule, text, time } from "../base/kernel/fields.ts";
import { decodeCursor, encodeCursor, pageQuery } from "../base/platform/lists.ts";
import { claimStatus, realm } from "./requests.ts";

/** The parameters of the registry's paths and queries. */

/** For callers without a realm of their own. By default it is the deployment's. */
export const realmQuery = v.object({ realm: v.optional(realm) });

/**
 * The steps refuse malformed aliases, not the edge: they cost the caller as much as an alias that
 * is free.
 */
const anyAlias = text("A username.", "amira");

export const aliasPath = v.object({ alias: anyAlias });
export const resolvePath = v.object({
  alias: text("A username, or `handle@bank_handle`.", "amira@aurora"),
});
export const ownPath = v.object({
  handle: text("The handle of the bank itself.", "aurora"),
});
const anyAccount = text("The bank's reference to an account.", "acc_1a2b3c4d");
export const ownAccountPath = v.object({ ...ownPath.entries, account_ref: anyAccount });
export const linkPath = v.object({ account_ref: anyAccount });
export const claimPath = v.object({ claim_id: idOf("clm", "A claim.") });
export const gatewayId = idOf("gtw", "A gateway.");
export const handleId = idOf("hdl", "A handle. It stays when the customer changes the alias.");
export const bankPath = v.object({ bank_id: bankId });
export const gatewayPath = v.object({ gateway_id: gatewayId });

export type AliasPath = v.InferOutput<typeof aliasPath>;
export type LinkPath = v.InferOutput<typeof linkPath>;
export type ClaimPath = v.InferOutput<typeof claimPath>;

export const resolveQuery = v.object({
  context: v.optional(
    v.pipe(
      v.picklist(["PAYER", "PAYEE"], "must be PAYER or PAYEE"),
      described("The use of the account, if the customer has chosen one for it.", "PAYER"),
    ),
  ),
});

const bucket = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[0-9a-f]$/, "must be one of 0 to 9 and a to f"),
    described("Only those of one bucket, for a digest that differs.", "a"),
  ),
);

export const linksQuery = v.object({ ...pageQuery.entries, bucket });

/** A place in a bank's changes, and when it was given out. */
export interface ChangePlace {
  sequence: number;
  ordinal: number;
  at: number;
}

export const writePlace = ({ sequence, ordinal, at }: ChangePlace): string =>
  encodeCursor(`${sequence}.${ordinal}.${at}`);

const readPlace = (text: string): ChangePlace | null => {
  const place = /^(\d{1,15})\.(\d{1,9})\.(\d{1,15})$/.exec(decodeCursor(text) ?? "");
  if (!place) return null;
  const [sequence, ordinal, at] = place.slice(1).map(Number) as [number, number, number];
  return { sequence, ordinal, at };
};

export const changesQuery = v.object({
  limit: pageQuery.entries.limit,
  after: v.optional(
    v.pipe(
      v.string(),
      rule(
        (text) => text === "latest" || readPlace(text) !== null,
        "must be latest or the next_after of an earlier answer",
        { minLength: 1, maxLength: 512 },
      ),
      described(
        "The next_after of the answer before, or `latest`: no changes, only the place to go on from.",
        "latest",
      ),
      v.transform((text) => (text === "latest" ? text : (readPlace(text) as ChangePlace))),
    ),
  ),
});

export const allClaimsQuery = v.object({
  ...pageQuery.entries,
  status: v.optional(v.pipe(claimStatus, described("Only claims in this state.", "OPEN"))),
  changed_since: v.optional(
    v.pipe(
      time,
      described("Only claims whose updated_at is not earlier.", "2026-11-21T00:00:00.000Z"),
      v.transform((text) => Date.parse(text)),
    ),
  ),
});

export const sponsoredQuery = v.object({
  ...linksQuery.entries,
  handle_id: v.optional(handleId),
});

export const claimsQuery = v.object({
  ...allClaimsQuery.entries,
  role: v.optional(
    v.pipe(
      v.picklist(["holder", "claimant"], "must be holder or claimant"),
      described("Only claims in which the bank has this part.", "holder"),
    ),
  ),
});

export const lookupsQuery = v.object({
  ...pageQuery.entries,
  alias: v.pipe(
    v.string("is required"),
    rule((text) => parseAlias(text) !== null, "must be an alias", {}),
    described("The name that was asked for.", "amira"),
  ),
});

/** The alias that a caller asks for: a handle, at its default bank or at a named bank. */
export interface AskedAlias {
  /** The alias in small letters: `handle` or `handle@bank`. */
  alias: string;
  handle: string;
  /** Null if the customer's default decides. */
  bankHandle: string | null;
}

/** The alias, or null if no handle can have this form. */
export const parseAlias = (text: string): AskedAlias | null => {
  if (!aliasForm.test(text)) return null;
  const alias = text.toLowerCase();
  const [handle = "", bankHandle = null] = alias.split("@");
  return { alias, handle, bankHandle };
};
