import type { Bench, Operation } from "../operation.ts";
import { bankCall, directoryCall } from "../operations/calls.ts";
import type { HttpCall } from "./http.ts";
import { storedRecordBytes } from "./storage.ts";

/** An object of the floor that is there before it is measured, as a consent is. */
export const newFloorObject = async ({ floor }: Bench): Promise<string> =>
  (await fetch(`${floor.baseUrl}/new-object?bytes=1000`)).text();

/** The requests that have the floor take an operation's steps, one for each of its objects. */
export const floorCalls = (
  bench: Bench,
  { floor: steps, stores = "PaymentSession" }: Operation,
  objects: readonly string[],
  { bankOrigin, inbox }: { bankOrigin?: string; inbox?: string } = {},
  asked: Partial<HttpCall> = {},
): HttpCall[] => {
  const { world, stateDir } = bench.running;
  const bank = bankCall(world, stateDir);
  const bankUrl = bankOrigin ? bank.url.replace(new URL(bank.url).origin, bankOrigin) : bank.url;
  const directory = directoryCall(world, stateDir);
  const called = steps.includes("bank") ? bank : null;
  // Before the first write of ours there may be no record.
  const bytes = /write|new|hook/.test(steps) ? String(storedRecordBytes(stateDir, stores)) : "0";
  return objects.map((id) => {
    const query = new URLSearchParams({
      ...{ steps, id, bytes },
      ...{ bank: bankUrl, inbox: inbox ?? "" },
      ...(steps.includes("directory") ? { directory: JSON.stringify(directory) } : {}),
    });
    const url = `${bench.floor.baseUrl}/steps?${query}`;
    return { method: "GET", ...called, ...asked, url };
  });
};
