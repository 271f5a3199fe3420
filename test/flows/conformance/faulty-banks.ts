import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Bank, type Movement, type Reply } from "../../guides/bank/bank.ts";
import type { BankClass } from "./guide-bank.ts";

/** Banks that break one rule each, and the case that is named for it. */
type Json = Record<string, unknown>;
type Approval = Parameters<Bank["isCode"]>[0];

const complain = (status: number): Reply => ({ status, body: { error: { code: "NO" } } });

/** Forgets that the approval of this instruction was used. */
const free = (bank: Bank, { authorisation }: Json): void => {
  const approval = bank.approvals.get(String((authorisation as Json).reference));
  if (approval) approval.isUsed = false;
};

const known = new Set([
  ...["session_id", "payer_iban", "purpose", "amount", "currency", "creditor_name"],
  ...["tpp_name", "scopes", "expires_at"],
]);

/** What the customer read, but for one member. */
const coversAllBut = (names: readonly string[]): BankClass =>
  class extends Bank {
    override covers(approval: Approval, body: Json): boolean {
      const { shown } = approval;
      const same = Object.fromEntries(names.map((name) => [name, body[name]]));
      const payer = names.includes("debtor_iban") ? { payer_iban: body.debtor_iban } : {};
      return super.covers({ ...approval, shown: { ...shown, ...same, ...payer } }, body);
    }
  };

