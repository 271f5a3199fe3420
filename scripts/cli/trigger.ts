import type { MerchantClient } from "../../src/sdk/merchant.ts";
import { type Command, Ended, exits, type Run, refuseUsage, textOf, until } from "./command.ts";
import { World, worldVariables } from "./customer.ts";
import { knownEvents, type Made, type Recipe, recipes } from "./recipes.ts";
import { columns } from "./texts.ts";

/** Makes a real event happen in test mode. */
export const triggerCommand: Command = {
  name: "trigger",
  summary: "make a real event happen in test mode",
  usage: `trigger EVENT [--reference TEXT] [--currency USD] [--move-clock]
gateway trigger --list

Makes a real event happen in test mode: a published resident of the simulated world pays, approves
or fails to, and the gateway tells of it. Live keys are refused.

  --list              every event, and how it comes about or why it does not
  --reference TEXT    your reference of the payment or mandate
  --currency USD      that of your settlement account
  --move-clock        for what only time brings: move the clock of a local world (npm start --
                      --clock) forward; it never goes back`,
  variables: worldVariables,
  options: {
    list: { type: "boolean" },
    reference: { type: "string" },
    currency: { type: "string" },
    "move-clock": { type: "boolean" },
  },
  takes: ["EVENT?"],
  async run(run) {
    const { machine, values, positionals, show } = run;
    if (values.list === true) return list(run);
    const [name] = positionals;
    if (name === undefined)
      return refuseUsage("EVENT is missing. gateway trigger --list has them.");
    const recipe = recipeOf(name);
    const { gateway, baseUrl, key } = run.connected();
    if (key.startsWith("mk_live_")) {
      throw new Ended(
        exits.REFUSED,
        "This is a live key: events are triggered in test mode alone.",
      );
    }
    if (typeof recipe === "string") {
      throw new Ended(exits.REFUSED, `${name} cannot be triggered: ${recipe}.`);
    }
    if (recipe.isOptional) await requireChosen(gateway, name);
    const world = new World(machine, baseUrl);
    const made = await recipe.make({
      machine,
      gateway,
      world,
      currency: textOf(values, "currency") ?? "USD",
      reference: textOf(values, "reference") ?? "gateway trigger",
    });
    if (made.due && values["move-clock"] !== true) {
      const { subject, due } = made;
      show(
        { event: name, subject, event_id: null, due_at: due.at },
        `${name} about ${subject} comes at ${due.at}. --move-clock moves a local world there.`,
      );
      return exits.DONE;
    }
    if (made.due) await world.moveClock(made.due.aheadMs);
    const event = await untilListed(run, name, made);
    const { event_id, created_at } = event;
    const { subject } = made;
    show({ event: name, subject, event_id, created_at }, `${name} ${event_id} about ${subject}`);
    return exits.DONE;
  },
};

const recipeOf = (name: string): Recipe | string =>
  knownEvents.includes(name)
    ? recipes[name as keyof typeof recipes]
    : refuseUsage(`There is no event "${name}". gateway trigger --list has them.`);

const list = ({ show, values }: Run) => {
  const rows = Object.entries(recipes).map(([event, recipe]) =>
    typeof recipe === "string"
      ? { event, can_be_triggered: false, optional: false, how: recipe }
      : { event, can_be_triggered: true, optional: recipe.isOptional === true, how: recipe.how },
  );
  if (values.json === true) for (const row of rows) show(row, "");
  else {
    const cells = rows.map(({ event, can_be_triggered, optional, how }) => [
      event,
      `${can_be_triggered ? "" : "not possible: "}${how}${optional ? " (optional event)" : ""}`,
    ]);
    for (const line of columns(cells)) show({}, line);
  }
  return exits.DONE;
};

/** An endpoint that has not asked for an optional event does not get it, and nor does the list. */
const requireChosen = async (gateway: MerchantClient, name: string): Promise<void> => {
  for await (const { optional_events } of gateway.endpoints.list()) {
    if (optional_events?.includes(name)) return;
  }
  const how = "PATCH /api/v1/endpoints/{id} with optional_events";
  throw new Ended(
    exits.REFUSED,
    `${name} is an optional event, and your endpoint has not asked for it: ${how} does.`,
  );
};

/** The event in the merchant's list. */
const untilListed = ({ connected, machine }: Run, event: string, { subject }: Made) =>
  until(machine, `${event} about ${subject}`, async () => {
    const { data } = await connected().gateway.events.list({ subject, event }).page();
    return data[0] ?? null;
  });
