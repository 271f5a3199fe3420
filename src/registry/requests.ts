import * as v from "valibot";

/** Bodies that the registry accepts. */
const realm = v.picklist(["test", "live"]);
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(140));
const reference = v.pipe(v.string(), v.regex(/^[A-Za-z0-9._:-]{1,64}$/));
const handle = v.pipe(v.string(), v.regex(/^[a-z0-9._-]{3,30}$/));
const keySha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const capabilities = v.pipe(
  v.array(v.picklist(["PAYMENTS", "OPEN_BANKING"])),
  v.check((words) => new Set(words).size === words.length, "names a capability twice"),
);

export const seedRequest = v.strictObject({
  banks: v.array(
    v.strictObject({
      bank_handle: handle,
      bank_id: reference,
      name,
      capabilities,
      realm,
      key_sha256: v.optional(keySha256),
    }),
  ),
  gateways: v.array(v.strictObject({ name, realm, key_sha256: keySha256 })),
  links: v.array(
    v.strictObject({
      alias: handle,
      bank_handle: handle,
      account_ref: reference,
      currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
      default: v.boolean(),
      realm,
    }),
  ),
});

export type SeedRequest = v.InferOutput<typeof seedRequest>;
