import { describe, expect, it } from "vitest";
import { type Locale, locales } from "../../../src/frame/pages/locale.ts";
import { connectionsSentencesOf } from "../../../src/products/connections/locales/index.ts";
import {
  type ConnectionsView,
  renderConnectionsPage,
} from "../../../src/products/connections/page.tsx";
import { consentSentencesOf } from "../../../src/products/consents/locales/index.ts";
import { mandateSentencesOf } from "../../../src/products/mandates/locales/index.ts";
import { pageTime } from "./checkout-views.ts";
import { connectionsViews } from "./connections-views.ts";
import {
  expectFormsToWork,
  expectNoMarkup,
  expectWholeDocument,
  hostile,
  mainOf,
  textOf,
} from "./page-text.ts";

const names = Object.keys(connectionsViews) as (keyof typeof connectionsViews)[];

const render = (view: ConnectionsView, locale: Locale = "en"): string =>
  renderConnectionsPage({ view, token: "st_abc", locale, path: "/connections", now: pageTime });

describe.each(locales)("the page of connections in %s", (locale) => {
  const words = connectionsSentencesOf(locale);

  it.each(names)("renders %s as one whole document, with nothing inline", (name) => {
    expectWholeDocument(render(connectionsViews[name], locale), locale);
  });

  it("says of each consent who, what, why, since, until and last used", () => {
    const text = textOf(mainOf(render(connectionsViews.list, locale)));
    const { list } = words;
    const { scopes } = consentSentencesOf(locale);
    for (const part of [
      ...["Ledgerly", "Rentwise", "Budget planner", "2026"],
      ...[scopes["accounts:read"], scopes["balances:read"], scopes["payments:write"]],
      ...[list.since, list.until, list.last_used, list.never_used],
    ]) {
      expect(text).toContain(part);
    }
  });

  it("says of each mandate who is paid, through which app, how much, how often and until when", () => {
    const text = textOf(mainOf(render(connectionsViews.list, locale)));
    const { list } = words;
    const { terms, paused } = mandateSentencesOf(locale);
    for (const part of [
      ...["Corner Shop", "Corner Shop Plus", "Northgate Homes", "Rentwise", "Europe/Berlin"],
      ...[terms.each, terms.limits, terms.collection, terms.from, terms.until, terms.no_end],
      ...[list.app, list.last_charged, paused.lead],
    ]) {
      expect(text).toContain(part);
    }
    const amounts = text.match(/(12|25|150)[.,]\s?[05]0/gu) ?? [];
    expect(amounts.length).toBeGreaterThanOrEqual(4);
  });

  it("shows mandates alone, too", () => {
    const text = textOf(mainOf(render({ ...connectionsViews.list, connections: [] }, locale)));
    expect(text).toContain("Corner Shop");
    expect(text).not.toContain(words.list.none);
  });

  it("says that there is none, and only then", () => {
    const says = (view: ConnectionsView) => textOf(render(view, locale)).includes(words.list.none);
    expect([says(connectionsViews.none), says(connectionsViews.list)]).toEqual([true, false]);
  });
});

describe("what the page never does", () => {
  it("renders no text of TPPs and banks as markup", () => {
    const [connection] = connectionsViews.list.connections;
    const [mandate] = connectionsViews.list.mandates;
    const html = render({
      ...connectionsViews.list,
      payer: { bank_name: hostile, masked_iban: hostile, available_auth_methods: [] },
      connections: [
        { ...connection, ...{ tpp_name: hostile, purpose: hostile, consent_id: hostile } },
      ] as unknown as ConnectionsView["connections"],
      mandates: [
        {
          ...{ ...mandate, mandate_id: hostile, app_name: hostile },
          ...{ creditor_name: hostile, description: hostile },
        },
      ],
    });
    expectNoMarkup(html);
  });

  it("names a payment", () => {
    for (const name of names) {
      for (const locale of locales) {
        const text = textOf(mainOf(render(connectionsViews[name], locale)));
        expect(text).not.toMatch(
          /this payment|nothing was paid|ce paiement|este pago|هذه الدفعة/iu,
        );
      }
    }
  });
});

describe("a code or prompt", () => {
  it("can always be asked for again: only the account's guard makes the customer wait", () => {
    for (const name of ["otp", "push"] as const) {
      expect(render(connectionsViews[name])).toContain('id="resend"');
    }
    const words = connectionsSentencesOf("en").otp.attempts_left.other.replace("{count} ", "");
    expect(textOf(render(connectionsViews.otp))).not.toContain(words);
  });
});

describe("what the page's script needs", () => {
  it("asks about a prompt, and listens to nothing", () => {
    const live = (name: keyof typeof connectionsViews) =>
      /data-live="(\w+)"/u.exec(render(connectionsViews[name]))?.[1] ?? null;
    expect(names.map((name) => [name, live(name)])).toEqual([
      ...[
        ["identify", null],
        ["choose", null],
        ["otp", null],
        ["push", "ask"],
      ],
      ...[
        ["none", null],
        ["stopped", null],
        ["all_stopped", null],
        ["list", null],
      ],
    ]);
  });

  it("finds token and steps, and each stop names its consent or its mandate", () => {
    const html = render(connectionsViews.list);
    expect(html).toContain('<meta name="auth-session" content="st_abc"/>');
    expect(html).toContain('<meta name="session-steps" content="/connections"/>');
    expect(html).toContain('<input type="hidden" name="consent_id" value="cns_2"/>');
    expect(html).toContain('<input type="hidden" name="mandate_id" value="mnd_2"/>');
  });

  it.each(names)("every form of %s works without the script", (name) => {
    expectFormsToWork(mainOf(render(connectionsViews[name])));
  });
});
