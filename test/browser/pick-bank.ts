import type { Page } from "playwright-core";

/** The first step: picks the bank by its handle, and says who the customer is there. */
export const nameAccount = async (page: Page, bank: string, typed: string): Promise<void> => {
  await page.locator(`a[data-pick][href$="bank=${bank}"]`).first().click();
  await page.locator(`#payer [name="bank"][value="${bank}"]`).waitFor({ state: "attached" });
  await page.locator("#payer-value").fill(typed);
  await page.keyboard.press("Enter");
};
