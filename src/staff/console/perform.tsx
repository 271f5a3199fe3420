import type { Child } from "hono/jsx";
import { type Problem, problem, problemStatus } from "../../base/kernel/problems.ts";
import { parameterNames } from "../../base/platform/contract.ts";
import { seeOther } from "../../frame/pages/response.ts";
import {
  actionFields,
  currencyOf,
  inWords,
  requestOf,
  stepFields,
  typed,
} from "./action-fields.ts";
import { load, type PageCall, type PageRun, refusedPage, render, respond } from "./answer-page.tsx";
import { type Field, labelOf } from "./fields.ts";
import { LaterStep, ReviewForm } from "./later-forms.tsx";
import type { Texts } from "./operations.ts";
import { noticeFor } from "./own-page.ts";
import type { Action, At, Review } from "./page.ts";
import { SecretBody } from "./parts.tsx";

/** What a form does: it asks for what is left to fill in or to confirm, and then acts once. */
export const perform = async (
  { env, request, url }: PageCall,
  { at: asked, api }: PageRun,
  name: string,
  action: Action,
  sent: URLSearchParams,
): Promise<Response> => {
  const { operation } = action;
  const contract = asked.operations.contract(operation);
  const path = { ...pathOf(sent, contract.paths[0] ?? ""), ...asked.params };
  const loaded = looksFirst(action) ? await load({ at: asked, api }) : null;
  if (loaded && !loaded.ok) return refusedPage({ at: asked, api }, loaded.problem);
  const at: At = { ...asked, data: loaded?.data ?? {} };
  const fields = actionFields(action, contract);
  const currency = currencyOf(action, at, (sent.get("currency") ?? "").trim());
  const filled: Filled = { run: { at, api }, name, action, sent, fields, currency };
  const place = placeOf(action, sent);
  const values = typed(fieldsUntil(filled, place), sent, action, currency);
  if (!values.ok) return refusing(filled, values.problem);
  const next = action.steps?.[place + 1];
  if (next) return stepPage(filled, place + 1, null);
  if (action.confirm) {
    const texts = { ...path, ...Object.fromEntries(sent) };
    const wanted = action.confirm(at.data as never, at, texts);
    if ((sent.get("confirm") ?? "").trim() !== wanted) {
      return refusing(filled, notConfirmed(wanted));
    }
  }
  const asks = requestOf(action, contract, values.value);
  const review = action.review?.(asks as never, at.data as never, at);
  if (review && sent.get("reviewed") !== review.button) return reviewPage(filled, review);
  const key = takesKey(contract) ? { idempotency_key: sent.get("form_key") ?? at.formKey } : {};
  const done = await api.call(operation, { path, body: { ...asks, ...key } });
  if (!done.ok) return refusing(filled, done.problem);
  if (action.shows) return render({ at, api }, null, action.shows(done.value as never, at));
  const to = action.to?.(done.value as never, at) ?? at.address;
  const secrets = secretsOf(action, done.value as Record<string, unknown>);
  if (secrets.length > 0) {
    return secretPage({ at, api }, action, secrets, to, action.says?.(done.value as never));
  }
  const notice = noticeFor(at.site, env, request, new URL(to, url).pathname, name);
  return seeOther(`${to}${to.includes("?") ? "&" : "?"}done=${notice}`);
};

/** A form with what was filled in. */
interface Filled {
  run: PageRun;
  name: string;
  action: Action;
  sent: URLSearchParams;
  fields: readonly Field[];
  currency: string | null;
}

/** Whether the form needs what its page shows. */
const looksFirst = ({ confirm, currency, review }: Action): boolean =>
  Boolean(confirm ?? currency ?? review);

/** Which of its steps was sent, from 0. */
const placeOf = ({ steps = [] }: Action, sent: URLSearchParams): number => {
  const place = Number(sent.get("step") ?? 0);
  return Number.isInteger(place) && place > 0 && place < steps.length ? place : 0;
};

const fieldsUntil = ({ action: { steps }, fields }: Filled, place: number): readonly Field[] =>
  steps?.slice(0, place + 1).flatMap((step) => stepFields(fields, step)) ?? fields;

/** The form as it was filled in, at the step that has the refused field. */
const refusing = (filled: Filled, refusal: Problem): Promise<Response> | Response => {
  const { run, name, action, sent, fields } = filled;
  const words = run.at.site.words?.[refusal.code];
  const problem = words ? { ...refusal, message: words } : inWords(refusal, fields);
  const steps = action.steps ?? [];
  const found = steps.findIndex((step) =>
    stepFields(fields, step).some((field) => field.name === problem.field),
  );
  const place = found === -1 ? placeOf(action, sent) : found;
  if (place > 0) return stepPage(filled, place, problem);
  return render({ ...run, at: { ...run.at, refused: { action: name, problem, sent } } }, null);
};

const stepPage = (
  { run: { at, api }, action, sent, fields, currency }: Filled,
  place: number,
  problem: Problem | null,
): Response => {
  const step = action.steps?.[place] ?? { title: action.label };
  const own = stepFields(fields, step);
  return between({ at, api }, problem, {
    title: `${action.label}: step ${place + 1} of ${action.steps?.length}`,
    children: <LaterStep {...{ at, sent, action, step, place, currency, problem }} fields={own} />,
  });
};

const reviewPage = ({ run, action, sent }: Filled, review: Review): Response =>
  between(run, null, {
    title: action.label,
    children: <ReviewForm at={run.at} sent={sent} review={review} />,
  });

/** A page between a form and what it does. */
const between = (
  { at, api }: PageRun,
  problem: Problem | null,
  { title, children }: { title: string; children: Child },
): Response =>
  respond(problem ? problemStatus(problem) : 200, {
    ...{ at, title, problem, children, notice: null, missing: [], made: api.made },
  });

const notConfirmed = (wanted: string): Problem =>
  problem("VALIDATION_FAILED", { field: "confirm", message: `Type ${wanted} to confirm.` });

const takesKey = ({ body }: { body: unknown }): boolean =>
  Object.hasOwn((body as { entries?: object } | null)?.entries ?? {}, "idempotency_key");

/** The path parameters that a form has in hidden fields: the page's own always win. */
const pathOf = (sent: URLSearchParams, pattern: string): Texts =>
  Object.fromEntries(parameterNames(pattern).map((name) => [name, sent.get(name) ?? undefined]));

type Secrets = readonly (readonly [name: string, secret: string])[];

const secretsOf = ({ secrets = [] }: Action, answer: Record<string, unknown>): Secrets =>
  secrets.flatMap((name) => {
    const secret = answer[name];
    return typeof secret === "string" ? [[labelOf(name), secret] as const] : [];
  });

const secretPage = (
  run: PageRun,
  action: Action,
  secrets: Secrets,
  back: string,
  says: Child,
): Response =>
  between(run, null, {
    title: action.label,
    children: (
      <>
        {says}
        <SecretBody secrets={secrets} back={back} />
      </>
    ),
  });
