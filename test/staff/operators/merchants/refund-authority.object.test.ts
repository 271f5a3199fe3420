import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readMerchant } from "../../../../src/network/parties/merchants.ts";
import { db, migrate } from "../gateway.ts";
import {
  decide,
  enrolStaff,
  env,
  fresh,
  HOUR,
  liveMerchant,
  masked,
  otherIban,
  patchLive,
  settlementOf,
  stepsOf,
  T0,
  wait,
} from "../guarded-scene.ts";

/** Granting a live refund authority takes two people; taking it away takes one, at once. */
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
  await migrate();
  await enrolStaff();
});

// Nothing that a test before remembered or proposed is left.
beforeEach(async () => {
  wait(100 * HOUR);
  await db.prepare("delete from proposals").run();
});

afterAll(() => {
  vi.useRealTimers();
});

const granted = async () => {
  const merchant = await liveMerchant();
  const grant = "update merchant_settings set refund_authority = 1 where merchant_id = ?";
  await db.prepare(grant).bind(merchant.merchant_id).run();
  return merchant;
};

const authorityOf = async (merchantId: string) =>
  (await readMerchant(env, merchantId, "live", fresh))?.refund_authority;

// @rule A2.4
test("is taken away at once by one key", async () => {
  const { merchant_id } = await granted();
  const { status, body } = await patchLive({ merchant_id }, { refund_authority: false });
  expect([status, body.modes.live.refund_authority]).toEqual([200, false]);
  expect(await authorityOf(merchant_id)).toBe(false);
  expect((await stepsOf(merchant_id)).at(-1)).toMatch(/^merchant.changed by /);
});

test("is taken away at once, and the account of the same request is proposed", async () => {
  const { merchant_id } = await granted();
  const live = { refund_authority: false, settlement_iban: otherIban };
  const { status, body } = await patchLive({ merchant_id }, live);
  expect([status, body.modes.live.refund_authority]).toEqual([202, false]);
  const { changes } = body.proposal;
  expect(changes.map(({ field, to }: { field: string; to: unknown }) => [field, to])).toEqual([
    ["settlement_iban", masked[otherIban]],
  ]);
});

test("that was taken away does not hold up the account that was proposed before", async () => {
  const { merchant_id } = await granted();
  const { body } = await patchLive({ merchant_id }, { settlement_iban: otherIban });
  wait(1);
  await decide(body.proposal.proposal_id, "approve");
  await patchLive({ merchant_id }, { refund_authority: false });
  wait(24 * HOUR);
  expect(await settlementOf(merchant_id)).toBe(otherIban);
  expect(await authorityOf(merchant_id)).toBe(false);
});

test("is granted by two people only", async () => {
  const { merchant_id } = await liveMerchant();
  expect((await patchLive({ merchant_id }, { refund_authority: true })).status).toBe(202);
  expect(await authorityOf(merchant_id)).toBe(false);
});
