import { type BucketTerms, HIT_COST, MISS_COST } from "../../base/platform/token-bucket.ts";

/**
 * How merchants and their shoppers share the gateway's lookups at the registry (decisions/078).
 * Pure.
 *
 * A merchant may use a part of what is left, and an address the same part of what is left to its
 * merchant. The more is used, the smaller all shares become [dynamic thresholds, Choudhury and
 * Hahne 1998]. Used tokens come back in proportion.
 *
 * A new name was not found here before, so it may be a guess: it takes the cost of an unknown name,
 * and returns the difference if it is found. Known names may also use a reserve.
 */
export interface SharesRecord {
  schema: 1;
  /** The tokens that are used and have not come back. */
  used: number;
  /** What of it each merchant has used, and each address, at whatever merchants. */
  merchants: Record<string, number>;
  addresses: Record<string, number>;
  /** The instant of these counts, in milliseconds. */
  at: number;
}

/** Who asks for a name: a shopper of a merchant. */
export interface LookupAsker {
  merchant_id: string;
  address: string;
}

/** How many names of each kind one request looks up. */
export interface NamesAsked {
  known: number;
  new: number;
}

/** A name that is found is asked for now and again by the last check. */
const FOUND_COST = 2 * HIT_COST;

/** The part of the registry's bucket that new names leave to known ones. */
const RESERVE = 1 / 4;

const NEW_SHARE = 1 / 4;
const KNOWN_SHARE = 1 / 2;

/** Up to this part of the bucket, isolates may look up some known names without asking here. */
const CALM = 1 / 4;
const ALLOWANCE = 10;

export const noSharesUsed: SharesRecord = {
  schema: 1,
  used: 0,
  merchants: {},
  addresses: {},
  at: 0,
};

/** Takes the cost of these names, unless the asker has used up its share. */
export const takeShare = (
  stored: SharesRecord,
  { capacity, perMinute }: BucketTerms,
  asker: LookupAsker,
  names: NamesAsked,
  nowMs: number,
): { record: SharesRecord; granted: boolean } => {
  const record = refill(stored, perMinute, nowMs);
  const cost = costOf(names);
  const [share, kept] = names.new > 0 ? [NEW_SHARE, capacity * RESERVE] : [KNOWN_SHARE, 0];
  const left = capacity - kept - record.used;
  const leftToMerchant = left * share - (record.merchants[asker.merchant_id] ?? 0);
  const leftToAddress = leftToMerchant * share - (record.addresses[asker.address] ?? 0);
  const granted = left >= cost && leftToMerchant > 0 && leftToAddress > 0;
  return { record: granted ? use(record, asker, cost) : record, granted };
};

/** While little is used: takes the cost of known names that an isolate may look up unasked. */
export const takeAllowance = (
  record: SharesRecord,
  { capacity }: BucketTerms,
): { record: SharesRecord; allowed: number } => {
  const used = record.used + ALLOWANCE * FOUND_COST;
  return used <= capacity * CALM
    ? { record: { ...record, used }, allowed: ALLOWANCE }
    : { record, allowed: 0 };
};

const costOf = (names: NamesAsked): number => names.known * FOUND_COST + names.new * MISS_COST;

/** In seconds: when so much has come back. */
export const retryAfter = (names: NamesAsked, { perMinute }: BucketTerms): number =>
  Math.ceil((costOf(names) / perMinute) * 60);

/** A new name was found: what was taken too much is returned. */
export const returnShare = (record: SharesRecord, asker: LookupAsker): SharesRecord =>
  use(record, asker, FOUND_COST - MISS_COST);

/** A known name is unknown by now: it costs what an unknown name costs. */
export const consumeUnknown = (record: SharesRecord, asker: LookupAsker): SharesRecord =>
  use(record, asker, MISS_COST - FOUND_COST);

const use = (
  record: SharesRecord,
  { merchant_id, address }: LookupAsker,
  tokens: number,
): SharesRecord => {
  const add = (before = 0): number => Math.max(0, before + tokens);
  const { used, merchants, addresses } = record;
  return {
    ...record,
    used: add(used),
    merchants: { ...merchants, [merchant_id]: add(merchants[merchant_id]) },
    addresses: { ...addresses, [address]: add(addresses[address]) },
  };
};

const refill = (record: SharesRecord, perMinute: number, nowMs: number): SharesRecord => {
  const elapsedMs = Math.max(0, nowMs - record.at);
  const used = Math.max(0, record.used - (elapsedMs / 60_000) * perMinute);
  if (used === 0) return { ...noSharesUsed, at: nowMs };
  const factor = used / record.used;
  // Less than a token counts as nothing, so the record stays small.
  const shrunk = (uses: Record<string, number>): Record<string, number> =>
    Object.fromEntries(
      Object.entries(uses)
        .map(([name, tokens]) => [name, tokens * factor] as const)
        .filter(([, tokens]) => tokens >= 1),
    );
  const [merchants, addresses] = [shrunk(record.merchants), shrunk(record.addresses)];
  return { schema: 1, used, merchants, addresses, at: nowMs };
};
