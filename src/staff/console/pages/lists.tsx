import type { InferOutput } from "valibot";
import type { auditEntry } from "../../../frame/records/answers.ts";
import type * as answers from "../../operators/answers.ts";
import type { tpp } from "../../operators/tpps/tpp-schemas.ts";
import type * as schemas from "../../operators/webhooks/schemas.ts";
import type { endpointReport } from "../../operators/webhooks/schemas.ts";
import { Details } from "../details.tsx";
import { hrefOfForm, LinkedForm } from "../form.tsx";
import { listPage } from "../list-page.tsx";
import { registerNeeds, registerSteps } from "../merchant-forms.tsx";
import { NameAndId } from "../named.tsx";
import { Ago, type Column, Given, Id, ModeLabel, Share, Status, Time } from "../parts.tsx";

type Entry = InferOutput<typeof auditEntry>;

/** The first words of actions. */
const auditedKinds = [
  ...["merchant", "tpp", "bank", "endpoint", "payment", "payment_order", "mandate", "consent"],
  ...["person", "admin_key", "console", "customer", "settlement_strategy", "reconciliation"],
];

/** The audit log: who changed which record. */
export const auditPage = listPage<Entry>({
  section: "audit",
  operation: "listAudit",
  empty: "No entry matches.",
  first: ["person", "action", "subject"],
  // A gateway has one chain.
  without: ["chain", "realm"],
  labels: { person: "Person", action: "Action", subject: "Record's id" },
  suggests: [
    { filter: "person", operation: "listPeople", name: "person_name" },
    { filter: "action", words: auditedKinds },
  ],
  columns: [
    { title: "Time (UTC)", phone: "bottom", cell: ({ at: iso }, at) => <Time iso={iso} at={at} /> },
    { title: "Action", phone: "top", cell: ({ action }) => action },
    {
      title: "Subject",
      phone: "top",
      cell: ({ subject, subject_name }) => (
        <NameAndId name={subject_name} id={subject} {...placeOf(subject)} />
      ),
    },
    { title: "By", phone: "bottom", cell: (entry) => <Actor of={entry} /> },
    { title: "Details", phone: "bottom", cell: ({ details }) => <Details of={details} /> },
    { title: "No.", number: true, cell: ({ sequence }) => sequence },
  ],
});

/** The person first, and then the key or passkey that was used. */
const Actor = ({ of: { actor, person_id, person_name, key_name } }: { of: Entry }) =>
  person_id === null || person_name === null ? (
    <Id value={actor} />
  ) : (
    <>
      <a href={`/console/audit?person=${person_id}`}>
        <bdi>{person_name}</bdi>
      </a>
      {key_name !== person_name && (
        <>
          <br />
          <span class="small" title={actor}>
            with <Given text={key_name} />
          </span>
        </>
      )}
    </>
  );

export type Bank = InferOutput<typeof answers.bank>;

export const banksPage = listPage<Bank>({
  section: "banks",
  operation: "listBanks",
  empty: "No bank is enrolled yet.",
  columns: [
    {
      title: "Name",
      phone: "top",
      cell: ({ bank_id, name }) => <a href={`/console/banks/${bank_id}`}>{name}</a>,
    },
    { title: "Status", phone: "top", cell: ({ status }) => <Status value={status} /> },
    { title: "Mode", phone: "bottom", cell: ({ mode }) => <ModeLabel value={mode} /> },
    { title: "Handle", cell: ({ bank_handle }) => <Id value={bank_handle} /> },
    { title: "Institution", cell: ({ institution_code }) => <Id value={institution_code} /> },
    {
      title: "Since (UTC)",
      phone: "bottom",
      cell: ({ created_at }, at) => <Time iso={created_at} at={at} />,
    },
  ],
  above: (at) => <LinkedForm at={at} action="register" />,
  actions: {
    register: {
      operation: "registerBank",
      label: "Enrol a bank",
      done: "The bank is enrolled. Add its keys next.",
      to: ({ bank_id }: Bank) => `/console/banks/${bank_id}`,
    },
  },
});

