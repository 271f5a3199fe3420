/**
 * An address that events are sent to, as staff see it in answers, files, pages and the audit log:
 * its query may hold the receiver's secret, so `?hidden` stands for it.
 */
export const shownAddress = (address: string): string => address.replace(/\?.*$/s, "?hidden");

/**
 * The address that a change leaves: undefined changes nothing, and neither does the address as it
 * was shown, because a form sends it back unchanged.
 */
export const changedAddress = (
  present: string | null,
  given: string | null | undefined,
): string | null =>
  given === undefined || (present !== null && given === shownAddress(present)) ? present : given;
