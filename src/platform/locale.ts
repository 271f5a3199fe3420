/** The languages of every page that people see (contract/general.md § HTTP). */
export const locales = ["en", "fr", "es", "ar"] as const;

export type Locale = (typeof locales)[number];

const isLocale = (text: string | undefined): text is Locale =>
  (locales as readonly (string | undefined)[]).includes(text);

/**
 * `?lang=` where it names one of ours, else the best of Accept-Language [RFC 9110], else English.
 */
export const chooseLocale = (request: Request): Locale => {
  const asked = new URL(request.url).searchParams.get("lang")?.toLowerCase();
  if (isLocale(asked)) return asked;
  const accepted = (request.headers.get("accept-language") ?? "")
    .slice(0, 200)
    .split(",")
    .map((range) => {
      const [tag = "", ...parameters] = range.trim().toLowerCase().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return {
        language: tag.split("-")[0],
        quality: quality ? Number(quality.trim().slice(2)) || 0 : 1,
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return accepted.map(({ language }) => language).find(isLocale) ?? "en";
};