export type ListedDelivery = InferOutput<typeof schemas.delivery>;

export const deliveryColumns: readonly Column<ListedDelivery>[] = [
  {
    title: "Time (UTC)",
    phone: "bottom",
    cell: ({ created_at }, at) => <Time iso={created_at} at={at} />,
  },
  {
    title: "Event",
    phone: "top",
    cell: ({ type, endpoint_id }) => (
      <a href={`/console/deliveries?${new URLSearchParams({ endpoint_id, type })}`}>
        <Given text={type} />
      </a>
    ),
  },
  {
    title: "Id",
    phone: "bottom",
    cell: ({ event_id, endpoint_id }) => (
      <Id value={event_id} href={`/console/deliveries/${endpoint_id}/${event_id}`} />
    ),
  },
  { title: "About", cell: ({ subject }) => <Id value={subject} {...placeOf(subject)} /> },
  { title: "Status", phone: "top", cell: ({ status }) => <Status value={status} /> },
  { title: "Attempts", number: true, cell: ({ attempts }) => attempts },
  {
    title: "Last answer",
    cell: ({ last_http_status, last_result }) => last_http_status ?? wordsOfResult(last_result),
  },
  { title: "Next (UTC)", cell: (row, at) => <Time iso={row.next_attempt_at} at={at} /> },
];

export const wordsOfResult = (value: string | null): string =>
  (value ?? "").toLowerCase().replaceAll("_", " ");

/** The deliveries of an endpoint, of an event, or about an object. */
export const deliveriesPage = listPage<ListedDelivery>({
  path: "/console/deliveries",
  section: "endpoints",
  title: "Deliveries",
  operation: "listDeliveries",
  empty: "No delivery matches.",
  oneOf: ["endpoint_id", "event_id", "subject"],
  first: ["endpoint_id", "event_id", "subject", "status", "type"],
  opensBy: "event_id",
  opens: ({ endpoint_id, event_id }) => `/console/deliveries/${endpoint_id}/${event_id}`,
  above: ({ query: { endpoint_id } }) =>
    endpoint_id && (
      <p>
        <a href={`/console/endpoints/${endpoint_id}${hrefOfForm("recover")}`}>
          Send a range of its events again
        </a>
      </p>
    ),
  columns: deliveryColumns,
});

export type InspectedEndpoint = InferOutput<typeof endpointReport>;

export const kindWords: Readonly<Record<InspectedEndpoint["kind"], string>> = {
  REGISTERED: "registered",
  FORMER: "registered before",
  AD_HOC: "named by a payment",
  ALERT: "alerts",
};

/** Webhook endpoints of every owner, the unhealthy ones first. */
export const endpointsPage = listPage<InspectedEndpoint>({
  section: "endpoints",
  title: "Webhook endpoints",
  operation: "listEndpointsByHealth",
  modes: true,
  empty: "No endpoint has these properties.",
  columns: [
    {
      title: "Endpoint",
      phone: "top",
      cell: ({ endpoint_id, address, origin }) => (
        <a href={`/console/endpoints/${endpoint_id}`}>
          <Given text={address ?? origin} />
        </a>
      ),
    },
    { title: "Health", phone: "top", cell: ({ health }) => <Status value={health} /> },
    { title: "Kind", cell: ({ kind }) => kindWords[kind] },
    { title: "Mode", phone: "bottom", cell: ({ mode }) => <ModeLabel value={mode} /> },
    {
      title: "Owner",
      phone: "bottom",
      cell: ({ owner }) => <NameAndId {...owner} href={ownerPage(owner)} />,
    },
    { title: "Waiting", number: true, cell: ({ waiting }) => waiting },
    { title: "Held", number: true, cell: ({ held }) => held },
    { title: "Failed", phone: "bottom", number: true, cell: ({ failed }) => failed },
    { title: "Oldest", cell: (row, at) => <Ago iso={row.oldest_waiting_at} at={at} /> },
    { title: "Success", number: true, cell: (row) => <Share value={row.success_share} /> },
    { title: "p95", number: true, cell: ({ p95_ms }) => p95_ms !== null && `${p95_ms} ms` },
    { title: "Next retry", cell: (row, at) => <Ago iso={row.next_retry_at} at={at} /> },
  ],
});

