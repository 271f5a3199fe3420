import { join } from "node:path";
import { type Event, GatewayError } from "../../src/sdk/merchant.ts";
import { type Command, exits, type Run, refuseUsage, textOf } from "./command.ts";
import { Feed, timeOf } from "./feed.ts";
import { type Answer, forward } from "./forward.ts";
import { fileNameOf, type Machine, newSecret, stateFolder } from "./machine.ts";
import { keptText, type Position, PositionFile } from "./position.ts";
import { knownEvents } from "./recipes.ts";
import { coloured, printable, shortTime } from "./texts.ts";

const POLL_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
/** After so many events the file of the position is written anew, without what is too old. */
const REWRITE_EVERY = 1_000;

/** Forwards the merchant's events to an app on this machine, without a public address. */
export const listenCommand: Command = {
  name: "listen",
  summary: "forward your events to an app on this machine",
  usage: `listen --forward-to URL [--events NAME,NAME] [--from latest|EVENT_ID]

Forwards your events to an app on this machine, signed as the gateway's webhooks are, until Ctrl-C.
The next listen to the same URL goes on where this one ended.

  --forward-to URL    where the app listens: http://127.0.0.1:3000/webhooks
  --events NAMES      only these, separated by commas
  --from latest       leave out what happened while nothing listened
  --from EVENT_ID     this event and everything after it, also if it was forwarded before
  --print-secret      print the signing secret alone, and end`,
  variables: `  GATEWAY_SIGNING_SECRET
                      the secret that your app has already; else listen makes one for your key,
                      and keeps it`,
  options: {
    "forward-to": { type: "string" },
    events: { type: "string" },
    from: { type: "string" },
    "print-secret": { type: "boolean" },
  },
  takes: [],
  async run(run) {
    const { machine, values, show } = run;
    const { gateway, baseUrl, key } = run.connected();
    const folder = stateFolder(machine);
    const own = ownSecret(machine);
    const secret = own ?? keptText(join(folder, `${fileNameOf(baseUrl, key)}.secret`), newSecret);
    if (values["print-secret"] === true) {
      show({ secret }, secret);
      return exits.DONE;
    }
    const url = targetOf(textOf(values, "forward-to"));
    const wanted = namesOf(textOf(values, "events"));
    const file = new PositionFile(join(folder, `${fileNameOf(baseUrl, key, url)}.position`));
    const position = await startOf(run, file);
    const feed = new Feed(gateway.events, position.start, position.seen);
    file.write({ start: position.start, seen: feed.remembered() });
    const signed = own ? "Signed with GATEWAY_SIGNING_SECRET." : `The signing secret is ${secret}`;
    show(
      { listening: true, forward_to: url, ...(own ? {} : { secret }) },
      `Forwarding to ${url}. Ctrl-C ends it.\n${signed}`,
    );
    await follow({ run, url, secret, wanted, file, feed, start: position.start });
    return exits.DONE;
  },
};

interface Following {
  run: Run;
  url: string;
  secret: string;
  wanted: ReadonlySet<string> | null;
  file: PositionFile;
  feed: Feed;
  start: number;
}

/** Polls and forwards until the command is to stop. */
const follow = async (following: Following): Promise<void> => {
  const { run, file, feed, start, wanted } = following;
  const { machine } = run;
  for (let done = 0; !machine.stopping.aborted; ) {
    for (const event of await pollPatiently(run, feed)) {
      if (wanted === null || wanted.has(event.event)) {
        const answer = await send(following, event);
        if (answer === null) return;
        // The line comes after the file: what was shown is never shown again.
        remember(file, feed, event);
        showAnswer(run, event, answer);
      } else remember(file, feed, event);
      if (++done % REWRITE_EVERY === 0) file.write({ start, seen: feed.remembered() });
      if (machine.stopping.aborted) return;
    }
    await machine.pause(POLL_MS);
  }
};

const remember = (file: PositionFile, feed: Feed, event: Event): void => {
  const seen = { id: event.event_id, at: timeOf(event) };
  feed.done(seen);
  file.add(seen);
};

