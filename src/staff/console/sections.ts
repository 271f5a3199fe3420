export interface SectionRow {
  title: string;
  path: string;
  /** An operation: a role that may not call it does not see the section. */
  needs?: string;
}

/** The parts of the console, in the order of its navigation. */
export const sections = {
  today: { title: "Today", path: "/console" },
  overview: { title: "Overview", path: "/console/overview" },
  payments: { title: "Payments", path: "/console/payments" },
  orders: { title: "Payment orders", path: "/console/payment-orders" },
  mandates: { title: "Mandates", path: "/console/mandates" },
  consents: { title: "Consents", path: "/console/consents" },
  endpoints: { title: "Endpoints", path: "/console/endpoints" },
  merchants: { title: "Merchants", path: "/console/merchants" },
  tpps: { title: "TPPs", path: "/console/tpps" },
  banks: { title: "Banks", path: "/console/banks" },
  strategy: { title: "Strategy", path: "/console/strategy" },
  staff: { title: "Staff", path: "/console/staff", needs: "listAdminKeys" },
  audit: { title: "Audit log", path: "/console/audit" },
} as const satisfies Record<string, SectionRow>;

export type Section = keyof typeof sections;
