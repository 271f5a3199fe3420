import type { Route } from "../../src/platform/edge.ts";
import { logFault } from "../../src/platform/log.ts";
import { serve as serveUnchecked } from "../../src/platform/serve.ts";
import { answerCheck } from "./check-answer.ts";

/** Nobody gets it: the TCP front resets the connection (scripts/local/front.ts). */
const RESET_STATUS = 598;

export const WRONG_ANSWER = "an answer that no row names";

/**
 * `serve` for the workers of tests: each answer is checked against its row, and one that no row
 * names is noted in the log, where the tests find it. The answer itself leaves unchanged.
 */
export const serve = <Env>(routes: readonly Route<Env>[]) => {
  const handle = serveUnchecked(routes);
  const check = answerCheck(routes.map(({ contract }) => contract));
  return async (request: Request, env: Env, context: ExecutionContext): Promise<Response> => {
    const response = await handle(request, env, context);
    // A fault that the sandbox was asked for is no answer of its contract.
    if (response.headers.has("x-sandbox-fault") || response.status === RESET_STATUS)
      return response;
    const { status, headers } = response;
    const copy = response.webSocket ? null : response.clone();
    const note = async () => {
      const { method, url } = request;
      const { pathname } = new URL(url);
      const text = (await copy?.text()) ?? "";
      const difference = check(method, pathname, { status, headers, text });
      if (difference !== null) logFault(WRONG_ANSWER, difference);
    };
    context.waitUntil(note());
    return response;
  };
};
