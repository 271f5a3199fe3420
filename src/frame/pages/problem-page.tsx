import type { Child } from "hono/jsx";
import { type ProblemCode, problemStatus } from "../../base/kernel/problems.ts";
import type { AnswerBrowser, Refused } from "../../base/platform/serve.ts";
import { Document, renderDocument } from "./document.tsx";
import { chooseLocale, type Locale } from "./locale.ts";
import { isNavigation, type PageInit, pageResponse, seeOther } from "./response.ts";

/** Present after a form was sent before the page's script could take it: nothing was done. */
export const UNSENT = "unsent";

/**
 * The answers of a worker's refusals for browsers. An address that holds nothing, and a service
 * that cannot answer, get a page. A form that is sent to a page which takes none leads back to the
 * page. Every other refusal is for programs and stays JSON.
 */
export const answerBrowserWith =
  (styles: readonly string[]): AnswerBrowser =>
  (refused) => {
    if (!isNavigation(refused.request)) return null;
    const { code } = refused.problem;
    if (code === "METHOD_NOT_ALLOWED" && refused.request.method === "POST" && refused.opensPage) {
      return seeOther(pageOf(refused.request));
    }
    const kind = kindOf(code);
    return kind && problemPage(kind, refused, styles);
  };

const pageOf = (request: Request): string => {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set(UNSENT, "");
  return `${pathname}?${searchParams}`;
};

type Kind = "missing" | "unavailable";

const kindOf = (code: ProblemCode): Kind | null => {
  const status = problemStatus({ code });
  if (status === 404 || status === 405) return "missing";
  return status === 429 || status >= 500 ? "unavailable" : null;
};

const problemPage = (
  kind: Kind,
  { request, problem, correlationId }: Refused,
  styles: readonly string[],
): Response => {
  const locale = chooseLocale(request);
  const words = sentences[locale];
  const { retry_after } = problem;
  const headers = retry_after === undefined ? {} : { "retry-after": String(retry_after) };
  return messagePage(
    { locale, styles, ...words[kind], status: problemStatus(problem), headers },
    <>
      {kind === "unavailable" && (
        <a class="primary" href={`?lang=${locale}`}>
          {words.again}
        </a>
      )}
      <p class="small" data-code={problem.code}>
        {words.support} <bdi dir="ltr">{correlationId}</bdi>
      </p>
    </>,
  );
};

type Sentences = Record<Kind, { heading: string; lead: string }> & {
  again: string;
  /** Before the correlation id of the request. */
  support: string;
};

export const sentences: Readonly<Record<Locale, Sentences>> = {
  en: {
    missing: {
      heading: "There is nothing at this address",
      lead: "Check that the address is complete, or go back to the shop, app or bank that sent you and start again.",
    },
    unavailable: {
      heading: "The page is not available right now",
      lead: "Wait a moment and load it again. What is under way is not affected.",
    },
    again: "Load again",
    support: "Reference for support:",
  },
  fr: {
    missing: {
      heading: "Il n’y a rien à cette adresse",
      lead: "Vérifiez que l’adresse est complète, ou retournez à la boutique, à l’application ou à la banque d’où vous venez et recommencez.",
    },
    unavailable: {
      heading: "La page est indisponible pour le moment",
      lead: "Attendez un instant et rechargez-la. Ce qui est en cours n’est pas affecté.",
    },
    again: "Recharger",
    support: "Référence pour l’assistance\u00a0:",
  },
  es: {
    missing: {
      heading: "No hay nada en esta dirección",
      lead: "Compruebe que la dirección está completa, o vuelva a la tienda, la aplicación o el banco de donde viene y empiece de nuevo.",
    },
    unavailable: {
      heading: "La página no está disponible en este momento",
      lead: "Espere un momento y vuelva a cargarla. Lo que está en curso no se ve afectado.",
    },
    again: "Volver a cargar",
    support: "Referencia para el servicio de ayuda:",
  },
  ar: {
    missing: {
      heading: "لا يوجد شيء في هذا العنوان",
      lead: "تأكد من اكتمال العنوان، أو عد إلى المتجر أو التطبيق أو المصرف الذي أرسلك وابدأ من جديد.",
    },
    unavailable: {
      heading: "الصفحة غير متاحة حاليًا",
      lead: "انتظر لحظة ثم أعد تحميلها. لا يتأثر ما هو قيد التنفيذ.",
    },
    again: "إعادة التحميل",
    support: "المرجع لخدمة الدعم:",
  },
};

interface PlainPage extends Omit<PageInit, "scripted"> {
  title: string;
  /** The addresses of the styles. */
  styles: readonly string[];
}

/** A page without a script, as a response. */
const plainPage = ({ title, styles, ...init }: PlainPage, content: Child): Response =>
  pageResponse(
    renderDocument(
      <Document locale={init.locale} title={title} styles={styles}>
        <main>{content}</main>
      </Document>,
    ),
    init,
  );

/** A page with one message: a heading, a sentence, and what may follow them. */
export const messagePage = (
  page: Omit<PlainPage, "title"> & { heading: string; lead?: string },
  children?: Child,
): Response => {
  const { heading, lead, ...init } = page;
  return plainPage(
    { ...init, title: heading },
    <div class="card">
      <h1>{heading}</h1>
      {lead && <p class="lead">{lead}</p>}
      {children}
    </div>,
  );
};
