import { assetsBelow, sharedStyles } from "../../frame/pages/assets.ts";
import journeyStyleSheet from "../../frame/pages/journey.css";
import aidsStyleSheet from "./assets/aids.css";
import answers from "./assets/answers.client.js";
import banks from "./assets/banks.client.js";
import bankStyleSheet from "./assets/banks.css";
import consentStyleSheet from "./assets/consent.css";
import hostedStyleSheet from "./assets/hosted.css";
import news from "./assets/news.client.js";
import page from "./assets/page.client.js";
import printStyleSheet from "./assets/print.css";
import screen from "./assets/screen.client.js";

const assets = assetsBelow("/assets", {
  "hosted.css":
    journeyStyleSheet + hostedStyleSheet + bankStyleSheet + aidsStyleSheet + printStyleSheet,
  "consent.css": consentStyleSheet,
  "page.client.js": page,
  "screen.client.js": screen,
  "answers.client.js": answers,
  "banks.client.js": banks,
  "news.client.js": news,
});

export const hostedAssetRoutes = assets.routes;

/** Of a checkout, which has no permissions, terms or connections to show. */
export const checkoutStyles = [...sharedStyles, "hosted.css"].map(assets.pathOf);

export const hostedStyles = [...checkoutStyles, assets.pathOf("consent.css")];

export const hostedScript = {
  path: assets.pathOf("page.client.js"),
  imported: ["screen.client.js", "answers.client.js", "banks.client.js", "news.client.js"].map(
    assets.pathOf,
  ),
};
