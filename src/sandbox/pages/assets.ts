import type { PageAssets } from "../page-models.ts";
import customerStyles from "./customers.css";
import phoneStyles from "./phone.css";
import script from "./sandbox.client.js";
import styles from "./sandbox.css";

export const pageAssets: PageAssets = {
  "sandbox.css": {
    content_type: "text/css; charset=utf-8",
    body: styles + customerStyles + phoneStyles,
  },
  "sandbox.js": { content_type: "text/javascript; charset=utf-8", body: script },
};
