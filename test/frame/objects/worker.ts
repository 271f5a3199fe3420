/** The gateway with one more kind of object, for tests only. */
export * from "../../../workers/gateway/index.ts";
export { default } from "../../../workers/gateway/index.ts";
export { TestObject } from "./test-aggregate.ts";
