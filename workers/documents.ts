import { bankInterface } from "../src/banks/bank-interface.ts";
import { bankFrame } from "../src/contract/bank.ts";
import { documentOf } from "../src/contract/document.ts";
import { gatewayFrame } from "../src/contract/gateway.ts";
import { registryFrame } from "../src/contract/registry.ts";
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
