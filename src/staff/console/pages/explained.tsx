import type { Child } from "hono/jsx";
import type { InferOutput } from "valibot";
import type * as answers from "../../operators/explain/explain-answers.ts";
import { FoldedForm } from "../form.tsx";
import { RawView } from "../named.tsx";
import type { Texts } from "../operations.ts";
import type { At } from "../page.ts";
import { Ago, Given, Id, ModeLabel, Part, Status, Table, Time } from "../parts.tsx";

/** The parts that the pages of all objects share: next, allowed, timeline. */
export type ExplainedAnswer = Pick<
  InferOutput<typeof answers.paymentForStaff>,
  "events" | "next" | "allowed" | "timeline" | "owner_name" | "bank_names"
>;

const Next = ({ next, at }: Pick<ExplainedAnswer, "next"> & { at: At }) => (
  <Part title="What happens by itself">
    {next.length === 0 ? (
      <p class="empty">Nothing more.</p>
    ) : (
      <ul class="stack">
        {next.map(({ what, at: iso, about, in_progress }) => (
          <li>
            <p>{what}</p>
            <p class="small">
              {in_progress ? "Under way, at most until " : ""}
              <Time iso={iso} at={at} /> (<Ago iso={iso} at={at} />)
              {about && (
                <>
                  {" "}
                  about <Id value={about} />
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    )}
  </Part>
);

/**
 * What staff may do now: `forms` has the form of each action. An action that is refused says why,
 * by the decision that would refuse it.
 */
const Allowed = (props: {
  allowed: ExplainedAnswer["allowed"];
  /** The page's action for each action of the API; what it lacks is done elsewhere on the page. */
  forms: Readonly<Record<string, string>>;
  at: At;
  current?: unknown;
  hints?: Texts | undefined;
  opened?: string | undefined;
}) => {
  const own = props.allowed.filter(({ action, about }) => about === null && props.forms[action]);
  return own.length === 0 ? null : (
    <Part title="What you can do">
      <div class="stack">
        {own.map(({ action, allowed, why }) => (
          <FoldedForm
            at={props.at}
            action={props.forms[action] ?? ""}
            not={allowed ? null : (why?.message ?? "Not possible now.")}
            current={props.current}
            open={action === props.opened}
            {...(props.hints ? { hints: props.hints } : {})}
          />
        ))}
      </div>
    </Part>
  );
};

const actors: Readonly<Record<ExplainedAnswer["timeline"][number]["by"], string>> = {
  CUSTOMER: "Customer",
  MERCHANT: "Merchant",
  TPP: "TPP",
  BANK: "Bank",
  RAIL: "Rail",
  STAFF: "Staff",
  ITSELF: "By itself",
};

/** The timeline, the newest entry last. The raw view adds the terms that objects note. */
const Timeline = ({ timeline, at }: Pick<ExplainedAnswer, "timeline"> & { at: At }) => (
  <Part title="What happened">
    <ol class="timeline">
      {timeline.map((entry) => (
        <li class={entry.kind}>
          <Time iso={entry.at} at={at} />
          <div>
            <p>
              <span class="kind">{actors[entry.by]}</span> {entry.sentence}
            </p>
            <p class="small">{detailsOf(entry, at)}</p>
          </div>
        </li>
      ))}
    </ol>
  </Part>
);

const detailsOf = (entry: ExplainedAnswer["timeline"][number], at: At): Child => {
  const { actor, attempt, milliseconds, count, about } = entry;
  const terms = [entry.kind, entry.what, entry.outcome, actor && `by ${actor}`];
  const details = [
    ...(at.query.raw === "1" ? terms : []),
    entry.by === "STAFF" && actor?.startsWith("key_") && `key ${actor.slice(0, 12)}…`,
    attempt !== null && attempt > 1 && `attempt ${attempt}`,
    milliseconds !== null && `${milliseconds} ms`,
    count > 1 && `${count} times in a row`,
    about && `about ${about}`,
  ];
  return details.filter(Boolean).join(" · ");
};

const Events = ({ events, at }: Pick<ExplainedAnswer, "events"> & { at: At }) => (
  <Part title="Events">
    <Table
      caption="Events"
      at={at}
      rows={events}
      empty="No event was sent."
      columns={[
        { title: "Event", cell: ({ type }) => <Given text={type} /> },
        {
          title: "Id",
          cell: ({ event_id }) => (
            <Id value={event_id} href={`/console/deliveries?event_id=${event_id}`} />
          ),
        },
        { title: "Time (UTC)", cell: ({ created_at }) => <Time iso={created_at} at={at} /> },
      ]}
    />
  </Part>
);

/**
 * The page of one object: what it is in one line, its own parts and its events, and beside them
 * what comes next, what staff may do and what happened.
 */
export const ExplainedPage = (props: {
  shown: ExplainedAnswer & { status: string; mode: string };
  /** The first thing on the page: an amount or a name. */
  head: Child;
  reference: string | null;
  /** Why it failed. */
  failure?: string | null;
  forms: Readonly<Record<string, string>>;
  at: At;
  /** What the forms begin with, and what is said below their fields. */
  current?: unknown;
  hints?: Texts;
  /** The action whose form is open from the beginning: what staff mostly come for. */
  opened?: string | undefined;
  children: Child;
}) => {
  const { shown, at } = props;
  return (
    <>
      <p class="headline">
        <span class="sum">{props.head}</span>
        <Status value={shown.status} />
        <ModeLabel value={shown.mode} />
        <span class="small">
          <Given text={props.reference} />
        </span>
      </p>
      {props.failure && <p class="notice problem">{props.failure}</p>}
      <div class="columns">
        <div>
          {props.children}
          <Events events={shown.events} at={at} />
          <RawView of={shown} at={at} />
        </div>
        <div>
          <Next next={shown.next} at={at} />
          <Allowed {...props} allowed={shown.allowed} />
          <Timeline timeline={shown.timeline} at={at} />
        </div>
      </div>
    </>
  );
};
