/** The platform's flags of a call that failed. */
interface FaultFlags {
  /** The same call may work now. */
  retryable: boolean;
  /** The target is overloaded; a repeat would add to its load. */
  overloaded: boolean;
}

/** The flags of an error and of its causes: drizzle, for one, wraps the errors of the platform. */
export const faultFlags = (error: unknown): FaultFlags => {
  if (!(error instanceof Object)) return { retryable: false, overloaded: false };
  const { retryable, overloaded, cause } = error as Partial<FaultFlags> & { cause?: unknown };
  const inner = faultFlags(cause);
  return {
    retryable: retryable === true || inner.retryable,
    overloaded: overloaded === true || inner.overloaded,
  };
};
