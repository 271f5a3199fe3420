/**
 * Bindings that count what is asked of them. A file reads page after page in one invocation; it
 * must end before its calls reach the platform's limits (platform-limits.ts).
 */
export interface CountedCalls {
  subrequests: number;
  d1Requests: number;
}

export const countingCalls = <Env extends object>(env: Env): { env: Env; calls: CountedCalls } => {
  const calls: CountedCalls = { subrequests: 0, d1Requests: 0 };
  const onD1 = () => {
    calls.subrequests += 1;
    calls.d1Requests += 1;
  };
  const counted = new Proxy(env, {
    get(target, name) {
      const binding: unknown = Reflect.get(target, name);
      if (typeof binding !== "object" || binding === null) return binding;
      // A statement of a batch counts too: rather too many than too few.
      if ("prepare" in binding) return calling(binding, "prepare", onD1);
      // Every call has a stub of its own, also a repeated one (objects.ts).
      if ("idFromName" in binding) return calling(binding, "get", () => (calls.subrequests += 1));
      return binding;
    },
  });
  return { env: counted, calls };
};

/** The binding; `note` runs whenever this method is called. */
const calling = (binding: object, method: string, note: () => void): object =>
  new Proxy(binding, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      if (name !== method) return member.bind(target);
      return (...input: unknown[]) => {
        note();
        return member.apply(target, input);
      };
    },
  });
