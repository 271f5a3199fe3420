import { admitToPortal } from "../../network/parties/guards.ts";
import { siteAssets } from "../console/layout.tsx";
import { listPageWith } from "../console/list-page.tsx";
import { pageWith, type SectionRow, type Site, type Viewer } from "../console/page.ts";
import { sessionCookie } from "../console/sessions.ts";
import { type PortalSession, readPortalSession, sessions } from "./session.ts";

/** The parts of the portal, in the order of its navigation. */
const sections = {
  payments: { title: "Payments", path: "/portal", key: "p" },
  refunds: { title: "Refunds", path: "/portal/refunds", key: "r" },
  events: { title: "Events", path: "/portal/events", key: "v" },
  endpoints: { title: "Endpoints", path: "/portal/endpoints", key: "e" },
  keys: { title: "Keys", path: "/portal/keys", key: "k" },
  settlements: { title: "Settlement files", path: "/portal/settlements", key: "s" },
} as const satisfies Record<string, SectionRow>;

type Section = keyof typeof sections;

/** A page of the portal. */
export const portalPage = pageWith<Section>();

/** A list of the portal. */
export const portalList = listPageWith<Section>(sections);

/** Scope read sees no form; the API's guard refuses it too. */
const viewerOf = ({ merchantName, ...caller }: PortalSession): Viewer => ({
  label: `${merchantName} · ${caller.mode}${caller.scope === "read" ? " · read only" : ""}`,
  title: caller.merchant_id,
  may: ({ method }) => caller.scope === "full" || method === "GET",
  admit: (request) => admitToPortal(request, caller),
});

/** Where a browser without a session learns how to get one. */
export const ENTRANCE = "/portal/signed-out";

/** The merchant's portal: pages of the merchant API, for one merchant in one mode. */
export const portalSite: Site = {
  name: "Portal",
  home: "/portal",
  sections,
  assets: siteAssets("/portal"),
  search: null,
  keyHeader: "Authorization: Bearer $API_KEY",
  cookieOf: (env) => sessionCookie(env, sessions.name),
  readViewer: async (env, request) => {
    const session = await readPortalSession(env, request);
    return session && viewerOf(session);
  },
  entrance: () => ENTRANCE,
};
