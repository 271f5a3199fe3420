import { randomBase62 } from "../../base/platform/crypto.ts";
import type { ConformanceCase } from "../case.ts";
import { type CallParts, type GatewayKit, mustRefuse, SESSIONS, unknownId } from "./kit.ts";

/** Who may call. */
const mustLockOut = async (kit: GatewayKit, why: string, sending: CallParts): Promise<void> => {
  const payment = `/payments/${unknownId("pay")}`;
  const calls = [
    ["GET", SESSIONS],
    ["POST", SESSIONS, kit.terms()],
    ["GET", `${payment}/status`],
    ["POST", `${payment}/refunds`, { amount: 1 }],
    ["GET", "/events"],
  ] as const;
  for (const [method, path, body] of calls) {
    const reply = await kit.call(method, path, { body, ...sending });
    mustRefuse(reply, "UNAUTHENTICATED", `${method} ${path} ${why}`);
  }
};

/** The same key with another last character. */
const altered = (key: string): string => key.slice(0, -1) + (key.endsWith("a") ? "b" : "a");

export const keyCases: readonly ConformanceCase<GatewayKit>[] = [
  {
    id: "GATEWAY-101",
    title: "A call without a key is refused with 401",
    rule: "G7.1",
    level: "BASIC",
    run: (kit) => mustLockOut(kit, "without a key", { key: null }),
  },
  {
    id: "GATEWAY-102",
    title: "A key that the gateway did not give out is refused with 401",
    rule: "G7.1",
    level: "BASIC",
    async run(kit) {
      const { key } = kit.gateway;
      await mustLockOut(kit, "with an invented key", { key: `mk_test_${randomBase62()}` });
      await mustLockOut(kit, "with an altered key", { key: altered(key) });
      const authorization = `Basic ${btoa(`${key}:`)}`;
      await mustLockOut(kit, "with Basic", { key: null, headers: { authorization } });
    },
  },
  {
    id: "GATEWAY-103",
    title: "A merchant's key on a step of the customer is refused with 403, valid or not",
    rule: "P3.5",
    level: "BASIC",
    async run(kit) {
      const path = `${SESSIONS}/${unknownId("ps")}`;
      for (const key of [kit.gateway.key, `mk_test_${randomBase62()}`]) {
        for (const step of ["resolve-payer", "select-auth", "confirm"]) {
          const reply = await kit.call("POST", `${path}/${step}`, { body: {}, key });
          mustRefuse(reply, "CHECKOUT_STEP_FORBIDDEN", `${step} with a merchant's key`);
        }
      }
    },
  },
  {
    id: "GATEWAY-111",
    title: "An address exists with and without /api/v1",
    rule: "G1.3",
    level: "BASIC",
    async run(kit) {
      const path = `${SESSIONS}/${unknownId("ps")}`;
      const both = [await kit.callAt("GET", path), await kit.call("GET", path)];
      for (const reply of both) mustRefuse(reply, "NOT_FOUND", "An unknown session");
      for (const path of [`/api/v1${SESSIONS}`, SESSIONS]) {
        const reply = await kit.callAt("POST", path, { body: {} });
        mustRefuse(reply, "VALIDATION_FAILED", `POST ${path} with an empty body`);
      }
    },
  },
  {
    id: "GATEWAY-112",
    title: "A method that an address does not have is refused with 405",
    rule: "G2.8",
    level: "FULL",
    async run(kit) {
      const calls = [
        ["DELETE", SESSIONS],
        ["PUT", `/payments/${unknownId("pay")}/status`],
        ["GET", "/payments/initiate"],
      ] as const;
      for (const [method, path] of calls) {
        mustRefuse(await kit.call(method, path), "METHOD_NOT_ALLOWED", `${method} ${path}`);
      }
    },
  },
];
