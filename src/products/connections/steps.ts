import type { InferOutput } from "valibot";
import * as v from "valibot";
import type {
  challengeRequest,
  confirmRequest,
  payerRequest,
} from "../../approvals/approval-answers.ts";
import {
  askPushStatus,
  newDisplayCode,
  sendChallenge,
  verifyCode,
} from "../../approvals/bank-questions.ts";
import { guardAddress, guardOf } from "../../approvals/guard-payer.ts";
import { isVerifiedBrowser } from "../../approvals/verified-browser.ts";
import { consentId, mandateId, named, rule } from "../../base/kernel/fields.ts";
import { type Result, refuse } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import { randomHex } from "../../base/platform/crypto.ts";
import type { Reply } from "../../base/platform/edge.ts";
import type { Mode } from "../../base/platform/env.ts";
import { readBankRecord } from "../../network/banks/bank-records.ts";
import { findPayer } from "../../network/directory/find-payer.ts";
import { consentById } from "../consents/consent-record.ts";
import { mandateById } from "../mandates/mandate-record.ts";
import {
  type Access,
  type AccessChallenge,
  type AccessPayer,
  newAccess,
  withEnded,
} from "./access.ts";
import { type AccessCall, answerAccess, listConnections } from "./list-connections.ts";

/**
 * How a customer proves control of an account without paying or granting anything (challenge
 * purpose ACCESS). The account's guard counts every send, every code and every question about a
 * prompt before the bank is asked, over all browsers, so guessing in parallel gains nothing.
 */

/** The end of a bank call without an answer. */
const LEASE_MS = 15_000;

/** The share of lookups and sends of this page, beside those of merchants and TPPs. */
const OWNER = "connections";

/** POST …/payer: names the account, at any bank. */
export const payerStep = async (
  call: AccessCall<InferOutput<typeof payerRequest>>,
): Promise<Result<Reply>> => {
  const { caller: access, body } = call;
  const banks = { only: null, closing: true };
  const asker = { mode: access.mode, owner: OWNER, banks };
  const found = await findPayer(call, body, asker);
  if (!found.ok) return found;
  const { iban, alias, bank_id, bank_handle, bank_name, available_auth_methods } = found.value;
  const payer = { iban, alias, bank_id, bank_handle, bank_name, available_auth_methods };
  // The next account may be somebody else's, who must not read what was stopped before.
  const { ended, ...rest } = access;
  const same = access.payer?.iban === iban && ended ? { ended } : {};
  return answerAccess(call, { ...rest, ...same, payer, challenge: null, proved: false });
};

interface Named extends Access {
  payer: AccessPayer;
}

const isNamed = (access: Access): access is Named => access.payer !== null;

/** POST …/start: the account's bank sends a code or a prompt, which replaces an earlier one. */
export const startStep = async (
  call: AccessCall<InferOutput<typeof challengeRequest>>,
): Promise<Result<Reply>> => {
  const { env, request, caller: access, body, waitUntil } = call;
  if (!isNamed(access)) return refuse("PAYER_REQUIRED");
  const { mode, payer } = access;
  const { auth_mode } = body;
  if (!payer.available_auth_methods.includes(auth_mode)) {
    return refuse("AUTH_METHOD_NOT_AVAILABLE", { field: "auth_mode" });
  }
  const challenge_id = randomHex(16);
  const guard = guardOf(env, mode, payer.iban);
  const allowed = await guard.takeSend({
    id: challenge_id,
    auth_mode,
    owner: OWNER,
    is_verified_browser: isVerifiedBrowser(env, request, { mode, iban: payer.iban }),
    address: guardAddress(env, request),
  });
  if (!allowed.ok) return allowed;
  const bank = await readBankRecord(env, payer.bank_handle, mode);
  if (bank?.status !== "ACTIVE") {
    waitUntil(guard.returnSend(challenge_id));
    return refuse("BANK_UNAVAILABLE");
  }
  const asked = { challenge_id, auth_mode, display_code: newDisplayCode(auth_mode) };
  const content = {
    session_id: access.access_id,
    payer_iban: payer.iban,
    purpose: "ACCESS",
  } as const;
  const sent = await sendChallenge(call, bank, asked, content, now() + LEASE_MS);
  if (sent.kind === "not_asked") waitUntil(guard.returnSend(challenge_id));
  if (sent.kind !== "sent") return refuse(sent.problem);
  const { token, phone_masked, app_url } = sent;
  const is_resend = access.challenge !== null;
  const app = app_url === null ? {} : { app_url };
  const challenge = { ...asked, token, phone_masked, ...app, sent_at: now(), is_resend };
  return answerAccess(call, { ...access, challenge });
};

