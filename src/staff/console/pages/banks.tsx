import type { InferOutput } from "valibot";
import type * as answers from "../../operators/answers.ts";
import { FoldedForm } from "../form.tsx";
import { listPage } from "../list-page.tsx";
import { Id, ModeLabel, Status, Time } from "../parts.tsx";

export type Bank = InferOutput<typeof answers.bank>;

export const banksPage = listPage<Bank>({
  section: "banks",
  operation: "listBanks",
  empty: "No bank is enrolled yet.",
  columns: [
    {
      title: "Name",
      cell: ({ bank_id, name }) => <a href={`/console/banks/${bank_id}`}>{name}</a>,
    },
    { title: "Status", cell: ({ status }) => <Status value={status} /> },
    { title: "Mode", cell: ({ mode }) => <ModeLabel value={mode} /> },
    { title: "Handle", cell: ({ bank_handle }) => <Id value={bank_handle} /> },
    { title: "Institution", cell: ({ institution_code }) => <Id value={institution_code} /> },
    { title: "Since (UTC)", cell: ({ created_at }, at) => <Time iso={created_at} at={at} /> },
  ],
  above: (at) => <FoldedForm at={at} action="register" />,
  actions: {
    register: {
      operation: "registerBank",
      label: "Enrol a bank",
      done: "The bank is enrolled. Add its keys next.",
      to: ({ bank_id }: Bank) => `/console/banks/${bank_id}`,
    },
  },
});
