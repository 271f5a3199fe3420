import type { InferOutput } from "valibot";
import { Id, Status, Time, wordsOf } from "../../console/parts.tsx";
import type { key } from "../../operators/answers.ts";
import { portalList } from "../site.ts";

/** The merchant's keys of this mode, without the keys. Only the operator's staff change them. */
export const ownKeysPage = portalList<InferOutput<typeof key>>({
  section: "keys",
  operation: "listOwnKeys",
  empty: "There is no key yet.",
  csv: false,
  above: () => (
    <p class="small">
      A key is shown once, when it is made. The operator adds, promotes and retires keys: ask there
      if one may have leaked.
    </p>
  ),
  columns: [
    { title: "Key", cell: ({ key_id }) => <Id value={key_id} /> },
    { title: "Kind", cell: ({ kind }) => (kind === "API" ? "API" : wordsOf(kind)) },
    { title: "Status", cell: ({ status }) => <Status value={status} /> },
    { title: "Added (UTC)", cell: ({ created_at }, at) => <Time iso={created_at} at={at} /> },
    { title: "Promoted (UTC)", cell: (row, at) => <Time iso={row.promoted_at} at={at} /> },
    { title: "Retired (UTC)", cell: (row, at) => <Time iso={row.retired_at} at={at} /> },
  ],
});
