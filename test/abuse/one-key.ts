import { setTimeout as sleep } from "node:timers/promises";
import type { World } from "../../scripts/local/world.ts";
import { heldKey } from "../frame/records/held-key.ts";
import { eventually, type Json } from "../support/checkout-client.ts";
import { type LiveRecord, LiveRecords } from "./live-records.ts";
import { insistOn, newAccomplice, newOperator, type Office, type Staff } from "./staff.ts";

/**
 * One stolen key of an operator tries each change that redirects a live record, and then to approve
 * what it has proposed (docs/decisions/064, 146, 148, 149).
 */
export interface Tried {
  name: string;
  takes: Takes;
  /** The status of the answer to the change. */
  status: number;
  /** Whether the same request again was refused, or answered with the same proposal. */
  isSameAgain: boolean;
  /** The answers to the attempts to approve it. */
  approvals: number[];
  /** Whether the proposal is in the list of what waits for an approver, in both forms. */
  isListed: boolean;
  /** Whether the record was another one after the delay. */
  isChanged: boolean;
  isTold: boolean;
}

/**
 * Who must agree. TWO: an approver too. ONE: a leaked key must be replaced at once, so the owner is
 * told instead. NOBODY: an operator may not even ask.
 */
type Takes = "TWO" | "ONE" | "NOBODY";

interface Attempt {
  name: string;
  at: "gateway" | "registry";
  takes: Takes;
  record: (live: LiveRecords) => Promise<LiveRecord>;
  method: "POST" | "PATCH" | "PUT" | "DELETE";
  /** Below the record's path. */
  below?: string;
  body?: () => object;
  /** The event by which the owner hears of it. */
  event?: string;
}

const EVIL_IBAN = "GB29NWBK60161331926819";
const evil = (path: string) => `https://evil.example${path}`;
const jwk = {
  ...{ kty: "EC", crv: "P-256", kid: "evil" },
  x: "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
  y: "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0",
};

type Name = keyof LiveRecords & ("bank" | "newBank" | "suspendedBank" | "merchant" | "tpp");

const patch = (name: string, kind: Name, body: object): Attempt => ({
  ...{ name, at: "gateway", takes: "TWO", method: "PATCH" },
  record: (live) => live[kind](),
  body: () => body,
});

const live = (settings: object): object => ({ modes: { live: settings } });

const told = (attempt: Attempt, event: string): Attempt => ({ ...attempt, takes: "ONE", event });

const key = (kind: "merchant" | "tpp", body: { kind: string; mode?: string }): Attempt => ({
  ...{ name: `${kind}: a further ${body.kind} key`, at: "gateway", takes: "ONE", method: "POST" },
  ...{ record: (records) => records[kind](), below: "/keys", body: () => body },
  event: `${kind}.key_added`,
});

/** A setting of the operator. Its address is its name with dashes. */
const setting = (name: string, id: string, body: object): Attempt => ({
  ...{ name, at: "gateway", takes: "TWO", method: "PUT", body: () => body },
  record: async () => ({ path: `/${id.replaceAll("_", "-")}`, id, told: async () => 0 }),
});

/** The staff's keys, which have no record yet. */
const staffKeys = async (): Promise<LiveRecord> => ({
  ...{ path: "/admin-keys", id: "admin-keys", told: async () => 0 },
});

const staffKey = (at: Attempt["at"], role: string): Attempt => ({
  ...{ name: `${at}: a key of the role ${role}`, at, takes: "NOBODY", method: "POST" },
  ...{ record: staffKeys, body: () => ({ name: "Mine", role, sha256: heldKey().sha256 }) },
});

const participant = (
  name: string,
  record: Attempt["record"],
  rest: Pick<Attempt, "method" | "below" | "body">,
): Attempt => ({ name, at: "registry", takes: "TWO", record, ...rest });

const anActive = (records: LiveRecords) => records.participant();

/** Everything that redirects. What only stops takes one person, and is not tried. */
const attempts: readonly Attempt[] = [
  patch("merchant: its account", "merchant", live({ settlement_iban: EVIL_IBAN })),
  patch("merchant: refund authority", "merchant", live({ refund_authority: true })),
  patch("merchant: its strategy", "merchant", live({ settlement_strategy: "NATIONAL_RAIL_ONLY" })),
  patch(
    "merchant: account and authority",
    "merchant",
    live({ settlement_iban: EVIL_IBAN, refund_authority: true }),
  ),
  told(
    patch("merchant: webhook_url", "merchant", live({ webhook_url: evil("/hooks") })),
    "merchant.endpoint_changed",
  ),
  told(
    patch("merchant: no alert_url", "merchant", live({ alert_url: null })),
    "merchant.endpoint_changed",
  ),
  key("merchant", { kind: "API", mode: "live" }),
  key("merchant", { kind: "SIGNING", mode: "live" }),
  patch("tpp: redirect_uris", "tpp", { redirect_uris: [evil("/back")] }),
  patch("tpp: jwks", "tpp", { auth_method: "PRIVATE_KEY_JWT", jwks: { keys: [jwk] } }),
  patch("tpp: jwks_uri", "tpp", { auth_method: "PRIVATE_KEY_JWT", jwks_uri: evil("/jwks.json") }),
  patch("tpp: further scopes", "tpp", { scopes: ["accounts:read", "payments:write"] }),
  told(patch("tpp: event_url", "tpp", { event_url: evil("/events") }), "tpp.changed"),
  key("tpp", { kind: "CLIENT_SECRET" }),
  key("tpp", { kind: "SIGNING" }),
  patch("bank: core_base_url", "bank", { core_base_url: evil("/bank") }),
  patch("bank: institution_code", "bank", { institution_code: "EVILCODE" }),
  patch("bank: iban_prefixes", "bank", { iban_prefixes: ["SE**1234"] }),
  patch("bank: ob_scopes_supported", "bank", { ob_scopes_supported: ["payments:write"] }),
  patch("bank: the currency of its limits", "bank", { currency: "EUR" }),
  patch("bank: its limit without approval", "bank", { sca_exemption_limit: 5_000 }),
  patch("bank: the same of a day", "bank", { sca_exemption_daily_limit: 20_000 }),
  patch("bank: first activation", "newBank", { status: "ACTIVE" }),
  patch("bank: reactivation", "suspendedBank", { status: "ACTIVE" }),
  setting("gateway: strategy", "settlement_strategy", { strategy: "NATIONAL_RAIL_ONLY" }),
  setting("gateway: refunds by one person", "staff_refund_limit", {
    staff_refund_limit: 90_000_000,
  }),
  ...["owner", "approver", "operator"].flatMap((role) => [
    staffKey("gateway", role),
    staffKey("registry", role),
  ]),
  participant("registry: a bank's key", anActive, {
    ...{ method: "POST", below: "/keys", body: () => ({ sha256: heldKey("bk").sha256 }) },
  }),
  participant("registry: closing a bank", anActive, { method: "DELETE" }),
  participant("registry: closing it by PATCH", anActive, {
    ...{ method: "PATCH", body: () => ({ status: "CLOSED" }) },
  }),
  participant("registry: reactivating a bank", (records) => records.suspendedParticipant(), {
    ...{ method: "PATCH", body: () => ({ status: "ACTIVE" }) },
  }),
];

