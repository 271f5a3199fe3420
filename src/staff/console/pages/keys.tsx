import type { InferOutput } from "valibot";
import type * as answers from "../../operators/answers.ts";
import type { pingAnswer } from "../../operators/webhooks/schemas.ts";
import { ActionForm, FoldedForm } from "../form.tsx";
import type { Texts } from "../operations.ts";
import type { Action, At } from "../page.ts";
import { Facts, Given, Id, ModeLabel, Part, Status, Table, Time } from "../parts.tsx";
import { wordsOfResult } from "./lists.tsx";

/** The keys of a bank, a merchant or a TPP: add, hand over, promote, retire. */
type Key = InferOutput<typeof answers.key>;

/** What is typed to retire a key: the end of its id, which tells it from the one beside it. */
export const endOfKey = (keyId: string): string => keyId.slice(-6);

export const keyActions = (
  Owner: "Bank" | "Merchant" | "Tpp",
): Readonly<Record<"addKey" | "promoteKey" | "retireKey", Action<never>>> => ({
  addKey: {
    operation: `add${Owner}Key`,
    label: "Add a key",
    secrets: ["key"],
    done: "The key is added. Hand it over, then promote it.",
  },
  promoteKey: {
    operation: `promote${Owner}Key`,
    label: "Promote",
    done: "The key is promoted. The one before stays valid until it is retired.",
  },
  retireKey: {
    operation: `retire${Owner}Key`,
    label: "Retire",
    confirm: (_data, _at, { key_id = "" }) => endOfKey(key_id),
    done: "The key is retired. It is refused from now on.",
  },
});

/** `begins`: what the form of a new key begins with. */
export const Keys = (props: { keys: readonly Key[]; at: At; begins?: Texts }) => {
  const { keys, at, begins } = props;
  return (
    <Part title="Keys" id="keys-of-owner">
      <Table
        caption="Keys"
        at={at}
        rows={keys}
        empty="There is no key yet."
        columns={[
          { title: "Key", cell: ({ key_id }) => <Id value={key_id} /> },
          { title: "Kind", cell: ({ kind }) => kind.toLowerCase().replaceAll("_", " ") },
          { title: "Mode", cell: ({ mode }) => <ModeLabel value={mode} /> },
          { title: "Status", cell: ({ status }) => <Status value={status} /> },
          { title: "Added (UTC)", cell: ({ created_at }) => <Time iso={created_at} at={at} /> },
          { title: "Retired (UTC)", cell: ({ retired_at }) => <Time iso={retired_at} at={at} /> },
          { title: "Next", cell: (key) => <KeySteps of={key} at={at} /> },
        ]}
      />
      <FoldedForm at={at} action="addKey" current={begins} />
    </Part>
  );
};

/** A retired key has no next step. */
const KeySteps = ({ of: { key_id, status }, at }: { of: Key; at: At }) =>
  status === "RETIRED" ? null : (
    <div class="actions">
      {status !== "ACTIVE" && <ActionForm at={at} action="promoteKey" row={{ key_id }} />}
      <FoldedForm at={at} action="retireKey" row={{ key_id }} confirm={endOfKey(key_id)} />
    </div>
  );

/** A button that sends one test event and shows how the address answered. */
export const pingAction = (
  operation: string,
  label = "Send a test event",
  fixed: Action["fixed"] = {},
): Action => ({
  operation,
  label,
  fixed,
  done: "",
  shows: ({ result, http_status, milliseconds, answer }: InferOutput<typeof pingAnswer>) => (
    <Part title="Test event" aside={<Status value={result} />}>
      <Facts
        facts={[
          ["Result", wordsOfResult(result)],
          ["Status", http_status],
          ["Took", milliseconds !== null && `${milliseconds} ms`],
          ["Answer", <Given text={answer} />],
        ]}
      />
    </Part>
  ),
});
