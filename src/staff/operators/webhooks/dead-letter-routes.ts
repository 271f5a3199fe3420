import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { oneOf } from "../../../base/kernel/answer-words.ts";
import { described, named, text, time, timeOrNull } from "../../../base/kernel/fields.ts";
import { type Result, refuse } from "../../../base/kernel/result.ts";
import { isoTime, isoTimeOrNull, now } from "../../../base/platform/clock.ts";
import { json } from "../../../base/platform/contract.ts";
import { database } from "../../../base/platform/database.ts";
import { type Reply, type Route, reply, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { listOf, newestPage, pageQuery, positionOf } from "../../../base/platform/lists.ts";
import { redact } from "../../../base/platform/log.ts";
import { deadLetters } from "../../../base/platform/schema.ts";
import { type DeadLetter, deadLetterKind, putBack } from "../../../frame/objects/queues.ts";
import { type AdminCall, changes, reads, writeEntry } from "../administration.ts";

/** What staff do with messages that no consumer could handle (docs/decisions/119). */
const textOrNull = (description: string, example: string) => v.nullable(text(description, example));

const deadLetterId = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}\.[\w-]{1,80}$/),
  described("A dead letter: when its queue gave it up, and the message's id.", "1795.0f3a"),
);

const status = oneOf(
  ["KEPT", "PUT_BACK"],
  "PUT_BACK once staff have sent it to its queue again.",
  "KEPT",
);

const deadLetter = v.pipe(
  v.strictObject({
    dead_letter_id: deadLetterId,
    status,
    kind: oneOf(
      ["POINTER", "ROW", "UNREADABLE"],
      "A pointer to work of an object, a row of a list, or no message of the gateway.",
      "POINTER",
    ),
    namespace: textOrNull("The binding of the object that it was sent for.", "ENDPOINTS"),
    object: textOrNull("That object's id in hex.", "00"),
    effect: textOrNull("The work of the object that it names.", "evt_0123456789"),
    message: text("Its first 500 characters, without secrets and accounts.", "{}"),
    died_at: time,
    put_back_at: timeOrNull,
  }),
  named("DeadLetter", "A message that its queue gave up after its last retry.", {
    put_back_at: null,
  }),
);

export type ShownLetter = v.InferOutput<typeof deadLetter>;

const listQuery = v.object({ ...pageQuery.entries, status: v.optional(status) });
const letterPath = v.object({ dead_letter_id: deadLetterId });

type Query = v.InferOutput<typeof listQuery>;
type LetterCall = AdminCall<unknown, v.InferOutput<typeof letterPath>>;

const SHOWN_CHARACTERS = 500;

/** Leaves out the input that a pointer may carry for its performer, because it names accounts. */
const shownMessage = ({ body }: DeadLetter): string => {
  const message: unknown = JSON.parse(body);
  const { lease: _, ...rest } = Object(message) as Record<string, unknown>;
  const isRecord = typeof message === "object" && message !== null && !Array.isArray(message);
  return redact(isRecord ? JSON.stringify(rest) : body).slice(0, SHOWN_CHARACTERS);
};

const deadLetterView = (row: DeadLetter): ShownLetter => ({
  dead_letter_id: positionOf(row.diedAt, row.messageId),
  status: row.putBackAt === null ? "KEPT" : "PUT_BACK",
  kind: deadLetterKind(JSON.parse(row.body)),
  namespace: row.namespace,
  object: row.object,
  effect: row.effect && redact(row.effect),
  message: shownMessage(row),
  died_at: isoTime(row.diedAt),
  put_back_at: isoTimeOrNull(row.putBackAt),
});

/** `GET /admin/v1/dead-letters` */
const listDeadLetters = async ({
  env,
  query,
}: AdminCall<unknown, unknown, Query>): Promise<Result<Reply>> => {
  const standing = { KEPT: sql`put_back_at IS NULL`, PUT_BACK: sql`put_back_at IS NOT NULL` };
  const condition = query.status && standing[query.status];
  const list = { table: deadLetters, by: ["diedAt", "messageId"] as const, condition };
  const page = await newestPage([database(env)], list, query, deadLetterView);
  return page.ok ? reply(200, page.value) : page;
};

const isLetter = (id: string) => {
  const dot = id.indexOf(".");
  return and(
    eq(deadLetters.diedAt, Number(id.slice(0, dot))),
    eq(deadLetters.messageId, id.slice(dot + 1)),
  );
};

const findDeadLetter = ({ env, path }: LetterCall): Promise<DeadLetter | undefined> =>
  database(env).select().from(deadLetters).where(isLetter(path.dead_letter_id)).get();

/** `GET /admin/v1/dead-letters/{dead_letter_id}` */
const readDeadLetter = async (call: LetterCall): Promise<Result<Reply>> => {
  const found = await findDeadLetter(call);
  return found ? reply(200, deadLetterView(found)) : refuse("NOT_FOUND");
};

/**
 * `POST …/put-back`, audited before the message leaves. It may be repeated: objects and lists
 * recognise what is done already.
 */
const putDeadLetterBack = async (call: LetterCall): Promise<Result<Reply>> => {
  const found = await findDeadLetter(call);
  if (!found) return refuse("NOT_FOUND");
  if (deadLetterKind(JSON.parse(found.body)) === "UNREADABLE") {
    return refuse("INVALID_STATE", { message: "No queue can read this message." });
  }
  const { namespace, object } = found;
  const entry = {
    action: "dead_letter.put_back",
    subject: call.path.dead_letter_id,
    details: { namespace, object },
  };
  const told = await writeEntry(call, entry);
  if (!told.ok) return told;
  await putBack(call.env, found);
  const putBackAt = now();
  await database(call.env)
    .update(deadLetters)
    .set({ putBackAt })
    .where(isLetter(call.path.dead_letter_id));
  return reply(202, deadLetterView({ ...found, putBackAt }));
};

const letters = "/admin/v1/dead-letters";

export const deadLetterRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "listDeadLetters",
    method: "GET",
    paths: [letters],
    summary: "List the messages that no consumer could handle, newest first",
    guard: reads,
    query: listQuery,
    answers: { 200: listOf(deadLetter) },
    step: listDeadLetters,
  }),
  route({
    id: "readDeadLetter",
    method: "GET",
    paths: [`${letters}/:dead_letter_id`],
    summary: "Read a dead letter",
    guard: reads,
    path: letterPath,
    answers: { 200: deadLetter },
    step: readDeadLetter,
  }),
  route({
    id: "putDeadLetterBack",
    method: "POST",
    paths: [`${letters}/:dead_letter_id/put-back`],
    summary: "Send a dead letter to its queue again",
    description: "It stays on the list as PUT_BACK. If it dies again, it is listed again.",
    guard: changes,
    path: letterPath,
    body: v.strictObject({}),
    answers: {
      202: json(deadLetter, { status: "PUT_BACK", put_back_at: "2026-11-22T09:30:00.000Z" }),
    },
    refusals: ["INVALID_STATE"],
    step: putDeadLetterBack,
  }),
];
