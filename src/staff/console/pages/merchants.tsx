import type { InferOutput } from "valibot";
import type * as answers from "../../operators/answers.ts";
import { FoldedForm } from "../form.tsx";
import { listPage } from "../list-page.tsx";
import { Id, ModeLabel, Status, Time } from "../parts.tsx";

export type Merchant = InferOutput<typeof answers.merchant>;

/** The modes that a merchant has settings for. */
const modesOf = ({ modes }: Merchant): ("test" | "live")[] =>
  (["test", "live"] as const).filter((mode) => modes[mode]);

export const merchantsPage = listPage<Merchant>({
  section: "merchants",
  operation: "listMerchants",
  empty: "There is no merchant yet.",
  columns: [
    {
      title: "Name",
      cell: ({ merchant_id, name }) => <a href={`/console/merchants/${merchant_id}`}>{name}</a>,
    },
    { title: "Status", cell: ({ status }) => <Status value={status} /> },
    {
      title: "Modes",
      cell: (merchant) => modesOf(merchant).map((mode) => <ModeLabel value={mode} />),
    },
    { title: "Id", cell: ({ merchant_id }) => <Id value={merchant_id} /> },
    { title: "Since (UTC)", cell: ({ created_at }, at) => <Time iso={created_at} at={at} /> },
  ],
  above: (at) => <FoldedForm at={at} action="register" />,
  actions: {
    register: {
      operation: "registerMerchant",
      label: "Register a merchant",
      done: "The merchant is registered. Add its keys next.",
      to: ({ merchant_id }: Merchant) => `/console/merchants/${merchant_id}`,
    },
  },
});
