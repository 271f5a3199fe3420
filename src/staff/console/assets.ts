import { assetsBelow } from "../../frame/pages/assets.ts";
import baseStyles from "../../frame/pages/base.css";
import tokens from "../../frame/pages/tokens.css";
import chartStyles from "./assets/charts.css";
import client from "./assets/console.client.js";
import formStyles from "./assets/forms.css";
import frameStyles from "./assets/frame.css";
import partStyles from "./assets/parts.css";

const assets = assetsBelow("/console/assets", {
  "console.css": baseStyles + tokens + frameStyles + partStyles + chartStyles + formStyles,
  "console.client.js": client,
});

export const consoleAssetRoutes = assets.routes;

export const consoleStyles = [assets.pathOf("console.css")];

export const consoleScript = assets.pathOf("console.client.js");
