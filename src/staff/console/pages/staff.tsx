import type { InferOutput } from "valibot";
import type { adminKeyAnswer } from "../../../frame/records/answers.ts";
import { FoldedForm } from "../form.tsx";
import { listPage } from "../list-page.tsx";
import type { At } from "../page.ts";
import { Id, Status, Time } from "../parts.tsx";

type StaffKey = InferOutput<typeof adminKeyAnswer>;

/** The keys of the staff. Only an owner sees them. */
export const staffPage = listPage<StaffKey>({
  section: "staff",
  operation: "listAdminKeys",
  empty: "The first owner's key is the only one.",
  columns: [
    { title: "Name", cell: ({ name }) => <bdi>{name}</bdi> },
    { title: "Role", cell: ({ role }) => role },
    { title: "Status", cell: ({ status }) => <Status value={status} /> },
    { title: "Key", cell: ({ key_id }) => <Id value={key_id} /> },
    {
      title: "Added and approved by",
      cell: ({ added_by, approved_by }) => (
        <>
          <Id value={added_by} />
          <br />
          <Id value={approved_by} />
        </>
      ),
    },
    { title: "In force from (UTC)", cell: (key, at) => <Time iso={key.active_since} at={at} /> },
    { title: "Next", cell: (key, at) => <Steps of={key} at={at} /> },
  ],
  above: (at) => <FoldedForm at={at} action="add" />,
  actions: {
    add: {
      operation: "addAdminKey",
      label: "Add a key",
      secrets: ["key"],
      done: "The key is added.",
    },
    retire: {
      operation: "retireAdminKey",
      label: "Retire",
      confirm: (_data: never, _at, { key_id = "" }) => endOf(key_id),
      done: "The key is retired. It is refused from now on, and its sessions have ended.",
    },
  },
});

const endOf = (keyId: string): string => keyId.slice(-6);

const Steps = ({ of: { key_id, status }, at }: { of: StaffKey; at: At }) =>
  status === "RETIRED" ? null : (
    <FoldedForm at={at} action="retire" row={{ key_id }} confirm={endOf(key_id)} />
  );
