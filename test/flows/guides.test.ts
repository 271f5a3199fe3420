import { existsSync, readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { requestOk } from "../../scripts/local/http.ts";
import type { World } from "../../scripts/local/world.ts";
import { list } from "../house/source.ts";
import { eventually, merchantOf, openCheckout, phoneMessage } from "../support/checkout-client.ts";
import { approveConsent } from "../support/consent-client.ts";
import { differences, openShell, printedAnswer, stepsOf } from "./guide.ts";
import { magicCustomer } from "./steps.ts";

/** Every command of these pages runs, and every answer that they print is one that came. */
const world: World = inject("world");
const { gateway, registry, sandbox } = inject("baseUrls");
const local: Record<string, string> = {
  "http://127.0.0.1:8787": gateway,
  "http://127.0.0.1:8788": registry,
  "http://127.0.0.1:8789": sandbox,
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const customerOf = (alias: string) =>
  world.customers.find((one) => one.alias === alias) ?? magicCustomer(world, alias);

/**
 * What a guide's customer does: each is one verb and its arguments, which the shell has expanded.
 * A verb that leads the customer back to an app gives the address, as `$back`.
 */
const customers: Readonly<Record<string, (...given: string[]) => Promise<unknown>>> = {
  /** Pays at a checkout with a code, and waits until the merchant's events say how it ended. */
  pays: async (checkout_url = "", alias = "") => {
    const session_id = /\/(ps_\w+)/.exec(checkout_url)?.[1] ?? "";
    const checkout = await openCheckout({ session_id, checkout_url });
    await checkout.resolvePayer({ payer_alias: alias });
    await checkout.selectAuth("OTP");
    const { otp_code } = await phoneMessage(customerOf(alias), session_id, "OTP");
    // A customer whose account does not pay leaves.
    if ((await checkout.confirm(otp_code)).status === 422) await checkout.cancel();
    await merchantOf(world).untilStatus(session_id, "COMPLETED", "FAILED");
    await untilEvent(session_id, /^payment\.(completed|failed)$/);
  },
  /** Waits until the merchant has an event of this name about this subject. */
  waits: async (subject = "", event = "") => {
    await untilEvent(subject, new RegExp(`^${event.replaceAll(".", "\\.")}$`));
  },
  /** Waits until an app of the guide shows this text. */
  hears: async (address = "", text = "") => {
    await eventually(`${text} at ${address}`, async () =>
      (await (await fetch(address)).text()).includes(text),
    );
  },
  /** Waits until a file of the guide has this text. */
  reads: async (path = "", text = "") => {
    await eventually(
      `${text} in ${path}`,
      async () => existsSync(path) && readFileSync(path, "utf8").includes(text),
    );
  },
  /** Waits until an endpoint has accepted this event, of the world's merchant or of this key's. */
  delivered: async (subject = "", event = "", api_key = merchantOf(world).api_key) => {
    const read = <Answer>(path: string) =>
      requestOk<Answer>(`${gateway}/api/v1/events${path}`, {
        headers: { authorization: `Bearer ${api_key}` },
      });
    await eventually(`${event} about ${subject} delivered`, async () => {
      const listed = await read<{ data: { event: string; event_id: string }[] }>(
        `?subject=${subject}`,
      );
      const found = listed.data.find((one) => one.event === event);
      if (!found) return null;
      const { deliveries } = await read<{ deliveries: { status: string }[] }>(`/${found.event_id}`);
      return deliveries.some(({ status }) => status === "DELIVERED");
    });
  },
  /** Approves a consent with a code, and shares all accounts. */
  connects: async (consent_url = "", alias = "") => {
    const consent_id = /\/(cns_\w+)/.exec(consent_url)?.[1] ?? "";
    return (await approveConsent({ consent_id, consent_url }, customerOf(alias))).href;
  },
  /** Approves a mandate with a code. */
  approves: async (approval_url = "", alias = "") => {
    const mandate_id = /\/(mnd_\w+)/.exec(approval_url)?.[1] ?? "";
    const { token } = await requestOk<{ token: string }>(approval_url, {
      headers: { accept: "application/json" },
    });
    const step = (name: string, body: object) =>
      requestOk(`${gateway}/mandates/${mandate_id}/authorisation/${name}`, {
        ...{ method: "POST", body, headers: { "x-gateway-auth-session": token } },
      });
    await step("payer", { payer_alias: alias });
    await step("start", { auth_mode: "OTP" });
    const { otp_code } = await phoneMessage(customerOf(alias), mandate_id, "OTP");
    await step("confirm", { otp_code });
    await untilEvent(mandate_id, /^mandate\.activated$/);
  },
};

const untilEvent = (subject: string, name: RegExp) =>
  eventually(`${name} about ${subject}`, async () => {
    const { body } = await merchantOf(world).call<{ data: { event: string }[] }>(
      "GET",
      `/api/v1/events?subject=${subject}`,
    );
    return body.data.some(({ event }) => name.test(event));
  });

const pages = ["README.md", "docs/merchants.md", "docs/operators.md", "docs/personal-data.md"];

const guides = [...list("docs/guides/*.md"), ...pages].map(
  (path) => [path, stepsOf(path)] as const,
);

/** The variables that a page takes from docs/keys.md. */
const OWNER_KEY = world.gateways[0]?.admin_key ?? "";

describe.each(guides.filter(([, steps]) => steps.length > 0))("%s", (path, steps) => {
  test("runs, and gets the answers that it prints", async () => {
    // The port of the receiver that a guide starts.
    const shell = openShell(
      { ...local, "8791": String(await freePort()) },
      { GATEWAY: gateway, OWNER_KEY },
    );
    onTestFinished(shell.close);
    for (const step of steps) {
      if (step.kind === "file") shell.write(step.name, step.text);
      else if (step.kind === "sh") await shell.run(step.text);
      else if (step.kind === "json") {
        const real = JSON.parse(shell.answer());
        expect(differences(printedAnswer(step.text), real), step.text).toEqual([]);
      } else if (step.kind === "csv") {
        expect(shell.answer().replaceAll("\r\n", "\n").slice(0, step.text.length)).toBe(step.text);
      } else {
        const said = await shell.run(`printf '%s\\n' ${step.text}`);
        const [verb = "", ...given] = said.trim().split("\n");
        const act = customers[verb];
        if (!act) throw new Error(`${path}: no customer ${verb}`);
        const back = await act(...given);
        if (typeof back === "string") await shell.run(`back='${back}'`);
      }
    }
  });

  test("runs every file that it shows", () => {
    const commands = steps.filter(({ kind }) => kind === "sh").map(({ text }) => text);
    const files = steps.flatMap((step) => (step.kind === "file" ? [step.name] : []));
    expect(files.filter((name) => !commands.some((text) => text.includes(name)))).toEqual([]);
  });
});
