import * as v from "valibot";
import { WebhookVerifier } from "../../sdk/webhooks.ts";
import { broken, type ConformanceCase, must, prevented } from "../case.ts";
import * as answers from "./answers.ts";
import { paidOnce, pay } from "./customer-page.ts";
import { eventsIn, type Mailbox, parsedEvent, type Received } from "./inbox.ts";
import { AMOUNT, type GatewayKit, readAs } from "./kit.ts";

/** The list of events, and what the gateway sends to the kit's own address. */
const COMPLETED = "payment.completed";

type Listed = v.InferOutput<typeof answers.listedEvent>;

const listEvents = async (kit: GatewayKit, query: string): Promise<Listed[]> => {
  const reply = await kit.call("GET", `/events?${query}`);
  return readAs(reply, 200, answers.listAnswerOf(answers.listedEvent)).data;
};

/** The event of the payment that the cases share, once the list has it. */
const completedOnce = (kit: GatewayKit) =>
  kit.shared("completed event", async () => {
    const { session_id } = await paidOnce(kit);
    const found = await kit.look(async () => {
      const all = await listEvents(kit, `event=${COMPLETED}&subject=${session_id}`);
      return all.length > 0 && all;
    });
    must(found !== null, `The payment is completed, and the list has no ${COMPLETED}.`);
    return found;
  });

const mailbox = (kit: GatewayKit, statuses: readonly number[] = []): Mailbox => {
  if (kit.inbox) return kit.inbox.open(statuses);
  throw prevented("The gateway can send no event to this kit: see --listen.");
};

/** The first events of this name, as many as are wanted. */
const awaitEvents = async (kit: GatewayKit, box: Mailbox, count = 1): Promise<Received[]> => {
  const found = await kit.look(async () => {
    const all = eventsIn(box, COMPLETED);
    return all.length >= count && all;
  });
  const came = eventsIn(box, COMPLETED).length;
  must(found !== null, `${COMPLETED} was to come ${count} times, and came ${came} times.`);
  return found;
};

/** A completed payment with an address of its own, and its event there. */
const deliveredOnce = (kit: GatewayKit) =>
  kit.shared("delivered", async () => {
    const box = mailbox(kit);
    const paid = await pay(kit, { webhook_url: box.url });
    const [first] = await awaitEvents(kit, box);
    if (!first) throw broken(`${COMPLETED} did not come.`);
    return { ...paid, box, first };
  });

/** Verifies it as a merchant does, with the SDK. */
const verify = async (kit: GatewayKit, received: Received, scheme: "gateway" | "standard") => {
  const { secret } = kit.gateway;
  if (secret === null) throw prevented("No signing secret was named: --secret.");
  const open = (secrets: string) => new WebhookVerifier({ secrets, scheme, now: kit.now });
  try {
    await open(secret).verify(received.body, received.headers);
  } catch (error) {
    throw broken(`The event is not signed with the secret: ${(error as Error).message}`);
  }
  const other = `whsec_${btoa("another secret of thirty-two byte")}`;
  const isTaken = await open(other)
    .verify(received.body, received.headers)
    .then(
      () => true,
      () => false,
    );
  must(!isTaken, "The event is signed for another secret too.");
};

/** A repeat is the same event, byte for byte, under the same id. */
const mustRepeat = (all: readonly Received[]): void => {
  const ids = new Set(all.map(({ headers }) => headers["webhook-id"]));
  must(ids.size === 1, `The repeat has another webhook-id: ${[...ids].join(", ")}.`);
  const bodies = new Set(all.map(({ body }) => body));
  must(bodies.size === 1, "The repeat has another body.");
};

