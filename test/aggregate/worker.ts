/** The gateway with one more kind of object, which only tests know. */
export * from "../../workers/gateway/index.ts";
export { default } from "../../workers/gateway/index.ts";
export { TestObject } from "./test-aggregate.ts";
