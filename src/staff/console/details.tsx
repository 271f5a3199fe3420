import { shownText } from "../../base/kernel/shown.ts";
import { labelOf } from "./fields.ts";
import { JsonText } from "./parts.tsx";

/** What an entry of the audit log says besides: “Name: A → B”, one line for each. */
export const Details = ({ of }: { of: Readonly<Record<string, unknown>> }) => {
  const { before = {}, ...others } = of;
  const lines = Object.entries(others).flatMap(([name, value]) =>
    linesOf(name, value, (before as Readonly<Record<string, unknown>>)[name]),
  );
  const [shown, folded] = [lines.slice(0, SHOWN), lines.slice(SHOWN)];
  return (
    <>
      <Lines of={shown} />
      {folded.length > 0 && (
        <details class="json">
          <summary>{folded.length} more</summary>
          <Lines of={folded} />
        </details>
      )}
    </>
  );
};

const SHOWN = 3;

type Line = readonly [label: string, from: unknown, to: unknown];

/** A change has both values. What is empty says nothing. */
const linesOf = (name: string, value: unknown, before?: unknown): readonly Line[] => {
  if (before !== undefined && (typeof value !== "object" || value === null)) {
    return [[name, before, value]];
  }
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return [];
  const changes = Array.isArray(value) ? value.filter(isChange) : [];
  if (changes.length > 0) return changes.map(({ field, from, to }) => [field, from, to] as const);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const former = (before ?? {}) as Readonly<Record<string, unknown>>;
    return Object.entries(value).flatMap(([part, inner]) =>
      linesOf(`${name}.${part}`, inner, former[part]),
    );
  }
  return [[name, before, value]];
};

interface Change {
  field: string;
  from: unknown;
  to: unknown;
}

const isChange = (value: unknown): value is Change =>
  typeof value === "object" && value !== null && "field" in value && "to" in value;

const Lines = ({ of }: { of: readonly Line[] }) => (
  <ul class="details">
    {of.map(([name, from, to]) => (
      <li>
        {labelOf(name) + modeOf(name)}: {from !== undefined && <>{worded(from)} → </>}
        {worded(to)}
      </li>
    ))}
  </ul>
);

/** `modes.test.webhook_url` is that of test mode. */
const modeOf = (name: string): string => {
  const [, mode] = /\.(test|live)\./.exec(name) ?? [];
  return mode ? ` (${mode})` : "";
};

const worded = (value: unknown) => {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value) && value.every((one) => typeof one !== "object")) {
    return shownText(value.join(", "));
  }
  if (typeof value === "object") return <JsonText value={value} />;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return shownText(String(value));
};
