/** The gateway with two more kinds of object, for tests only. */
import { limitKind } from "../../approvals/planted-limit/kind.ts";

export * from "../../../workers/gateway/index.ts";
export { default } from "../../../workers/gateway/index.ts";
export { TestObject } from "./test-aggregate.ts";
export const LimitObject = limitKind.Object;
