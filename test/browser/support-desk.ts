import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { submit } from "./chromium.ts";

/** A person at the console, whose clicks are counted. */
export class Desk {
  readonly page: Page;
  clicks = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async search(words: string): Promise<void> {
    await this.type(this.page.getByLabel("Search everything"), words);
    this.clicks += 1;
    const answered = this.page.waitForEvent("framenavigated");
    await this.page.keyboard.press("Enter");
    await answered;
    await this.page.waitForLoadState();
  }

  async type(field: Locator, words: string): Promise<void> {
    expect(words).not.toMatch(/^(?:ps|pay|mnd|cns|po|mer|tpp|bnk|key|psn|evt|ep|prp)_/);
    await field.fill(words);
  }

  /** Follows a link or presses a button that leads to a page. */
  async follow(place: Locator): Promise<void> {
    this.clicks += 1;
    await submit(this.page, place);
  }

  async unfold(label: string, within: Locator = this.page.locator("main")): Promise<void> {
    this.clicks += 1;
    await within.locator("details:not([open]) > summary", { hasText: label }).first().click();
  }

  async choose(field: Locator, option: string): Promise<void> {
    this.clicks += 1;
    await field.selectOption(option);
  }

  button = (name: string): Locator => this.page.getByRole("button", { name, exact: true });
  link = (name: string | RegExp): Locator =>
    this.page.locator("main").getByRole("link", { name }).first();
  section = (name: string): Locator =>
    this.page.locator("nav.sections").getByRole("link", { name, exact: true });
  heading = (name: string): Promise<void> =>
    this.page.getByRole("heading", { level: 1, name }).waitFor();
  headline = (): Promise<string | null> => this.page.locator(".headline").first().textContent();
  part = (title: string): Locator =>
    this.page.locator("section.part", { has: this.page.getByRole("heading", { name: title }) });
  said = (): Promise<string | null> => this.page.getByRole("status").first().textContent();
}
