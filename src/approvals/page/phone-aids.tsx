import { PhoneIcon } from "../../frame/pages/icons.tsx";
import type { ScaPage } from "./approval-page.tsx";

/**
 * The way to a customer's phone. The style sheet shows the button where the screen is a phone, and
 * the code where it is wide and has a mouse; both work without a script.
 */

/** The address was judged for this page (bank-app.ts). @rule P3.29 */
export const OpenApp = ({ page: { view, aids, say } }: { page: ScaPage }) =>
  view.app_url ? (
    <a class="primary open-app" href={view.app_url} rel="noreferrer" referrerpolicy="no-referrer">
      <PhoneIcon />
      <span>{say(aids.phone.open_app)}</span>
    </a>
  ) : null;

/** The image loads when it is opened. */
export const PhoneCodeBox = ({ page: { view, aids, say, path } }: { page: ScaPage }) => {
  const { code, challenge } = view;
  if (!code) return null;
  // A new prompt has another code, and browsers keep images by their addresses.
  const of = challenge?.sent_at ? `?of=${Date.parse(challenge.sent_at)}` : "";
  return (
    <details class="aside on-phone" id="on-phone">
      <summary>{aids.phone.go_on}</summary>
      <p class="small">{say(aids.phone[code])}</p>
      <img
        src={`${path}/qr.svg${of}`}
        alt={aids.phone.code}
        width="208"
        height="208"
        loading="lazy"
      />
    </details>
  );
};
