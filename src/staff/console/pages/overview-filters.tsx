import { shownText } from "../../../base/kernel/shown.ts";
import { DAY_MS, MINUTE_MS } from "../../../base/platform/clock.ts";
import type { At, Place } from "../page.ts";
import { FieldRefusal, refusalOf } from "../parts.tsx";
import type { Merchant } from "./lists.tsx";

/** The spans that can be looked at, each against the one before it. */
export const spans = {
  "30m": ["30 minutes", 30 * MINUTE_MS],
  "6h": ["6 hours", 360 * MINUTE_MS],
  "24h": ["24 hours", DAY_MS],
  "7d": ["7 days", 7 * DAY_MS],
  "30d": ["30 days", 30 * DAY_MS],
  "90d": ["90 days", 90 * DAY_MS],
} as const;

type Span = keyof typeof spans;

export const spanOf = ({ query }: Place): Span =>
  Object.hasOwn(spans, query.span ?? "") ? (query.span as Span) : "24h";

export const modeOfFigures = ({ query, mode }: Place): "test" | "live" =>
  (query.mode ?? mode) === "test" ? "test" : "live";

/** The span, the mode and the merchant whose figures are shown. */
export const OverviewFilters = ({ merchants, at }: { merchants: readonly Merchant[]; at: At }) => {
  const refusal = refusalOf(at.refusedFilter, "merchant", "filter-merchant");
  return (
    <form class="filters" action="/console/overview" aria-label="Filters">
      <div class="field">
        <label for="filter-span">The last</label>
        <select id="filter-span" name="span">
          {Object.entries(spans).map(([span, [title]]) => (
            <option value={span} selected={span === spanOf(at)}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for="filter-mode">Mode</label>
        <select id="filter-mode" name="mode">
          {(["live", "test"] as const).map((mode) => (
            <option value={mode} selected={mode === modeOfFigures(at)}>
              {mode}
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for="filter-merchant">Merchant</label>
        <input
          id="filter-merchant"
          name="merchant"
          value={at.query.merchant ?? at.query.merchant_id ?? ""}
          list="filter-merchant-names"
          autocomplete="off"
          spellcheck={false}
          {...refusal.marks}
        />
        <datalist id="filter-merchant-names">
          {merchants.map(({ name }) => (
            <option value={shownText(name)} />
          ))}
        </datalist>
        <FieldRefusal {...refusal} />
      </div>
      <div class="send">
        <button type="submit" class="button">
          Show
        </button>
      </div>
    </form>
  );
};
