const HOUR_MS = 3_600_000;

/**
 * The time of a release's capture: far ahead of every real one, so no restored alarm fires by
 * itself in a test, later for a later release, and at noon: what is due on a day has been done.
 */
export const capturedAt = (release: string): number => {
  const [, date = "", letter = "a"] = /^(\d{4}-\d\d-\d\d)([b-z]?)$/.exec(release) ?? [];
  const since = Date.parse(date) - Date.UTC(2026, 0, 1);
  if (Number.isNaN(since)) throw new Error(`a release is called by its date, not "${release}"`);
  const place = (letter || "a").charCodeAt(0) - "a".charCodeAt(0);
  return Date.UTC(2100, 0, 1, 12) + since + place * HOUR_MS;
};
