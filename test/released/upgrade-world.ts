import { resolve } from "node:path";
import { projectRoot } from "../../scripts/local/places.ts";
import type { World } from "../../scripts/local/world.ts";
import { admin, clearFaults, settledAndBalanced, transfersOf } from "../flows/steps.ts";
import {
  bankHandles,
  customerAt,
  eventually,
  inboxOf,
  merchantOf,
  readEvent,
} from "../support/checkout-client.ts";
import { pay } from "../support/journey.ts";
import { startWorld } from "../support/world.ts";
import { type Payment, type Stage, stages } from "./stages.ts";

/**
 * Starts a world with the code of an older checkout, brings a payment into every stage, kills every
 * process, and starts today's code on the same state. Every payment must end, its merchant must get
 * the event, and the books must be correct.
 */
const usage = `node scripts/run.mjs test/released/upgrade-world.ts OLD_CHECKOUT

  OLD_CHECKOUT   a directory with an older commit and its node_modules`;

/** Amounts tell the payments apart in the banks' books. */
const amountOf = (place: number): number => 70_001 + place;

/** Waits until everything of this payment has ended correctly; throws otherwise. */
const checkEnd = async (world: World, stage: Stage, place: number, { session }: Payment) => {
  const merchant = merchantOf(world);
  const view = await merchant.untilStatus(session.session_id, "COMPLETED", "FAILED", "CANCELLED");
  if (view.status !== stage.end) throw new Error(`is ${view.status} (${view.failure?.code})`);
  await eventually(`transfers ${stage.transfers.join(", ")}`, async () => {
    const transfers = await transfersOf(world, amountOf(place));
    return transfers.map(({ status }) => status).join() === stage.transfers.join();
  });
  await eventually(`the list to say ${stage.end}`, async () => {
    const path = `/api/v1/payments/sessions?reference=stage-${place}`;
    const { body } = await merchant.call<{ data: { status: string }[] }>("GET", path);
    return body.data[0]?.status === stage.end;
  });
  if (stage.event === null) return;
  const inbox = inboxOf(world, `stage-${place}`);
  await inbox.event(stage.event, session.session_id);
  const ends = (await inbox.messages()).map(readEvent).filter(({ event }) => event === stage.event);
  if (new Set(ends.map(({ data }) => data.event_id)).size !== 1) {
    throw new Error(`${stage.event} was told as different events`);
  }
};

const main = async (oldRoot: string): Promise<number> => {
  console.log(`Starting a world with the code of ${oldRoot}…`);
  const running = await startWorld({ root: resolve(oldRoot) });
  const { world } = running;
  const payments: Payment[] = [];
  let wrong = 0;
  try {
    for (const [place, { name, before }] of stages.entries()) {
      const { url: webhook_url } = inboxOf(world, `stage-${place}`);
      const terms = { amount: amountOf(place), reference: `stage-${place}`, webhook_url };
      payments.push(await before(world, terms));
      console.log(`  ${name}`);
    }
    for (const [place, { name, state }] of stages.entries()) {
      const found = await merchantOf(world).readSession(payments[place]?.session.session_id ?? "");
      if (found.state !== state) throw new Error(`${name}: is ${found.state} before the kill`);
    }
    console.log("Killing every process and starting today's code on the same state…");
    await running.killAll();
    await running.startAgain(projectRoot);
    await clearFaults(world);
    for (const [place, stage] of stages.entries()) {
      const payment = payments[place] as Payment;
      try {
        await stage.after?.(world, payment);
        await checkEnd(world, stage, place, payment);
        console.log(`  ${stage.end.padEnd(9)}  ${stage.name}`);
      } catch (error) {
        wrong += 1;
        console.log(`  WRONG      ${stage.name}: ${(error as Error).message}`);
      }
    }
    await checkTheRest(world);
  } finally {
    await running.stop();
  }
  return wrong;
};

/** The books, the operator's lists, and a payment of the new code in the old world. */
const checkTheRest = async (world: World): Promise<void> => {
  const customer = customerAt(world, bankHandles(world).other);
  await pay(world, { amount: 70_000, customer, authMode: "PUSH", crossBank: true });
  for (const list of ["banks", "merchants", "reconciliation", "audit"]) {
    await admin(world, "GET", `/${list}`);
  }
  if (!(await settledAndBalanced(world))) throw new Error("money was made or lost");
  console.log("A new payment is made, the lists are served, the books are right.");
};

try {
  const [oldRoot] = process.argv.slice(2);
  if (!oldRoot) throw new Error("which older checkout?");
  process.exitCode = (await main(oldRoot)) > 0 ? 1 : 0;
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exitCode = 2;
}
