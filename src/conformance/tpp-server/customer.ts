import * as v from "valibot";
import { callOut } from "../../base/platform/outbound.ts";
import { CannotRun } from "../case.ts";
import type { Customer } from "../customer.ts";

/** Who decides on the page of the server, and says where the browser was sent back to. */
export interface ConsentCustomer {
  decide(address: string, verdict: Verdict): Promise<URL>;
}

type Verdict = "APPROVE" | "REJECT";

const TIMEOUT_MS = 30_000;

const opened = v.pipe(v.string(), v.parseJson(), v.object({ token: v.string() }));
const moved = v.pipe(v.string(), v.parseJson(), v.object({ redirect_url: v.nullish(v.string()) }));

/**
 * A program in the customer's place: it takes the steps of the gateway's page as JSON, which test
 * mode allows (O6.12), and reads the code on the customer's phone.
 */
export const customerOnPage = (iban: string, phone: Customer): ConsentCustomer => ({
  async decide(address, verdict) {
    const page = await pageBehind(address);
    const at = new URL(page);
    const id = /\/consent\/(cns_\w+)/.exec(at.pathname)?.[1] ?? "";
    const { token } = v.parse(opened, await textOf("GET", page));
    const step = async (name: string, body: object) => {
      const path = `${at.origin}/ob/consents/${id}/authorisation/${name}`;
      return v.parse(moved, await textOf("POST", path, { token, body }));
    };
    await step("payer", { payer_iban: iban });
    if (verdict === "REJECT") return backOf(await step("reject", {}));
    await step("start", { auth_mode: "OTP" });
    const otp_code = await phone.readCode(id, null);
    if (otp_code === null) throw new CannotRun("No code came to the customer's phone.");
    await step("confirm", { otp_code });
    return backOf(await step("approve", {}));
  },
});

const backOf = ({ redirect_url }: v.InferOutput<typeof moved>): URL => {
  const back = URL.parse(redirect_url ?? "");
  if (!back) throw new CannotRun("The page sent the customer nowhere.");
  return back;
};

const pageBehind = async (address: string): Promise<string> => {
  const answer = await callOut({ url: address, method: "GET", timeoutMs: TIMEOUT_MS });
  const location = answer.kind === "answered" ? answer.headers.get("location") : null;
  if (location !== null) return location;
  throw new CannotRun(`${new URL(address).pathname} does not lead to a page of the customer.`);
};

const textOf = async (
  method: "GET" | "POST",
  url: string,
  sent?: { token: string; body: object },
): Promise<string> => {
  const headers = {
    accept: "application/json",
    ...(sent && { "content-type": "application/json", "x-gateway-auth-session": sent.token }),
  };
  const body = sent && { body: JSON.stringify(sent.body) };
  const answer = await callOut({ url, method, headers, ...body, timeoutMs: TIMEOUT_MS });
  if (answer.kind === "answered" && answer.status === 200) return answer.text;
  const came = answer.kind === "answered" ? `${answer.status} ${answer.text}` : answer.reason;
  throw new CannotRun(`A step of the customer failed at ${new URL(url).pathname}: ${came}`);
};
