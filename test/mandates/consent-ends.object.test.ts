import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { permitMandate } from "../../src/consents/ask-permit.ts";
import { formatId } from "../../src/kernel/ids.ts";
import type { TppRecord } from "../../src/parties/tpps.ts";
import { newObjectId } from "../../src/platform/objects.ts";
import { CALL } from "../aggregate/object-under-test.ts";
import { TPP } from "../consents/consent-fixtures.ts";
import { type Approved, mustAct, newApproved } from "../oauth/scene.ts";
import { migrate } from "../operators/gateway.ts";
import { endTest, env, startTest } from "../workers/gateway-worker.ts";

/** A consent and its mandates, as the deployed worker connects them. */
const tpp = TPP as unknown as TppRecord;
const work = { env, ...CALL, traceparent: "" };

beforeAll(() => migrate());
beforeEach(startTest);
afterEach(endTest);

const newConsenting = () => newApproved(env, tpp, { terms: { scopes: ["mandates:write"] } });

const revoke = ({ stub }: Approved) =>
  mustAct(stub, { type: "revoke", by: { kind: "OPERATOR" }, reason: null });

describe("a permit", () => {
  const asked = { mandate_id: "mnd_1", account_id: "acc_1", lapses_at: null };

  it("answers the approval and the account of this moment", async () => {
    const consent = await newConsenting();
    expect(await permitMandate(work, consent.consent_id, asked)).toMatchObject({
      ok: true,
      value: {
        authorisation: { type: "SCA", reference: "t-ch1" },
        accounts: [{ account_id: "acc_1" }],
      },
    });
  });

  it.each<[string, (consent: Approved) => Promise<string>]>([
    [
      "after the end of the consent",
      async (consent) => {
        await revoke(consent);
        return consent.consent_id;
      },
    ],
    ["of a consent that is gone", async () => formatId("cns", newObjectId(env, "CONSENTS"))],
    ["of a malformed id", async () => "cns_1"],
  ])("%s is refused", async (_, bring) => {
    const consentId = await bring(await newConsenting());
    const refused = { ok: false, problem: { code: "CONSENT_REVOKED" } };
    expect(await permitMandate(work, consentId, asked)).toMatchObject(refused);
  });
});
