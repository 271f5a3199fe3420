import type { InferOutput } from "valibot";
import type * as answers from "../../operators/answers.ts";
import { FoldedForm } from "../form.tsx";
import { KnownFacts } from "../named.tsx";
import type { Action, At } from "../page.ts";
import { Ago, Given, Money, Part, Status, Time, WholeId, wordsOf } from "../parts.tsx";
import type { ExplainedAnswer } from "./explained.tsx";

/** Movements of money, and the decisions about those under manual review. */
export type ListedMovement = InferOutput<typeof answers.movement>;

const decision = {
  operation: "resolveMovement",
  only: ["note"],
  keeps: ["movement"],
  confirm: (_data: unknown, _at: unknown, sent: { confirm_with?: string }) =>
    sent.confirm_with ?? "",
  done: "Your decision is kept. In live mode it counts once a second person makes the same one.",
} as const;

/** The outcomes that staff decide. In live mode an approver must decide the same. */
export const decisions: Readonly<Record<string, Action<never>>> = {
  completed: { ...decision, label: "It completed", fixed: { outcome: "COMPLETED" } },
  failed: { ...decision, label: "It failed", fixed: { outcome: "FAILED" } },
  acknowledged: { ...decision, label: "Acknowledge", fixed: { outcome: "ACKNOWLEDGED" } },
};

/** What is typed to decide: the end of the movement's end_to_end_id. */
const endOf = ({ end_to_end_id }: ListedMovement): string => end_to_end_id.slice(-6);

export const Movements = (props: {
  movements: readonly ListedMovement[];
  allowed: ExplainedAnswer["allowed"];
  at: At;
}) => (
  <>
    {props.movements.map((movement) => (
      <MovementPart movement={movement} allowed={props.allowed} at={props.at} />
    ))}
  </>
);

const MovementPart = (props: {
  movement: ListedMovement;
  allowed: ExplainedAnswer["allowed"];
  at: At;
}) => {
  const { movement, at } = props;
  const { answer, credit, proposal } = movement;
  return (
    <Part
      title={movement.movement === null ? "Movement of money" : `Movement of ${movement.movement}`}
      aside={<Status value={isOpen(movement) ? "MANUAL_REVIEW" : movement.state} />}
    >
      <KnownFacts
        at={at}
        facts={[
          ["End-to-end id", <WholeId value={movement.end_to_end_id} />],
          ["Amount", <Money amount={movement.amount} currency={movement.currency} />],
          ["From", <Party of={movement.debtor} />],
          ["To", <Party of={movement.creditor} />],
          ["Route", wordsOf(movement.route)],
          ["Decided (UTC)", <Time iso={movement.decided_at} at={at} />],
          ["Bank books until (UTC)", <Time iso={movement.not_after} at={at} />],
          [
            "Calls without an answer yet",
            movement.attempts_open > 0 && String(movement.attempts_open),
          ],
          ["Bank's answer", answer && <Given text={`${answer.status} ${answer.transfer_ref}`} />],
          ["Rail's reference", <Given text={credit?.rail_ref ?? null} />],
          ["Failure", <Given text={movement.failure} />],
          ["Under review since", movement.since && <Ago iso={movement.since} at={at} />],
        ]}
      />
      {proposal && (
        <p class="notice warning">
          <span>
            {proposal.actor} proposed that it is <strong>{proposal.outcome}</strong>:{" "}
            <Given text={proposal.note} /> (<Ago iso={proposal.at} at={at} />
            ). An approver must decide the same.
          </span>
        </p>
      )}
      {movement.decisions.map((made) => (
        <p class="small">
          {made.actor} decided {made.outcome}: <Given text={made.note} /> (
          <Ago iso={made.at} at={at} />)
        </p>
      ))}
      {isOpen(movement) && <Decide movement={movement} allowed={props.allowed} at={at} />}
    </Part>
  );
};

const isOpen = ({ reason, resolved_at }: ListedMovement): boolean =>
  reason !== null && resolved_at === null;

const Party = ({ of: { bank_handle, masked_iban } }: { of: ListedMovement["debtor"] }) => (
  <>
    <Given text={bank_handle} /> <span class="number">{masked_iban}</span>
  </>
);

const Decide = (props: {
  movement: ListedMovement;
  allowed: ExplainedAnswer["allowed"];
  at: At;
}) => {
  const { movement, at } = props;
  const notFor = (action: string): string | null => {
    const found = props.allowed.find(
      (one) => one.action === action && one.about === movement.movement,
    );
    return found && !found.allowed ? (found.why?.message ?? "Not possible now.") : null;
  };
  const row = {
    payment_id: movement.payment_id,
    movement: movement.movement ?? "",
    confirm_with: endOf(movement),
  };
  const form = (action: string, not: string | null) => (
    <FoldedForm at={at} action={action} row={row} confirm={endOf(movement)} not={not} />
  );
  // Of money that is late or overdue after its movement has ended there is no outcome to decide.
  const hasEnded = movement.state === "COMPLETED" || movement.state === "FAILED";
  const isOnlyNoted = hasEnded || movement.reason === "LATE_MONEY";
  return (
    <div class="actions">
      {!isOnlyNoted && form("completed", notFor("resolve"))}
      {!isOnlyNoted && form("failed", notFor("resolve"))}
      {isOnlyNoted && form("acknowledged", notFor("acknowledge"))}
    </div>
  );
};
