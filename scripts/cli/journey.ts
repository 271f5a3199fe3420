import { type Command, Ended, exits, type Run, textOf, until } from "./command.ts";
import { type Resident, World, worldVariables } from "./customer.ts";
import { coloured } from "./texts.ts";

const payments: readonly { title: string; resident: Resident; mode: "OTP" | "PUSH" }[] = [
  { title: "amira, with a code", resident: "amira", mode: "OTP" },
  { title: "daniel, with a code", resident: "daniel", mode: "OTP" },
  { title: "amira, in the banking app", resident: "amira", mode: "PUSH" },
];

/** Takes three payments from the request to the event, and shows how long each step takes. */
export const journeyCommand: Command = {
  name: "journey",
  summary: "three test payments from the request to the event, with the time of each step",
  usage: `journey [--currency USD]

Makes three payments in test mode, from the request to the event payment.completed, and shows how
long each step takes: within one bank and across banks, with a code and in the banking app.

  --currency USD      that of your settlement account`,
  variables: worldVariables,
  options: { currency: { type: "string" } },
  takes: [],
  async run(run) {
    const { key, baseUrl } = run.connected();
    if (key.startsWith("mk_live_")) {
      throw new Ended(exits.REFUSED, "This is a live key: the journey is for test mode alone.");
    }
    const world = new World(run.machine, baseUrl);
    for (const payment of payments) await travel(run, world, payment);
    return exits.DONE;
  },
};

const travel = async (
  run: Run,
  world: World,
  { title, resident, mode }: (typeof payments)[number],
): Promise<void> => {
  const { machine, show, values } = run;
  const { gateway } = run.connected();
  const steps: { step: string; ms: number }[] = [];
  const timed = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
    const began = machine.now();
    const done = await work();
    steps.push({ step, ms: machine.now() - began });
    return done;
  };
  const terms = { amount: 1_250, currency: textOf(values, "currency") ?? "USD" };
  const { session_id, payment_id, checkout_url } = await timed("create the session", () =>
    gateway.payments.initiate({ ...terms, merchant_order_reference: "gateway journey" }),
  );
  await timed("pay at the checkout", () =>
    world.pay({ id: session_id, url: checkout_url }, resident, mode),
  );
  const status = await timed("status COMPLETED", () => untilOver(run, session_id));
  if (status !== "COMPLETED") throw new Ended(exits.REFUSED, `${payment_id} is ${status}.`);
  const event_id = await timed("event payment.completed", () => untilTold(run, session_id));
  const { route } = await gateway.payments.status(session_id);
  const lines = steps.map(({ step, ms }) => `  ${step.padEnd(28)}${String(ms).padStart(6)} ms`);
  const end = coloured(machine, "green", status);
  show(
    { payment_id, status, route: route?.type ?? null, event_id, steps },
    [title, ...lines, `  ${payment_id} ${end}, ${route?.type}`].join("\n"),
  );
};

const untilOver = (run: Run, id: string): Promise<string> =>
  until(run.machine, `The outcome of ${id}`, async () => {
    const { status } = await run.connected().gateway.payments.status(id);
    return /^(COMPLETED|FAILED|CANCELLED)$/.test(status) ? status : null;
  });

const untilTold = (run: Run, subject: string): Promise<string> =>
  until(run.machine, `payment.completed about ${subject}`, async () => {
    const query = { subject, event: "payment.completed" };
    return (await run.connected().gateway.events.list(query).page()).data[0]?.event_id ?? null;
  });
