import type { RouteContract } from "../src/base/platform/contract.ts";
import type { Route } from "../src/base/platform/edge.ts";
import { bankFrame } from "../src/documents/bank.ts";
import { type DocumentFrame, documentOf, tagOf } from "../src/documents/document.ts";
import { merchantFrame } from "../src/documents/merchant.ts";
import { railFrame } from "../src/documents/rail.ts";
import { registryFrame } from "../src/documents/registry.ts";
import { staffFrame } from "../src/documents/staff.ts";
import { tppFrame } from "../src/documents/tpp.ts";
import { bankInterface } from "../src/network/banks/bank-interface.ts";
import { railInterface } from "../src/network/transfers/rail-interface.ts";
import { registryRoutes } from "../src/registry/routes.ts";
import { gatewayRoutes } from "./gateway/routes.ts";

const contractsOf = <Env>(routes: readonly Route<Env>[]): RouteContract[] =>
  routes.map(({ contract }) => contract);

const gateway = contractsOf(gatewayRoutes);
const registry = contractsOf(registryRoutes);

/** Throws if a row is in none of the documents and not internal. */
const requireReaders = (rows: readonly RouteContract[], frames: readonly DocumentFrame[]): void => {
  for (const row of rows) {
    if (!row.internal && !frames.some((frame) => tagOf(frame, row))) {
      throw new Error(`${row.paths[0]} belongs to no document`);
    }
  }
};

requireReaders(gateway, [merchantFrame, tppFrame, bankFrame, staffFrame]);
requireReaders(registry, [registryFrame]);

/** The documents by their reader, which is the name of their file in docs/openapi (164). */
export const documents = {
  merchant: documentOf(merchantFrame, gateway),
  tpp: documentOf(tppFrame, gateway),
  bank: documentOf(bankFrame, [...Object.values(bankInterface), ...gateway]),
  rail: documentOf(railFrame, [...railInterface, ...gateway]),
  staff: documentOf(staffFrame, gateway),
  registry: documentOf(registryFrame, registry),
};
