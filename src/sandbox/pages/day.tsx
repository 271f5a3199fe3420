/** A day as the reader's region writes it: a calendar date, or the day of a time in UTC. */
export const shownDay = (at: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(at));

export const Day = ({ at, locale }: { at: string; locale: string }) => (
  <time datetime={at}>{shownDay(at, locale)}</time>
);
