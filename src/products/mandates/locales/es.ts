import { paymentEs, requestEs } from "../../../approvals/page/locales/es.ts";
import { orderEs } from "../../payment-orders/locales/es.ts";
import type { MandateSentences } from "./en.ts";

const consentEnded =
  "El permiso de esta aplicación ha terminado, así que ya no puede establecer pagos.";

export const mandateEs: MandateSentences = {
  ...requestEs,
  chrome: {
    ...requestEs.chrome,
    title: "{tpp} pide permiso para cobrar",
    summary: "Lo que se le pide permitir",
    account_by_name: "La cuenta de su nombre de usuario",
    account_shared: "La cuenta que comparte con {tpp}",
    never_asked:
      "Su banco le pide que lo apruebe. Esta página nunca le pide su contraseña bancaria.",
  },

  asks: {
    payee: "{tpp} le pide permiso para cobrar de su cuenta.",
    app: "{tpp} le pide permiso para pagar a {payee} desde su cuenta.",
    change: "{tpp} pide sustituir un permiso que usted dio antes.",
  },
  payee_withheld: orderEs.payee.WITHHELD,
  headline: {
    usually: "Normalmente {money} {every},",
    never_more: "nunca más de {money}",
    at_most: "Hasta {money} {every}",
    in_total: "Hasta {money} en total",
  },
  every: {
    day: { one: "cada día", other: "cada {count} días" },
    week: { one: "cada semana", other: "cada {count} semanas" },
    month: { one: "cada mes", other: "cada {count} meses" },
    year: { one: "cada año", other: "cada {count} años" },
  },
  terms: {
    each: "Cada pago",
    exactly: "Exactamente {money}",
    at_most_each: "Hasta {money}; el importe puede variar",
    limits: "En conjunto",
    in_period: "Hasta {money} {every}",
    in_total: "Hasta {money} en total",
    in_number: { one: "Un pago como máximo", other: "{count} pagos como máximo" },
    collection: "Cuándo se cobra",
    automatic: "Automáticamente, una vez {every}",
    once: "Cuando lo pida {tpp}, como máximo una vez {every}",
    asked: "Siempre que lo pida {tpp}, dentro de estos límites",
    from: "Comienza",
    on_approval: "El día en que lo apruebe",
    until: "Termina",
    last_day: "{date}, incluido",
    no_end: "Cuando usted lo detenga",
    time_zone: "Zona horaria",
  },
  change: {
    old: "Hasta ahora",
    new: "Nuevo",
    explained:
      "El permiso anterior termina cuando usted aprueba. Cuenta lo que ya ha cobrado en el período en curso.",
  },
  stop: {
    sentence:
      "Puede detenerlo en cualquier momento sin pedírselo a {tpp}: en su banco o en {link}.",
    link: "sus conexiones",
  },
  without_notice: "Un pago puede llegar sin aviso previo.",
  notice: {
    one: "En su banco verá cada pago un día antes.",
    other: "En su banco verá cada pago {count} días antes.",
  },
  refunds: "Las devoluciones las hace {payee}; su banco no anula un pago por sí mismo.",

  identify: {
    ...requestEs.identify,
    heading: "¿De qué cuenta deben salir los pagos?",
    privacy: paymentEs.identify.privacy,
  },
  choose_lead_by_name: "Su banco comprobará que es usted.",
  otp: {
    ...requestEs.otp,
    hint: paymentEs.otp.hint,
  },
  push: {
    ...requestEs.push,
    compare: paymentEs.push.compare,
    mismatch: paymentEs.push.mismatch,
  },
  elsewhere: {
    ...requestEs.elsewhere,
    lead: "Termínela allí o introduzca la cuenta que paga para continuar aquí.",
  },

  wait: {
    heading: "Se está registrando su aprobación",
    lead: "El permiso anterior está terminando. Suele tardar un momento.",
  },
  approved: {
    ...requestEs.approved,
    lead: "Se puede pagar a {payee} desde su cuenta dentro de estos límites.",
  },
  paused: {
    heading: "Este permiso está en pausa",
    lead: "No se cobra nada de su cuenta hasta que se reanude.",
  },
  ended: {
    heading: "Este permiso ha terminado",
    lead: "Ya no permite ningún cobro.",
  },
  failed: {
    heading: "El permiso no se ha establecido",
    lead: requestEs.failed.lead,
  },

  problems: {
    ...requestEs.problems,
    DESTINATION_MISMATCH: "No se pudo confirmar la cuenta del beneficiario. No ha cambiado nada.",
    DESTINATION_NOT_FOUND: "No se ha encontrado la cuenta del beneficiario y no se puede pagar.",
    FORBIDDEN: "Ahora no es posible. No ha cambiado nada.",
    DIRECTORY_UNAVAILABLE:
      "Ahora no se pueden buscar las cuentas. No ha cambiado nada; inténtelo de nuevo pronto.",
    CONTINUED_ELSEWHERE:
      "Esta solicitud está abierta en otro navegador. Introduzca la cuenta que paga para continuar aquí.",
    CONSENT_REVOKED: consentEnded,
  },
  failures: {
    DESTINATION_MISMATCH: paymentEs.failures.DESTINATION_MISMATCH,
    DESTINATION_NOT_FOUND: paymentEs.failures.DESTINATION_NOT_FOUND,
    PAYER_ACCOUNT_DEBIT_BLOCKED: paymentEs.failures.PAYER_ACCOUNT_DEBIT_BLOCKED,
    ROUTE_NOT_AVAILABLE: paymentEs.failures.ROUTE_NOT_AVAILABLE,
    OTP_EXPIRED: paymentEs.failures.OTP_EXPIRED,
    OTP_ATTEMPTS_EXCEEDED: paymentEs.failures.OTP_ATTEMPTS_EXCEEDED,
    PAYER_NOT_FOUND: "No se ha podido usar la cuenta.",
    PUSH_DECLINED: "Se ha rechazado en la aplicación del banco.",
    MANDATE_NOT_ACTIVE: "El permiso anterior ya ha terminado, así que no se puede sustituir.",
    CONSENT_REVOKED: consentEnded,
  },
};
