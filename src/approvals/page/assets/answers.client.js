// @ts-check
/** The customer's answers: one form, one step, one request at a time. */
import { remember } from "./banks.client.js";
import { announce, credentials, data, isAnnounced, meta, page, refresh } from "./screen.client.js";

/** @typedef {{code: string, message?: string, field?: string, minutes?: number}} Problem */

const STEP_TIMEOUT_MS = 30_000;

/**
 * The screen whose answer is under way: one answer at a time, however often a button is pressed.
 * News may bring the next screen before the answer has ended. Its buttons work at once.
 * @type {string | null}
 */
let answering = null;

export const isAnswering = () => answering !== null;

/** Turns the digits of every script into 0 to 9: Arabic and Persian keyboards type their own. */
const asciiDigits = (/** @type {string} */ text) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.charCodeAt(0) - 0x0660) % 0x90));

/**
 * The IBAN that was typed, without spaces, or null for a username. The shortest IBANs have fifteen
 * characters. The server decides whether it is valid.
 * @param {string} text
 */
const ibanIn = (text) => {
  const compact = text.replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,}$/.test(compact) ? compact : null;
};

/**
 * The account that was typed, at the bank that was chosen. Null if nothing was typed, or if a
 * username needs a bank and none is chosen: then the form has an empty field `bank`.
 * @param {FormData} fields
 */
const payerIn = (fields) => {
  const value = String(fields.get("payer") ?? "").trim();
  const iban = ibanIn(value);
  if (iban) return { payer_iban: iban };
  const bank = fields.get("bank");
  if (value === "" || (bank === "" && !value.includes("@"))) return null;
  return { payer_alias: bank && !value.includes("@") ? `${value}@${bank}` : value };
};

/** The sentence for a form whose body is null. */
const missingIn = (/** @type {string} */ step, /** @type {FormData} */ fields) =>
  data.missing[fields.get("payer") ? "bank" : step] ?? "";

/**
 * The body of a step, or null if its field is empty.
 * @param {string} step
 * @param {FormData} fields
 */
const bodyOf = (step, fields) => {
  const text = (/** @type {string} */ name) => String(fields.get(name) ?? "").trim();
  switch (step) {
    case "resolve-payer":
    case "payer":
      return payerIn(fields);
    case "select-auth":
    case "start":
      return { auth_mode: text("auth_mode") };
    case "confirm": {
      const code = asciiDigits(text("otp_code")).replace(/\s/g, "");
      return code === "" ? null : { otp_code: code };
    }
    case "stop":
      return fields.has("mandate_id")
        ? { mandate_id: text("mandate_id") }
        : { consent_id: text("consent_id") };
    case "approve": {
      // A form without boxes approves everything that it names.
      if (!fields.has("choice")) return {};
      const accounts = fields.getAll("accounts").map(String);
      return accounts.length === 0 ? null : { accounts };
    }
    default:
      return {};
  }
};

/**
 * Sends a step; null if it was accepted.
 * @param {string} step
 * @param {object} body
 * @returns {Promise<Problem | null>}
 */
export const send = async (step, body) => {
  try {
    const response = await fetch(`${meta("session-steps")}/${step}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...credentials() },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(STEP_TIMEOUT_MS),
    });
    if (response.ok) return null;
    const { error } = await response.json();
    const seconds = Number(response.headers.get("retry-after") ?? 900);
    return { ...error, minutes: Math.max(1, Math.ceil(seconds / 60)) };
  } catch {
    return { code: "OFFLINE", message: "" };
  }
};

/** @param {Problem} problem */
const sentenceOf = ({ code, field, message, minutes }) => {
  const sentence = data.problems[`${code}:${field}`] ?? data.problems[code] ?? message ?? "";
  return sentence.replace("{minutes}", String(minutes ?? 15));
};

/**
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 */
const answer = async (form, button) => {
  const screen = page.main.dataset.situation ?? "";
  if (answering === screen) return;
  const step = form.dataset.step ?? "";
  const fields = new FormData(form);
  const body = bodyOf(step, fields);
  if (!body) return showProblem(form.id, missingIn(step, fields));
  answering = screen;
  clearProblems();
  form.setAttribute("aria-busy", "true");
  button?.setAttribute("data-pressed", "");
  const slow = setTimeout(() => announce(data.working), 500);
  const problem = await send(step, body);
  if (!problem && fields.has("payer")) await remember(form, fields);
  const reached = await refresh({ moveFocus: true });
  clearTimeout(slow);
  if (isAnnounced(data.working)) announce("");
  if (answering === screen) answering = null;
  // The form may be a new one by now. An unchanged form is no longer busy.
  form.removeAttribute("aria-busy");
  button?.removeAttribute("data-pressed");
  if (problem) showProblem(form.id, sentenceOf(problem), problem.code);
  else if (!reached) showProblem("", data.problems.OFFLINE ?? "");
  else if (fields.has("payer")) startAlone();
};

/** Who has named an account and can approve in one way only is not asked how. */
const startAlone = () => {
  const form = page.main.querySelector("[data-alone] form");
  if (form instanceof HTMLFormElement) form.requestSubmit();
};

/**
 * Shows the problem at the form where it happened, or at the top if that form is gone. Screens
 * without forms have no such place, and show the payment's state themselves.
 * @param {string} formId
 * @param {string} sentence
 */
const showProblem = (formId, sentence, code = "") => {
  const form = formId === "" ? null : page.main.querySelector(`#${formId}`);
  // A screen that tells of the refusal itself has no page-wide place for it.
  const place = form?.querySelector("[data-problem]") ?? page.main.querySelector(pageWide);
  if (place instanceof HTMLElement) {
    place.hidden = false;
    place.textContent = sentence;
  }
  const input = form?.querySelector("input:not([type=hidden])");
  if (input instanceof HTMLInputElement) {
    input.setAttribute("aria-invalid", "true");
    if (code.startsWith("OTP_")) input.value = "";
    input.focus();
  } else {
    place?.scrollIntoView({ block: "nearest" });
  }
};

const pageWide = "[data-page-problem]:not(:has(~ [data-refused]))";

const clearProblems = () => {
  for (const place of page.main.querySelectorAll("[data-problem], [data-page-problem]")) {
    if (place instanceof HTMLElement) place.hidden = true;
  }
  for (const input of page.main.querySelectorAll("[aria-invalid]"))
    input.removeAttribute("aria-invalid");
};

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.dataset.step) return;
  event.preventDefault();
  void answer(form, event.submitter);
});

document.addEventListener("input", ({ target }) => {
  if (target instanceof HTMLInputElement && target.hasAttribute("aria-invalid")) clearProblems();
});

document.addEventListener("click", ({ target }) => {
  const all = target instanceof Element ? target.closest("[data-select-all]") : null;
  for (const box of all?.closest("form")?.querySelectorAll("[type=checkbox]") ?? [])
    if (box instanceof HTMLInputElement) box.checked = true;
  if (all) clearProblems();
});

// An IBAN is easier to compare in groups of four.
document.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name !== "payer") return;
  const iban = ibanIn(target.value);
  if (iban) target.value = iban.replace(/(.{4})(?=.)/g, "$1 ");
});
