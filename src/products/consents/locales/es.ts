import { requestEs } from "../../../approvals/page/locales/es.ts";
import type { ConsentSentences } from "./en.ts";

const payments =
  "Pagar desde su cuenta y ver su número completo. Los pagos pequeños pueden no necesitar otra aprobación";

export const consentEs: ConsentSentences = {
  ...requestEs,
  chrome: {
    ...requestEs.chrome,
    title: "{tpp} pide acceso",
    summary: "Lo que se pide",
    step_account: "Usted",
    step_approve: "Identidad",
    step_done: "Aprobación",
  },

  asks: {
    lead: "{tpp} pide acceso a su cuenta.",
    lead_again: "{tpp} pide renovar su acceso a su cuenta.",
    purpose: "Finalidad",
    bank: "Banco",
    until: "Hasta el",
    renew_until: "Renovar hasta el",
    shared: "Cuentas compartidas",
    scopes: "Si lo aprueba, {tpp} podrá:",
    groups: { read: "Ver los datos de sus cuentas", pay: "Pagar desde su cuenta" },
    warning:
      "Es un permiso de gran alcance: {tpp} podría preparar pagos periódicos desde su cuenta. Su " +
      "banco le pregunta antes de cada uno. Continúe solo si confía en {tpp}.",
  },
  scopes: {
    "accounts:read": "Ver sus cuentas: su nombre, su tipo y parte de su número",
    "balances:read": "Ver sus saldos",
    "transactions:read": "Ver sus movimientos: qué pagó y recibió, cuándo y con quién",
    "standing-orders:read": "Ver sus órdenes permanentes y pagos programados",
    "payments:write": payments,
    "payments:initiate": payments,
    "mandates:write": "Establecer pagos periódicos desde su cuenta",
  },

  identify: {
    ...requestEs.identify,
    heading: "Identifíquese en {bank}",
    lead: "Después, {bank} comprobará que es usted y usted elegirá lo que comparte.",
    field: "Nombre de usuario o uno de sus IBAN",
    missing: "Introduzca su nombre de usuario o uno de sus IBAN.",
  },
  choose: {
    ...requestEs.choose,
    heading: "¿Cómo quiere demostrar que es usted?",
    other_account: "Usar otro nombre de usuario o IBAN",
  },
  otp: {
    ...requestEs.otp,
    submit: "Confirmar",
  },
  push: {
    ...requestEs.push,
    older_approved:
      "El aviso que aprobó ya no cuenta. No se ha compartido nada con él. Use el más reciente o pida otro.",
  },

  wait: {
    heading: "Su banco está preparando la lista de sus cuentas",
    lead: "Suele tardar un momento. Después elegirá lo que comparte.",
  },
  approve: {
    heading: "¿Qué quiere compartir?",
    lead: "{tpp} solo ve las cuentas que usted marque.",
    lead_again: "{tpp} conserva su acceso a estas cuentas.",
    accounts: "Sus cuentas",
    all: "Marcar todas",
    submit: "Aprobar",
    missing: "Elija al menos una cuenta o rechace la solicitud.",
  },

  approved: {
    ...requestEs.approved,
    lead: "{tpp} tiene acceso hasta el {date}.",
    stop: "Ver y detener lo que comparte",
  },
  no_account: {
    heading: "No hay ninguna cuenta que compartir",
    lead: "{bank} no comparte ninguna de sus cuentas. No ha cambiado nada.",
  },

  problems: {
    ...requestEs.problems,
    PAYER_NOT_FOUND:
      "Esta cuenta no puede aprobar aquí. Revise lo escrito; debe ser del banco indicado arriba.",
  },
};
