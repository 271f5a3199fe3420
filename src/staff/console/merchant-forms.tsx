import type { Child } from "hono/jsx";
import type { FormStep } from "./page.ts";
import { Given, Part } from "./parts.tsx";

/** How a merchant is registered: who it is, then its test mode. Live mode is opened on its page. */
export const registerSteps: readonly FormStep[] = [
  { title: "Name and brand", except: ["modes"] },
  {
    title: "Open test mode",
    only: [
      ...["modes.test.settlement_iban", "modes.test.webhook_url"],
      ...["modes.test.refund_authority"],
    ],
    shows: (sent) => (
      <Part title="How customers will see it">
        <BrandPreview of={(name) => sent.get(name) ?? ""} />
        <p class="small">Live mode is opened later, on the page of the merchant.</p>
      </Part>
    ),
  },
];

export const registerNeeds = ["name", "modes.test.settlement_iban"] as const;

const isColour = (text: string): boolean => /^#[0-9A-Fa-f]{6}$/.test(text);

/** The name beside its logo, above its colour: as at the top of a page that asks for money. */
export const BrandPreview = ({ of }: { of(member: string): string }): Child => {
  const [logo, colour] = [of("logo"), of("colour").trim()];
  const support = [of("support_email"), of("support_phone"), of("support_url")].find(Boolean);
  return (
    <div class="brand-preview">
      {logo !== "" && <img class="logo" src={imageOf(logo)} alt="" />}
      <strong>
        <Given text={of("name")} />
      </strong>
      <svg viewBox="0 0 240 6" width="240" height="6" aria-hidden="true">
        <rect width="240" height="6" fill={isColour(colour) ? colour : "#155e54"} />
      </svg>
      <span class="small">
        {isColour(colour) ? colour : "Our own colour: it has none."}{" "}
        {support ? `Customers ask ${support}.` : "Customers are not told whom to ask."}
      </span>
    </div>
  );
};

/** A logo that is kept, or one that was just chosen: the beginning of base64 tells a PNG. */
const imageOf = (logo: string): string =>
  logo.includes(".")
    ? `/logos/${logo}`
    : `data:image/${logo.startsWith("iVBOR") ? "png" : "svg+xml"};base64,${logo}`;
