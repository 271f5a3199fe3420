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
  // A statement of a batch counts too: rather too many than too few.
  const onStatement = (statement: unknown) => {
    calls.subrequests += 1;
    calls.d1Requests += 1;
    return statement;
  };
  // Every call has a stub of its own, also a repeated one (objects.ts).
  const onStub = (stub: unknown) => {
    calls.subrequests += 1;
    return stub;
  };
  const namespaceOf = (namespace: object): object =>
    answering(namespace, {
      get: onStub,
      jurisdiction: (part) => namespaceOf(part as object),
    });
  const counted = new Proxy(env, {
    get(target, name) {
      const binding: unknown = Reflect.get(target, name);
      if (typeof binding !== "object" || binding === null) return binding;
      if ("prepare" in binding) return answering(binding, { prepare: onStatement });
      return "idFromName" in binding ? namespaceOf(binding) : binding;
    },
  });
  return { env: counted, calls };
};

/** The binding; what these methods answer passes through these functions. */
const answering = (
  binding: object,
  through: Readonly<Record<string, (answer: unknown) => unknown>>,
): object =>
  new Proxy(binding, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      const method = member.bind(target);
      const pass = through[String(name)];
      return pass ? (...input: unknown[]) => pass(method(...input)) : method;
    },
  });
