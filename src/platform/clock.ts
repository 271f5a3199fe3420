/** The one clock. Every age, lease and expiry is measured with it. */

/** Milliseconds since the epoch. */
export const now = (): number => Date.now();

/** ISO 8601 in UTC, as every timestamp of the API. */
export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();

export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds since an instant that `now` gave. */
export const elapsedSince = (start: number): number => now() - start;
