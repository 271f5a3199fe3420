import { parseArgs } from "node:util";
import { endBundler } from "../../scripts/local/bundle.ts";
import { type AbuseOptions, runAbuse, type Weakness, weaknesses } from "./run-abuse.ts";
import { breachesOf, reportOf } from "./verdict.ts";

/**
 * `npm run abuse`: honest payments beside attackers, with the contract's limits. Exits with 1 if
 * they fail or are slowed down.
 */
const usage = `npm run abuse -- [--payments N] [--attackers N] [--merchants N] [--mandates N]
                 [--plant NAME]

  --payments N    how many honest payments, in quiet and again under attack (default 200)
  --attackers N   how many attackers, each at its own address (default 50, at most 250)
  --merchants N   how many merchants, each with a customer (default 20, at most 100)
  --mandates N    how many mandates are due at once (default 2000, 0 for none, at most 5000)
  --plant NAME    plants a weakness, which must be found: ${Object.keys(weaknesses).join(", ")}`;

/** Of a TPP without its scopes. */
const ROUNDS = 20;

const isWeakness = (name: string): name is Weakness => Object.hasOwn(weaknesses, name);

const readOptions = (args: string[]): AbuseOptions => {
  const { values } = parseArgs({
    args,
    options: {
      payments: { type: "string", default: "200" },
      attackers: { type: "string", default: "50" },
      merchants: { type: "string", default: "20" },
      mandates: { type: "string", default: "2000" },
      plant: { type: "string" },
    },
  });
  const number = (
    name: "payments" | "attackers" | "merchants" | "mandates",
    most: number,
    least = 1,
  ): number => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    throw new Error(`--${name} is a whole number from ${least} to ${most}.`);
  };
  const { plant = null } = values;
  if (plant !== null && !isWeakness(plant)) {
    throw new Error(`--plant is one of ${Object.keys(weaknesses).join(", ")}.`);
  }
  const payments = number("payments", 10_000);
  return {
    payments,
    quiet: payments,
    attackers: number("attackers", 250),
    merchants: number("merchants", 100),
    insiders: { mandates: number("mandates", 5_000, 0), payments, rounds: ROUNDS },
    plants: plant === null ? [] : [plant],
  };
};

try {
  const result = await runAbuse(readOptions(process.argv.slice(2)), (line) => console.log(line));
  console.log(`\n${reportOf(result)}`);
  process.exitCode = breachesOf(result).length > 0 ? 1 : 0;
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exitCode = 2;
} finally {
  await endBundler();
}
