/** The parts of the console, in the order of its navigation. */
export const sections = {
  today: { title: "Today", path: "/console" },
  payments: { title: "Payments", path: "/console/payments" },
  merchants: { title: "Merchants", path: "/console/merchants" },
  banks: { title: "Banks", path: "/console/banks" },
  audit: { title: "Audit log", path: "/console/audit" },
} as const satisfies Record<string, { title: string; path: string }>;

export type Section = keyof typeof sections;
