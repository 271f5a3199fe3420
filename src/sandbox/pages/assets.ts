import { assetsBelow } from "../../frame/pages/assets.ts";
import baseStyles from "../../frame/pages/base.css";
import customerStyles from "./customers.css";
import phoneStyles from "./phone.css";
import script from "./sandbox.client.js";
import styles from "./sandbox.css";
import tppStyles from "./tpp.css";

export const assets = assetsBelow("/assets", {
  "sandbox.css": baseStyles + styles + customerStyles + phoneStyles + tppStyles,
  "sandbox.js": script,
});
