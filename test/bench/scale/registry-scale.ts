import { endBundler } from "../../../scripts/local/bundle.ts";
import type { HttpCall } from "../measure/http.ts";
import { type LoadGenerator, startLoadGenerator } from "../measure/load.ts";
import { processorTime } from "../measure/processor-time.ts";
import { median, renderTable } from "../report/figures.ts";
import { aliasOf, type RegistryPlace, startRegistry } from "./registry-place.ts";

/**
 * Part of `npm run bench:scale`: the cost of one operation with 1,000 handles and with 200,000,
 * measured in turns. Fails if the cost grows by more than 15 %.
 */
const SMALL = 1_000;
const LARGE = 200_000;
const MOST = 1.15;
const ROUNDS = 15;
const MILLISECONDS = 400;

/** Names are spread over all handles, so no page of the database stays warm. */
const SAMPLES = 2_000;

type Operation = [
  name: string,
  expect: number,
  calls: (place: RegistryPlace, size: number) => HttpCall[],
];

const gatewayCall = ({ url, gatewayKey }: RegistryPlace, alias: string): HttpCall => ({
  method: "GET",
  url: `${url}/identity/resolve/${alias}`,
  headers: { "x-gateway-key": gatewayKey },
});

const samples = (size: number): string[] =>
  Array.from({ length: SAMPLES }, (_, n) => aliasOf((n * 7_919) % size));

const bankGet = ({ url, bank }: RegistryPlace, path: string): HttpCall => ({
  method: "GET",
  url: url + path,
  headers: { "x-gateway-bank-key": bank.key },
});

let created = 0;

const proofOf = (value: string) => ({
  type: "BANK_VERIFIED",
  subject: { scheme: "NATIONAL_ID", country: "DE", value },
});

/** Each is sent once, because a taken name would be refused. */
const creations = ({ url, bank }: RegistryPlace): HttpCall[] =>
  Array.from({ length: 2_000 }, () => ({
    method: "POST",
    url: `${url}/identity/handles`,
    headers: { "x-gateway-bank-key": bank.key, "content-type": "application/json" },
    body: JSON.stringify({
      alias: `created-${++created}`,
      account_ref: `acc_of_the_created_${String(created).padStart(8, "0")}`,
      customer_proof: proofOf(`created ${created}`),
    }),
  }));

const operations: readonly Operation[] = [
  ["resolve, a hit", 200, (place, size) => samples(size).map((name) => gatewayCall(place, name))],
  [
    "resolve, a miss",
    404,
    (place, size) => samples(size).map((name) => gatewayCall(place, `no-${name}`)),
  ],
  [
    "read a handle",
    200,
    (place, size) => samples(size).map((name) => bankGet(place, `/identity/handles/${name}`)),
  ],
  ["the bank's digest", 200, (place) => [bankGet(place, "/identity/banks/bench/digest")]],
  ["create a handle with an account", 201, creations],
];

/**
 * Milliseconds of processor time for each answer, which other programs do not lengthen;
 * milliseconds by the clock if the system reports none.
 */
const costOf = async (
  generator: LoadGenerator,
  { workerdPid }: RegistryPlace,
  calls: HttpCall[],
  expect: number,
): Promise<number> => {
  const before = processorTime(workerdPid);
  const { perSecond, answered } = await generator.run({
    ...{ calls, expect },
    stopAfter: { milliseconds: MILLISECONDS },
  });
  const processor = (processorTime(workerdPid) - before) / 1_000 / answered;
  return Number.isNaN(processor) ? 1_000 / perSecond : processor;
};

const measure = async (
  generator: LoadGenerator,
  places: { small: RegistryPlace; large: RegistryPlace },
  [name, expect, callsOf]: Operation,
): Promise<{ name: string; small: number; large: number; ratio: number }> => {
  const small: number[] = [];
  const large: number[] = [];
  // The first round only warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    const turns = [
      async () =>
        small.push(await costOf(generator, places.small, callsOf(places.small, SMALL), expect)),
      async () =>
        large.push(await costOf(generator, places.large, callsOf(places.large, LARGE), expect)),
    ];
    for (const turn of round % 2 ? turns.reverse() : turns) await turn();
  }
  const ratios = large.slice(1).map((cost, round) => cost / (small[round + 1] ?? Number.NaN));
  return { name, small: median(small), large: median(large), ratio: median(ratios) };
};

console.log(`Writing ${SMALL.toLocaleString("en")} and ${LARGE.toLocaleString("en")} handles…`);
const generator = startLoadGenerator();
const small = await startRegistry(SMALL);
const large = await startRegistry(LARGE);
await endBundler();
try {
  const results = [];
  for (const operation of operations) {
    results.push(await measure(generator, { small, large }, operation));
  }
  const table = renderTable([
    ["Cost of one", SMALL.toLocaleString("en"), LARGE.toLocaleString("en"), "ratio"],
    ...results.map((row) => [
      row.name,
      `${row.small.toFixed(2)} ms`,
      `${row.large.toFixed(2)} ms`,
      row.ratio.toFixed(2),
    ]),
  ]);
  console.log(`\n${table}`);
  const grown = results.filter(({ ratio }) => !(ratio <= MOST)).map(({ name }) => name);
  if (grown.length > 0) {
    console.error(`\nGrows with the number of handles: ${grown.join(", ")}.`);
    process.exitCode = 1;
  }
} finally {
  await Promise.all([generator.stop(), small.stop(), large.stop()]);
}
