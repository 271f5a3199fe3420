import { atOperator, bankHandles, customerAt } from "../test/support/checkout-client.ts";
import { type Payment, pay } from "../test/support/journey.ts";
import { startWorld } from "../test/support/world.ts";
import { requestJson } from "./local/http.ts";
import { readOptions } from "./local/options.ts";
import { baseUrlsFrom } from "./local/places.ts";
import type { World } from "./local/world.ts";

/**
 * `npm run journey`: makes payments at every gateway of the running world, or of a world started
 * for it. It uses only HTTP and world.json, and prints every step with its time.
 */
const findWorld = async (): Promise<{ world: World; stop: () => Promise<void> }> => {
  const { sandbox } = baseUrlsFrom(readOptions([], process.env).portBase);
  const running = await requestJson<World>(`${sandbox}/world.json`).catch(() => null);
  if (running?.status === 200) {
    console.log(`Using the world at ${sandbox}.`);
    return { world: running.body, stop: async () => undefined };
  }
  console.log("No world is running: starting one for this journey.");
  return startWorld();
};

const { world, stop } = await findWorld();
const { own, other } = bankHandles(world);
const journeys: [string, Payment][] = [
  [
    "Same bank, with a code",
    { amount: 1_250, customer: customerAt(world, own), authMode: "OTP", crossBank: false },
  ],
  [
    "Across banks, with a code",
    { amount: 2_500, customer: customerAt(world, other), authMode: "OTP", crossBank: true },
  ],
  [
    "Same bank, approved in the app",
    { amount: 3_750, customer: customerAt(world, own), authMode: "PUSH", crossBank: false },
  ],
];
try {
  const several = world.gateways.length > 1;
  const planned = world.gateways.flatMap(({ operator }) =>
    journeys.map(([title, payment]) => ({ operator, title, payment })),
  );
  for (const { operator, title, payment } of planned) {
    console.log(`\n${title}${several ? `, at ${operator}` : ""}`);
    const { view } = await pay(atOperator(world, operator), payment, (step, milliseconds) => {
      console.log(`  ${step.padEnd(38)} ${milliseconds.toFixed(0).padStart(6)} ms`);
    });
    console.log(`  ${view.payment_id} ${view.status}, settled ${view.settlement_type}`);
  }
  console.log("\nEvery signature verified and the ledgers sum up.");
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await stop();
}
