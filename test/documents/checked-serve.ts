import type { Route } from "../../src/base/platform/edge.ts";
import { redact } from "../../src/base/platform/log.ts";
import { type AnswerBrowser, serve as serveUnchecked } from "../../src/base/platform/serve.ts";
import { answerCheck } from "./check-answer.ts";

/**
 * `serve` for the workers of tests: each answer is checked against its row. The answer itself
 * leaves unchanged. What differs is logged, where the tests of a world find it, and kept for the
 * tests that run in the worker itself.
 */
export const WRONG_ANSWER = "an answer that no row names";

/** Nobody gets it: the TCP front resets the connection (scripts/local/front.ts). */
const RESET_STATUS = 598;

const wrong = new Set<string>();
const running = new Set<Promise<void>>();

/** The answers so far that no row names, each once. */
export const wrongAnswers = async (): Promise<string[]> => {
  await Promise.all(running);
  return [...wrong].sort();
};

export const serve = <Env>(routes: readonly Route<Env>[], answerBrowser?: AnswerBrowser) => {
  const handle = serveUnchecked(routes, answerBrowser);
  const check = answerCheck(routes.map(({ contract }) => contract));

  const examine = async (request: Request, response: Response): Promise<void> => {
    const { status, headers } = response;
    // A file that breaks off has no end to check.
    const text = response.webSocket ? "" : await response.text().catch(() => null);
    if (text === null) return;
    const { pathname } = new URL(request.url);
    const difference = await check(request.method, pathname, { status, headers, text });
    if (difference === null) return;
    wrong.add(difference);
    const line = { level: "error", event: WRONG_ANSWER, error: redact(difference) };
    console.error(JSON.stringify(line));
  };

  return async (request: Request, env: Env, context: ExecutionContext): Promise<Response> => {
    const response = await handle(request, env, context);
    const { status, headers, webSocket } = response;
    // A fault that the sandbox was asked for is no answer of its contract.
    if (headers.has("x-sandbox-fault") || status === RESET_STATUS) return response;
    const examined = examine(request, webSocket ? response : response.clone());
    running.add(examined);
    context.waitUntil(examined.finally(() => running.delete(examined)));
    return response;
  };
};
