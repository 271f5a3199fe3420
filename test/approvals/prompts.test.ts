import { describe, expect, it } from "vitest";
import type { Authorisation } from "../../src/approvals/authorisation.ts";
import type { PushReport, ScaCommand } from "../../src/approvals/decide-challenge.ts";
import { leaseEffect } from "../../src/frame/objects/effects.ts";
import { consentKind } from "../../src/products/consents/kind.ts";
import { mandateKind } from "../../src/products/mandates/kind.ts";
import { paymentOrderKind } from "../../src/products/payment-orders/kind.ts";
import { paymentKind } from "../../src/products/payments/kind.ts";
import { begin, prove } from "../products/consents/consent-commands.ts";
import { BROWSER as CONSENT_BROWSER, ConsentBench } from "../products/consents/consent-fixtures.ts";
import { MandateBench } from "../products/mandates/mandate-fixtures.ts";
import { OrderBench } from "../products/payment-orders/order-fixtures.ts";
import {
  BROWSER,
  beginChallenge,
  challengeSent,
  pushResult,
  resolvePayer,
  SessionBench,
} from "../products/payments/session-fixtures.ts";

/** What a prompt costs its bank, whatever object waits for it (docs/decisions/152). */
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const MOST = 40;

/** What all benches have. */
interface Bench {
  // biome-ignore lint/suspicious/noExplicitAny: the records of four kinds, looked at by effect
  record: any;
  now: number;
}

// biome-ignore lint/suspicious/noExplicitAny: the same rules of four kinds
type Rules = Record<"leased" | "report" | "decisions" | "isLiveChange", any>;

interface Owner {
  bench: Bench;
  rules: Rules;
  browser_id: string;
  /** How long the customer has. */
  life: number;
  scaOf: () => Authorisation;
  /** A challenge of this kind is requested, and the bank has sent it. */
  send(auth_mode: "OTP" | "PUSH", name: string): void;
  /** The customer names an account: another one, or the same in another browser. */
  nameAnother(): void;
}

const owners: Record<string, () => Owner> = {
  payment() {
    const bench = new SessionBench().resolved();
    return {
      ...{ bench, rules: paymentKind, browser_id: BROWSER, life: 15 * MINUTE_MS },
      scaOf: () => bench.record.sca,
      send: (auth_mode, name) => void bench.sent(auth_mode, name),
      nameAnother: () => void bench.act(resolvePayer("sameBank")),
    };
  },
  consent() {
    const bench = new ConsentBench();
    bench.must(prove());
    return {
      ...{ bench, rules: consentKind, browser_id: CONSENT_BROWSER, life: 15 * MINUTE_MS },
      scaOf: () => bench.record.authorisation.sca,
      send(auth_mode, name) {
        const asked = { ...begin(CONSENT_BROWSER, name), auth_mode, display_code: "42" };
        bench.must(asked as ScaCommand);
        bench.must(challengeSent(name));
      },
      nameAnother: () => bench.must(prove()),
    };
  },
  mandate() {
    const bench = new MandateBench().named();
    return {
      ...{ bench, rules: mandateKind, browser_id: BROWSER, life: 24 * 60 * MINUTE_MS },
      scaOf: () => bench.record.sca,
      send: (auth_mode, name) =>
        void bench.must(beginChallenge(auth_mode, name), challengeSent(name)),
      nameAnother: () => void bench.named(),
    };
  },
  order() {
    const bench = new OrderBench();
    const payer = bench.record.terms.source;
    return {
      ...{ bench, rules: paymentOrderKind, browser_id: BROWSER, life: 15 * MINUTE_MS },
      scaOf: () => bench.record.sca,
      send: (auth_mode, name) => void bench.challenged(auth_mode, name),
      nameAnother: () => void bench.must({ type: "name_payer", browser_id: "browser-2", payer }),
    };
  },
};

/** One object with its prompt. It counts what its bank is asked. */
class Prompted {
  readonly owner: Owner;
  readonly #sentAt: number;
  asked = 0;

  constructor(open: () => Owner) {
    this.owner = open();
    this.owner.send("PUSH", "c1");
    this.#sentAt = this.owner.bench.now;
  }

