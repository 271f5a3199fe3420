import type { Child } from "hono/jsx";
import { formatMoney } from "../../base/kernel/money.ts";
import { type Problem, problemMessage } from "../../base/kernel/problems.ts";
import { shownText } from "../../base/kernel/shown.ts";
import type { At } from "./page.ts";

/** The small parts that every page of the console is made of. */

type Tone = "good" | "bad" | "warn" | "quiet";

const tones: Readonly<Record<Tone, readonly string[]>> = {
  good: [
    "COMPLETED",
    "ACTIVE",
    "HEALTHY",
    "DELIVERED",
    "IN_FORCE",
    "RESOLVED",
    "CLOSED_BREAKER",
    "APPROVED",
    "DONE",
    "REFUNDED",
    "AUTHORISED",
    "SUCCEEDED",
  ],
  bad: ["FAILED", "DISABLED", "REJECTED", "MANUAL_REVIEW", "UNDER_REVIEW", "VOID"],
  warn: ["PENDING", "PROPOSED", "SUSPENDED", "FAILING", "ADDED", "WAITING", "HELD", "CLOSING"],
  quiet: ["RETIRED", "SUPERSEDED", "CANCELLED", "EXPIRED", "WITHDRAWN", "CLOSED", "UNKNOWN"],
};

const toneOf = (value: string): Tone | undefined =>
  (Object.keys(tones) as Tone[]).find((tone) => tones[tone].includes(value));

/** A status as a coloured word. The colour adds nothing that the word does not say. */
export const Status = ({ value }: { value: string }) => (
  <span class={`status ${toneOf(value) ?? ""}`}>{wordsOf(value)}</span>
);

/** `MANUAL_REVIEW` is “manual review”. */
export const wordsOf = (value: string): string => value.toLowerCase().replaceAll("_", " ");

export const ModeLabel = ({ value }: { value: string }) => (
  <span class={`mode ${value}`}>{value}</span>
);

export const Money = (props: { amount: number | null; currency: string | null }) =>
  props.amount === null || props.currency === null ? (
    <Nothing />
  ) : (
    <span class="number">{formatMoney(props.amount, props.currency)}</span>
  );

/** An empty value: a dash that screen readers skip. */
const Nothing = () => (
  <span class="nothing" aria-hidden="true">
    –
  </span>
);

/** `28 Nov 15:45:02`. */
const dayTimeOf = (iso: string): string => {
  const [, day, month, , time] = new Date(iso).toUTCString().split(" ");
  return `${day} ${month} ${time}`;
};

/** A share from 0 to 1, in percent. */
export const Share = ({ value }: { value: number | null }) =>
  value === null ? <Nothing /> : <span class="number">{(value * 100).toFixed(1)} %</span>;

/** A time in UTC, and how long ago it is. The year is in its title. */
export const Time = ({ iso, at }: { iso: string | null; at: At }) =>
  iso === null ? (
    <Nothing />
  ) : (
    <time class="number" datetime={iso} title={`${iso} (${distanceOf(Date.parse(iso) - at.now)})`}>
      {dayTimeOf(iso)}
    </time>
  );

/** “in 5 min” or “3 h ago”. */
export const Ago = ({ iso, at }: { iso: string | null; at: At }) =>
  iso === null ? (
    <Nothing />
  ) : (
    <time class="number" datetime={iso} title={iso}>
      {distanceOf(Date.parse(iso) - at.now)}
    </time>
  );

const units: readonly (readonly [milliseconds: number, name: string])[] = [
  ...([
    [86_400_000, "d"],
    [3_600_000, "h"],
    [60_000, "min"],
    [1_000, "s"],
  ] as const),
];

const distanceOf = (milliseconds: number): string => {
  const size = Math.abs(milliseconds);
  const [unit, name] = units.find(([least]) => size >= least) ?? [1_000, "s"];
  const count = `${Math.floor(size / unit)} ${name}`;
  return milliseconds > 0 ? `in ${count}` : `${count} ago`;
};

/** An id, shortened in the middle where it is long; the whole one is its title. */
export const Id = ({ value, href }: { value: string | null; href?: string }) => {
  if (value === null) return <Nothing />;
  const short = value.length > 22 ? `${value.slice(0, 12)}…${value.slice(-6)}` : value;
  const text = <code title={value}>{short}</code>;
  return href === undefined ? text : <a href={href}>{text}</a>;
};

/** An id in full, with a button that copies it where scripts run. */
export const WholeId = ({ value }: { value: string }) => (
  <span class="whole-id">
    <code>{value}</code>
    <Copy text={value} />
  </span>
);

