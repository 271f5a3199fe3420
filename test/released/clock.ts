const DAY_MS = 86_400_000;

/**
 * What the clock says when a release is captured: far ahead of every real one, so that no alarm
 * that is put back into an object fires by itself in a test, and later for a later release.
 */
export const capturedAt = (release: string): number => {
  const days = (Date.parse(release) - Date.UTC(2026, 0, 1)) / DAY_MS;
  if (!Number.isInteger(days)) throw new Error(`a release is called by its date, not "${release}"`);
  return Date.UTC(2100, 0, 1) + days * DAY_MS;
};
