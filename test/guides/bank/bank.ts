import { randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/**
 * A bank in one file, written from docs/banks.md alone: plain Node, nothing from this project. It
 * keeps its books in memory; a real bank keeps them in a database, and writes a booking and its
 * answer in one transaction. Start it with `KEY=… node bank.ts PORT IBAN IBAN`.
 */
type Json = Record<string, unknown>;

export interface Reply {
  status: number;
  body: object;
}

interface Approval {
  isGiven: boolean;
  code: string;
  tries: number;
  until: number;
  isUsed: boolean;
  /** What the customer read. */
  shown: Json;
}

export interface Movement {
  instruction: Json;
  reply: Reply;
}

const ok = (body: Json): Reply => ({ status: 200, body });
const complain = (status: number, code: string): Reply => ({
  status,
  body: { error: { code, message: "See docs/banks.md.", retryable: false } },
});
const refuse = (code: string, end_to_end_id?: unknown): Reply => ({
  status: 422,
  body: { ...(end_to_end_id ? { end_to_end_id } : {}), ...complain(422, code).body },
});
const random = () => randomBytes(16).toString("hex");

/** The members of an instruction that must be there. */
const texts = ["end_to_end_id", "not_after", "debtor_iban", "creditor_iban", "currency"];

export class Bank {
  key: string;
  readonly balances: Map<string, number>;
  readonly approvals = new Map<string, Approval>();
  readonly movements = new Map<string, Movement>();
  readonly endedConsents = new Set<string>();
  readonly server = createServer((request, response) => void this.serve(request, response));

  constructor(key: string, ibans: readonly string[]) {
    this.key = key;
    this.balances = new Map(ibans.map((iban) => [iban, 1_000_000]));
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = "";
    try {
      for await (const chunk of request) text += chunk;
    } catch {
      return; // Cut off half-way: nothing was read, so nothing happens.
    }
    const operation = request.url?.split("/").at(-1) ?? "";
    if (operation === "messages.json") return this.respond(response, operation, this.phone());
    const isKnown = this.knows(request.headers["x-gateway-internal-key"]);
    const reply = isKnown ? await this.operate(operation, text) : complain(401, "UNAUTHENTICATED");
    this.respond(response, operation, reply);
  }

  respond(response: ServerResponse, _operation: string, { status, body }: Reply): void {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }

  knows(key: unknown): boolean {
    const [given, own] = [Buffer.from(String(key ?? "")), Buffer.from(this.key)];
    return own.length > 0 && given.length === own.length && timingSafeEqual(given, own);
  }

  async operate(operation: string, text: string): Promise<Reply> {
    const answer = this.operations[operation];
    if (!answer) return complain(404, "NOT_FOUND");
    try {
      return await answer(JSON.parse(text));
    } catch {
      return complain(400, "MALFORMED");
    }
  }

  readonly operations: Record<string, (body: Json) => Reply | Promise<Reply>> = {
    "resolve-alias": (body) => this.resolve(body),
    "send-otp": (body) => this.ask(body),
    "verify-otp": (body) => this.verify(body),
    "execute-transaction": (body) => this.execute(body),
    "transaction-status": (body) => ok(this.statusOf(String(body.end_to_end_id))),
    "notify-credit": () => ok({ acknowledged: true }),
    "notify-authorisation": (body) => this.note(body),
    balances: (body) => this.read(body),
  };

  resolve({ iban, account_ref = iban }: Json): Reply {
    const account = { iban: account_ref, account_ref, display_name: "Customer", currency: "USD" };
    const accounts = this.balances.has(String(account_ref)) ? [account] : [];
    return ok({ accounts, available_auth_methods: ["OTP"] });
  }

  ask(shown: Json): Reply {
    if (!this.balances.has(String(shown.payer_iban))) return refuse("NOT_AUTHORISED");
    const [token, code] = [random(), String(randomInt(100_000, 1_000_000))];
    const until = Date.now() + 5 * 60_000;
    this.approvals.set(token, { code, tries: 5, until, isGiven: false, isUsed: false, shown });
    return ok({ otp_token: token, phone_masked: "•• 12" });
  }

  verify({ session_id, otp_token, otp_code }: Json): Reply {
    const approval = this.approvals.get(String(otp_token));
    if (!approval || approval.shown.session_id !== session_id) return refuse("NOT_AUTHORISED");
    if (Date.now() > approval.until) return refuse("OTP_EXPIRED");
    const isRight = approval.tries > 0 && this.isCode(approval, otp_code);
    if (isRight) approval.isGiven = true;
    else approval.tries = Math.max(0, approval.tries - 1);
    return ok({ verified: isRight, attempts_remaining: approval.tries });
  }

  isCode({ code }: Approval, entered: unknown): boolean {
    return code === entered;
  }

  /** The customer's phone, newest message first. */
  phone(): Reply {
    const approvals = [...this.approvals.values()].reverse();
    const messages = approvals.map(({ code: otp_code, shown: { session_id } }) => ({
      ...{ kind: "OTP", session_id, otp_code },
    }));
    return { status: 200, body: messages };
  }

  /** The first definite answer to an end_to_end_id is the answer for good. */
  async execute(body: Json): Promise<Reply> {
    const isWhole = texts.every((name) => typeof body[name] === "string");
    if (!isWhole || !Number.isSafeInteger(body.amount) || Number(body.amount) < 1) {
      return complain(400, "INVALID");
    }
    const id = String(body.end_to_end_id);
    const known = this.movements.get(id);
    if (known) return this.again(known, body);
    const refusal = this.objectionTo(body);
    const reply = refusal ? refuse(refusal, id) : this.book(body);
    this.movements.set(id, { instruction: body, reply });
    return reply;
  }

  again({ instruction, reply }: Movement, body: Json): Reply {
    const isSame = JSON.stringify(instruction) === JSON.stringify(body);
    return isSame ? reply : complain(409, "DUPLICATE");
  }

  objectionTo(body: Json): string | null {
    if (this.isLate(body)) return "EXPIRED";
    const balance = this.balances.get(String(body.debtor_iban));
    const isWithin =
      body.route_type === "SAME_BANK" && this.balances.has(String(body.creditor_iban));
    if (balance === undefined || !isWithin || !this.isAuthorised(body)) return "NOT_AUTHORISED";
    return balance < Number(body.amount) ? "INSUFFICIENT_FUNDS" : null;
  }

  isLate({ not_after }: Json): boolean {
    return Date.now() > Date.parse(String(not_after));
  }

  isAuthorised(body: Json): boolean {
    const { type, reference } = body.authorisation as { type: string; reference: string };
    if (type === "REFUND") return this.isRefundOf(this.movements.get(reference), body);
    const approval = type === "SCA" ? this.approvals.get(reference) : undefined;
    return approval?.isGiven === true && !approval.isUsed && this.covers(approval, body);
  }

  /** The customer read exactly this. */
  covers({ shown }: Approval, body: Json): boolean {
    const names = ["session_id", "amount", "currency", "creditor_name"];
    return shown.payer_iban === body.debtor_iban && names.every((one) => shown[one] === body[one]);
  }

  isRefundOf(paid: Movement | undefined, { debtor_iban, creditor_iban, amount }: Json): boolean {
    if (paid?.reply.status !== 200) return false;
    const { instruction } = paid;
    const isBack =
      instruction.debtor_iban === creditor_iban && instruction.creditor_iban === debtor_iban;
    const refunds = [...this.movements.values()].filter(
      ({ instruction: { authorisation }, reply }) =>
        reply.status === 200 && (authorisation as Json).reference === instruction.end_to_end_id,
    );
    const given = refunds.reduce((sum, one) => sum + Number(one.instruction.amount), 0);
    return isBack && given + Number(amount) <= Number(instruction.amount);
  }

  book(body: Json): Reply {
    const { end_to_end_id, amount, debtor_iban, creditor_iban, authorisation } = body;
    const approval = this.approvals.get(String((authorisation as Json).reference));
    if (approval) approval.isUsed = true;
    this.add(String(debtor_iban), -Number(amount));
    this.add(String(creditor_iban), Number(amount));
    const transfer_ref = `tr_${random()}`;
    return ok({ end_to_end_id, transfer_ref, route_used: "SAME_BANK", status: "BOOKED" });
  }

  add(iban: string, amount: number): void {
    this.balances.set(iban, (this.balances.get(iban) ?? 0) + amount);
  }

  statusOf(end_to_end_id: string): Json {
    const reply = this.movements.get(end_to_end_id)?.reply;
    const status = !reply ? "NOT_FOUND" : reply.status === 200 ? "BOOKED" : "REJECTED";
    return {
      end_to_end_id,
      status,
      transfer_ref: (reply?.body as Json | undefined)?.transfer_ref ?? null,
    };
  }

  note({ id, status }: Json): Reply {
    if (status !== "AUTHORISED") this.endedConsents.add(String(id));
    return ok({ acknowledged: true });
  }

  /** The customer's approval of the consent decides. */
  read({ iban, consent_id, authorisation }: Json): Reply {
    const approval = this.approvals.get(String((authorisation as Json).reference));
    const { session_id, payer_iban, scopes, expires_at } = approval?.shown ?? {};
    const isPermitted =
      approval?.isGiven === true &&
      session_id === consent_id &&
      payer_iban === iban &&
      Date.now() < Date.parse(String(expires_at)) &&
      !this.endedConsents.has(String(consent_id)) &&
      (scopes as string[]).includes("balances:read");
    if (!isPermitted) return refuse("NOT_AUTHORISED");
    const amount = this.balances.get(String(iban)) ?? 0;
    const balance = { type: "CURRENT", amount, credit_debit: "CREDIT", currency: "USD" };
    const as_of = new Date().toISOString();
    return ok({ balances: [{ ...balance, credit_line_included: false, as_of }] });
  }
}

if (import.meta.main) {
  const [port, ...ibans] = process.argv.slice(2);
  new Bank(process.env.KEY ?? "", ibans).server.listen(Number(port), "127.0.0.1");
}
