import { and, eq, ne } from "drizzle-orm";
import { type Problem, problem, problemStatus } from "../../base/kernel/problems.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import { randomBase62 } from "../../base/platform/crypto.ts";
import { type Database, database, type Statement } from "../../base/platform/database.ts";
import type { Call } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { newKeyId } from "../../base/platform/keys.ts";
import {
  creationOptions,
  type KnownChallenge,
  passkeyHash,
  readNewPasskey,
  type StoredPasskey,
} from "../../base/platform/passkeys.ts";
import { passkeys } from "../../base/platform/session-schema.ts";
import { renderDocument } from "../../frame/pages/document.tsx";
import { pageResponse, seeOther } from "../../frame/pages/response.ts";
import { needsApproval } from "../../frame/records/admin-keys.ts";
import { commitTo, type Decision } from "../../frame/records/commit.ts";
import { type AdminCaller, findAdminKey } from "../../frame/records/guard.ts";
import { FIRST_OWNER, keysOfPerson, personOf } from "../../frame/records/people.ts";
import { propose, type Written } from "../../frame/records/proposals.ts";
import { adminKeys, people } from "../../frame/records/schema.ts";
import { gatewayAdmin as admin } from "../../network/parties/administration.ts";
import { readSignedIn } from "./console-session.ts";
import { readConsoleForm } from "./fields.ts";
import { ConsoleDocument } from "./layout.tsx";
import { consoleSite } from "./login.tsx";
import { isFromOwnPage } from "./own-page.ts";
import { ProblemNotice } from "./parts.tsx";
import { PasskeyForm } from "./passkey-form.tsx";
import { answerOnce, askedOf, askPasskey } from "./passkey-sign-in.ts";

/**
 * `/console/account/passkey`: one of the staff adds a passkey, for themselves, soon after signing
 * in. It may do what the key may that they signed in with, and takes an approver where that key
 * did (docs/decisions/208).
 * @rule A1.10
 */
type PageCall = Call<GatewayEnv, unknown>;

export const ADD_PASSKEY = "/console/account/passkey";

const FRESH_MS = 10 * 60_000;

/** A challenge counts for the key that it was made for. */
const useOf = ({ keyId }: AdminCaller): string => `add ${keyId}`;

/** The caller who signed in a short time ago, or where a browser is led first. */
const freshCaller = async ({ env, request }: PageCall): Promise<AdminCaller | Response> => {
  const found = await readSignedIn(env, request);
  const next = encodeURIComponent(ADD_PASSKEY);
  if (!found) return seeOther(`/console/login?next=${next}`);
  return found.since + FRESH_MS > now()
    ? found.caller
    : seeOther(`/console/login?again=1&next=${next}`);
};

export const showAddPasskey = async (call: PageCall): Promise<Response> => {
  const caller = await freshCaller(call);
  return caller instanceof Response ? caller : addPage(call.env, caller, null);
};

export const addPasskey = async (call: PageCall): Promise<Response> => {
  const { env, request, url } = call;
  const caller = await freshCaller(call);
  if (caller instanceof Response) return caller;
  if (!isFromOwnPage(request, url)) return addPage(env, caller, problem("FORBIDDEN", notAccepted));
  const sent = await readConsoleForm(request);
  if (!sent.ok) return addPage(env, caller, sent.problem);
  const challenge = askedOf(env, request, useOf(caller));
  const made =
    challenge && (await readNewPasskey(env, challenge.challenge, sent.value.get("passkey") ?? ""));
  if (!challenge || !made) return addPage(env, caller, problem("FORBIDDEN", notAccepted));
  const done = await store(env, caller, made, challenge);
  return done.ok ? seeOther("/console/account") : addPage(env, caller, done.problem);
};

const notAccepted = { message: "This passkey was not accepted. Nothing was added. Try again." };

