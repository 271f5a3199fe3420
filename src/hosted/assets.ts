import { assetsBelow, sharedStyles } from "../pages/assets.ts";
import answers from "./assets/answers.client.js";
import checkout from "./assets/checkout.client.js";
import checkoutStyles from "./assets/checkout.css";
import news from "./assets/news.client.js";
import screen from "./assets/screen.client.js";

const assets = assetsBelow("/assets", {
  "checkout.css": checkoutStyles,
  "checkout.client.js": checkout,
  "screen.client.js": screen,
  "answers.client.js": answers,
  "news.client.js": news,
});

export const assetRoutes = assets.routes;

export const hostedStyles = [...sharedStyles, "checkout.css"].map(assets.pathOf);

export const checkoutScript = {
  path: assets.pathOf("checkout.client.js"),
  imported: ["screen.client.js", "answers.client.js", "news.client.js"].map(assets.pathOf),
};
