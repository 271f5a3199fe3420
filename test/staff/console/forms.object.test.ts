import { beforeAll, expect, test } from "vitest";
import { migrate } from "../operators/gateway.ts";
import { ConsoleBrowser } from "./browser.ts";

/** A form of the console in steps, and one with a file: both without a script. */
let owner: ConsoleBrowser;

beforeAll(async () => {
  await migrate();
  owner = await ConsoleBrowser.signedIn();
});

const registered = async (name: string): Promise<string> => {
  const { location } = await owner.send("/console/merchants", {
    ...{ action: "register", form_key: crypto.randomUUID(), step: "1", name },
    "modes.test.settlement_iban": "DE89370400440532013000",
  });
  return location?.split("?")[0] ?? "";
};

test("a form has steps: a merchant's name and brand, seen before its test mode opens", async () => {
  const form = { action: "register", form_key: "s1", name: "Stepwise", colour: "#aa3300" };
  const second = await owner.send("/console/merchants", form);
  expect([second.status, second.html]).toEqual([200, expect.stringContaining("step 2 of 2")]);
  expect(second.html).toContain('fill="#aa3300"');
  expect(second.html).toMatch(/Settlement IBAN \(test\)<\/label>.*required/);
  expect(second.html).not.toContain("modes.live");
  const empty = await owner.send("/console/merchants", { ...form, step: "1" });
  expect([empty.status, /class="refusal"[^>]*>([^<]*)/.exec(empty.html)?.[1]]).toEqual([
    ...[422, "Enter the settlement IBAN."],
  ]);
  // What the first step has is refused there.
  const iban = { "modes.test.settlement_iban": "DE89370400440532013000" };
  const wrong = await owner.send("/console/merchants", {
    ...{ ...form, ...iban, step: "1", colour: "red" },
  });
  expect(wrong.html).toMatch(/id="register-colour"[^>]*value="red"|value="red"[^>]*aria-invalid/);
  const { location } = await owner.send("/console/merchants", { ...form, ...iban, step: "1" });
  const page = await owner.open(location ?? "");
  expect(page.html).toContain("<h1>Stepwise</h1>");
  // Each thing that is missing leads to its form, which its address opens.
  const [, href = ""] = /<a href="(\?[^"]*open=addKey[^"]*)">Add an API key/.exec(page.html) ?? [];
  const opened = await owner.open(`${location?.split("?")[0]}${href.replaceAll("&amp;", "&")}`);
  expect(opened.html).toMatch(/id="form-addKey" open/);
  expect(opened.html).toContain('<option value="API" selected="">');
});

test("a form takes a logo as a file, without a script", async () => {
  const path = await registered("Drawn");
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
  const form = { action: "rename", form_key: "l1", name: "Drawn" };
  const file = new File([svg], "logo.svg", { type: "image/svg+xml" });
  expect((await owner.sendFile(path, form, "logo.file", file)).status).toBe(303);
  const { html } = await owner.open(path);
  const [, logo = ""] = /<img class="logo" src="\/logos\/([0-9a-f]{40}\.svg)"/.exec(html) ?? [];
  expect(logo).not.toBe("");
  // Without a new file it stays, and a mark takes it away.
  const empty = new File([], "");
  expect((await owner.sendFile(path, { ...form, logo }, "logo.file", empty)).status).toBe(303);
  expect((await owner.open(path)).html).toContain(`/logos/${logo}`);
  await owner.sendFile(path, { ...form, logo, "logo.none": "on" }, "logo.file", empty);
  expect((await owner.open(path)).html).not.toContain(`/logos/${logo}`);
  const text = new File(["GIF89a"], "logo.gif");
  const refused = await owner.sendFile(path, form, "logo.file", text);
  expect([refused.status, refused.html.includes("VALIDATION_FAILED")]).toEqual([422, true]);
  expect(refused.html).toContain("Logo must be a PNG");
});
