import { paymentEs, requestEs } from "../../../approvals/page/locales/es.ts";
import type { OrderSentences } from "./en.ts";

const consentEnded = "El permiso de esta aplicación ha terminado, así que ya no puede pagar.";
const unreachable = "No se pudo contactar a tiempo con su banco.";

export const orderEs: OrderSentences = {
  ...paymentEs,
  chrome: {
    ...paymentEs.chrome,
    step_account: "Revisión",
    one_minute_left: "Queda un minuto para aprobar este pago.",
  },
  leave: requestEs.leave,

  asks: "{tpp} le pide que apruebe este pago.",
  payee: {
    MATCH: "El banco del beneficiario confirma este nombre.",
    CLOSE_MATCH:
      "{tpp} indica {said} como beneficiario. En el banco, esta cuenta tiene un nombre parecido: {payee}. Compruebe que se trata del mismo beneficiario.",
    NO_MATCH:
      "{tpp} indica {said} como beneficiario, pero esta cuenta pertenece a {payee}. Rechace el pago, salvo que quiera pagar a {payee}.",
    BANK: "Es el nombre que consta en el banco del beneficiario.",
    WITHHELD:
      "El nombre que consta en el banco del beneficiario aparecerá aquí cuando haya elegido cómo aprobar. Compruébelo entonces.",
    UNCHECKED:
      "Este nombre no está comprobado: lo da {tpp}, y no se puede preguntar al banco del beneficiario. Apruebe solo si sabe a quién paga.",
    UNKNOWN: "No se conoce el nombre del beneficiario. Apruebe solo si sabe a quién paga.",
  },
  no_match: "El nombre no coincide.",

  identify: {
    ...paymentEs.identify,
    privacy: "Así demuestra que la cuenta que paga es suya.",
  },
  choose: {
    ...paymentEs.choose,
    none_left:
      "Ya no se pueden pedir más códigos ni avisos para este pago. Rechácelo, vuelva a {tpp} y " +
      "empiece de nuevo.",
    no_method: "Esta cuenta no permite aprobar pagos en línea. Vuelva a {tpp}.",
  },
  elsewhere: {
    ...paymentEs.elsewhere,
    lead: "Termínelo allí o introduzca la cuenta que paga para continuar aquí.",
  },
  cancel: {
    open: "Rechazar el pago",
    sure: "Aún no se ha pagado nada. ¿Rechazar este pago?",
    confirm: "Sí, rechazarlo",
  },

  slow: {
    ...paymentEs.slow,
    very_long:
      "Aún no hay una respuesta definitiva. Seguimos comprobándolo y avisaremos a {tpp} en cuanto la haya.",
  },
  not_paid: { ...paymentEs.not_paid, next: "Vuelva a {tpp} para intentarlo de nuevo." },
  expired: {
    ...paymentEs.expired,
    lead: "No se ha pagado nada. Vuelva a {tpp} para empezar de nuevo.",
  },
  cancelled: {
    ...paymentEs.cancelled,
    lead: "{tpp} lo ha cancelado. No se ha pagado nada.",
  },
  rejected: {
    heading: "Ha rechazado el pago",
    lead: "No se ha pagado nada. Puede volver a {tpp}.",
  },

  problems: {
    ...paymentEs.problems,
    DESTINATION_MISMATCH:
      "No se pudo confirmar la cuenta del beneficiario y no se ha pagado nada. Vuelva a la aplicación.",
    DESTINATION_NOT_FOUND:
      "No se ha encontrado la cuenta del beneficiario y no se puede pagar. Vuelva a la aplicación.",
    ROUTE_NOT_AVAILABLE: "Su banco no puede pagar a este beneficiario. Vuelva a la aplicación.",
    CONTINUED_ELSEWHERE:
      "Este pago está abierto en otro navegador. Introduzca la cuenta que paga para continuar aquí.",
    PAYER_NOT_FOUND: "Esta no es la cuenta que paga. Revise lo escrito o use su IBAN.",
    PAYER_CHANGE_LIMIT_REACHED:
      "Se han introducido demasiadas cuentas para este pago. Vuelva a la aplicación y empiece de nuevo.",
    CHALLENGE_LIMIT_REACHED:
      "Ya no se pueden pedir más códigos ni avisos para este pago. Rechácelo y empiece de nuevo.",
    BANK_UNAVAILABLE: "No se puede contactar con su banco. Inténtelo de nuevo en un momento.",
    INSUFFICIENT_SCOPE: requestEs.problems.INSUFFICIENT_SCOPE,
    FORBIDDEN: "Ahora no es posible. No se ha pagado nada. Vuelva a la aplicación.",
    CONSENT_REVOKED: consentEnded,
    OTP_ATTEMPTS_EXCEEDED:
      "Se ha introducido un código incorrecto demasiadas veces. No se ha pagado nada.",
    PAYMENT_UNDER_REVIEW:
      "Puede que este pago ya se haya hecho y se está comprobando. No vuelva a pagar.",
  },
  failures: {
    ...paymentEs.failures,
    CONSENT_REVOKED: consentEnded,
    BANK_TIMEOUT: unreachable,
    BANK_UNAVAILABLE: unreachable,
  },
};
