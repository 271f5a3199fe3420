/** What the clients of merchants and of TPPs export both: the error, the options, the types. */
export {
  type FailureWithoutAnswer,
  GatewayError,
  type GatewayErrorCode,
  type RefusalDetails,
} from "./errors.ts";
export type {
  CallOptions,
  ClientOptions,
  Hooks,
  KeyedOptions,
  ListPage,
  Paged,
  RequestAttempt,
} from "./request.ts";
export type { Fetch, SdkClock } from "./runtime.ts";
export type * from "./types.ts";