export const Copy = ({ text, label = "Copy" }: { text: string; label?: string }) => (
  <button type="button" class="copy" data-copy={text} hidden>
    {label}
  </button>
);

/** Text from outside the gateway. */
export const Given = ({ text }: { text: string | null }) =>
  text === null || text === "" ? <Nothing /> : <bdi>{shownText(text)}</bdi>;

const SHORT_JSON = 160;

/**
 * JSON without quotes around its names, for details that differ from row to row. The rest of a long
 * one is folded away.
 */
export const JsonText = ({ value }: { value: unknown }) => {
  const text = shownText(JSON.stringify(value).replaceAll(/"(\w+)":/g, "$1: "));
  if (text.length <= SHORT_JSON) return <code class="long">{text}</code>;
  return (
    <details class="json">
      <summary>
        <code class="long">{text.slice(0, SHORT_JSON)}</code>
      </summary>
      <code class="long">{text.slice(SHORT_JSON)}</code>
    </details>
  );
};

export type Fact = readonly [label: string, value: Child];

/** Facts about one record, as many beside each other as fit. One without a value is left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl class="facts">
    {facts
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([label, value]) => (
        <div>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

/** A part of a page with its heading; `aside` stands at the end of the heading's line. */
export const Part = (props: { title: string; id?: string; aside?: Child; children: Child }) => (
  <section class="part" id={props.id}>
    <header>
      <h2>{props.title}</h2>
      {props.aside}
    </header>
    {props.children}
  </section>
);

export interface Column<Row> {
  title: string;
  cell(row: Row, at: At): Child;
  /** Numbers stand at the end of their column. */
  number?: true;
  /** The line of a row's card on a phone; the other cells are then on the page of the row. */
  phone?: "top" | "bottom";
}

/**
 * A table. On a phone every row is a card: of two lines if its columns name theirs, else with the
 * titles of its columns.
 */
export const Table = <Row,>(props: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  at: At;
  empty: string;
}) => {
  const isCards = props.columns.some(({ phone }) => phone);
  return props.rows.length === 0 ? (
    <p class="empty">{props.empty}</p>
  ) : (
    <table class={isCards ? "rows cards" : "rows"}>
      <caption class="unseen">{props.caption}</caption>
      <thead>
        <tr>
          {props.columns.map(({ title, number }) => (
            <th scope="col" class={number && "end"}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row) => (
          <tr>
            {props.columns.map(({ title, cell, number, phone }) => (
              <td
                data-title={isCards ? undefined : title}
                class={number && "end"}
                data-phone={phone}
              >
                {cell(row, props.at)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

export const ProblemNotice = ({ problem }: { problem: Problem }) => (
  <div class="notice problem" role="alert" data-code={problem.code}>
    <p>{problemMessage(problem)}</p>
    <p class="small">{problem.code}</p>
  </div>
);

interface Refusal {
  id: string;
  text: string | null;
  /** The attributes that tie a field to its refusal and its hint. */
  marks: { "aria-invalid"?: "true"; "aria-describedby"?: string };
}

/** The message of a problem about this field; nothing if it is about another one. */
export const refusalOf = (
  problem: Problem | null,
  field: string,
  fieldId: string,
  hintId?: string,
): Refusal => {
  const id = `${fieldId}-refusal`;
  if (problem?.field !== field) {
    return { id, text: null, marks: hintId === undefined ? {} : { "aria-describedby": hintId } };
  }
  const describedBy = hintId === undefined ? id : `${id} ${hintId}`;
  const marks = { "aria-invalid": "true", "aria-describedby": describedBy } as const;
  return { id, text: problemMessage(problem), marks };
};

export const FieldRefusal = ({ id, text }: Refusal) =>
  text === null ? null : (
    <p class="refusal" id={id}>
      {text}
    </p>
  );

/** A page with only a refusal. */
export const ProblemBody = ({ problem, home }: { problem: Problem; home: string }) => (
  <>
    <ProblemNotice problem={problem} />
    <p>
      <a href={home}>Back to the first page</a>
    </p>
  </>
);

/** Secrets, shown on this page and never again. */
export const SecretBody = (props: {
  secrets: readonly (readonly [name: string, secret: string])[];
  back: string;
}) => (
  <div class="notice warning">
    <p>Copy this now and hand it over in a safe way. It is shown only once.</p>
    {props.secrets.map(([name, secret]) => (
      <p class="secret">
        {props.secrets.length > 1 && `${name}: `}
        <code>{secret}</code> <Copy text={secret} />
      </p>
    ))}
    <p>
      <a class="button" href={props.back}>
        I have copied it
      </a>
    </p>
  </div>
);
