import { parse } from "valibot";
import { describe, expect, it } from "vitest";
import { MAX_APP_URL, readAppAddress } from "../../../src/network/banks/app-address.ts";
import { bankAnswers } from "../../../src/network/banks/contract.ts";

/** Where a bank's answer to send-push may send its customer: to its own registered origin alone. */
const registered = "https://app.aurora.example/";

const read = (text: string, origin: string | null = registered, allowLocal = false) =>
  readAppAddress(text, origin, allowLocal);

const long = (length: number): string => registered + "a".repeat(length - registered.length);

// @rule B3.7
describe("the address of a bank's app", () => {
  it.each([
    ["https://app.aurora.example", registered],
    ["https://app.aurora.example/p/7f3a?x=1#y", "https://app.aurora.example/p/7f3a?x=1#y"],
    ["https://APP.aurora.example:443/p", "https://app.aurora.example/p"],
    ["https://app.aurora.example/a/../p", "https://app.aurora.example/p"],
    ["https:\\\\app.aurora.example\\p", "https://app.aurora.example/p"],
    [long(MAX_APP_URL), long(MAX_APP_URL)],
  ])("%s is used as browsers read it", (text, url) => {
    expect(read(text)).toEqual({ kind: "usable", url });
  });

  it.each([
    ["https://aurora.example/p", "another host"],
    ["https://app.aurora.example.evil.example/p", "a longer host"],
    ["https://app.aurora.example.:443/p", "the root's dot"],
    ["https://evil.example/https://app.aurora.example/", "the origin in the path"],
    ["https://app.aurora.example:8443/p", "another port"],
    ["https://xapp.aurora.example/p", "a prefix"],
    ["https://app.aurоra.example/p".normalize(), "letters that look alike"],
  ])("%s is not used: %s", (text) => {
    expect(read(text).kind).toBe("unusable");
  });

  it.each([
    "http://app.aurora.example/p",
    "javascript:alert(1)//https://app.aurora.example/",
    "aurora://prompt/7f3a",
    "intent://app.aurora.example/#Intent;scheme=https;end",
    "data:text/html,hello",
    "//app.aurora.example/p",
    "/p",
    "",
    "https://bank@app.aurora.example/p",
    "https://app.aurora.example@evil.example/p",
    "https://app.aurora.example/p q",
    " https://app.aurora.example/p",
    "https://app.aurora.example/p\n",
    "https://app.aurora.example/\u202ep",
    long(MAX_APP_URL + 1),
    `https://app.aurora.example/${"|".repeat(MAX_APP_URL / 2)}"`.replaceAll("|", '"'),
  ])("%j is no address", (text) => {
    expect(read(text)).toEqual({ kind: "unusable", why: "not an address" });
  });

  it("is not used without a registered origin", () => {
    const why = "no origin is registered";
    expect(read("https://app.aurora.example/p", null)).toEqual({ kind: "unusable", why });
    expect(read("https://app.aurora.example/p", "aurora")).toEqual({ kind: "unusable", why });
  });

  it("may be http in a local world alone, on its own machine", () => {
    const local = "http://127.0.0.1:8789/";
    const phone = `${local}phones/amira`;
    expect(read(phone, local, true)).toEqual({ kind: "usable", url: phone });
    expect(read(phone, local, false).kind).toBe("unusable");
    expect(read("http://app.aurora.example/", "http://app.aurora.example/", true).kind).toBe(
      "unusable",
    );
  });
});

describe("an answer to send-push", () => {
  const answerOf = (members: object) =>
    parse(bankAnswers["send-push"], { push_token: "push_7f3a", ...members });

  it.each([
    [{}, null],
    [{ app_url: null }, null],
    [{ app_url: "https://app.aurora.example/p" }, "https://app.aurora.example/p"],
    // Present and wrong: it is judged, found wrong, and told to the operator.
    [{ app_url: 7 }, ""],
    [{ app_url: { href: "https://app.aurora.example/p" } }, ""],
    [{ app_url: long(MAX_APP_URL + 1) }, ""],
  ])("with %j still names its prompt", (members, app_url) => {
    expect(answerOf(members)).toEqual({ push_token: "push_7f3a", app_url });
  });
});