export const faultyBanks: readonly (readonly [fault: string, id: string, bank: BankClass])[] = [
  [
    "accepts a wrong key",
    "BANK-101",
    class extends Bank {
      override knows(key: unknown) {
        return key !== undefined;
      }
    },
  ],
  [
    "accepts a call without a key",
    "BANK-102",
    class extends Bank {
      override knows(key: unknown) {
        return key === undefined || super.knows(key);
      }
    },
  ],
  [
    "refuses members that it does not know",
    "BANK-103",
    class extends Bank {
      override ask(shown: Json) {
        const isStrange = Object.keys(shown).some((name) => !known.has(name));
        return isStrange ? complain(400) : super.ask(shown);
      }
    },
  ],
  [
    "breaks down over what is not JSON",
    "BANK-111",
    class extends Bank {
      override async operate(operation: string, text: string) {
        const reply = await super.operate(operation, text);
        return JSON.stringify(reply).includes("MALFORMED") ? complain(500) : reply;
      }
    },
  ],
  [
    "takes every code",
    "BANK-302",
    class extends Bank {
      override isCode() {
        return true;
      }
    },
  ],
  [
    "answers without transfer_ref",
    "BANK-401",
    class extends Bank {
      override book(body: Json): Reply {
        const { status, body: answer } = super.book(body);
        return { status, body: { ...answer, transfer_ref: undefined } };
      }
    },
  ],
  [
    "books every repeat anew",
    "BANK-402",
    class extends Bank {
      override again({ reply }: Movement, body: Json): Reply {
        free(this, body);
        return reply.status === 200 ? this.book(body) : reply;
      }
    },
  ],
  [
    "refuses without the end_to_end_id",
    "BANK-411",
    class extends Bank {
      override async execute(body: Json) {
        const reply = await super.execute(body);
        return reply.status === 422
          ? { ...reply, body: { ...reply.body, end_to_end_id: "" } }
          : reply;
      }
    },
  ],
  [
    "refunds more than was paid",
    "BANK-422",
    class extends Bank {
      override isRefundOf(paid: Movement | undefined, body: Json) {
        return super.isRefundOf(paid, { ...body, amount: 0 });
      }
    },
  ],
  [
    "moves money under a token that it never made",
    "BANK-501",
    class extends Bank {
      override isAuthorised(body: Json) {
        const { type, reference } = body.authorisation as { type: string; reference: string };
        const isUnknown = type === "SCA" && !this.approvals.has(reference);
        return isUnknown || super.isAuthorised(body);
      }
    },
  ],
  ["uses an authorisation for another amount", "BANK-502", coversAllBut(["amount"])],
  ["uses an authorisation for another payee", "BANK-503", coversAllBut(["creditor_name"])],
  ["uses an authorisation for another account", "BANK-504", coversAllBut(["debtor_iban"])],
  ["uses an authorisation of another session", "BANK-505", coversAllBut(["session_id"])],
  [
    "uses an authorisation twice",
    "BANK-506",
    class extends Bank {
      override book(body: Json) {
        const reply = super.book(body);
        free(this, body);
        return reply;
      }
    },
  ],
  [
    "moves money before the code was entered",
    "BANK-507",
    class extends Bank {
      override isAuthorised(body: Json) {
        const { reference } = body.authorisation as { reference: string };
        const approval = this.approvals.get(reference);
        if (approval) approval.isGiven = true;
        return super.isAuthorised(body);
      }
    },
  ],
  [
    "considers a refused movement again",
    "BANK-601",
    class extends Bank {
      override again(movement: Movement, body: Json): Reply {
        if (movement.reply.status === 200) return super.again(movement, body);
        const isAllowed = this.objectionTo(body) === null;
        return isAllowed ? this.book(body) : movement.reply;
      }
    },
  ],
  [
    "does not say DUPLICATE",
    "BANK-602",
    class extends Bank {
      override again({ reply }: Movement) {
        return reply;
      }
    },
  ],
  [
    "ignores not_after",
    "BANK-603",
    class extends Bank {
      override isLate() {
        return false;
      }
    },
  ],
  [
    "lets a booked movement expire",
    "BANK-604",
    class extends Bank {
      override again(movement: Movement, body: Json): Reply {
        if (!this.isLate(body)) return super.again(movement, body);
        const { end_to_end_id } = body;
        return { status: 422, body: { end_to_end_id, error: { code: "EXPIRED" } } };
      }
    },
  ],
  [
    "books each of several repeats at the same time",
    "BANK-605",
    class extends Bank {
      override async execute(body: Json) {
        const id = String(body.end_to_end_id);
        const isNew = !this.movements.has(id);
        // The others are in this process too: after some turns of its loop they are here.
        for (let turn = 0; turn < 20; turn++) await sleep(5);
        if (isNew && this.movements.delete(id)) free(this, body);
        return super.execute(body);
      }
    },
  ],
  [
    "says NOT_FOUND of what it booked",
    "BANK-701",
    class extends Bank {
      override statusOf(id: string): Json {
        const said = super.statusOf(id);
        return said.status === "BOOKED" ? { ...said, status: "NOT_FOUND" } : said;
      }
    },
  ],
  [
    "says BOOKED of what it refused",
    "BANK-702",
    class extends Bank {
      override statusOf(id: string): Json {
        const said = super.statusOf(id);
        return said.status === "REJECTED" ? { ...said, status: "BOOKED" } : said;
      }
    },
  ],
  [
    "reads on when the consent has ended",
    "BANK-921",
    class extends Bank {
      override note(): Reply {
        return { status: 200, body: { acknowledged: true } };
      }
    },
  ],
  [
    "debits again on a repeat, under the same answer",
    "BANK-931",
    class extends Bank {
      override again(movement: Movement, body: Json): Reply {
        const reply = super.again(movement, body);
        if (reply.status === 200) this.add(String(body.debtor_iban), -Number(body.amount));
        return reply;
      }
    },
  ],
  [
    "is slow once",
    "BANK-991",
    class extends Bank {
      #isSlow = true;
      override async serve(request: IncomingMessage, response: ServerResponse) {
        const isStruck = this.#isSlow && request.url?.endsWith("transaction-status");
        if (!isStruck) return super.serve(request, response);
        // It never answers; the kit gives up.
        this.#isSlow = false;
      }
    },
  ],
  [
    "cuts the connection after each booking",
    "BANK-992",
    class extends Bank {
      readonly #cut = new Set<unknown>();
      override respond(response: ServerResponse, operation: string, reply: Reply) {
        const { end_to_end_id: id } = reply.body as Json;
        const isFirst = operation === "execute-transaction" && id && !this.#cut.has(id);
        if (!isFirst) return super.respond(response, operation, reply);
        this.#cut.add(id);
        response.destroy();
      }
    },
  ],
];
