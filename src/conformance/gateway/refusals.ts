import * as v from "valibot";
import { randomHex } from "../../base/platform/crypto.ts";
import { type ConformanceCase, must } from "../case.ts";
import { refusal } from "./answers.ts";
import { type GatewayKit, mustRefuse, SESSIONS, unknownId } from "./kit.ts";

/** What a refusal looks like, and bodies that must be refused. Nothing is created here. */
const mustRefuseField = async (kit: GatewayKit, field: string, values: readonly unknown[]) => {
  for (const value of values) {
    const body = kit.terms({ [field]: value });
    const reply = await kit.call("POST", SESSIONS, { body });
    mustRefuse(reply, "VALIDATION_FAILED", `${field} ${JSON.stringify(value)}`, field);
  }
};

/** The field may be named with the path to the part that is wrong: `destination.value`. */
const mustRefuseWithin = async (kit: GatewayKit, field: string, values: readonly unknown[]) => {
  for (const value of values) {
    const reply = await kit.call("POST", SESSIONS, { body: kit.terms({ [field]: value }) });
    mustRefuse(reply, "VALIDATION_FAILED", `${field} ${JSON.stringify(value)}`);
  }
};

/** G2.4: 64 KiB. */
const TOO_LARGE = 64 * 1024 + 1;

export const refusalCases: readonly ConformanceCase<GatewayKit>[] = [
  {
    id: "GATEWAY-201",
    title: "A refusal is {error: {code, message, retryable, correlation_id}}",
    rule: "G2.1",
    level: "BASIC",
    async run(kit) {
      const replies = [
        await kit.call("GET", SESSIONS, { key: null }),
        await kit.call("GET", `${SESSIONS}/${unknownId("ps")}`),
        await kit.call("POST", SESSIONS, { body: {} }),
      ];
      // That each of these is refused at all, other cases ask.
      const refused = replies.filter(({ status }) => status >= 400);
      must(refused.length > 0, "Nothing was refused.");
      for (const { status, body, headers } of refused) {
        const found = v.safeParse(refusal, body);
        const [issue] = found.issues ?? [];
        const flaw = issue ? `${v.getDotPath(issue) ?? "body"}: ${issue.message}` : "";
        must(found.success, `The body of the ${status} is no refusal: ${flaw}.`);
        const isJson = headers.get("content-type")?.startsWith("application/json");
        must(isJson === true, `The ${status} came as ${headers.get("content-type")}.`);
        const { correlation_id } = found.output.error;
        const header = headers.get("x-correlation-id") ?? correlation_id;
        must(correlation_id === header, `${header} was to be the correlation_id.`);
      }
    },
  },
  {
    id: "GATEWAY-202",
    title: "The caller's X-Correlation-Id is kept, and another is made in place of a malformed one",
    rule: "G1.9",
    level: "FULL",
    async run(kit) {
      const ask = async (id: string) => {
        const headers = { "x-correlation-id": id };
        const reply = await kit.call("GET", `${SESSIONS}?limit=1`, { headers });
        return reply.headers.get("x-correlation-id");
      };
      const own = `Conformance.${randomHex(8)}-_`;
      const kept = await ask(own);
      must(kept === own, `${own} was sent, and ${kept} came.`);
      for (const malformed of ["two words", "x".repeat(65)]) {
        const made = await ask(malformed);
        const isNew = made !== null && /^[A-Za-z0-9._-]{1,64}$/.test(made);
        must(isNew, `${malformed} was sent, and ${made} came.`);
      }
    },
  },
  {
    id: "GATEWAY-211",
    title: "What is not JSON is refused with 400",
    rule: "G2.4",
    level: "FULL",
    async run(kit) {
      for (const body of ['{"amount":', "amount=1", "'"]) {
        const headers = { "content-type": "application/json" };
        const reply = await kit.call("POST", SESSIONS, { body, headers });
        mustRefuse(reply, "MALFORMED_JSON", `The body ${body}`);
      }
    },
  },
  {
    id: "GATEWAY-212",
    title: "Another content type is refused with 415",
    rule: "G2.4",
    level: "FULL",
    async run(kit) {
      const body = JSON.stringify(kit.terms());
      for (const type of ["text/plain", "application/x-www-form-urlencoded"]) {
        const headers = { "content-type": type };
        const reply = await kit.call("POST", SESSIONS, { body, headers });
        mustRefuse(reply, "UNSUPPORTED_MEDIA_TYPE", `A body as ${type}`);
      }
    },
  },
  {
    id: "GATEWAY-213",
    title: "A body above 64 KiB is refused with 413",
    rule: "G2.4",
    level: "FULL",
    async run(kit) {
      const body = kit.terms({ description: "x".repeat(TOO_LARGE) });
      const reply = await kit.call("POST", SESSIONS, { body });
      mustRefuse(reply, "PAYLOAD_TOO_LARGE", "A body above 64 KiB");
    },
  },
  {
    id: "GATEWAY-221",
    title: "A session without amount, currency or destination is refused, and the field is named",
    rule: "P1.1",
    level: "BASIC",
    async run(kit) {
      for (const field of ["amount", "currency", "destination"]) {
        await mustRefuseField(kit, field, [undefined]);
      }
    },
  },
  {
    id: "GATEWAY-222",
    title: "An amount that is no whole number from 1 to 999,999,999,999 is refused",
    rule: "G5.1",
    level: "BASIC",
    run: (kit) => mustRefuseField(kit, "amount", [0, -1, 1.5, 1_000_000_000_000, "100", null]),
  },
  {
    id: "GATEWAY-223",
    title: "A currency that is no active ISO 4217 code with a minor unit is refused",
    rule: "G5.2",
    level: "BASIC",
    run: (kit) => mustRefuseField(kit, "currency", ["ZZZ", "XAU", "DEM", "US", 840]),
  },
  {
    id: "GATEWAY-224",
    title: "A field that the contract does not have is refused",
    rule: "G2.6",
    level: "FULL",
    run: (kit) => mustRefuseField(kit, "conformance_field", [1]),
  },
  {
    id: "GATEWAY-225",
    title: "A destination that is no IBAN with right check digits is refused",
    rule: "G5.5",
    level: "FULL",
    async run(kit) {
      const { payee } = kit.gateway;
      const digits = payee.slice(2, 4) === "00" ? "11" : "00";
      const wrong = payee.slice(0, 2) + digits + payee.slice(4);
      const values = [wrong, payee.slice(0, -1), "ZZ00123456789012"];
      const all = values.map((value) => ({ type: "iban", value }));
      await mustRefuseWithin(kit, "destination", all);
    },
  },
  {
    id: "GATEWAY-226",
    title: "A description, a reference or metadata of another form is refused",
    rule: "P1.2",
    level: "FULL",
    async run(kit) {
      await mustRefuseWithin(kit, "description", ["x".repeat(141), "", 7]);
      await mustRefuseWithin(kit, "reference", ["x".repeat(65), "", 7]);
      await mustRefuseWithin(kit, "metadata", [{ cart: { of: "things" } }, "cart", [1]]);
    },
  },
  {
    id: "GATEWAY-227",
    title: "An address for events on a private host is refused",
    rule: "P8.11",
    level: "FULL",
    run: (kit) =>
      mustRefuseWithin(kit, "webhook_url", [
        ...["https://10.0.0.1/events", "https://169.254.169.254/", "https://[fc00::1]/"],
        ...["https://0xa000001/", "https://core.internal/", "ftp://shop.example/", "events"],
      ]),
  },
];
