import type { Call, GatewayLie, Json, Lying, Said } from "./lying-gateway.ts";

/** Gateways that break one rule each, with the case that is named for it. */
export interface LiesAbout {
  key: string;
  otherKey: string;
  liveKey: string;
  payee: string;
}

const SESSIONS = "/payments/sessions";

const codeOf = ({ body }: Said): unknown => (body.error as Json | undefined)?.code;
const isCreation = ({ method, path }: Call): boolean => method === "POST" && path === SESSIONS;
const isRefund = ({ method, path }: Call): boolean => method === "POST" && /\/refunds$/.test(path);
const isStep = ({ path }: Call): boolean => /\/(resolve-payer|select-auth|confirm)$/.test(path);
const isSession = ({ path }: Call): boolean => /^\/payments\/sessions\/[^/]+$/.test(path);

const bearer = (key: string): string => `Bearer ${key}`;

/** Answers 201 in place of a refusal with this code. */
const accept = (code: string, isMeant: (call: Call) => boolean): GatewayLie => ({
  answer(said, call) {
    if (codeOf(said) === code && isMeant(call)) said.status = 201;
  },
});

/** Takes a call of this kind under another key. */
const renamed = (call: Call): void => {
  call.headers["idempotency-key"] = crypto.randomUUID();
};

