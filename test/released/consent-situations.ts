import { expect } from "vitest";
import type { TppRecord } from "../../src/network/parties/tpps.ts";
import { type ConsentCommand, consentById } from "../../src/products/consents/consent-record.ts";
import { usedOnce } from "../../src/products/oauth/signed-claims.ts";
import { begin, prove } from "../products/consents/consent-commands.ts";
import {
  AUTHORISE_MS,
  authorisationOf,
  BROWSER,
  TPP,
} from "../products/consents/consent-fixtures.ts";
import {
  type Approved,
  mustAct,
  newApproved,
  newConsent,
  redeemFirst,
} from "../products/oauth/scene.ts";
import { env } from "../workers/gateway-worker.ts";

/** The consents that a release stores. Their TPP and bank are in no database. */
const tpp = TPP as unknown as TppRecord;

/** What the customer does until the bank has sent the code. */
const challenged: ConsentCommand[] = [
  prove(),
  begin(BROWSER, "ch1"),
  { type: "challenge_sent", challenge_id: "ch1", token: "t-ch1", phone_masked: "+49 ••• ••12" },
];

const checked: ConsentCommand[] = [
  { type: "begin_verification", browser_id: BROWSER, verification_id: "v1", code_digest: "d" },
];

const verified = (): ConsentCommand => ({
  ...{ type: "end_verification", verification_id: "v1", outcome: "verified", refusal: null },
  checked_at: Date.now(),
});

const withTokens = async (): Promise<Approved> => {
  const consent = await newApproved(env, tpp);
  await redeemFirst(consent, tpp);
  await mustAct(consent.stub, {
    ...{ type: "use_token", family: 1, serial: 1, scopes: ["accounts:read"] },
    ...{
      needs: ["accounts:read"],
      account_id: "acc_1",
      proof: usedOnce("p1", Date.now() + 60_000),
    },
  });
  return consent;
};

/** One order waits for its customer, one has passed its last check. */
const withOrders = () =>
  after(
    () => newApproved(env, tpp, { terms: { scopes: ["payments:write"] } }),
    ...[false, true].map(
      (use): ConsentCommand => ({
        ...{ type: "permit_order", payment_order_id: `po_${use}` },
        ...{ account_id: "acc_1", use },
      }),
    ),
  )();

/** One mandate waits for its customer, one is in force. */
const withMandates = async (): Promise<Approved> => {
  const consent = await newApproved(env, tpp, { terms: { scopes: ["mandates:write"] } });
  for (const lapses_at of [Date.now() + 86_400_000, null]) {
    await mustAct(consent.stub, {
      ...{ type: "permit_mandate", mandate_id: `mnd_${lapses_at === null}` },
      ...{ account_id: "acc_1", lapses_at },
    });
  }
  return consent;
};

const reauthorise = (): ConsentCommand => {
  const now = Date.now();
  const times = { created_at: now, authorise_by: now + AUTHORISE_MS, expiry_days: 30 };
  return { type: "reauthorise", ...TPP, authorisation: authorisationOf(times) };
};

const after =
  (begun: () => Promise<Approved>, ...commands: (ConsentCommand | (() => ConsentCommand))[]) =>
  async (): Promise<Approved> => {
    const consent = await begun();
    for (const command of commands) {
      await mustAct(consent.stub, typeof command === "function" ? command() : command);
    }
    return consent;
  };

const waiting = () => newConsent(env, tpp);

interface Situation {
  bring: () => Promise<Approved>;
  /** Its state once only time passes. */
  endsAs: "REJECTED" | "REVOKED" | "EXPIRED";
}

export const consentSituations: Record<string, Situation> = {
  waiting: { bring: waiting, endsAs: "REJECTED" },
  "code-sent": { bring: after(waiting, ...challenged), endsAs: "REJECTED" },
  "code-being-checked": { bring: after(waiting, ...challenged, ...checked), endsAs: "REJECTED" },
  "accounts-being-listed": {
    bring: after(waiting, ...challenged, ...checked, verified),
    endsAs: "REJECTED",
  },
  "approved-without-tokens": { bring: () => newApproved(env, tpp), endsAs: "EXPIRED" },
  "with-tokens": { bring: withTokens, endsAs: "EXPIRED" },
  "with-a-revoked-token": {
    bring: after(withTokens, () => ({
      ...{ type: "revoke_access_token", client_id: TPP.tpp_id, family: 1, serial: 1 },
      exp: Math.floor(Date.now() / 1000) + 900,
    })),
    endsAs: "EXPIRED",
  },
  "being-reauthorised": {
    bring: after(withTokens, reauthorise, ...challenged),
    endsAs: "EXPIRED",
  },
  "with-a-replayed-code": {
    bring: async () => {
      const consent = await withTokens();
      await expect(redeemFirst(consent, tpp)).rejects.toThrow("INVALID_GRANT");
      return consent;
    },
    endsAs: "EXPIRED",
  },
  "revoked-and-nobody-knows": {
    bring: after(withTokens, { type: "revoke", by: { kind: "TPP", ...TPP }, reason: null }),
    endsAs: "REVOKED",
  },
  "with-payment-orders": { bring: withOrders, endsAs: "EXPIRED" },
  "revoked-with-payment-orders": {
    bring: after(withOrders, { type: "revoke", by: { kind: "OPERATOR" }, reason: null }),
    endsAs: "REVOKED",
  },
  "with-mandates": { bring: withMandates, endsAs: "EXPIRED" },
  "revoked-with-mandates": {
    bring: after(withMandates, { type: "revoke", by: { kind: "OPERATOR" }, reason: null }),
    endsAs: "REVOKED",
  },
  rejected: {
    bring: after(waiting, { type: "reject", browser_id: BROWSER }),
    endsAs: "REJECTED",
  },
};

/** What its TPP sees. */
export const viewOf = async (consentId: string): Promise<Record<string, unknown>> => {
  const view = await consentById(env, consentId)?.view({ view: "consent", ...TPP });
  if (!view?.ok) throw new Error("the consent is gone");
  return JSON.parse(view.value);
};

/** Whether the first token of the first family is good. */
export const tokenLives = async (consentId: string): Promise<boolean> => {
  const asked = { view: "access_token", client_id: TPP.tpp_id, family: 1, serial: 1 } as const;
  const view = await consentById(env, consentId)?.view(asked);
  return view?.ok === true && JSON.parse(view.value).active === true;
};
