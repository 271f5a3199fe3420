import type { FoundObject } from "../../operators/find/find-routes.ts";
import { listPage } from "../list-page.tsx";
import { foundColumns } from "./found.tsx";

/** All consents, newest first. */
export const consentsPage = listPage<FoundObject & { consent_id: string }>({
  ...{ path: "/console/consents", section: "consents", title: "Consents" },
  operation: "findConsents",
  empty: "Nothing is like this.",
  first: ["q", "mode", "status", "created_from", "created_to"],
  columns: foundColumns("/console/consents/", ({ consent_id }) => consent_id),
});