export const gatewayLies = ({
  key,
  otherKey,
  liveKey,
  payee,
}: LiesAbout): readonly (readonly [fault: string, id: string, lie: Lying])[] => [
  [
    "takes a call without a key",
    "GATEWAY-101",
    () => ({
      ask(call) {
        if (!isStep(call) && !call.path.includes("/authorisation/"))
          call.headers.authorization ??= bearer(key);
      },
    }),
  ],
  [
    "does not look at the end of a key",
    "GATEWAY-102",
    () => ({
      ask({ headers }) {
        const isAlmost = headers.authorization?.startsWith(bearer(key.slice(0, -1)));
        if (isAlmost) headers.authorization = bearer(key);
      },
    }),
  ],
  [
    "says 401 of a merchant's key on a step",
    "GATEWAY-103",
    () => ({
      answer(said) {
        if (codeOf(said) !== "CHECKOUT_STEP_FORBIDDEN") return;
        said.status = 401;
        said.body.error = { ...(said.body.error as Json), code: "SESSION_TOKEN_REQUIRED" };
      },
    }),
  ],
  [
    "refuses without a correlation_id",
    "GATEWAY-201",
    () => ({
      answer({ body }) {
        if (body.error) body.error = { ...(body.error as Json), correlation_id: undefined };
      },
    }),
  ],
  [
    "pays 1 where 0 is asked for",
    "GATEWAY-222",
    () => ({
      ask(call) {
        if (isCreation(call) && call.body?.amount === 0) call.body.amount = 1;
      },
    }),
  ],
  [
    "ignores a field that it does not know",
    "GATEWAY-224",
    () => ({
      ask({ body }) {
        if (body) delete body.conformance_field;
      },
    }),
  ],
  [
    "shows a whole IBAN",
    "GATEWAY-305",
    () => ({
      answer({ body }, call) {
        if (isSession(call) && body.destination) body.destination = { type: "iban", value: payee };
      },
    }),
  ],
  [
    "answers 200 to an unknown id",
    "GATEWAY-311",
    () => ({
      answer(said, { path }) {
        if (said.status === 404 && /^\/payments\/pay_\w+\/status$/.test(path)) said.status = 200;
      },
    }),
  ],
  [
    "shows a payment to another merchant",
    "GATEWAY-312",
    () => ({
      ask(call) {
        const isOther = call.headers.authorization === bearer(otherKey);
        if (isOther && call.method === "GET") call.headers.authorization = bearer(key);
      },
    }),
  ],
  [
    "shows test payments to a live key",
    "GATEWAY-313",
    () => ({
      ask({ headers }) {
        if (headers.authorization === bearer(liveKey)) headers.authorization = bearer(key);
      },
    }),
  ],
  [
    "makes a second payment of a repeat",
    "GATEWAY-401",
    () => {
      const seen = new Set<string>();
      return {
        ask(call) {
          const { "idempotency-key": under } = call.headers;
          if (!isCreation(call) || under === undefined) return;
          const request = under + JSON.stringify(call.body);
          if (seen.has(request)) renamed(call);
          seen.add(request);
        },
      };
    },
  ],
  [
    "takes another request under the same key",
    "GATEWAY-402",
    () => {
      const first = new Map<string, string>();
      return {
        ask(call) {
          const { "idempotency-key": under } = call.headers;
          if (!isCreation(call) || under === undefined) return;
          const body = JSON.stringify(call.body);
          const isOther = (first.get(under) ?? body) !== body;
          if (isOther) renamed(call);
          else first.set(under, body);
        },
      };
    },
  ],
  [
    "makes a payment of each parallel request",
    "GATEWAY-403",
    () => {
      const underWay = new Map<string, number>();
      return {
        ask(call) {
          const { "idempotency-key": under } = call.headers;
          if (!isCreation(call) || under === undefined) return;
          if (underWay.get(under)) renamed(call);
          underWay.set(under, (underWay.get(under) ?? 0) + 1);
        },
        after: () => underWay.clear(),
      };
    },
  ],
  [
    "does not count wrong codes",
    "GATEWAY-521",
    () => ({
      answer(said) {
        if (codeOf(said) !== "OTP_INCORRECT") return;
        said.body.error = { ...(said.body.error as Json), attempts_remaining: 5 };
      },
    }),
  ],
  [
    "goes on in a second browser",
    "GATEWAY-523",
    () => ({
      answer(said) {
        if (codeOf(said) === "CONTINUED_ELSEWHERE") said.status = 200;
      },
    }),
  ],
  [
    "begins anew with each page of a list",
    "GATEWAY-602",
    () => ({
      ask({ query }) {
        if (query.get("limit") === "1") query.delete("cursor");
      },
    }),
  ],
  [
    "lists the oldest payment first",
    "GATEWAY-603",
    () => ({
      answer({ body }, { path, query }) {
        const isWhole = path === SESSIONS && query.get("limit") === "100";
        if (isWhole && Array.isArray(body.data)) body.data = body.data.toReversed();
      },
    }),
  ],
  ["refunds more than is left", "GATEWAY-702", () => accept("REFUND_EXCEEDS_PAYMENT", isRefund)],
  [
    "refunds too much in parallel",
    "GATEWAY-705",
    () => {
      let underWay = 0;
      let most = 0;
      return {
        ask(call) {
          if (!isRefund(call)) return;
          underWay++;
          most = Math.max(most, underWay);
        },
        answer(said, call) {
          const isMeant = isRefund(call) && most > 1;
          if (isMeant && codeOf(said) === "REFUND_EXCEEDS_PAYMENT") said.status = 201;
        },
        after(call) {
          if (isRefund(call)) underWay--;
        },
      };
    },
  ],
  [
    "charges before the customer has approved",
    "GATEWAY-802",
    () => accept("MANDATE_NOT_ACTIVE", () => true),
  ],
  [
    "charges more than the mandate allows",
    "GATEWAY-806",
    () => accept("MANDATE_LIMIT_EXCEEDED", () => true),
  ],
  [
    "says another amount in an event",
    "GATEWAY-902",
    () => ({
      answer({ status, body }, { path }) {
        if (status !== 200 || !path.startsWith("/events")) return;
        for (const event of Array.isArray(body.data) ? body.data : [body]) event.data.amount = 1;
      },
    }),
  ],
  [
    "signs with another secret",
    "GATEWAY-913",
    () => ({
      event({ headers }) {
        headers["x-gateway-signature"] = `sha256=${"0".repeat(64)}`;
      },
    }),
  ],
  [
    "sends another event again",
    "GATEWAY-915",
    () => ({
      event(sent) {
        if (sent.before.includes(204)) sent.body = sent.body.replace("evt_", "evt_0");
      },
    }),
  ],
  [
    "tries again under another id",
    "GATEWAY-916",
    () => ({
      event({ headers, before }) {
        if (before.includes(500)) headers["webhook-id"] = `evt_${crypto.randomUUID()}`;
      },
    }),
  ],
  [
    "says that an unknown id is worth another try",
    "GATEWAY-992",
    () => ({
      answer(said) {
        if (codeOf(said) !== "NOT_FOUND") return;
        said.body.error = { ...(said.body.error as Json), retryable: true };
      },
    }),
  ],
  [
    "answers a cancelling without X-Correlation-Id",
    "GATEWAY-993",
    () => ({
      answer({ headers }, { path }) {
        if (path.endsWith("/cancel")) delete headers["x-correlation-id"];
      },
    }),
  ],
];