/** POST …/confirm: checks the code, or asks for the prompt's outcome. */
export const confirmAccess = async (
  call: AccessCall<InferOutput<typeof confirmRequest>>,
): Promise<Result<Reply>> => {
  const { caller: access, body } = call;
  if (access.proved) return answerAccess(call, access);
  if (!isNamed(access)) return refuse("PAYER_REQUIRED");
  if (!access.challenge) return refuse("CHALLENGE_REQUIRED");
  if (access.challenge.auth_mode === "PUSH") return confirmPrompt(call, access, access.challenge);
  return body.otp_code === undefined
    ? refuse("VALIDATION_FAILED", { field: "otp_code", message: "otp_code: is missing" })
    : confirmCode(call, access, access.challenge, body.otp_code);
};

const confirmPrompt = async (
  call: AccessCall,
  access: Named,
  { token, challenge_id, sent_at }: AccessChallenge,
): Promise<Result<Reply>> => {
  const { mode, payer } = access;
  const bank = await readBankRecord(call.env, payer.bank_handle, mode);
  if (!bank) return refuse("BANK_UNAVAILABLE");
  // If the bank was asked a moment ago, the present state is the answer.
  const isCounted = await guardOf(call.env, mode, payer.iban).takeQuestion(challenge_id, sent_at);
  if (!isCounted) return answerAccess(call, access);
  const { status } = await askPushStatus(call, bank, token);
  if (status === "APPROVED") return prove(call, access, challenge_id);
  return status === "DECLINED" ? refuse("PUSH_DECLINED") : answerAccess(call, access);
};

const confirmCode = async (
  call: AccessCall,
  access: Named,
  { token, challenge_id }: AccessChallenge,
  otp_code: string,
): Promise<Result<Reply>> => {
  const { env, waitUntil } = call;
  const { mode, payer } = access;
  const guard = guardOf(env, mode, payer.iban);
  const verification_id = randomHex(16);
  const allowed = await guard.takeCode(verification_id);
  if (!allowed.ok) return allowed;
  const bank = await readBankRecord(env, payer.bank_handle, mode);
  if (!bank) {
    waitUntil(guard.endCode(verification_id, "not_checked"));
    return refuse("BANK_UNAVAILABLE");
  }
  const { iban: payer_iban } = payer;
  const asked = { session_id: access.access_id, payer_iban, otp_token: token, otp_code };
  const outcome = await verifyCode(call, bank, verification_id, asked, now() + LEASE_MS);
  const end = (ended: "wrong" | "not_checked") => waitUntil(guard.endCode(verification_id, ended));
  switch (outcome.kind) {
    case "verified":
      return prove(call, access, challenge_id);
    case "wrong":
      end("wrong");
      return refuse("OTP_INCORRECT");
    case "expired":
      end("not_checked");
      return refuse("OTP_EXPIRED");
    default:
      end("not_checked");
      return refuse(outcome.problem, { field: "otp_code" });
  }
};

const prove = (call: AccessCall, access: Named, challengeId: string): Promise<Result<Reply>> => {
  call.waitUntil(guardOf(call.env, access.mode, access.payer.iban).verified(challengeId));
  return answerAccess(call, { ...access, challenge: null, proved: true });
};