const send = ({ run: { machine }, url, secret }: Following, event: Event) => {
  const onRefused = () => machine.note(`Nothing listens at ${url} yet. The events wait for it.`);
  return forward({ machine, url, secret, onRefused }, event);
};

/** A gateway that cannot be reached is asked again; one that refuses ends the command. */
const pollPatiently = async ({ machine }: Run, feed: Feed): Promise<Event[]> => {
  for (let waitMs = POLL_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_PAUSE_MS)) {
    try {
      return await feed.poll(machine.stopping);
    } catch (error) {
      if (machine.stopping.aborted) return [];
      const isPassing = error instanceof GatewayError && error.retryable;
      if (!isPassing) throw error;
      if (waitMs === POLL_MS) machine.note(`${error.message} Trying again until it answers.`);
      await machine.pause(1000 * (error.retryAfterSeconds ?? 0) || waitMs);
    }
  }
};

const showAnswer = ({ machine, show }: Run, event: Event, answer: Answer): void => {
  const { status, problem, ms } = answer;
  const { event_id, event: name, created_at } = event;
  const isTaken = status !== null && status >= 200 && status < 300;
  const said = coloured(machine, isTaken ? "green" : "red", String(status ?? problem));
  const time = coloured(machine, "dim", shortTime(created_at));
  show(
    { event_id, event: name, created_at, status, problem, ms },
    `${time}  ${printable(name)}  ${event_id}  ${said} in ${ms} ms`,
  );
};

/** The secret that the app has already; null if it has none. */
const ownSecret = ({ env }: Machine): string | null => {
  const secret = env.GATEWAY_SIGNING_SECRET;
  if (!secret || /^whsec_[\w+/-]+=*$/.test(secret)) return secret || null;
  return refuseUsage("GATEWAY_SIGNING_SECRET begins with whsec_, and goes on in base64.");
};

const targetOf = (text: string | undefined): string => {
  if (text === undefined) return refuseUsage("--forward-to is missing: where your app listens.");
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  if (isPlain && !url.hash) return url.href;
  return refuseUsage(`--forward-to takes an address such as http://127.0.0.1:3000/webhooks.`);
};

const namesOf = (text: string | undefined): ReadonlySet<string> | null => {
  if (text === undefined) return null;
  const names = text.split(",");
  const unknown = names.find((name) => !knownEvents.includes(name));
  if (unknown !== undefined) refuseUsage(`--events: there is no event "${unknown}".`);
  return new Set(names);
};

/** Where to begin: as --from says, else where the last one ended, else now. */
const startOf = async (run: Run, file: PositionFile): Promise<Position> => {
  const from = textOf(run.values, "from");
  if (from === "latest") return latest(run);
  if (from !== undefined) {
    if (!from.startsWith("evt_")) refuseUsage("--from takes latest, or the id of an event.");
    // Others of the same millisecond come again with it.
    return { start: timeOf(await run.connected().gateway.events.read(from)), seen: [] };
  }
  const kept = file.read();
  const newest = kept?.seen.reduce<Position["seen"][0] | null>(
    (best, seen) => (best === null || seen.at > best.at ? seen : best),
    null,
  );
  if (!kept || !newest) return kept ?? latest(run);
  // A local world that began anew has none of the events of the one before.
  const isKnown = await run
    .connected()
    .gateway.events.read(newest.id)
    .then(
      () => true,
      (error) => {
        if (error instanceof GatewayError && error.code === "NOT_FOUND") return false;
        throw error;
      },
    );
  if (isKnown) return kept;
  run.machine.note("The gateway does not know the last event any more. Going on after its time.");
  return { start: newest.at, seen: kept.seen };
};

/** After everything that has happened so far. */
const latest = async ({ connected }: Run): Promise<Position> => {
  const { data } = await connected().gateway.events.list({ limit: 100 }).page();
  const [newest] = data;
  if (!newest) return { start: 0, seen: [] };
  const start = timeOf(newest);
  const seen = data
    .filter((event) => timeOf(event) === start)
    .map((event) => ({ id: event.event_id, at: start }));
  return { start, seen };
};
