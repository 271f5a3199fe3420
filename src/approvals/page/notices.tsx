import { type Locale, languages } from "../../frame/pages/locale.ts";
import { phrase } from "../../frame/pages/phrase.tsx";
import type { Maintenance } from "../../network/banks/maintenance.ts";
import type { FrameSentences } from "./locales/en.ts";
import type { Surroundings } from "./surroundings.ts";

/** The notices around the screens of every page: announced maintenance, and the support contact. */
interface Props {
  words: FrameSentences;
  around: Surroundings | undefined;
}

/**
 * The banks with maintenance now or soon. Times are in UTC, because the page does not know the
 * customer's zone.
 */
export const MaintenanceNotice = ({
  words,
  around,
  locale,
  now,
}: Props & { locale: Locale; now: number }) => {
  if (!around || around.maintenance.length === 0) return null;
  const format = new Intl.DateTimeFormat(languages[locale].intlLocale, {
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
    timeZoneName: "short",
  });
  const time = (milliseconds: number) => (
    <bdi>
      <time datetime={new Date(milliseconds).toISOString()}>{format.format(milliseconds)}</time>
    </bdi>
  );
  const sentenceOf = ({ bank_name, starts_at, ends_at }: Maintenance) =>
    phrase(starts_at <= now ? words.chrome.maintenance : words.chrome.maintenance_soon, {
      bank: <bdi>{bank_name}</bdi>,
      from: time(starts_at),
      until: time(ends_at),
    });
  return (
    <div class="notice warning" data-maintenance>
      {around.maintenance.map((it) => (
        <p>{sentenceOf(it)}</p>
      ))}
    </div>
  );
};

/** How to reach the merchant, on every screen, after a failure too. */
export const Support = ({ words, around }: Props) => {
  const merchant = around?.merchant;
  if (!merchant?.support_email && !merchant?.support_url) return null;
  const { name, support_email: email, support_url: page } = merchant;
  return (
    <p class="small support">
      {phrase(words.chrome.support, { name: <bdi>{name}</bdi> })}
      {email && (
        <>
          {" "}
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        </>
      )}
      {page && isWeb(page) && (
        <>
          {" "}
          <a href={page} target="_blank" rel="noopener noreferrer">
            {words.chrome.support_page}
          </a>
        </>
      )}
    </p>
  );
};

/** Checks the address again, although it was checked when it was registered. */
const isWeb = (address: string): boolean => /^https?:\/\//u.test(address);
