import * as v from "valibot";
import { text } from "../base/kernel/fields.ts";
import { refuse } from "../base/kernel/result.ts";
import { htmlPage, redirect } from "../base/platform/contract.ts";
import { everyone, type Route, reply, route } from "../base/platform/edge.ts";
import { seeOther } from "../frame/pages/response.ts";
import * as answers from "./answers.ts";
import type { SandboxEnv } from "./env.ts";
import { demoCustomers, pageAnswer, wantsPage } from "./page-models.ts";
import { assets } from "./pages/assets.ts";
import { renderPhonesPage } from "./pages/frame.tsx";
import { renderPhonePage } from "./pages/phone.tsx";
import { worldOf } from "./world.ts";

/** The customers' phones: messages of their banks, and prompts to approve or decline. */
const phonePath = v.object({ customer: text("The customer's alias.", "amira") });
const promptPath = v.object({ ...phonePath.entries, prompt: v.string() });

const promptRoute = (verb: "approve" | "decline", result: "APPROVED" | "DECLINED") =>
  route<SandboxEnv, null, undefined, typeof promptPath>({
    id: `${verb}Prompt`,
    method: "POST",
    paths: [`/phones/:customer/prompts/:prompt/${verb}`],
    summary: `The customer's answer to a prompt: ${verb}`,
    internal: true,
    guard: everyone,
    path: promptPath,
    answers: { 200: answers.promptAnswer, 303: redirect("For browsers: the phone.") },
    refusals: ["INVALID_STATE"],
    async step({ env, request, path: { customer, prompt } }) {
      const state = await worldOf(env).answerPrompt(customer, prompt, result);
      // The phone shows the prompt's outcome, also if the customer answered too late.
      if (wantsPage(request)) return seeOther(`/phones/${customer}`);
      if (!state) return refuse("NOT_FOUND", { message: "This prompt no longer exists." });
      if (state !== result) {
        const message =
          state === "REPLACED"
            ? "A newer message has replaced this prompt. It does nothing any more."
            : `The prompt is already ${state.toLowerCase()}.`;
        return refuse("INVALID_STATE", { message });
      }
      return reply(200, { state });
    },
  });

const consentPath = v.object({ ...phonePath.entries, consent: v.string() });

const revokeRoute = route<SandboxEnv, null, undefined, typeof consentPath>({
  id: "revokeAtBank",
  method: "POST",
  paths: ["/phones/:customer/consents/:consent/revoke"],
  summary: "The customer ends a consent at the bank",
  internal: true,
  guard: everyone,
  path: consentPath,
  answers: { 200: answers.endedStatus, 303: redirect("For browsers: the phone.") },
  refusals: ["NOT_FOUND"],
  async step({ env, request, path: { customer, consent } }) {
    const status = await worldOf(env).revokeConsent(customer, consent);
    if (wantsPage(request)) return seeOther(`/phones/${customer}`);
    return status === null ? refuse("NOT_FOUND") : reply(200, { status });
  },
});

const mandatePath = v.object({ ...phonePath.entries, mandate: v.string() });

const cancelRoute = route<SandboxEnv, null, undefined, typeof mandatePath>({
  id: "cancelMandateAtBank",
  method: "POST",
  paths: ["/phones/:customer/mandates/:mandate/cancel"],
  summary: "The customer ends a mandate at the bank",
  internal: true,
  guard: everyone,
  path: mandatePath,
  answers: { 200: answers.endedStatus, 303: redirect("For browsers: the phone.") },
  refusals: ["NOT_FOUND"],
  async step({ env, request, path: { customer, mandate } }) {
    const status = await worldOf(env).cancelMandate(customer, mandate);
    if (wantsPage(request)) return seeOther(`/phones/${customer}`);
    return status === null ? refuse("NOT_FOUND") : reply(200, { status });
  },
});

const chargePath = v.object({ ...phonePath.entries, charge: v.string() });

const stopRoute = route<SandboxEnv, null, undefined, typeof chargePath>({
  id: "stopChargeAtBank",
  method: "POST",
  paths: ["/phones/:customer/charges/:charge/stop"],
  summary: "The customer stops an announced charge at the bank",
  internal: true,
  guard: everyone,
  path: chargePath,
  answers: { 200: answers.stoppedCharge, 303: redirect("For browsers: the phone.") },
  refusals: ["NOT_FOUND", "INVALID_STATE"],
  async step({ env, request, path: { customer, charge } }) {
    const isStopped = await worldOf(env).stopCharge(customer, charge);
    if (wantsPage(request)) return seeOther(`/phones/${customer}`);
    if (isStopped === null) return refuse("NOT_FOUND");
    const message = "The day of this charge has come, or its mandate has ended.";
    return isStopped ? reply(200, { status: "STOPPED" }) : refuse("INVALID_STATE", { message });
  },
});

export const phoneRoutes: readonly Route<SandboxEnv>[] = [
  route({
    id: "listPhones",
    method: "GET",
    paths: ["/phones"],
    summary: "The customers of the demo",
    internal: true,
    guard: everyone,
    answers: { 200: htmlPage("Every phone.") },
    step: () => pageAnswer(renderPhonesPage(demoCustomers())),
  }),
  route({
    id: "readPhoneMessages",
    method: "GET",
    paths: ["/phones/:customer/messages.json"],
    summary: "The messages on a phone, newest first",
    internal: true,
    guard: everyone,
    path: phonePath,
    answers: { 200: answers.phoneMessages },
    async step({ env, url, path }) {
      const phone = await worldOf(env).phone(path.customer, url.origin);
      return phone ? reply(200, phone.messages) : refuse("NOT_FOUND");
    },
  }),
  route({
    id: "readPhone",
    method: "GET",
    paths: ["/phones/:customer/phone.json"],
    summary: "The messages on a phone, and what the customer has approved at the banks",
    internal: true,
    guard: everyone,
    path: phonePath,
    answers: { 200: answers.phone },
    async step({ env, url, path }) {
      const phone = await worldOf(env).phone(path.customer, url.origin);
      return phone ? reply(200, phone) : refuse("NOT_FOUND");
    },
  }),
  route({
    id: "showPhone",
    method: "GET",
    paths: ["/phones/:customer"],
    summary: "A customer's phone",
    internal: true,
    guard: everyone,
    path: phonePath,
    answers: { 200: htmlPage("The phone.") },
    async step({ env, url, path: { customer } }) {
      const phone = await worldOf(env).phone(customer, url.origin);
      if (!phone) return refuse("NOT_FOUND");
      const watchUrl = `/phones/${customer}/phone.json`;
      return pageAnswer(renderPhonePage({ customer, ...phone, watch_url: watchUrl }));
    },
  }),
  promptRoute("approve", "APPROVED"),
  promptRoute("decline", "DECLINED"),
  revokeRoute,
  cancelRoute,
  stopRoute,
  ...assets.routes<SandboxEnv>(),
];
