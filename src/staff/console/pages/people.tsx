import type { InferOutput } from "valibot";
import type { ListAnswer } from "../../../base/platform/lists.ts";
import type { adminKeyAnswer, ownAccount, person } from "../../../frame/records/answers.ts";
import { FoldedForm } from "../form.tsx";
import { listPage } from "../list-page.tsx";
import { type Action, type At, ask, askAlso, page } from "../page.ts";
import { Facts, Id, Part, Status, Table, Time } from "../parts.tsx";
import { endOfKey } from "./keys.tsx";

/** The staff: people, with the keys and passkeys that belong to them. Only an owner sees them. */
type Person = InferOutput<typeof person>;
type StaffKey = InferOutput<typeof adminKeyAnswer>;

/** Their key is in the configuration. */
const FIRST = "key_first_owner";

const isKept = ({ status }: StaffKey): boolean => status !== "RETIRED";

export const staffPage = listPage<Person>({
  section: "staff",
  operation: "listPeople",
  empty: "The first owner is the only one.",
  columns: [
    {
      title: "Name",
      phone: "top",
      cell: ({ person_id, person_name }) => (
        <a href={`/console/staff/${person_id}`}>
          <bdi>{person_name}</bdi>
        </a>
      ),
    },
    { title: "Roles", phone: "bottom", cell: ({ roles }) => roles.join(", ") },
    { title: "Status", phone: "top", cell: ({ status }) => <Status value={status} /> },
    { title: "Keys", number: true, cell: (one) => countOf(one, "KEY") },
    { title: "Passkeys", number: true, cell: (one) => countOf(one, "PASSKEY") },
    {
      title: "Since (UTC)",
      phone: "bottom",
      cell: ({ created_at }, at) => <Time iso={created_at} at={at} />,
    },
    {
      title: "Next",
      cell: ({ person_id, person_name: word, ...one }, at) =>
        one.status === "ACTIVE" &&
        person_id !== FIRST && (
          <FoldedForm at={at} action="takeOut" row={{ person_id, word }} confirm={word} />
        ),
    },
  ],
  above: (at) => <FoldedForm at={at} action="add" />,
  actions: {
    takeOut: {
      operation: "takeOutPerson",
      label: "Take out",
      confirm: (_data: never, _at, { word = "" }) => word,
      done: "All keys and passkeys of the person are retired, and their sessions have ended.",
    },
    add: {
      operation: "addPerson",
      label: "Add a person",
      done: "The person is added. Add a key next.",
      to: ({ person_id }: Person) => `/console/staff/${person_id}`,
    },
  },
});

const countOf = ({ keys }: Person, kind: StaffKey["kind"]): number =>
  keys.filter((key) => isKept(key) && key.kind === kind).length;

const addKey: Action<never> = {
  operation: "addAdminKey",
  label: "Add a key",
  only: ["name", "role", "sha256"],
  keeps: ["person_id"],
  secrets: ["key"],
  says: (added: StaffKey) => <NotYet of={added} />,
  done: "The key is added. Its status says whether it waits for an approver.",
};

/** A key that can change or approve anything is a proposal first (A2.1). */
const NotYet = ({ of: { status, active_since } }: { of: StaffKey }) =>
  status === "PROPOSED" ? (
    <p class="notice warning">
      <strong>Not in force yet.</strong> This key opens nothing until an approver agrees to it. Send
      an approver to <a href="/console#proposals">the proposal</a>.
    </p>
  ) : status === "APPROVED" ? (
    <p class="notice warning">
      <strong>Not in force yet.</strong> This key opens nothing before {active_since}.
    </p>
  ) : null;

export const personPage = page({
  path: "/console/staff/:person_id",
  section: "staff",
  title: ({ person: { person_name } }) => person_name,
  calls: {
    person: ask<Person>("readPerson"),
    // For a key that was given to nobody: whose it may be.
    people: askAlso<ListAnswer<Person>>("listPeople", {
      query: () => ({ limit: "100" }),
      when: ({ params }) => isAlone(params["person_id"] ?? ""),
    }),
  },
  actions: {
    addKey,
    rename: {
      operation: "renamePerson",
      label: "Change the name",
      done: "The name is changed. The audit log keeps the one before.",
    },
    retire: {
      operation: "retireAdminKey",
      label: "Retire",
      confirm: (_data: never, _at, { key_id = "" }) => endOfKey(key_id),
      done: "The key is retired. It is refused from now on, and its sessions have ended.",
    },
    give: {
      operation: "giveAdminKey",
      label: "Give it to this person",
      only: [],
      keeps: ["person_id"],
      done: "The key is given.",
      to: ({ person_id }: Person) => `/console/staff/${person_id}`,
    },
    takeOut: {
      operation: "takeOutPerson",
      label: "Take this person out",
      confirm: ({ person }: { person: Person }) => person.person_name,
      done: "All keys and passkeys are retired, and the sessions have ended.",
    },
  },
  view: ({ person, people }, at) => (
    <>
      <Part title="Person" aside={<Status value={person.status} />}>
        <Facts
          facts={[
            ["Roles", person.roles.join(", ")],
            ["Id", <Id value={person.person_id} />],
            ["Since", <Time iso={person.created_at} at={at} />],
            ["Taken out", person.left_at && <Time iso={person.left_at} at={at} />],
            [
              "Audit log",
              <>
                <a href={`/console/audit?person=${person.person_id}`}>What they did</a>,{" "}
                <a href={`/console/audit?subject=${person.person_id}`}>what was done to them</a>
              </>,
            ],
          ]}
        />
        {person.status === "ACTIVE" && isNamed(person) && (
          <div class="actions">
            <FoldedForm at={at} action="addKey" row={{ person_id: person.person_id }} />
            <FoldedForm at={at} action="rename" current={{ name: person.person_name }} />
          </div>
        )}
        <Give person={person} people={people?.data ?? []} at={at} />
      </Part>
      <Part title="Keys and passkeys">
        <StaffKeys keys={person.keys} at={at} action="retire" />
      </Part>
      {person.status === "ACTIVE" && (!isFirstOwner(person) || person.keys.length > 0) && (
        <FoldedForm at={at} action="takeOut" confirm={person.person_name} />
      )}
    </>
  ),
});

