import { bankFrame } from "../src/documents/bank.ts";
import { documentOf } from "../src/documents/document.ts";
import { gatewayFrame } from "../src/documents/gateway.ts";
import { registryFrame } from "../src/documents/registry.ts";
import { bankInterface } from "../src/network/banks/bank-interface.ts";
import { registryRoutes } from "../src/registry/routes.ts";
import { gatewayRoutes } from "./gateway/routes.ts";

/** The documents of the workers' route tables, by the name of their file in docs/openapi. */
export const documents = {
  gateway: documentOf(
    gatewayFrame,
    gatewayRoutes.map(({ contract }) => contract),
  ),
  bank: documentOf(bankFrame, Object.values(bankInterface)),
  registry: documentOf(
    registryFrame,
    registryRoutes.map(({ contract }) => contract),
  ),
};
