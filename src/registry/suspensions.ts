/** Suspensions that the registry's operator imposes: no bank lifts them or ends what they hold. */
export const isImposed = (reason: string | null): boolean =>
  reason === "FRAUD" || reason === "LEGAL";
