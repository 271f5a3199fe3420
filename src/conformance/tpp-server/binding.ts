import { must } from "../case.ts";
import { came, mustBeRefused, tokensIn } from "./answers.ts";
import { checkBack } from "./flows.ts";
import type { FapiCase } from "./kit.ts";
import { newSigner, thumbprintOf } from "./signing.ts";

/** The code is bound to a DPoP key [RFC 9449 § 10]. */
const needs = ["FAPI-102"];
const mismatched = ["invalid_request", "invalid_grant", "invalid_dpop_proof"];

export const bindingCases: readonly FapiCase[] = [
  {
    id: "FAPI-113",
    module: "ensure-mismatched-dpop-jkt-fails",
    title: "PAR refuses a dpop_jkt that is not the key of its proof",
    rule: "O3.4",
    level: "BASIC",
    needs,
    async run(kit) {
      const [key, other] = [await newSigner(), await newSigner()];
      const { answer } = await kit.push({ key, form: { dpop_jkt: await thumbprintOf(other) } });
      mustBeRefused(
        answer,
        ["invalid_request", "invalid_dpop_proof"],
        "dpop_jkt was another key's",
      );
    },
  },
  {
    id: "FAPI-114",
    module: "ensure-token-endpoint-fails-with-mismatched-dpop-proof-jkt",
    title: "The code of a request with a proof is not redeemed with another key",
    rule: "O3.4",
    level: "BASIC",
    needs,
    async run(kit) {
      const granted = await kit.granted({ key: await newSigner() });
      const answer = await kit.redeem(granted, { key: await newSigner() });
      mustBeRefused(answer, mismatched, "The code was bound to another key");
    },
  },
  {
    id: "FAPI-115",
    module: "ensure-token-endpoint-fails-with-mismatched-dpop-jkt",
    title: "The code of a request with dpop_jkt is not redeemed with another key",
    rule: "O3.4",
    level: "BASIC",
    needs,
    async run(kit) {
      const dpop_jkt = await thumbprintOf(await newSigner());
      const granted = await kit.granted({ form: { dpop_jkt } });
      const answer = await kit.redeem(granted, { key: await newSigner() });
      mustBeRefused(answer, mismatched, "The code was bound to another key");
    },
  },
  {
    id: "FAPI-116",
    module: "ensure-dpopproof-at-par-endpoint-binding-success",
    title: "The code of a request with a proof is redeemed with its key",
    rule: "O3.4",
    level: "BASIC",
    needs,
    async run(kit) {
      const key = await newSigner();
      const granted = await kit.granted({ key });
      checkBack(kit, granted, granted.state);
      const tokens = tokensIn(await kit.redeem(granted, { key }));
      const answer = await kit.read(tokens, await kit.beside(tokens, key));
      must(answer.status === 200, `The API was to answer. ${came(answer)}`);
    },
  },
  {
    id: "FAPI-117",
    module: "ensure-dpop-auth-code-binding-success",
    title: "The code of a request with a proof and its dpop_jkt is redeemed with the key",
    rule: "O3.4",
    level: "BASIC",
    needs,
    async run(kit) {
      const key = await newSigner();
      await kit.tokens(key, { key, form: { dpop_jkt: await thumbprintOf(key) } });
    },
  },
];
