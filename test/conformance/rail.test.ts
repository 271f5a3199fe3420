import { expect, test } from "vitest";
import { rawLine } from "../../scripts/conformance/raw-line.ts";
import { openDesk } from "../../scripts/conformance/report-desk.ts";
import { CaseEnd } from "../../src/conformance/case.ts";
import { Exchanges } from "../../src/conformance/exchanges.ts";
import { RailKit, type RailUnderTest } from "../../src/conformance/rail/kit.ts";
import type { Instructed } from "../../src/conformance/rail/movements.ts";

/** What the rail kit may move, and the desk that takes reports. */
const rail: RailUnderTest = {
  ...{ url: "http://127.0.0.1:1", key: "gk", timeoutMs: 1_000, patienceMs: 1_000 },
  ...{ originator: "acme", account: "DE89370400440532013000", currency: "USD" },
  ...{ payee: "GB33BUKB20201555555555", refusing: null, otherKey: null, callbackKey: "rk" },
  cap: 2,
};

const kitWith = (submitted: Instructed[] | null) => {
  const mover = submitted && {
    submit: async (instructed: Instructed) => {
      submitted.push(instructed);
      return "the bank has lost it";
    },
  };
  return new RailKit(rail, new Exchanges(), { raw: rawLine, mover, desk: null });
};

const endOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => (error instanceof CaseEnd ? error.end : error),
  );

const open = (reason: string) => ({ outcome: "skipped", reason, isOpen: true });

test("what may have been submitted counts for the cap", async () => {
  const submitted: Instructed[] = [];
  const kit = kitWith(submitted);
  const lost = open("No bank submitted the movement: the bank has lost it.");
  expect(await endOf(kit.movement("CREDITED"))).toEqual(lost);
  expect(await endOf(kit.movement("CREDITED"))).toEqual(lost);
  expect(await endOf(kit.movement("CREDITED"))).toEqual(open("The cap of 2 is reached."));
  expect(submitted.map(({ amount }) => amount)).toEqual([1, 1]);
});

test("without somebody who submits, or a place for reports, nobody knows", async () => {
  const kit = kitWith(null);
  const nobody = "Nobody submits movements: give --submit, or run it in a terminal.";
  expect(await endOf(kit.movement("CREDITED"))).toEqual(open(nobody));
  const reports = endOf(kit.reportsOn(kit.instruction("CREDITED")));
  expect(await reports).toEqual(open("Nobody takes reports: give --listen."));
});

test("the desk answers as planned, then 202, and keeps what came", async () => {
  const desk = await openDesk("127.0.0.1", 0);
  const send = (body: string, path = "/gateway/callback/credit") =>
    fetch(`${desk.url}${path}`, {
      method: "POST",
      body,
      headers: { "x-gateway-rail-key": "rk" },
    }).then(
      ({ status }) => status,
      () => "lost",
    );
  try {
    desk.answerWith("E1", [503, "CUT"]);
    const said = JSON.stringify({ end_to_end_id: "E1" });
    expect([await send(said), await send(said), await send(said)]).toEqual([503, "lost", 202]);
    expect(desk.received("E1").map(({ answered }) => answered)).toEqual([503, "CUT", 202]);
    expect(await send(said, "/gateway/callback/push-result")).toBe(404);
    expect(await send("no JSON")).toBe(202);
    expect(await send("x".repeat(65 * 1024))).toBe("lost");
    expect(desk.received("E1")).toHaveLength(3);
  } finally {
    await desk.close();
  }
});