  #fresh() {
    const { now } = this.owner.bench;
    return { now, eventId: () => "e", endToEndId: () => "E", originator: "o", correlationId: "" };
  }

  get question() {
    const { effects } = this.owner.bench.record;
    return effects.find(({ id }: { id: string }) => id === "ask_push");
  }

  after(milliseconds: number): this {
    this.owner.bench.now = this.#sentAt + milliseconds;
    return this;
  }

  /** The object's alarm: asks the bank if a question is due. The default answer is none. */
  wake(report: Partial<PushReport> | "dies" = {}): this {
    const { bench, rules } = this.owner;
    const leased = leaseEffect(bench.record.effects, "ask_push", bench.now);
    if (!leased) return this;
    const before = { ...bench.record, effects: leased.effects };
    const held = rules.leased(before, leased.leased);
    expect(rules.isLiveChange(before, held)).toBe(false);
    bench.record = held;
    const { id, attempt } = leased.leased;
    // What the performer sees: it asks only about a question that was counted.
    if ((this.owner.scaOf().challenge?.questions.asked ?? 0) <= MOST) this.asked += 1;
    if (report === "dies") return this;
    const said = { kind: "ask_push", answer: null, ...report };
    bench.record = rules.report(bench.record, { id, attempt }, said, this.#fresh());
    return this;
  }

  /** The page asks, if it may. */
  confirm(): this {
    const { bench, rules, browser_id } = this.owner;
    const command = { type: "begin_question", browser_id };
    const decided = rules.decisions.begin_question(bench.record, command, this.#fresh());
    if (decided.ok) {
      this.asked += 1;
      bench.record = decided.value;
    }
    return this;
  }

  act(command: ScaCommand): this {
    const { bench, rules } = this.owner;
    const decided = rules.decisions[command.type](bench.record, command, this.#fresh());
    expect(decided.ok).toBe(true);
    bench.record = decided.value;
    return this;
  }
}

describe.each(Object.entries(owners))("a prompt of a %s", (_, open) => {
  it("is not asked about once an account is named anew", () => {
    const prompted = new Prompted(open);
    prompted.owner.nameAnother();
    expect(prompted.question).toBeUndefined();
  });

  it("is not asked about once a code was sent", () => {
    const prompted = new Prompted(open);
    prompted.owner.send("OTP", "c2");
    expect(prompted.question).toBeUndefined();
  });

  // @rule P2.11
  it("gives way to a newer prompt, whose questions begin anew", () => {
    const prompted = new Prompted(open).after(10 * SECOND_MS).wake();
    prompted.owner.send("PUSH", "c2");
    expect(prompted.question).toMatchObject({ attempt: 0, leased: false });
    expect(prompted.owner.scaOf().challenge?.questions.asked).toBe(0);
  });

  // @rule P3.16
  it("is asked about six times in the first minute, and 40 times in all at most", () => {
    const prompted = new Prompted(open);
    for (let at = 0; at <= MINUTE_MS; at += SECOND_MS) prompted.after(at).wake();
    expect(prompted.asked).toBe(6);
    for (let at = MINUTE_MS; at < 2 * prompted.owner.life; at += SECOND_MS) {
      prompted.after(at).wake();
    }
    expect(prompted.asked).toBeGreaterThan(20);
    expect(prompted.asked).toBeLessThanOrEqual(30);
    expect(prompted.question).toBeUndefined();
  });

  it("costs no more with its page left open, which asks to the end of a quarter of an hour", () => {
    const prompted = new Prompted(open);
    let before = 0;
    for (let at = 0; at < 15 * MINUTE_MS; at += SECOND_MS) {
      if (at === 13 * MINUTE_MS) before = prompted.asked;
      prompted.after(at).wake().confirm();
    }
    expect(prompted.asked).toBeGreaterThan(before);
    expect(prompted.asked).toBeLessThanOrEqual(MOST);
  });

  it("costs no more if every performer dies with its question", () => {
    const prompted = new Prompted(open);
    for (let at = 0; at < 15 * MINUTE_MS; at += SECOND_MS) prompted.after(at).wake("dies");
    expect(prompted.asked).toBe(MOST);
  });

  it("is not asked about once the bank has refused to speak of it; another one is", () => {
    const prompted = new Prompted(open).after(10 * SECOND_MS);
    prompted.wake({ refused_token: "token-c0" });
    expect(prompted.question).toBeDefined();
    prompted.after(20 * SECOND_MS).wake({ refused_token: "token-c1" });
    expect(prompted.question).toBeUndefined();
  });

  it("is not asked about once the bank has refused it to the page; another one is", () => {
    const prompted = new Prompted(open);
    prompted.act({ type: "prompt_asked", refused_token: "token-c0" });
    expect(prompted.question).toBeDefined();
    prompted.act({ type: "prompt_asked", refused_token: "token-c1" });
    expect(prompted.question).toBeUndefined();
    expect(prompted.after(MINUTE_MS).confirm().asked).toBe(1);
    prompted.act(pushResult("token-c1", "APPROVED", prompted.owner.bench.now));
    expect(prompted.owner.scaOf().challenge?.state).toBe("VERIFIED");
  });
});

describe("a prompt of a mandate, an hour after the questions have ended", () => {
  const ended = (): Prompted => {
    const prompted = new Prompted(owners.mandate as () => Owner);
    for (let at = 0; at < 90 * MINUTE_MS; at += SECOND_MS) prompted.after(at).wake();
    expect(prompted.question).toBeUndefined();
    return prompted;
  };

  it("is asked about for the page, until the 40 are used up", () => {
    const prompted = ended();
    const before = prompted.asked;
    expect(prompted.confirm().asked).toBe(before + 1);
    for (let at = 90 * MINUTE_MS; at < 180 * MINUTE_MS; at += SECOND_MS) {
      prompted.after(at).wake().confirm();
    }
    expect(prompted.asked).toBe(MOST);
  });

  it("is approved by the bank's report", () => {
    const prompted = ended();
    prompted.act(pushResult("token-c1", "APPROVED", prompted.owner.bench.now));
    expect(prompted.owner.bench.record.state).toBe("ACTIVE");
  });
});
