import { describe, expect, it } from "vitest";
import { isLive } from "../../../src/approvals/page/payment-outcomes.tsx";
import {
  type CheckoutSituation,
  checkoutSituation,
  type ShownCheckout,
} from "../../../src/products/payments/page.tsx";
import { checkoutViews } from "./checkout-views.ts";

/** A view of each situation, its screen, its place on the progress line, and whether it listens. */
describe("the screen of each state", () => {
  it.each<[keyof typeof checkoutViews, CheckoutSituation, boolean]>([
    ["identify", { name: "identify", step: 0 }, true],
    ["choose", { name: "choose", step: 1 }, true],
    ["otp", { name: "otp", step: 1 }, true],
    ["otp_expired", { name: "otp", step: 1 }, true],
    ["push", { name: "push", step: 1 }, true],
    ["elsewhere", { name: "elsewhere", step: 0 }, true],
    ["processing", { name: "processing", step: 2 }, true],
    ["processing_elsewhere", { name: "processing", step: 2 }, true],
    ["settling", { name: "settling", step: 2 }, true],
    ["completed", { name: "completed", step: 3 }, false],
    ["not_paid", { name: "not-paid", step: null }, false],
    ["returning", { name: "returning", step: null }, true],
    ["returned", { name: "returned", step: null }, false],
    ["expired", { name: "expired", step: null }, false],
    ["cancelled", { name: "cancelled", step: null }, false],
  ])("%s is shown as %j, and listens: %s", (name, situation, live) => {
    expect(checkoutSituation(checkoutViews[name])).toEqual(situation);
    expect(isLive(situation)).toBe(live);
  });

  it("a challenge that ended without an answer returns to the choice", () => {
    const view: ShownCheckout = { ...checkoutViews.otp, challenge: null };
    expect(checkoutSituation(view).name).toBe("choose");
  });

  it.each(["FAILED", "EXPIRED", "CANCELLED"] as const)(
    "%s is not shown as an end while staff look at money that may be gone",
    (state) => {
      const view: ShownCheckout = { ...checkoutViews.not_paid, state, with_staff: true };
      expect(checkoutSituation(view)).toEqual({ name: "processing", step: 2 });
    },
  );

  it("a rejected settlement counts as returning until the return is proven", () => {
    const view: ShownCheckout = { ...checkoutViews.returning, funds: null };
    expect(checkoutSituation(view).name).toBe("returning");
  });

  it("another browser sees processing, and no form, once the bank may have the instruction", () => {
    const view: ShownCheckout = { ...checkoutViews.elsewhere, state: "EXECUTING" };
    expect(checkoutSituation(view).name).toBe("processing");
  });
});
