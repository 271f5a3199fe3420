import { env as bindings } from "cloudflare:workers";
import { vi } from "vitest";
import { formatId } from "../../../src/base/kernel/ids.ts";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { newObjectId } from "../../../src/base/platform/objects.ts";
import { readTpp, type TppRecord } from "../../../src/network/parties/tpps.ts";
import {
  type ConsentCommand,
  type ConsentStub,
  type ConsentTerms,
  consentById,
  type OfferedAccount,
} from "../../../src/products/consents/consent-record.ts";
import { signAccessToken } from "../../../src/products/oauth/access-token.ts";
import { writeJti } from "../../../src/products/oauth/token-family.ts";
import { CALL } from "../../frame/objects/object-under-test.ts";
import { gatewayEnv, post } from "../../staff/operators/gateway.ts";
import { approve, begin, prove } from "../consents/consent-commands.ts";
import {
  AUTHORISE_MS,
  authorisationOf,
  BROWSER,
  DAY,
  payerOf,
  termsOf,
  twoAccounts,
  VERIFIER,
} from "../consents/consent-fixtures.ts";

/** TPPs, consents and tokens of a real deployment, as far as OAuth sees them. */
export const REDIRECT_URI = "https://tpp.example/back";

/** The objects' messages go nowhere: no performer works in these tests. */
export const holdQueues = (): void => {
  for (const name of ["BANK_CALLS", "WEBHOOKS", "PROJECTIONS"] as const) {
    const queue = (bindings as unknown as GatewayEnv)[name];
    vi.spyOn(queue, "send").mockResolvedValue(undefined as never);
    vi.spyOn(queue, "sendBatch").mockResolvedValue(undefined as never);
  }
};

// A day ahead of the machine's clock, so no alarm fires unless a test runs it. It never goes back.
let startedAt = Date.now() + 86_400_000;

/** An hour after the test before: its caches and limits are forgotten. */
export const startOAuthTest = (): void => {
  startedAt += 3_600_000;
  vi.useFakeTimers({ toFake: ["Date"], now: startedAt });
  holdQueues();
};

export const endOAuthTest = (): void => {
  startedAt = Date.now();
  vi.useRealTimers();
  vi.restoreAllMocks();
};

export const wait = (milliseconds: number): void =>
  void vi.setSystemTime(Date.now() + milliseconds);

/** A registered TPP, and its secret if it has one. */
export interface Registered {
  tpp: TppRecord;
  client_secret: string;
}

export const newTpp = async (changes: object = {}): Promise<Registered> => {
  const { body } = await post("/admin/v1/tpps", {
    ...{ name: "Budget App", mode: "test", auth_method: "SECRET" },
    ...{ redirect_uris: [REDIRECT_URI], scopes: ["accounts:read", "balances:read"] },
    ...changes,
  });
  const tpp = await readTpp(gatewayEnv(), body.tpp_id, { fresh: true });
  if (!tpp) throw new Error(JSON.stringify(body));
  return { tpp, client_secret: body.client_secret };
};

/** A consent of this TPP whose customer has approved it; its first code is number 1. */
export interface Approved {
  consent_id: string;
  hex: string;
  stub: ConsentStub;
}

const proofOfPayer = (bank_id: string, challenge_id: string): ConsentCommand[] => [
  prove(BROWSER, payerOf({ bank_id })),
  begin(BROWSER, challenge_id),
  {
    ...{ type: "challenge_sent", challenge_id, token: `t-${challenge_id}` },
    phone_masked: null,
  },
  {
    ...{ type: "begin_verification", browser_id: BROWSER },
    ...{ verification_id: challenge_id, code_digest: "d" },
  },
  {
    ...{ type: "end_verification", verification_id: challenge_id, outcome: "verified" },
    ...{ refusal: null, checked_at: Date.now() },
  },
];

export const mustAct = async (stub: ConsentStub, ...commands: ConsentCommand[]): Promise<void> => {
  for (const command of commands) {
    const refusal = (await stub.act(command, CALL))?.refusal;
    if (refusal) throw new Error(`${command.type}: ${refusal.problem.code}`);
  }
};

interface ConsentChanges {
  terms?: Partial<ConsentTerms>;
  jkt?: string;
  /** The code_challenge. */
  challenge?: string;
  /** What the bank lists, and which of it the customer chooses: by default all. */
  accounts?: OfferedAccount[];
  chosen?: string[];
}