/**
 * POST …/sign-out: the proof ends, and the next customer at this browser begins anew.
 * @rule O6.8
 */
export const signOutStep = (call: AccessCall): Promise<Result<Reply>> =>
  answerAccess(call, newAccess(call.caller.mode));

/** How the customer's word ends a consent or a mandate. */
const stopsOf = (
  { env, correlationId, traceparent }: AccessCall,
  by: { kind: "CUSTOMER"; iban: string; mode: Mode },
) => {
  const note = { correlationId, traceparent, performs: false } as const;
  return {
    consent: (id: string) => consentById(env, id)?.act({ type: "revoke", by, reason: null }, note),
    mandate: (id: string) => mandateById(env, id)?.act({ type: "end", by, reason: null }, note),
  };
};

/**
 * POST …/stop: ends a consent with every token of it, or a mandate with its announced charge. A
 * repeat changes nothing.
 * @rule O6.8
 */
export const stopStep = async (
  call: AccessCall<InferOutput<typeof stopRequest>>,
): Promise<Result<Reply>> => {
  const { env, caller: access, body } = call;
  const { payer, proved, mode } = access;
  if (!proved || !payer) return refuse("CHALLENGE_REQUIRED");
  const { consent_id = "", mandate_id } = body;
  const stops = stopsOf(call, { kind: "CUSTOMER", iban: payer.iban, mode });
  const listed = await listConnections(env, access);
  const turn = await (mandate_id === undefined
    ? stops.consent(consent_id)
    : stops.mandate(mandate_id));
  if (!turn) return refuse("NOT_FOUND");
  if (turn.refusal) return turn.refusal;
  const { connections, mandates } = listed;
  const name =
    connections.find((one) => one.consent_id === consent_id)?.tpp_name ??
    mandates.find((one) => one.mandate_id === mandate_id)?.creditor_name ??
    null;
  // A repeat finds it ended already, and says nothing new.
  return answerAccess(
    call,
    name === null ? access : withEnded(access, { name, count: 1, at: now() }),
  );
};

/** Objects that end at once: each is a call of its own. */
const AT_ONCE = 10;

/**
 * POST …/stop-all: ends every consent and mandate on the proved account. After a failure in the
 * middle the rest is still listed, and a repeat goes on.
 * @rule O6.14
 */
export const stopAllStep = async (call: AccessCall): Promise<Result<Reply>> => {
  const { env, caller: access } = call;
  const { payer, proved, mode } = access;
  if (!proved || !payer) return refuse("CHALLENGE_REQUIRED");
  const { consent, mandate } = stopsOf(call, { kind: "CUSTOMER", iban: payer.iban, mode });
  const { connections, mandates } = await listConnections(env, access);
  const stops = [
    ...connections.map(({ consent_id }) => [consent, consent_id] as const),
    ...mandates.map(({ mandate_id }) => [mandate, mandate_id] as const),
  ];
  let count = 0;
  for (let first = 0; first < stops.length; first += AT_ONCE) {
    const some = stops.slice(first, first + AT_ONCE);
    const turns = await Promise.all(some.map(([stop, id]) => stop(id)));
    count += turns.filter((turn) => turn && !turn.refusal).length;
  }
  return answerAccess(
    call,
    count === 0 ? access : withEnded(access, { name: null, count, at: now() }),
  );
};

/** The request to stop a consent or a mandate. */
export const stopRequest = v.pipe(
  v.strictObject({ consent_id: v.optional(consentId), mandate_id: v.optional(mandateId) }),
  rule(
    ({ consent_id, mandate_id }) => (consent_id === undefined) !== (mandate_id === undefined),
    "needs exactly one of consent_id and mandate_id",
    { minProperties: 1, maxProperties: 1 },
  ),
  named("StopConnection", "What to end: exactly one of the two.", { mandate_id: undefined }),
);
