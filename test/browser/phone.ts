import type { BrowserContext } from "playwright-core";

/** The newest message on the page of the customer's phone, about one session if it is named. */
export const openPhone = async (context: BrowserContext, phoneUrl: string, sessionId?: string) => {
  const phone = await context.newPage();
  await phone.goto(phoneUrl);
  const ofSession = sessionId === undefined ? "[data-session]" : `[data-session="${sessionId}"]`;
  const message = phone.locator(ofSession).first();
  await message.waitFor();
  return { phone, message };
};