/** Who tries, at one worker. */
interface Gang {
  office: Office;
  thief: Staff;
  /** Keys that were proposed by the thief and by an owner, and that nobody approved. */
  accomplices: Staff[];
}

const recruit = async (office: Office): Promise<Gang> => {
  const thief = await newOperator(office);
  const proposers = [thief, office.owner];
  const accomplices = proposers.map((proposer) => newAccomplice(office, proposer));
  return { office, thief, accomplices: await Promise.all(accomplices) };
};

/** Longer than the delay of a local world (scripts/local/start.ts). */
const DELAY_MS = 1_000;

interface Pending extends Tried {
  gang: Gang;
  record: LiveRecord;
  before: string;
}

/** Before anybody pays: the attempt at the strategy changes test mode at once. */
export const tryAlone = async (world: World): Promise<Tried[]> => {
  const records = new LiveRecords(world);
  const gangs = {
    gateway: await recruit(records.gateway),
    registry: await recruit(records.registry),
  };
  const { owner } = records.gateway;
  const strategy = (await owner("GET", "/settlement-strategy")).body.strategy;
  const pending: Pending[] = [];
  for (const attempt of attempts) {
    const record = await attempt.record(records);
    pending.push(await tryOne(attempt, gangs[attempt.at], record));
  }
  await sleep(2 * DELAY_MS);
  for (const tried of pending) tried.isChanged = (await stateOf(tried)) !== tried.before;
  // The thief's proposal is for live mode only; the test mode gets its own back.
  await insistOn(gangs.gateway.thief("PUT", "/settlement-strategy", { strategy }));
  return pending;
};

const tryOne = async (
  { name, takes, method, below = "", body, event }: Attempt,
  gang: Gang,
  record: LiveRecord,
): Promise<Pending> => {
  const { office, thief, accomplices } = gang;
  const before = await stateOf({ name, gang, record });
  const toldBefore = event === undefined ? 0 : await record.told(event);
  const asked = body?.();
  const answer = await thief(method, record.path + below, asked);
  const again = takes === "TWO" ? await thief(method, record.path + below, asked) : answer;
  const id = proposalOf(answer.body);
  const approvals: number[] = [];
  for (const staff of id === null ? [] : [thief, thief, office.owner, ...accomplices]) {
    approvals.push((await staff("POST", `/approvals/${id}/approve`)).status);
  }
  return {
    ...{ gang, record, before, name, takes, approvals },
    status: answer.status,
    isSameAgain: again.status >= 400 || proposalOf(again.body) === id,
    isListed: id !== null && (await isListed(office, record.id, id)),
    isChanged: false,
    isTold: event !== undefined && (await isTold(record, event, toldBefore)),
  };
};

const proposalOf = (body: Json | null): string | null =>
  (body?.proposal as { proposal_id: string } | undefined)?.proposal_id ?? null;

/** Among all that waits, and among what waits about the record. */
const isListed = async ({ owner }: Office, subject: string, id: string): Promise<boolean> => {
  const queries = [`subject=${subject}`, "status=PROPOSED&limit=100"];
  const lists = await Promise.all(queries.map((query) => owner("GET", `/approvals?${query}`)));
  return lists.every(({ body }) =>
    (body.data as { proposal_id: string }[]).some(({ proposal_id }) => proposal_id === id),
  );
};

const isTold = ({ told }: LiveRecord, event: string, before: number): Promise<boolean> =>
  eventually(event, async () => (await told(event)) > before).catch(() => false);

/** What staff and the record's users read of it; its keys too. */
const stateOf = async ({ record, gang }: Pick<Pending, "name" | "record" | "gang">) => {
  const { owner } = gang.office;
  const { body } = await owner("GET", record.path);
  if (record.path === "/settlement-strategy") return JSON.stringify(body.live_strategy);
  const hasKeys = /^\/(?:banks|merchants|tpps)\//.test(record.path);
  const keys = hasKeys ? await owner("GET", `${record.path}/keys`) : null;
  return JSON.stringify([body, keys?.body]);
};
