import * as v from "valibot";
import { type ConformanceCase, must } from "../case.ts";
import {
  type GatewayKit,
  type GatewayReply,
  mustRefuse,
  newReference,
  readAs,
  SESSIONS,
} from "./kit.ts";

/** One key, one payment. The keys are references too, so that a list finds the payment at once. */
const PARALLEL = 8;
const MOST_KEY_CHARACTERS = 255;

const keyed = (key: string) => ({ "idempotency-key": key });

const idIn = (reply: GatewayReply): string =>
  readAs(reply, 201, v.object({ session_id: v.string() })).session_id;

/** How many payments the merchant has under a reference that is a key too. */
const countUnder = async (kit: GatewayKit, reference: string): Promise<number> => {
  const reply = await kit.call("GET", `${SESSIONS}?reference=${reference}`);
  return readAs(reply, 200, v.object({ data: v.array(v.unknown()) })).data.length;
};

/** The first answer of a key, and its request. */
const firstOnce = (kit: GatewayKit) =>
  kit.shared("first", async () => {
    const key = newReference();
    const body = kit.terms({ reference: key });
    const reply = await kit.call("POST", SESSIONS, { body, headers: keyed(key) });
    idIn(reply);
    return { key, body, reply };
  });

export const idempotencyCases: readonly ConformanceCase<GatewayKit>[] = [
  {
    id: "GATEWAY-401",
    title: "The same request under the same key gets the first answer again, byte for byte",
    rule: "G4.3",
    level: "FULL",
    needs: ["GATEWAY-301"],
    async run(kit) {
      const { key, body, reply } = await firstOnce(kit);
      const again = await kit.call("POST", SESSIONS, { body, headers: keyed(key) });
      must(again.status === reply.status, `${reply.status} came, and then ${again.status}.`);
      must(again.text === reply.text, `Another answer came: ${again.text}.`);
      const [location, repeated] = [reply, again].map(({ headers }) => headers.get("location"));
      must(location === repeated, `Location was ${location}, and then ${repeated}.`);
      const mark = again.headers.get("idempotency-replayed");
      must(mark === "true", `Idempotency-Replayed is ${mark}.`);
    },
  },
  {
    id: "GATEWAY-402",
    title: "Another request under the same key is refused with 409",
    rule: "G4.4",
    level: "FULL",
    needs: ["GATEWAY-301"],
    async run(kit) {
      const { key, body } = await firstOnce(kit);
      const others = [
        { ...body, amount: 301 },
        { ...body, description: "more" },
      ];
      for (const other of others) {
        const reply = await kit.call("POST", SESSIONS, { body: other, headers: keyed(key) });
        mustRefuse(reply, "IDEMPOTENCY_KEY_REUSED", "Another request under the same key");
      }
    },
  },
  {
    id: "GATEWAY-403",
    title: "Of parallel requests under one key one is carried out, and all get its answer",
    rule: "G4.5",
    level: "FULL",
    needs: ["GATEWAY-301", "GATEWAY-401"],
    async run(kit) {
      const key = newReference();
      const sent = { body: kit.terms({ reference: key }), headers: keyed(key) };
      const replies = await Promise.all(
        Array.from({ length: PARALLEL }, () => kit.call("POST", SESSIONS, sent)),
      );
      const ids = new Set(replies.map(idIn));
      must(ids.size === 1, `${PARALLEL} requests under one key made ${ids.size} payments.`);
      const count = await countUnder(kit, key);
      must(count === 1, `The list has ${count} payments of one key.`);
    },
  },
  {
    id: "GATEWAY-404",
    title: "The key counts the same in header and body, and the order of members does not count",
    rule: "G4.7",
    level: "FULL",
    needs: ["GATEWAY-301", "GATEWAY-401"],
    async run(kit) {
      const { key, body, reply } = await firstOnce(kit);
      const reordered = Object.fromEntries(Object.entries(body).toReversed());
      const again = await kit.call("POST", SESSIONS, {
        body: { ...reordered, idempotency_key: key },
      });
      must(idIn(again) === idIn(reply), "A key in the body made a second payment.");
    },
  },
  {
    id: "GATEWAY-405",
    title: "Two different keys in one request, or a key that is too long, are refused",
    rule: "G4.2",
    level: "FULL",
    async run(kit) {
      const body = kit.terms({ idempotency_key: newReference() });
      const two = await kit.call("POST", SESSIONS, { body, headers: keyed(newReference()) });
      mustRefuse(two, "VALIDATION_FAILED", "Two different keys");
      const headers = keyed("k".repeat(MOST_KEY_CHARACTERS + 1));
      const long = await kit.call("POST", SESSIONS, { body: kit.terms(), headers });
      mustRefuse(long, "VALIDATION_FAILED", "A key of 256 characters");
    },
  },
  {
    id: "GATEWAY-406",
    title: "A refusal is not remembered: the corrected request under the same key is accepted",
    rule: "G4.6",
    level: "FULL",
    needs: ["GATEWAY-222", "GATEWAY-301"],
    async run(kit) {
      const headers = keyed(newReference());
      const wrong = await kit.call("POST", SESSIONS, { body: kit.terms({ amount: 0 }), headers });
      mustRefuse(wrong, "VALIDATION_FAILED", "An amount of 0");
      idIn(await kit.call("POST", SESSIONS, { body: kit.terms(), headers }));
    },
  },
  {
    id: "GATEWAY-407",
    title: "The path forms of one address share a key; the request forms A and B do not",
    rule: "G4.8",
    level: "FULL",
    needs: ["GATEWAY-301", "GATEWAY-302", "GATEWAY-401"],
    async run(kit) {
      const { key, body, reply } = await firstOnce(kit);
      const sent = { body, headers: keyed(key) };
      const again = await kit.callAt("POST", SESSIONS, sent);
      must(idIn(again) === idIn(reply), "Without /api/v1 a second payment was made.");
      const { reference, ...shared } = body;
      const form = { ...shared, merchant_order_reference: reference };
      const other = await kit.call("POST", "/payments/initiate", { ...sent, body: form });
      must(idIn(other) !== idIn(reply), "Form B got the answer of form A.");
    },
  },
];
