import { shown } from "../kernel/shown.ts";
import { openChallengeView } from "../sca/challenge-view.ts";
import { isOpen } from "./order-machine.ts";
import type { PaymentOrderRecord } from "./order-record.ts";

/** What the customer does next on the order's page. */
export type OrderStep = "START" | "CONFIRM" | "DONE";

const stepOf = ({ state, sca }: PaymentOrderRecord): OrderStep => {
  if (!isOpen(state)) return "DONE";
  const { challenge } = sca;
  return challenge?.state === "OPEN" || challenge?.state === "CHECKING" ? "CONFIRM" : "START";
};

/**
 * The status of the page's steps. The challenge is for the browser that began it; where to go back
 * to is for every browser, because it says nothing but the status.
 */
export const stepView = (record: PaymentOrderRecord, browserId: string | null) => {
  const { terms, state, browser_id: bound, sca, timeline } = record;
  const step = stepOf(record);
  const isBound = bound === null || bound === browserId;
  return {
    payment_order_id: terms.payment_order_id,
    status: state,
    step,
    challenge: isBound && step === "CONFIRM" ? shown(openChallengeView(sca, timeline)) : null,
    redirect:
      step === "DONE" && terms.redirect_uri !== null
        ? { redirect_uri: terms.redirect_uri, state: terms.state }
        : null,
  };
};

/** One message of the live status. Only the bound browser gets the display code. */
export const liveView = (record: PaymentOrderRecord, browserId: string) => {
  const { challenge } = record.sca;
  const isBound = record.browser_id === browserId;
  const shows = isBound && challenge?.auth_mode === "PUSH" && challenge.state === "OPEN";
  return {
    payment_order_id: record.terms.payment_order_id,
    status: record.state,
    step: stepOf(record),
    ...(shows ? { display_code: challenge.display_code } : {}),
  };
};
