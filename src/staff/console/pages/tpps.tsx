import type { InferOutput } from "valibot";
import type { tpp } from "../../operators/tpps/tpp-schemas.ts";
import { FoldedForm } from "../form.tsx";
import { listPage } from "../list-page.tsx";
import { Id, ModeLabel, Status, Time } from "../parts.tsx";

export type Tpp = InferOutput<typeof tpp>;

export const tppsPage = listPage<Tpp>({
  section: "tpps",
  operation: "listTpps",
  empty: "There is no TPP yet.",
  columns: [
    { title: "Name", cell: ({ tpp_id, name }) => <a href={`/console/tpps/${tpp_id}`}>{name}</a> },
    { title: "Mode", cell: ({ mode }) => <ModeLabel value={mode} /> },
    { title: "Status", cell: ({ status }) => <Status value={status} /> },
    { title: "Id", cell: ({ tpp_id }) => <Id value={tpp_id} /> },
    { title: "Since (UTC)", cell: ({ created_at }, at) => <Time iso={created_at} at={at} /> },
  ],
  above: (at) => <FoldedForm at={at} action="register" />,
  actions: {
    register: {
      operation: "registerTpp",
      label: "Register a TPP",
      only: [
        "name",
        "mode",
        "auth_method",
        "redirect_uris",
        "scopes",
        "jwks_uri",
        "event_url",
        "dpop",
      ],
      secrets: ["client_secret", "signing_secret"],
      done: "The TPP is registered.",
      to: ({ tpp_id }: Tpp) => `/console/tpps/${tpp_id}`,
    },
  },
});
