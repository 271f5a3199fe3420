import { consentEs } from "../../consents/locales/es.ts";
import type { ConnectionsSentences } from "./en.ts";

export const connectionsEs: ConnectionsSentences = {
  ...consentEs,
  chrome: {
    ...consentEs.chrome,
    title: "Lo que comparte",
    summary: "Para qué sirve esta página",
    step_done: "Accesos",
    one_minute_left: "Queda un minuto en esta página.",
  },

  identify: {
    ...consentEs.identify,
    heading: "Ver y detener lo que comparte",
    lead: "Indique una de sus cuentas. Su banco comprueba que es suya; después verá qué aplicaciones tienen acceso a ella y quién puede cobrar pagos.",
    privacy: "Nadie recibirá aviso de su visita.",
  },
  choose: {
    ...consentEs.choose,
    none_left: "Aquí ya no se pueden pedir más códigos. Inténtelo más tarde.",
  },
  otp: {
    ...consentEs.otp,
    hint: "El mensaje dice que quiere ver qué aplicaciones tienen acceso.",
  },
  push: {
    ...consentEs.push,
    compare: "Apruebe solo si muestra este número.",
    mismatch: "¿Otro número? Rechácelo en la aplicación.",
  },

  list: {
    heading: "Lo que ha autorizado",
    lead: "En {bank}, cuenta {account}.",
    none: "Ninguna aplicación tiene acceso a esta cuenta y nadie puede cobrar pagos periódicos de ella.",
    purpose: "Finalidad",
    since: "Desde el",
    until: "Hasta el",
    last_used: "Último uso",
    never_used: "Nunca",
    stop: "Detener",
    sure: "¿Detener el acceso de {tpp}? Termina de inmediato y no se puede deshacer.",
    sure_of_mandate:
      "¿Detener todos los pagos futuros a {payee}? Tiene efecto inmediato y no se puede deshacer. Un pago que ya esté en camino llegará de todos modos.",
    app: "Creado con",
    last_charged: "Último pago",
    confirm: "Sí, detenerlo",
    other_account: "Otra cuenta",
    sign_out: "Cerrar sesión",
    accounts: "Cuentas",
    other_accounts: { one: "{count} cuenta más", other: "{count} cuentas más" },
    stop_all: "Detener todo",
    sure_of_all:
      "¿Detener todos los accesos y todos los pagos futuros de esta lista? Terminan de inmediato y no se puede deshacer. Un pago que ya esté en camino llegará de todos modos.",
    confirm_all: "Sí, detener todo",
    ended: "Terminados",
    one_ended: "{name}: terminó a las {time}.",
    all_ended: "Todo se detuvo a las {time}. Terminados: {count}.",
    go_on: "Continuar",
  },

  problems: {
    ...consentEs.problems,
    CHALLENGE_REQUIRED: "Demuestre primero que la cuenta es suya.",
    NOT_FOUND: "Este acceso ya ha terminado.",
    PAYER_NOT_FOUND: "No se ha encontrado esta cuenta. Revise lo escrito o use su IBAN.",
  },
};