export const ownerPage = ({ kind, id }: Pick<InspectedEndpoint["owner"], "kind" | "id">): string =>
  `/console/${kind === "TPP" ? "tpps" : "merchants"}/${id}`;

export type Merchant = InferOutput<typeof answers.merchant>;

/** The modes that a merchant has settings for. */
const modesOf = ({ modes }: Merchant): ("test" | "live")[] =>
  (["test", "live"] as const).filter((mode) => modes[mode]);

export const merchantsPage = listPage<Merchant>({
  section: "merchants",
  operation: "listMerchants",
  empty: "There is no merchant yet.",
  columns: [
    {
      title: "Name",
      phone: "top",
      cell: ({ merchant_id, name }) => <a href={`/console/merchants/${merchant_id}`}>{name}</a>,
    },
    { title: "Status", phone: "top", cell: ({ status }) => <Status value={status} /> },
    {
      title: "Modes",
      phone: "bottom",
      cell: (merchant) => modesOf(merchant).map((mode) => <ModeLabel value={mode} />),
    },
    { title: "Id", cell: ({ merchant_id }) => <Id value={merchant_id} /> },
    {
      title: "Since (UTC)",
      phone: "bottom",
      cell: ({ created_at }, at) => <Time iso={created_at} at={at} />,
    },
  ],
  above: (at) => <LinkedForm at={at} action="register" />,
  actions: {
    register: {
      operation: "registerMerchant",
      label: "Register a merchant",
      steps: registerSteps,
      needs: registerNeeds,
      done: "The merchant is registered. What it still needs is in the list below.",
      to: ({ merchant_id }: Merchant) => `/console/merchants/${merchant_id}?mode=test`,
    },
  },
});

export type Tpp = InferOutput<typeof tpp>;

export const tppsPage = listPage<Tpp>({
  section: "tpps",
  operation: "listTpps",
  empty: "There is no TPP yet.",
  columns: [
    {
      title: "Name",
      phone: "top",
      cell: ({ tpp_id, name }) => <a href={`/console/tpps/${tpp_id}`}>{name}</a>,
    },
    { title: "Mode", phone: "bottom", cell: ({ mode }) => <ModeLabel value={mode} /> },
    { title: "Status", phone: "top", cell: ({ status }) => <Status value={status} /> },
    { title: "Id", cell: ({ tpp_id }) => <Id value={tpp_id} /> },
    {
      title: "Since (UTC)",
      phone: "bottom",
      cell: ({ created_at }, at) => <Time iso={created_at} at={at} />,
    },
  ],
  above: (at) => <LinkedForm at={at} action="register" />,
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
        "security_profile",
      ],
      secrets: ["client_secret", "signing_secret"],
      done: "The TPP is registered.",
      to: ({ tpp_id }: Tpp) => `/console/tpps/${tpp_id}`,
    },
  },
});

/** The page of each kind of object, by the prefix of its id. */
const places: Readonly<Record<string, string>> = {
  ps: "payments",
  pay: "payments",
  chg: "payments",
  mnd: "mandates",
  cns: "consents",
  po: "payment-orders",
  mer: "merchants",
  tpp: "tpps",
  bnk: "banks",
  psn: "staff",
  ep: "endpoints",
};

/** Where the object of an id is shown, if it has a page. */
export const placeOf = (id: string | null): { href?: string } => {
  const place = places[id?.split("_")[0] ?? ""];
  return place ? { href: `/console/${place}/${id}` } : {};
};
