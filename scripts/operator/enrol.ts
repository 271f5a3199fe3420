import { configureSandbox, worldDocument } from "../local/enrol.ts";
import { type EnrolledGateway, enrolAtGateway } from "../local/enrol-gateway.ts";
import { enrolAtRegistry } from "../local/enrol-registry.ts";
import { requestJson, requestOk } from "../local/http.ts";
import type { SandboxSeed, World, WorldGateway } from "../local/world.ts";
import {
  type Checkout,
  ownerKeyOf,
  ownerKeyVariable,
  registryOf,
  worldHostOf,
  worldKeyOf,
} from "./checkout.ts";
import type { Deployment, Say } from "./deploy.ts";
import { railKeysOf } from "./gather.ts";
import { untilAnswering } from "./until-answering.ts";

/** A person who approves: each makes a key and gives away its SHA-256 alone. */
export interface Approver {
  name: string;
  sha256: string;
}

/** Reads `NAME=SHA256`. Throws a sentence that says what to change. */
export const readApprover = (text: string): Approver => {
  const { name, sha256 } = /^(?<name>[^=]+)=(?<sha256>[0-9a-f]{64})$/.exec(text)?.groups ?? {};
  if (!name || !sha256) throw new Error(`--approver takes NAME=SHA256, not "${text}".`);
  return { name, sha256 };
};

/**
 * What a deployed worker needs before it is used: approvers, and for a gateway the banks, merchants
 * and apps of its simulated world. Every answer is kept, so it is repeated from the beginning.
 * Returns whether all of it is there.
 */
export const enrol = async (
  checkout: Checkout,
  deployment: Deployment,
  approvers: readonly Approver[],
  say: Say,
): Promise<boolean> => {
  if (deployment.worker === "sandbox") return true;
  await untilAnswering(deployment.needs.url);
  const ownerKey = ownerKeyOf(deployment);
  if (!ownerKey) {
    say(`The owner's key is not here. Put it into ${ownerKeyVariable(deployment.worker)}.`);
    return false;
  }
  for (const approver of approvers) await addApprover(deployment, ownerKey, approver, say);
  if (deployment.worker === "registry") return true;
  return enrolTestMode(checkout, deployment, ownerKey, say);
};

interface AddedKey {
  status?: string;
  error?: { code: string };
}

const addApprover = async (
  { needs }: Deployment,
  ownerKey: string,
  { name, sha256 }: Approver,
  say: Say,
): Promise<void> => {
  const { status, body } = await requestJson<AddedKey>(`${needs.url}/admin/v1/admin-keys`, {
    method: "POST",
    body: { name, role: "approver", sha256 },
    headers: { "x-gateway-admin-key": ownerKey },
  });
  if (status === 201) {
    const isFirst = body.status === "ACTIVE";
    say(`Approver ${name}: ${isFirst ? "in force" : "waits for an approver, then for the delay"}`);
  } else if (body.error?.code === "ALREADY_EXISTS") say(`Approver ${name}: was added before`);
  else throw new Error(`Approver ${name}: ${status} ${JSON.stringify(body)}`);
};

const enrolTestMode = async (
  checkout: Checkout,
  gateway: Deployment,
  ownerAdminKey: string,
  say: Say,
): Promise<boolean> => {
  const worldKey = worldKeyOf(checkout, gateway);
  const keys = railKeysOf(gateway);
  if (!worldKey || !keys) {
    say(`Test mode: the key of ${worldHostOf(gateway)} is not here. Put it into SANDBOX_KEY.`);
    return false;
  }
  const sandboxUrl = `https://${worldHostOf(gateway)}`;
  await untilAnswering(sandboxUrl);
  const headers = { "x-sandbox-key": worldKey };
  const seed = await requestOk<SandboxSeed>(`${sandboxUrl}/__local/seed.json`, { headers });
  await enrolNames(checkout, gateway, { sandboxUrl, seed }, say);
  const secrets = {
    ownerAdminKey,
    railKey: keys.rail_key,
    railCallbackKey: keys.rail_callback_key,
  };
  const enrolled = await enrolAtGateway(
    {
      file: gateway.enrolmentFile,
      site: { operator: gateway.name, url: gateway.needs.url },
      ...{ sandboxUrl, secrets, approverKey: null, registryKey: "" },
    },
    seed,
  );
  await configureSandbox(sandboxUrl, publicWorld(gateway, seed, enrolled), [enrolled], headers);
  const banks = seed.banks.map(({ name }) => name).join(" and ");
  say(`Test mode: ${banks}, three merchants and three apps at ${sandboxUrl}/shop`);
  return true;
};

/** The names of the world's customers. The registry's operator enrols them, once for all worlds. */
const enrolNames = async (
  checkout: Checkout,
  gateway: Deployment,
  { sandboxUrl, seed }: { sandboxUrl: string; seed: SandboxSeed },
  say: Say,
): Promise<void> => {
  const registry = registryOf(checkout, gateway);
  const ownerAdminKey = registry && ownerKeyOf(registry);
  if (!registry || !ownerAdminKey) {
    say("Names: the registry's operator enrols those of the test world.");
    return;
  }
  const registryUrl = registry.needs.url;
  const input = { file: registry.enrolmentFile, ownerAdminKey, registryUrl, sandboxUrl };
  await enrolAtRegistry(input, seed);
  say(`Names: ${seed.links.length} accounts in the test realm of ${registryUrl}`);
};

/** The world's document without the keys of staff, registry and rail, which it does not need. */
const publicWorld = (
  gateway: Deployment,
  seed: SandboxSeed,
  { gateway: entry, ...rest }: EnrolledGateway,
): World => {
  const shown: WorldGateway = { ...entry, admin_key: "", rail_key: "", bank_keys: {} };
  return worldDocument(seed, [{ ...rest, gateway: shown }], {
    base_url: gateway.needs.vars.REGISTRY_URL ?? "",
    ...{ admin_key: "", approver_key: null, gateway_key: "", bank_keys: {} },
  });
};
