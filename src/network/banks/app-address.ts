import { checkReturnAddress } from "../../base/platform/targets.ts";

/**
 * The address that opens a bank's app, as the bank's answer to send-push names it
 * (docs/decisions/212). Customers follow it, so it leads to the origin that the operator has
 * registered for the bank and to nowhere else. Pure.
 */

/** A longer one makes a code that no phone reads from a screen. */
export const MAX_APP_URL = 512;

export type AppAddress =
  | { kind: "usable"; url: string }
  | { kind: "unusable"; why: "no origin is registered" | "not an address" | "another origin" };

const unusable = (why: Extract<AppAddress, { kind: "unusable" }>["why"]): AppAddress => ({
  kind: "unusable",
  why,
});

/**
 * Both are compared as browsers read them, and the address is used as it was read. A local world
 * also takes http on its own machine, where its banks are.
 * @rule B3.7
 */
export const readAppAddress = (
  text: string,
  registered: string | null,
  allowLocal: boolean,
): AppAddress => {
  if (registered === null || !URL.canParse(registered)) return unusable("no origin is registered");
  // Browsers drop spaces and line ends, so two readers could see two addresses.
  if (!/^[\x21-\x7e]+$/.test(text)) return unusable("not an address");
  const checked = checkReturnAddress(text, { allowLocal });
  if (!checked.ok) return unusable("not an address");
  const { href, origin } = checked.value;
  if (href.length > MAX_APP_URL) return unusable("not an address");
  return origin === new URL(registered).origin
    ? { kind: "usable", url: href }
    : unusable("another origin");
};
