import { Document, renderDocument } from "../pages/document.tsx";
import type { Locale } from "../pages/locale.ts";
import { hostedStyles } from "./assets.ts";
import { ClockIcon, CrossIcon } from "./icons.tsx";
import { sentencesOf } from "./locales/index.ts";

/** The page at an unknown address, and while the service cannot answer. */
export const renderErrorPage = (model: {
  kind: "not-found" | "unavailable";
  locale: Locale;
}): string => {
  const words = sentencesOf(model.locale).error_page;
  const missing = model.kind === "not-found";
  const heading = missing ? words.not_found_heading : words.unavailable_heading;
  return renderDocument(
    <Document locale={model.locale} title={heading} styles={hostedStyles}>
      <main>
        <div class="card">
          <div class="outcome">
            <p class="symbol quiet">{missing ? <CrossIcon /> : <ClockIcon />}</p>
            <h1>{heading}</h1>
            <p class="lead">{missing ? words.not_found : words.unavailable}</p>
            {!missing && (
              <a class="primary" href={`?lang=${model.locale}`}>
                {words.retry}
              </a>
            )}
          </div>
        </div>
      </main>
    </Document>,
  );
};
