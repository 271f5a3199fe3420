import { describe, expect, it, vi } from "vitest";
import { callObject, objectStubs, type Remote } from "../../../src/base/platform/objects.ts";

interface Counter {
  count(): number;
}

/** A namespace whose stubs fail with these errors, one after the other, and count the calls. */
const failingWith = (...errors: object[]) => {
  const get = vi.fn(() => ({
    count: async () => {
      const error = errors.shift();
      if (error) throw Object.assign(new Error("reset"), error);
      return 1;
    },
  }));
  const idFromString = (hex: string) => {
    if (hex === "") throw new Error("no id");
    return hex;
  };
  return { namespace: { get, idFromString } as unknown as DurableObjectNamespace, get };
};

const count = (counter: Remote<Counter>) => counter.count();

const callCounter = (namespace: DurableObjectNamespace, hex = "ab") =>
  callObject(
    objectStubs<Remote<Counter>>({ COUNTERS: namespace } as object, "COUNTERS", hex),
    count,
  );

describe("a repeatable call", () => {
  it.each([0, 1, 2])(
    "reaches an object that restarts, each time with a new stub: %i",
    async (n) => {
      const { namespace, get } = failingWith(...Array(n).fill({ retryable: true }));
      expect(await callCounter(namespace)).toBe(1);
      expect(get).toHaveBeenCalledTimes(n + 1);
    },
  );

  it("reaches an object whose failure came wrapped", async () => {
    const { namespace } = failingWith({ cause: { retryable: true } });
    expect(await callCounter(namespace)).toBe(1);
  });

  it.each([
    ["three failures", Array(3).fill({ retryable: true }), 3],
    ["an error that is not retryable", [{}], 1],
    ["an overloaded object", [{ retryable: true, overloaded: true }], 1],
  ])("ends with %s", async (_, errors, calls) => {
    const { namespace, get } = failingWith(...errors);
    await expect(callCounter(namespace)).rejects.toThrow("reset");
    expect(get).toHaveBeenCalledTimes(calls);
  });

  it("is refused for a foreign id", async () => {
    await expect(callCounter(failingWith().namespace, "")).rejects.toThrow("not an object");
  });
});
