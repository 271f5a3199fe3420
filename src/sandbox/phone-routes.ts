import { refuse } from "../kernel/result.ts";
import { type Call, reply, route } from "../platform/edge.ts";
import { demoCustomers } from "./demo-customers.ts";
import type { SandboxEnv } from "./env.ts";
import { pageAnswer, wantsPage } from "./page-answer.ts";
import { pageAssets } from "./pages/assets.ts";
import { renderPhonesPage } from "./pages/customers.tsx";
import { renderPhonePage } from "./pages/phone.tsx";
import { worldOf } from "./world.ts";

/** The customers' phones: messages of their banks, and prompts to approve or decline. */
const answerPrompt = async (call: Call<SandboxEnv>, result: "APPROVED" | "DECLINED") => {
  const customer = call.param("customer");
  const state = await worldOf(call.env).answerPrompt(customer, call.param("prompt"), result);
  if (!state) return refuse("NOT_FOUND", { message: "This prompt no longer exists." });
  if (state !== result) {
    return refuse("INVALID_STATE", { message: `The prompt is already ${state.toLowerCase()}.` });
  }
  return wantsPage(call.request)
    ? new Response(null, { status: 303, headers: { location: `/phones/${customer}` } })
    : reply(200, { state });
};

export const phoneRoutes = [
  route<SandboxEnv>({
    method: "GET",
    paths: ["/phones"],
    step: () => pageAnswer(renderPhonesPage(demoCustomers())),
  }),
  route<SandboxEnv>({
    method: "GET",
    paths: ["/phones/:customer/messages.json"],
    async step(call) {
      const phone = await worldOf(call.env).phone(call.param("customer"), call.url.origin);
      return phone ? reply(200, phone.messages) : refuse("NOT_FOUND");
    },
  }),
  route<SandboxEnv>({
    method: "GET",
    paths: ["/phones/:customer"],
    async step(call) {
      const customer = call.param("customer");
      const phone = await worldOf(call.env).phone(customer, call.url.origin);
      if (!phone) return refuse("NOT_FOUND");
      const messagesUrl = `/phones/${customer}/messages.json`;
      return pageAnswer(renderPhonePage({ customer, ...phone, messages_url: messagesUrl }));
    },
  }),
  route<SandboxEnv>({
    method: "POST",
    paths: ["/phones/:customer/prompts/:prompt/approve"],
    step: (call) => answerPrompt(call, "APPROVED"),
  }),
  route<SandboxEnv>({
    method: "POST",
    paths: ["/phones/:customer/prompts/:prompt/decline"],
    step: (call) => answerPrompt(call, "DECLINED"),
  }),
  route<SandboxEnv>({
    method: "GET",
    paths: ["/assets/:name"],
    step(call) {
      const name = call.param("name");
      const asset = Object.hasOwn(pageAssets, name) ? pageAssets[name] : undefined;
      if (!asset) return refuse("NOT_FOUND");
      return new Response(asset.body, {
        headers: { "content-type": asset.content_type, "cache-control": "max-age=60" },
      });
    },
  }),
];
