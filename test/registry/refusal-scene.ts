import { beforeAll, beforeEach } from "vitest";
import {
  type Answer,
  accountRef,
  type Bank,
  confirmAt,
  fresh,
  link,
  migrate,
  newBank,
  newCustomer,
  ok,
  proofOf,
} from "./registry.ts";

/** The scene of the refusals: three banks, and a new customer of the first one for each test. */
interface Scene {
  home: Bank;
  other: Bank;
  /** Registered only for payments. */
  payments: Bank;
  customer: Awaited<ReturnType<typeof newCustomer>>;
}

export const scene = {} as Scene;

export const enterScene = (): void => {
  beforeAll(async () => {
    await migrate();
    const payments = await newBank(fresh("payments"), "test", ["PAYMENTS"]);
    Object.assign(scene, { home: await newBank(), other: await newBank(), payments });
  });
  beforeEach(async () => {
    scene.customer = await newCustomer(scene.home);
  });
};

/** A sentence of a refusal, and one way to cause it. */
export type Refusal = [code: string, sentence: string, way: () => Promise<Answer>];

export const stranger = () => proofOf(fresh("id of somebody else"));

export const handleOf = ({ alias }: { alias: string }, step = "") =>
  `/identity/handles/${alias}${step}`;

export const remove = (bank: Bank, path: string) =>
  bank.call(path, undefined, { method: "DELETE" });

export const suspendedBy = async (call: Bank["call"], path: string, reason: string) =>
  ok(await call(`${path}/suspend?realm=test`, { reason }), 200);

/** A link of the other bank that its customer has confirmed. */
export const linkedElsewhere = async () => {
  const ref = await link(scene.other, scene.customer.alias);
  await confirmAt(scene.home, scene.customer, ref);
  return ref;
};

export const open = (type: string, proof: object = scene.customer.proof, more: object = {}) =>
  scene.other.call("/identity/claims", {
    ...{
      type,
      alias: scene.customer.alias,
      account_ref: accountRef(),
      customer_proof: proof,
      ...more,
    },
  });
