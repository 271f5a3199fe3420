import { waitUntil } from "cloudflare:workers";
import { MOST_ATTEMPTS, type OperatorAlert } from "./alert-episodes.ts";
import { isoTime, MINUTE_MS, now } from "./clock.ts";
import { isLocal, type VersionEnv, versionOf } from "./env.ts";
import { boundedMap } from "./isolate-cache.ts";
import { type LoggedFault, logFault, logWarning } from "./log.ts";
import type { Logbook, Standing } from "./logbook-object.ts";
import { callObject, namedObject, type Remote } from "./objects.ts";
import { callOut } from "./outbound.ts";
import { checkPublicTarget } from "./targets.ts";
import { standardHeaders } from "./webhook-signature.ts";

/**
 * Tells the operator's alert address of faults that need a person, once per episode
 * (alert-episodes.ts, docs/decisions/177). The worker that logs a fault makes the first attempt
 * after its answer; the minute's sweep repeats it. No request waits for one.
 */
export interface AlertEnv extends VersionEnv {
  LOGBOOK: DurableObjectNamespace;
  BASE_URL: string;
  LOCAL?: string;
  /** The operator's alert address, a public https one. Without it nothing is told. */
  ALERT_URL?: string;
  /** Its signing secret: `whsec_` and base64, or two with a space between while it changes. */
  ALERT_SECRET?: string;
}

/** The deployment's one object. */
const callLogbook = <Answer>(
  env: AlertEnv,
  call: (logbook: Remote<Logbook>) => Promise<Answer>,
): Promise<Answer> =>
  callObject(() => namedObject<Remote<Logbook>>(env, "LOGBOOK", "logbook"), call);

export const readStanding = (env: AlertEnv): Promise<Standing> =>
  callLogbook(env, (logbook) => logbook.standing());

const isTold = (env: AlertEnv): boolean => Boolean(env.ALERT_URL && env.ALERT_SECRET);

/** When this isolate last passed an event on. A burst costs one call of the object a minute. */
const passedOn = boundedMap<string, number>(200);

/** The listener of the log. */
export const operatorOf =
  (env: AlertEnv) =>
  (fault: LoggedFault): void => {
    const age = now() - (passedOn.get(fault.event) ?? 0);
    if (!isTold(env) || (age >= 0 && age < MINUTE_MS)) return;
    passedOn.set(fault.event, now());
    const about = fault.event;
    const work = callLogbook(env, (logbook) => logbook.note(fault))
      .then((due) => sendAll(env, due))
      .catch((error) => logFault("operator not told", error, { about }));
    try {
      waitUntil(work);
    } catch {
      // Outside of an invocation. The code that logs must not fail because of it.
    }
  };

/** The last step of the minute's sweep: notes that it came to its end, and repeats alerts. */
export const endSweep = async (env: AlertEnv): Promise<void> => {
  const due = await callLogbook(env, (logbook) => logbook.swept());
  if (isTold(env)) await sendAll(env, due);
};

/** Each attempt is reported; one whose report is lost is made again under the same id. */
const sendAll = async (env: AlertEnv, due: readonly OperatorAlert[]): Promise<void> => {
  for (const alert of due) {
    const accepted = await send(env, alert);
    await callLogbook(env, (logbook) => logbook.report(alert.alert_id, accepted));
    if (accepted || alert.attempts < MOST_ATTEMPTS) continue;
    logFault("operator alert given up", "no attempt was accepted", { about: alert.event });
  }
};

const SEND_MS = 10_000;

/** Names of fields whose values stay in the log: an address may name a customer. */
const kept = new Set(["path"]);

const send = async (env: AlertEnv, alert: OperatorAlert): Promise<boolean> => {
  const { ALERT_URL: url = "", ALERT_SECRET: secrets = "" } = env;
  const rules = { allowLocal: isLocal(env), ownBaseUrl: env.BASE_URL, field: "ALERT_URL" };
  const target = checkPublicTarget(url, rules);
  if (!target.ok) {
    logFault("operator not told", target.problem.message, { about: alert.event });
    return false;
  }
  const bytes = bytesOf(env, alert);
  const answer = await callOut({
    url,
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": "Gateway-Webhooks/1",
      ...standardHeaders(alert.alert_id, bytes, secrets.trim().split(/\s+/), now()),
    },
    body: bytes,
    timeoutMs: SEND_MS,
    maxBytes: 4_096,
  });
  const http_status = answer.kind === "answered" ? answer.status : null;
  const accepted = http_status !== null && http_status >= 200 && http_status < 300;
  if (!accepted) logWarning("operator alert refused", { about: alert.event, http_status });
  return accepted;
};

const bytesOf = (env: AlertEnv, { alert_id, event, level, since, at, fields }: OperatorAlert) =>
  JSON.stringify({
    type: "operator.alert",
    timestamp: isoTime(at),
    data: {
      alert_id,
      event,
      level,
      since: isoTime(since),
      deployment: env.BASE_URL,
      version: versionOf(env).id,
      fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !kept.has(name))),
    },
  });
