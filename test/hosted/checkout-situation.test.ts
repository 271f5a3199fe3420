import { describe, expect, it } from "vitest";
import type { ShownCheckout } from "../../src/hosted/checkout-situation.ts";
import {
  isLive,
  type Situation,
  situationOf,
  stepOf,
} from "../../src/hosted/checkout-situation.ts";
import { checkoutViews } from "./checkout-views.ts";

describe("the screen of each state", () => {
  it.each<[keyof typeof checkoutViews, Situation]>([
    ["identify", "identify"],
    ["choose", "choose"],
    ["otp", "otp"],
    ["otp_expired", "otp"],
    ["push", "push"],
    ["elsewhere", "elsewhere"],
    ["processing", "processing"],
    ["processing_elsewhere", "processing"],
    ["settling", "settling"],
    ["completed", "completed"],
    ["not_paid", "not-paid"],
    ["returning", "returning"],
    ["returned", "returned"],
    ["expired", "expired"],
    ["cancelled", "cancelled"],
  ])("%s is shown as %s", (name, situation) => {
    expect(situationOf(checkoutViews[name])).toBe(situation);
  });

  it("a challenge that ended without an answer returns to the choice", () => {
    const view: ShownCheckout = { ...checkoutViews.otp, challenge: null };
    expect(situationOf(view)).toBe("choose");
  });

  it("a rejected settlement counts as returning until the return is proven", () => {
    const view: ShownCheckout = { ...checkoutViews.returning, funds: null };
    expect(situationOf(view)).toBe("returning");
  });

  it("another browser sees processing, and no form, once the bank may have the instruction", () => {
    const view: ShownCheckout = { ...checkoutViews.elsewhere, state: "EXECUTING" };
    expect(situationOf(view)).toBe("processing");
  });
});

describe("progress", () => {
  it.each<[Situation, number | null, boolean]>([
    ["identify", 0, true],
    ["elsewhere", 0, true],
    ["choose", 1, true],
    ["otp", 1, true],
    ["push", 1, true],
    ["processing", 2, true],
    ["settling", 2, true],
    ["completed", 3, false],
    ["not-paid", null, false],
    ["returning", null, true],
    ["returned", null, false],
    ["expired", null, false],
    ["cancelled", null, false],
  ])("%s is at step %s and listens: %s", (situation, step, live) => {
    expect(stepOf(situation)).toBe(step);
    expect(isLive(situation)).toBe(live);
  });
});
