import type { InferOutput } from "valibot";
import type { auditEntry } from "../../../frame/records/answers.ts";
import { listPage } from "../list-page.tsx";
import { Id, JsonText, Time } from "../parts.tsx";
import { placeOf } from "./subjects.ts";

type Entry = InferOutput<typeof auditEntry>;

/** The audit log: who changed which record. */
export const auditPage = listPage<Entry>({
  section: "audit",
  operation: "listAudit",
  empty: "Nothing was changed yet.",
  first: [],
  columns: [
    { title: "Time (UTC)", cell: ({ at: iso }, at) => <Time iso={iso} at={at} /> },
    { title: "Action", cell: ({ action }) => action },
    { title: "Subject", cell: ({ subject }) => <Id value={subject} {...placeOf(subject)} /> },
    { title: "By", cell: ({ actor }) => <Id value={actor} /> },
    { title: "Details", cell: ({ details }) => <JsonText value={details} /> },
    { title: "No.", number: true, cell: ({ sequence }) => sequence },
  ],
});
