import {
  canStillAct,
  notApproved,
  openPage,
  openSituation,
  renderPage,
} from "../../../src/approvals/page/approval-page.tsx";
import { Ending } from "../../../src/approvals/page/ending.tsx";
import { Asker, type HostedModel } from "../../../src/approvals/page/frame.tsx";
import type { ShownPage } from "../../../src/approvals/page/page-address.ts";
import { StepScreen } from "../../../src/approvals/page/sca-steps.tsx";
import { formatMoney } from "../../../src/base/kernel/money.ts";
import { shown } from "../../../src/base/kernel/shown.ts";
import { Ltr } from "../../../src/frame/pages/document.tsx";
import { languages } from "../../../src/frame/pages/locale.ts";
import type { LimitRead } from "./limit.ts";
import { limitWords } from "./locales.ts";

export type ShownLimit = ShownPage<LimitRead>;

const situationOf = (view: ShownLimit) => {
  if (view.status === "ASKED") return openSituation(view);
  if (view.status === "CHANGED") return { name: "approved", step: 3 } as const;
  return notApproved(view.reason);
};

export const renderLimitPage = (model: HostedModel<ShownLimit>): string => {
  const view = shown(model.view);
  const money = formatMoney(view.amount, view.currency, languages[model.locale].intlLocale);
  const page = openPage(model, {
    view,
    words: limitWords[model.locale],
    situation: situationOf(view),
    values: { tpp: <bdi>{view.tpp_name}</bdi>, amount: <Ltr>{money}</Ltr> },
    bank: view.payer?.bank_name ?? null,
    choosesAccount: true,
  });
  const { words, situation } = page;
  return renderPage(model, page, {
    inTitle: { tpp: view.tpp_name },
    state: `${view.status} ${view.step}`,
    live: canStillAct(situation) ? "listen" : null,
    stepsPath: `/ob/limits/${view.limit_id}/authorisation`,
    summary: (
      <section class="summary" aria-label={words.chrome.summary}>
        <Asker
          name={view.tpp_name}
          words={words}
          until={page.until(canStillAct(situation) ? view.expires_at : null)}
        />
        <p class="asks">{page.say(words.asks)}</p>
      </section>
    ),
    children:
      situation.step === 3 || situation.step === null ? (
        <Ending page={page} name={situation.name} />
      ) : (
        <StepScreen page={page} situation={situation.name} />
      ),
  });
};