/** A consent that waits for its customer. */
export const newConsent = async (
  env: GatewayEnv,
  { tpp_id, mode }: TppRecord,
  changes: ConsentChanges = {},
): Promise<Approved> => {
  const hex = newObjectId(env, "CONSENTS");
  const consent_id = formatId("cns", hex);
  const stub = consentById(env, consent_id);
  if (!stub) throw new Error("an id that we made ourselves");
  const now = Date.now();
  const times = { created_at: now, expires_at: now + 90 * DAY };
  const terms = termsOf({
    ...{ consent_id, tpp_id, client_id: tpp_id, mode, ...times },
    ...changes.terms,
  });
  const authorisation = authorisationOf({
    ...{ redirect_uri: REDIRECT_URI, created_at: now, authorise_by: now + AUTHORISE_MS },
    jkt: changes.jkt ?? null,
    ...(changes.challenge === undefined ? {} : { code_challenge: changes.challenge }),
  });
  const creation = { request_hash: "hash", answer: "{}" };
  await stub.create({ terms, authorisation }, creation, CALL);
  return { consent_id, hex, stub };
};

export const newApproved = async (...input: Parameters<typeof newConsent>): Promise<Approved> => {
  const { terms, accounts = twoAccounts, chosen = null } = input[2] ?? {};
  const consent = await newConsent(...input);
  await approveAs(consent, "ch1", { bankId: terms?.bank_id, accounts, chosen });
  return consent;
};

/** The customer of a consent that waits approves all of it. */
export const approveAll = (consent: Approved, bankId: string): Promise<void> =>
  approveAs(consent, "ch1", { bankId, accounts: twoAccounts, chosen: null });

/** The customer approves this consent once more, under a challenge of this name. */
export const approveAgain = async (
  consent: Approved,
  { tpp_id, mode }: Pick<TppRecord, "tpp_id" | "mode">,
  challenge_id: string,
  accounts: OfferedAccount[],
): Promise<void> => {
  const now = Date.now();
  const times = { created_at: now, authorise_by: now + AUTHORISE_MS };
  const authorisation = authorisationOf({ redirect_uri: REDIRECT_URI, ...times });
  await mustAct(consent.stub, { type: "reauthorise", tpp_id, mode, authorisation });
  await approveAs(consent, challenge_id, { accounts, chosen: null });
};

const approveAs = async (
  { stub }: Approved,
  challenge_id: string,
  choice: { bankId?: string | undefined; accounts: OfferedAccount[]; chosen: string[] | null },
): Promise<void> => {
  const { bankId = payerOf().bank_id, accounts, chosen } = choice;
  const proof = proofOfPayer(bankId, challenge_id);
  await mustAct(stub, ...proof.slice(0, -1));
  const last = proof.at(-1);
  const { id, attempt } = (last && (await stub.act(last, CALL)))?.lease?.effect ?? {};
  if (!id) throw new Error("nobody asks for the accounts");
  const report = { kind: "list_accounts", accounts } as const;
  await stub.report(id, attempt ?? 1, report, CALL);
  await mustAct(stub, approve(chosen));
};

/** Redeems the first code at the object. */
export const redeemFirst = ({ stub }: Approved, { tpp_id }: TppRecord, jkt: string | null = null) =>
  mustAct(stub, {
    ...{ type: "redeem_code", number: 1, code_verifier: VERIFIER },
    ...{ redirect_uri: REDIRECT_URI, client_id: tpp_id, consent_id: null },
    ...{ jkt, proof: null, public_client: false },
  });

/** An access token, signed by this deployment. */
export const tokenOf = (
  env: GatewayEnv,
  { tpp_id }: TppRecord,
  changes: { consent_id?: string; serial?: number; scope?: string; jkt?: string } = {},
): Promise<string> => {
  const { consent_id, serial = 1, jkt } = changes;
  const nowMs = Date.now();
  const iat = Math.floor(nowMs / 1000);
  const subject =
    consent_id === undefined
      ? { scope: "consents:write", jti: "at_1" }
      : { scope: "accounts:read balances:read", jti: writeJti(consent_id, 1, serial), consent_id };
  return signAccessToken(
    { keys: env, issuer: env.BASE_URL, nowMs },
    {
      client_id: tpp_id,
      ...subject,
      ...(changes.scope === undefined ? {} : { scope: changes.scope }),
      ...(jkt === undefined ? {} : { cnf: { jkt } }),
    },
    { iat, exp: iat + 900 },
  );
};
