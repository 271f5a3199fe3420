import type { FoundObject } from "../../operators/find/find-routes.ts";
import { listPage } from "../list-page.tsx";
import { foundColumns } from "./found.tsx";

/** All mandates, newest first. */
export const mandatesPage = listPage<FoundObject & { mandate_id: string }>({
  ...{ path: "/console/mandates", section: "mandates", title: "Mandates" },
  operation: "findMandates",
  empty: "Nothing is like this.",
  first: ["q", "mode", "status", "created_from", "created_to"],
  columns: foundColumns("/console/mandates/", ({ mandate_id }) => mandate_id),
});