const isAlone = (personId: string): boolean =>
  personId.startsWith("key_") && personId !== "key_first_owner";
const isFirstOwner = ({ person_id }: Person): boolean => person_id === FIRST;
const isNamed = ({ person_id }: Person): boolean => person_id.startsWith("psn_");

/** A key that was given to nobody can be given to a person, and then stays theirs. */
const Give = ({ person, people, at }: { person: Person; people: readonly Person[]; at: At }) => {
  const wanted = people.filter((one) => !isAlone(one.person_id) && one.status === "ACTIVE");
  if (!isAlone(person.person_id)) return null;
  if (wanted.length === 0) return <p>If this is the key of a person, add the person to Staff.</p>;
  return (
    <FoldedForm at={at} action="give" row={{ key_id: person.person_id }}>
      <div class="field">
        <label for="give-to">Whose key it is. It stays theirs.</label>
        <select id="give-to" name="person_id">
          {wanted.map(({ person_id, person_name }) => (
            <option value={person_id}>{person_name}</option>
          ))}
        </select>
      </div>
    </FoldedForm>
  );
};

interface KeysProps {
  keys: readonly StaffKey[];
  at: At;
  /** The action that ends one of them. */
  action: string;
  /** The action ends only passkeys of this role. */
  passkeysOf?: string;
}

const isEndedBy = ({ kind, role }: StaffKey, passkeysOf: string | undefined): boolean =>
  passkeysOf === undefined || (kind === "PASSKEY" && role === passkeysOf);

const StaffKeys = ({ keys, at, action, passkeysOf }: KeysProps) => (
  <Table
    caption="Keys and passkeys"
    at={at}
    rows={keys}
    empty="There is none."
    columns={[
      { title: "Kind", cell: ({ kind }) => (kind === "KEY" ? "Key" : "Passkey") },
      { title: "Name", cell: ({ name }) => <bdi>{name}</bdi> },
      { title: "Role", cell: ({ role }) => role },
      { title: "Status", cell: ({ status }) => <Status value={status} /> },
      { title: "Key", cell: ({ key_id }) => <Id value={key_id} /> },
      {
        title: "In force from (UTC)",
        cell: ({ active_since }) => <Time iso={active_since} at={at} />,
      },
      {
        title: "Next",
        cell: (key) => (
          <div class="actions">
            {key.status === "PROPOSED" && <a href="/console#proposals">Waits for an approver</a>}
            {isKept(key) && isEndedBy(key, passkeysOf) && (
              <FoldedForm
                at={at}
                action={action}
                row={{ key_id: key.key_id }}
                confirm={endOfKey(key.key_id)}
              />
            )}
          </div>
        ),
      },
    ]}
  />
);

/** Everyone's own page: who they are here, with which keys. */
export const accountPage = page({
  path: "/console/account",
  section: "staff",
  title: "Your account",
  calls: { me: ask<InferOutput<typeof ownAccount>>("readMe") },
  actions: {
    remove: {
      operation: "retireOwnPasskey",
      label: "Remove",
      confirm: (_data: never, _at, { key_id = "" }) => endOfKey(key_id),
      done: "The passkey is removed. It signs in no more, and its sessions have ended.",
    },
  },
  view: ({ me }, at) => (
    <>
      <Part title={me.person.person_name}>
        <Facts
          facts={[
            ["Role", me.role],
            ["Signed in with", <Id value={me.key_id} />],
          ]}
        />
        <p>
          <a class="button quiet" href="/console/account/passkey">
            Add a passkey
          </a>
        </p>
      </Part>
      <Part title="Keys and passkeys">
        <StaffKeys keys={me.person.keys} at={at} action="remove" passkeysOf={me.role} />
      </Part>
    </>
  ),
});