const store = (
  env: GatewayEnv,
  caller: AdminCaller,
  made: StoredPasskey,
  challenge: KnownChallenge,
): Promise<Result<null>> =>
  commitTo(admin, env, admin.staff(caller.keyId), async (db, at) => {
    const answered = await answerOnce(db, at, challenge);
    if (!answered.ok) return refuse("FORBIDDEN", notAccepted);
    const owned = await personFor(db, at, caller);
    if (!owned.ok) return owned;
    const { keyId, credentialId } = { ...made, keyId: newKeyId() };
    const isKnown = eq(passkeys.credentialId, credentialId);
    if ((await db.$count(passkeys, isKnown)) > 0) return refuse("ALREADY_EXISTS");
    const { role, name: person } = caller;
    const isProposed = await needsApproval(db, role);
    const row: typeof adminKeys.$inferInsert = {
      ...{ keyId, role, name: "Passkey", kind: "PASSKEY", personId: owned.value.personId },
      ...{ sha256: passkeyHash(credentialId), addedBy: caller.keyId, createdAt: at },
      status: isProposed ? "PROPOSED" : "ACTIVE",
      activeSince: isProposed ? null : at,
    };
    const details = { name: "Passkey", role, person };
    const added: Result<Written> = isProposed
      ? await propose(admin, db, at, {
          ...{ subjectKind: "ADMIN_KEY", subjectId: keyId, proposedBy: caller.keyId },
          changes: Object.entries(details).map(([field, to]) => ({ field, from: null, to })),
        })
      : ok({ statements: [], entries: [{ action: "admin_key.added", subject: keyId, details }] });
    if (!added.ok) return added;
    const stored = db.insert(passkeys).values({ ...made, keyId, createdAt: at });
    const inserted = [db.insert(adminKeys).values(row), stored];
    return ok<Decision<null>>({
      statements: [
        ...answered.value,
        ...owned.value.statements,
        ...inserted,
        ...added.value.statements,
      ],
      entries: [...owned.value.entries, ...added.value.entries],
      answer: null,
    });
  });

interface Owned extends Written {
  personId: string;
}

/** The person who gets it. A key that was given to nobody gets a person with its name. */
const personFor = async (
  db: Database,
  at: number,
  { keyId }: AdminCaller,
): Promise<Result<Owned>> => {
  const none: { statements: Statement[]; entries: Written["entries"] } = {
    statements: [],
    entries: [],
  };
  if (keyId === FIRST_OWNER) return ok({ ...none, personId: FIRST_OWNER });
  const row = await findAdminKey(db, keyId);
  // The guard may remember a key for two seconds after it was retired.
  if (row?.status !== "ACTIVE") return refuse("UNAUTHENTICATED");
  if (row.personId !== null) return ok({ ...none, personId: row.personId });
  const personId = `psn_${randomBase62()}`;
  const { name } = row;
  const given = db.update(adminKeys).set({ personId }).where(eq(adminKeys.keyId, keyId));
  return ok({
    personId,
    statements: [db.insert(people).values({ personId, name, createdAt: at }), given],
    entries: [
      { action: "person.added", subject: personId, details: { name } },
      { action: "admin_key.given", subject: keyId, details: { person_id: personId, name } },
    ],
  });
};

/** The passkeys that the person has, in force or waiting. */
const knownOf = async (db: Database, keyId: string) => {
  const row = await findAdminKey(db, keyId);
  const person = personOf(row ?? { keyId, personId: null });
  const held = await db
    .select({ credentialId: passkeys.credentialId })
    .from(adminKeys)
    .innerJoin(passkeys, eq(passkeys.keyId, adminKeys.keyId))
    .where(and(keysOfPerson(person), ne(adminKeys.status, "RETIRED")));
  return { personId: person, known: held.map(({ credentialId }) => credentialId) };
};

const addPage = async (
  env: GatewayEnv,
  caller: AdminCaller,
  refusal: Problem | null,
): Promise<Response> => {
  const { challenge, cookie } = askPasskey(env, useOf(caller));
  const person = await knownOf(database(env), caller.keyId);
  const options = creationOptions(env, challenge, { ...person, name: caller.name });
  const waits = caller.role !== "support";
  const html = renderDocument(
    <ConsoleDocument site={consoleSite} title="Add a passkey" bare>
      <main class="login">
        <h1>Add a passkey</h1>
        <p class="lead">
          A passkey of this device, or of a security key, signs you in as {caller.name},{" "}
          {caller.role}. It asks for your finger, face or PIN each time.
        </p>
        {waits && <p>An approver must approve it before it signs you in.</p>}
        {refusal && <ProblemNotice problem={refusal} />}
        <noscript>
          <p>This needs scripts. Your key goes on working without.</p>
        </noscript>
        <PasskeyForm
          action={ADD_PASSKEY}
          use="create"
          options={options}
          label="Add a passkey"
          failed="No passkey was made. You may have one on this device already."
          assets={consoleSite.assets}
        />
        <p class="small">
          <a href="/console/account">Back to your account</a>
        </p>
      </main>
    </ConsoleDocument>,
  );
  const headers = { "referrer-policy": "same-origin", vary: "cookie", "set-cookie": cookie };
  const status = refusal ? problemStatus(refusal) : 200;
  return pageResponse(html, { locale: "en", scripted: true, status, headers });
};
