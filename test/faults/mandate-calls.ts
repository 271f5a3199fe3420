import { type MandateEntry, mandateIdOf, note, sight } from "./journal.ts";
import type { Random } from "./random.ts";
import { ask, codeOf, gatewayUrl, insist, type Scene } from "./scene.ts";

/** What the merchant of the mandates asks and reads, and what a journey carries along. */
export type MandateMoment =
  | "before create"
  | "before confirm"
  | "after approve"
  | "before charge"
  | "before cancel at the bank";

export type AtMandateMoment = (moment: MandateMoment) => Promise<void> | void;

export interface MandateDrive {
  scene: Scene;
  entry: MandateEntry;
  random: Random;
  at: AtMandateMoment;
  givesUpAt: number;
}

export interface MandateAnswer {
  mandate_id: string;
  status: string;
  status_reason: string | null;
  cancelled_by: string | null;
  approval_url: string | null;
  current_period: { charged: number; reserved: number; remaining: number } | null;
  charged_total: number;
  charge_count: number;
}

export interface ChargeAnswer {
  charge_id: string;
  payment_id: string;
  amount: number;
  charge_date: string;
  status: string;
  failure_code: string | null;
  retries_left: number;
  created_at: string;
}

/** As the merchant of the mandates. */
export const request = (
  { subscriptions }: Scene,
  method: "GET" | "POST",
  body?: object,
  key?: string,
) => ({
  method,
  headers: {
    authorization: `Bearer ${subscriptions.api_key}`,
    ...(key ? { "idempotency-key": key } : {}),
  },
  ...(body ? { body } : {}),
});

export const mandateUrl = (scene: Scene, entry: MandateEntry): string =>
  `${gatewayUrl(scene)}/api/v1/mandates/${mandateIdOf(entry)}`;

/** Reads the mandate as its merchant does, and records its status. */
export const lookAtMandate = async (
  scene: Scene,
  entry: MandateEntry,
): Promise<MandateAnswer | null> => {
  if (entry.mandateIds.size === 0) return null;
  const from = Date.now();
  const asked = { ...request(scene, "GET"), timeoutMs: 10_000 };
  const reply = await ask<MandateAnswer>(scene, mandateUrl(scene, entry), asked);
  if (reply?.status !== 200) return null;
  const { status, status_reason } = reply.body;
  sight(scene.journal, entry, { state: status, reason: status_reason, from });
  return reply.body;
};

/** Its charges, newest first. */
export const readCharges = async (scene: Scene, entry: MandateEntry): Promise<ChargeAnswer[]> => {
  const url = `${mandateUrl(scene, entry)}/charges?limit=100`;
  return (await insist<{ data: ChargeAnswer[] }>(scene, url, request(scene, "GET"))).body.data;
};

export const isChargeOver = (status: string): boolean =>
  ["COMPLETED", "FAILED", "CANCELLED"].includes(status);

/** A change that its merchant asks for, until it is answered. */
export const postToMandate = async (
  scene: Scene,
  entry: MandateEntry,
  path: string,
): Promise<void> => {
  const url = `${mandateUrl(scene, entry)}/${path}`;
  const reply = await insist(scene, url, request(scene, "POST", {}));
  note(scene.journal, entry, `${path}: ${reply.status} ${codeOf(reply.body)}`.trim());
};

export const DAY_MS = 24 * 3_600_000;

/** The world's time. Dates of the campaign's mandates are in UTC. */
export const clockOf = async ({ running }: Scene): Promise<number> =>
  Date.now() + (await running.clockOffset());