export const eventCases: readonly ConformanceCase<GatewayKit>[] = [
  {
    id: "GATEWAY-901",
    title: "A completed payment has one payment.completed in the list of events",
    rule: "P8.13",
    level: "FULL",
    needs: ["GATEWAY-512"],
    async run(kit) {
      const found = await completedOnce(kit);
      must(found.length === 1, `${found.length} events of ${COMPLETED} came.`);
    },
  },
  {
    id: "GATEWAY-902",
    title: "The event's data are those of its payment",
    rule: "P8.4",
    level: "BASIC",
    needs: ["GATEWAY-901"],
    async run(kit) {
      const [listed] = await completedOnce(kit);
      if (!listed) throw broken("The list is empty.");
      const { session_id, payment_id } = await paidOnce(kit);
      const found = v.safeParse(answers.paymentData, listed.data);
      const [issue] = found.issues ?? [];
      must(found.success, `${issue && v.getDotPath(issue)}: ${issue?.message}.`);
      const { event_id, amount, status, ...data } = found.output;
      must(event_id === listed.event_id, `${event_id} came in the data of ${listed.event_id}.`);
      const isOfPayment = data.session_id === session_id && data.payment_id === payment_id;
      must(isOfPayment, `The data are of ${data.session_id}.`);
      must(amount === AMOUNT && status === "COMPLETED", `${amount} and ${status} came.`);
    },
  },
  {
    id: "GATEWAY-903",
    title: "An event is read by its id, with the content of the list",
    rule: "P8.13",
    level: "FULL",
    needs: ["GATEWAY-901"],
    async run(kit) {
      const [listed] = await completedOnce(kit);
      if (!listed) throw broken("The list is empty.");
      const reply = await kit.call("GET", `/events/${listed.event_id}`);
      const { data } = readAs(reply, 200, answers.listedEvent);
      const isSame = JSON.stringify(data) === JSON.stringify(listed.data);
      must(isSame, `The list has ${JSON.stringify(listed.data)}, and ${reply.text} came.`);
    },
  },
  {
    id: "GATEWAY-904",
    title: "The newest event comes first, and events are filtered by name and object",
    rule: "P8.23",
    level: "FULL",
    needs: ["GATEWAY-901"],
    async run(kit) {
      const times = (await listEvents(kit, "limit=100")).map(({ created_at }) => created_at);
      const isSorted = times.every(
        (time, place) => place === 0 || time <= (times[place - 1] ?? ""),
      );
      must(isSorted, "An event is older than the one below it.");
      const named = await listEvents(kit, `event=${COMPLETED}&limit=10`);
      const strange = named.find(({ event }) => event !== COMPLETED);
      must(strange === undefined, `${strange?.event} came among ${COMPLETED}.`);
      const { session_id } = await paidOnce(kit);
      const own = await listEvents(kit, `subject=${session_id}`);
      const foreign = own.find(({ session_id: subject }) => subject !== session_id);
      must(foreign === undefined, `An event of ${foreign?.session_id} came for ${session_id}.`);
    },
  },
  {
    id: "GATEWAY-911",
    title: "payment.completed is sent to the session's webhook_url",
    rule: "P8.5",
    level: "BASIC",
    needs: ["GATEWAY-512"],
    async run(kit) {
      await deliveredOnce(kit);
    },
  },
  {
    id: "GATEWAY-912",
    title: "The body is exactly {event, data}, as JSON, about the payment",
    rule: "P8.1",
    level: "BASIC",
    needs: ["GATEWAY-911"],
    async run(kit) {
      const { first, session_id } = await deliveredOnce(kit);
      const sent = parsedEvent(first);
      const found = v.safeParse(answers.event, sent);
      const [issue] = found.issues ?? [];
      must(found.success, `${issue && v.getDotPath(issue)}: ${issue?.message}.`);
      const data = v.safeParse(answers.paymentData, (sent as { data: unknown }).data);
      must(data.success && data.output.session_id === session_id, `The body is ${first.body}.`);
    },
  },
  {
    id: "GATEWAY-913",
    title: "X-Gateway-Signature is the HMAC of the raw body with the merchant's secret",
    rule: "P8.2",
    level: "BASIC",
    needs: ["GATEWAY-911"],
    run: async (kit) => verify(kit, (await deliveredOnce(kit)).first, "gateway"),
  },
  {
    id: "GATEWAY-914",
    title: "The headers of Standard Webhooks carry the same, under the event's id",
    rule: "P8.3",
    level: "FULL",
    needs: ["GATEWAY-911"],
    async run(kit) {
      const { first } = await deliveredOnce(kit);
      await verify(kit, first, "standard");
      const sent = parsedEvent(first);
      const id = v.is(answers.event, sent) ? sent.data.event_id : null;
      const { "webhook-id": header } = first.headers;
      must(id === null || header === id, `webhook-id is ${header}, and the event is ${id}.`);
    },
  },
  {
    id: "GATEWAY-915",
    title: "An event that is sent again on request is the same one",
    rule: "P8.13",
    level: "FULL",
    needs: ["GATEWAY-911"],
    async run(kit) {
      const { box, first } = await deliveredOnce(kit);
      const id = first.headers["webhook-id"];
      // An attempt that is still noted as under way is the delivery asked for: ask until it comes.
      const came = await kit.look(async () => {
        const reply = await kit.call("POST", `/events/${id}/redeliver`, { body: {} });
        must(reply.status === 202, `202 was to come, and ${reply.status} came.`);
        return eventsIn(box, COMPLETED).length > 1;
      });
      must(came === true, "The event was asked for again, and did not come.");
      mustRepeat(eventsIn(box, COMPLETED));
    },
  },
  {
    id: "GATEWAY-916",
    title: "After a 500 and after a redirect an event comes again, and no redirect is followed",
    rule: "P8.8",
    level: "FULL",
    needs: ["GATEWAY-911"],
    async run(kit) {
      const boxes = [mailbox(kit, [500]), mailbox(kit, [302])];
      await Promise.all(boxes.map(({ url }) => pay(kit, { webhook_url: url })));
      for (const box of boxes) {
        const all = await awaitEvents(kit, box, 2);
        must(!box.isFollowed(), "The redirect was followed.");
        mustRepeat(all);
      }
    },
  },
];
