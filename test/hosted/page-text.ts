/** What tests read from a rendered page. */
export const mainOf = (html: string): string => /<main[\s\S]*<\/main>/u.exec(html)?.[0] ?? "";

/** The visible text: no tags, with the entities that our sentences use decoded. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/gu, "")
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
