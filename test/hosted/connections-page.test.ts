import { describe, expect, it } from "vitest";
import { hostedScript } from "../../src/hosted/assets.ts";
import { type ConnectionsView, renderConnectionsPage } from "../../src/hosted/connections-page.tsx";
import { connectionsSentencesOf, consentSentencesOf } from "../../src/hosted/locales/index.ts";
import { type Locale, locales } from "../../src/pages/locale.ts";
import { pageTime } from "./checkout-views.ts";
import { connectionsViews } from "./connections-views.ts";
import { mainOf, textOf } from "./page-text.ts";

const names = Object.keys(connectionsViews) as (keyof typeof connectionsViews)[];

const render = (view: ConnectionsView, locale: Locale = "en"): string =>
  renderConnectionsPage({ view, token: "st_abc", locale, path: "/connections", now: pageTime });

describe.each(locales)("the page of connections in %s", (locale) => {
  const words = connectionsSentencesOf(locale);

  it.each(names)("renders %s as one whole document, with nothing inline", (name) => {
    const html = render(connectionsViews[name], locale);
    expect(html).toContain(`lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}"`);
    expect(html.match(/<h1/gu)).toHaveLength(1);
    expect(textOf(mainOf(html))).not.toMatch(/\{\w+\}|undefined|\[object|NaN/u);
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+="/u);
    expect(html.match(/<script[^>]*>/gu)).toEqual([
      `<script type="module" src="${hostedScript.path}">`,
      '<script type="application/json" id="page-data">',
    ]);
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

  it("says that there is none, and only then", () => {
    const says = (view: ConnectionsView) => textOf(render(view, locale)).includes(words.list.none);
    expect([says(connectionsViews.none), says(connectionsViews.list)]).toEqual([true, false]);
  });
});

describe("what the page never does", () => {
  it("renders no text of TPPs and banks as markup", () => {
    const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;
    const [connection] = connectionsViews.list.connections;
    const html = render({
      ...connectionsViews.list,
      payer: { bank_name: hostile, masked_iban: hostile, available_auth_methods: [] },
      connections: [
        { ...connection, ...{ tpp_name: hostile, purpose: hostile, consent_id: hostile } },
      ] as unknown as ConnectionsView["connections"],
    });
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<img");
    expect(html.match(/<script/gu)).toHaveLength(2);
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
        ["list", null],
      ],
    ]);
  });

  it("finds token and steps, and each stop names its consent", () => {
    const html = render(connectionsViews.list);
    expect(html).toContain('<meta name="auth-session" content="st_abc"/>');
    expect(html).toContain('<meta name="session-steps" content="/connections"/>');
    expect(html).toContain('<input type="hidden" name="consent_id" value="cns_2"/>');
  });

  it.each(names)("every form of %s waits for the script", (name) => {
    const html = mainOf(render(connectionsViews[name]));
    const forms = html.match(/<form/gu) ?? [];
    expect(html.match(/<button type="submit"[^>]* disabled/gu) ?? []).toHaveLength(forms.length);
  });
});
