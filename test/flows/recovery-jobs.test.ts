import { expect, inject, test } from "vitest";
import { requestJson } from "../../scripts/local/http.ts";
import { eventually, inboxOf, merchantOf, readEvent } from "../support/checkout-client.ts";
import { clockAt } from "../support/clock.ts";
import { admin, codeOf, gatewayOf, newMerchant, ownAmount, withCode, worldOf } from "./steps.ts";

/**
 * Staff send a merchant the events that its endpoint never got: counted, started, watched. The
 * sweep ends a job later, which test/workers/recovery.object.test.ts shows.
 */
const world = inject("world");
const { offset, hurry } = clockAt(inject("baseUrls").sandbox);

const DAY = 86_400_000;

interface Job {
  job_id: string;
  status: string;
  total: number;
  done: number;
  delivered: number;
  failed: number;
}

test("staff count the missing events, start a job, watch it and see all events sent", async () => {
  const { merchant_id, api_key } = await newMerchant(world);
  const ofShop = worldOf(world, { api_key });
  const pay = async (): Promise<string> => {
    const { session, checkout, otp_code } = await withCode(ofShop, { amount: ownAmount() });
    await checkout.confirm(otp_code);
    await merchantOf(ofShop).untilStatus(session.session_id, "COMPLETED");
    return session.session_id;
  };
  const unheard = [await pay(), await pay()];
  const inbox = inboxOf(world, `recovery-${crypto.randomUUID()}`);
  const modes = { test: { webhook_url: inbox.url } };
  await admin(world, "PATCH", `/merchants/${merchant_id}`, { modes });
  await pay();
  const arrived = async () => (await inbox.messages()).map((message) => readEvent(message));
  await eventually("the first event", async () => (await arrived()).length === 1);

  const listed = `/endpoints?owner_id=${merchant_id}&mode=test`;
  const [endpoint] = (await admin<{ data: { endpoint_id: string }[] }>(world, "GET", listed)).data;
  const one = `/endpoints/${endpoint?.endpoint_id}`;
  const at = Date.now() + (await offset());
  const range = {
    from: new Date(at - DAY).toISOString(),
    to: new Date(at + DAY).toISOString(),
  };
  const missing = { ...range, which: "MISSING" };
  const failed = { ...range, which: "FAILED" };
  const recover = <Body>(body: object) => admin<Body>(world, "POST", `${one}/recover`, body);
  const count = async (body: object) =>
    (await recover<{ count: number }>({ ...body, dry_run: true })).count;
  expect([await count(missing), await count(failed)]).toEqual([2, 0]);
  expect(await arrived()).toHaveLength(1);

  const job = await recover<Job>(missing);
  expect(job).toMatchObject({ status: "RUNNING", total: 2, failed: 0 });
  const again = await recover<Job>(missing);
  const untilSent = ({ job_id }: Job) =>
    eventually("the job's events to be sent", async () => {
      const found = await admin<Job>(world, "GET", `/recovery-jobs/${job_id}`);
      return found.done === found.total && found;
    });
  const nothing = await recover<Job>(failed);
  const [sent, , none] = await hurry(Promise.all([job, again, nothing].map(untilSent)));
  expect(sent).toMatchObject({ total: 2, delivered: 2, failed: 0 });
  expect(none).toMatchObject({ total: 0, delivered: 0 });
  const told = (await arrived()).map(({ data }) => data.session_id);
  // The fast clock can make an attempt time out, and it is repeated; only the first arrival of each
  // event counts.
  expect([...new Set(told)].slice(1)).toEqual(unheard);
  expect(await count(missing)).toBe(0);

  const { base_url, admin_key } = gatewayOf(world);
  const asked = (path: string, body: object) =>
    requestJson(`${base_url}/admin/v1${path}`, {
      ...{ method: "POST", headers: { "x-gateway-admin-key": admin_key }, body },
    });
  const longAgo = { ...missing, from: new Date(at - 31 * DAY).toISOString() };
  const backwards = { ...missing, from: range.to, to: range.from };
  for (const body of [longAgo, backwards]) {
    expect(codeOf(await asked(`${one}/recover`, body))).toBe("VALIDATION_FAILED");
  }
  const unknown = `${one.slice(0, -4)}0000/recover`;
  expect(codeOf(await asked(unknown, missing))).toBe("NOT_FOUND");
  await admin(world, "POST", `${one}/disable`, { reason: "The shop asked for it." });
  expect(codeOf(await asked(`${one}/recover`, missing))).toBe("ENDPOINT_DISABLED");
});
