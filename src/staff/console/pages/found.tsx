import type { FoundObject } from "../../operators/find/find-routes.ts";
import type { Column } from "../parts.tsx";
import { Given, Id, Mode, Money, Status, Time } from "../parts.tsx";

/** The columns of such a list. */
export const foundColumns = <Row extends FoundObject>(
  base: string,
  idOf: (row: Row) => string,
): readonly Column<Row>[] => [
  { title: "Created (UTC)", cell: ({ created_at }, at) => <Time iso={created_at} at={at} /> },
  { title: "Id", cell: (row) => <Id value={idOf(row)} href={base + idOf(row)} /> },
  {
    ...{ title: "Amount", number: true },
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
  { title: "Status", cell: (row) => <Standing of={row} /> },
  { title: "Mode", cell: ({ mode }) => <Mode value={mode} /> },
  { title: "Reference", cell: ({ reference }) => <Given text={reference} /> },
  {
    title: "Banks",
    cell: ({ debtor_bank, creditor_bank }) => (
      <Given text={debtor_bank && `${debtor_bank} → ${creditor_bank ?? "…"}`} />
    ),
  },
  {
    title: "Owner",
    cell: ({ merchant_id, tpp_id }) =>
      merchant_id ? (
        <Id value={merchant_id} href={`/console/merchants/${merchant_id}`} />
      ) : (
        <Id value={tpp_id} href={`/console/tpps/${tpp_id}`} />
      ),
  },
];

/** The status, the code of a failure, and the state while it is open. */
const Standing = ({ of: { status, state, failure_code } }: { of: FoundObject }) => (
  <>
    <Status value={status} />{" "}
    <span class="small">
      {failure_code ?? (status === "OPEN" ? state.toLowerCase().replaceAll("_", " ") : "")}
    </span>
  </>
);
