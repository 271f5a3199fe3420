import { es } from "../../../approvals/page/locales/es.ts";
import type { ConsentSentences } from "./sentences.ts";

const codeLost =
  "Su banco no ha dicho si el código es correcto y ya no puede usarse. No ha cambiado nada. Pida un código nuevo.";

const payments =
  "Pagar desde su cuenta y ver su número completo. Los pagos pequeños pueden no necesitar otra aprobación";

export const consentEs: ConsentSentences = {
  chrome: {
    ...es.chrome,
    title: "{tpp} pide acceso",
    summary: "Lo que se pide",
    test_mode: "Prueba. Ni cuentas ni dinero reales.",
    step_approve: "Identidad",
    step_done: "Aprobación",
    one_minute_left: "Queda un minuto para decidir.",
    no_script:
      "Esta página necesita JavaScript para comunicarse con su banco de forma segura. Actívelo " +
      "para este sitio y vuelva a cargar la página. No ha cambiado nada.",
    script_missing:
      "La página tarda más de lo habitual en cargarse. Si los botones siguen apagados, su navegador bloquea el script de esta página: permítalo y vuelva a cargarla. No ha cambiado nada.",
    never_asked:
      "Su banco comprueba que es usted. Esta página nunca le pide su contraseña bancaria.",
  },
  leave: {
    back: "Volver a {tpp}",
    redirecting: "Volverá a {tpp} en unos segundos.",
    stay: es.leave.stay,
    close: es.leave.close,
    gone: es.leave.gone,
  },

  asks: {
    lead: "{tpp} pide acceso a su cuenta.",
    lead_again: "{tpp} pide renovar su acceso a su cuenta.",
    purpose: "Finalidad",
    bank: "Banco",
    account: "Cuenta",
    own_account: "Su cuenta en el banco",
    until: "Hasta el",
    renew_until: "Renovar hasta el",
    scopes: "Si lo aprueba, {tpp} podrá:",
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
    ...es.identify,
    heading: "¿Cuál de sus cuentas en {bank}?",
    lead: "Después, {bank} comprobará que es usted.",
    privacy: "{tpp} no recibe nada antes de su aprobación final.",
  },
  choose: {
    ...es.choose,
    heading: "¿Cómo quiere demostrar que es usted?",
    none_left:
      "Aquí ya no se pueden pedir más códigos ni avisos. Vuelva a {tpp} y empiece de nuevo.",
    no_method: "Esta cuenta no permite aprobar en línea. Use otra cuenta.",
  },
  otp: {
    ...es.otp,
    hint: "Compruebe que el mensaje indica {tpp}.",
    submit: "Confirmar",
    expired: "Pida uno nuevo. No ha cambiado nada.",
  },
  push: {
    ...es.push,
    compare: "Apruebe solo si muestra este número y {tpp}.",
    mismatch: "¿Otro número u otro nombre? Rechácelo en la aplicación.",
    expired: "Pida uno nuevo. No ha cambiado nada.",
    older_approved:
      "El aviso que aprobó ya no cuenta. No se ha compartido nada con él. Use el más reciente o pida otro.",
  },
  elsewhere: {
    heading: "Esta solicitud está abierta en otro navegador",
    lead: "Termínela allí o introduzca de nuevo su cuenta para continuar aquí.",
    submit: es.elsewhere.submit,
  },
  cancel: {
    open: "Rechazar",
    sure: "¿Rechazar esta solicitud? No cambiará nada.",
    confirm: "Sí, rechazarla",
  },

  wait: {
    heading: "Su banco está preparando la lista de sus cuentas",
    lead: "Suele tardar un momento. Después elegirá lo que comparte.",
  },
  approve: {
    heading: "¿Qué quiere compartir?",
    lead: "Desmarque cada cuenta que {tpp} no deba ver.",
    lead_again: "{tpp} conserva su acceso a estas cuentas.",
    accounts: "Sus cuentas",
    submit: "Aprobar",
    missing: "Elija al menos una cuenta o rechace la solicitud.",
  },

  approved: {
    heading: "Lo ha aprobado",
    lead: "{tpp} tiene acceso hasta el {date}.",
    stop: "Ver y detener lo que comparte",
  },
  rejected: {
    heading: "Ha rechazado la solicitud",
    lead: "No ha cambiado nada. Puede volver a {tpp}.",
  },
  failed: {
    heading: "Su banco no ha confirmado que es usted",
    lead: "No ha cambiado nada. Vuelva a {tpp} para empezar de nuevo.",
  },
  no_account: {
    heading: "No hay ninguna cuenta que compartir",
    lead: "{bank} no comparte ninguna de sus cuentas. No ha cambiado nada.",
  },
  expired: {
    heading: "Se ha acabado el tiempo para esta solicitud",
    lead: "No ha cambiado nada. Vuelva a {tpp} para empezar de nuevo.",
  },
  withdrawn: {
    heading: "Esta solicitud ha terminado",
    lead: "{tpp} ya no espera su respuesta. Puede volver.",
  },

  working: es.working,
  problems: {
    ...es.problems,
    INVALID_STATE: "Algo ha cambiado. La página muestra ahora en qué punto está.",
    CONTINUED_ELSEWHERE:
      "Esta solicitud está abierta en otro navegador. Introduzca de nuevo su cuenta para continuar aquí.",
    SESSION_EXPIRED: "Se ha acabado el tiempo para esta solicitud. No ha cambiado nada.",
    PAYER_NOT_FOUND:
      "Esta cuenta no puede aprobar aquí. Revise lo escrito; debe ser del banco indicado arriba.",
    PAYER_CHANGE_LIMIT_REACHED:
      "La cuenta se ha introducido demasiadas veces. Rechace la solicitud y empiece de nuevo.",
    CHALLENGE_LIMIT_REACHED:
      "Aquí ya no se pueden pedir más códigos ni avisos. Rechace la solicitud y empiece de nuevo.",
    INSUFFICIENT_SCOPE:
      "Esta aplicación ya no puede pedir esto. No ha cambiado nada. Vuelva a la aplicación.",
    FORBIDDEN: "Ahora no es posible. No ha cambiado nada. Vuelva a la aplicación.",
    DIRECTORY_UNAVAILABLE: "Ahora no se puede buscar su cuenta. Inténtelo de nuevo pronto.",
    OTP_ATTEMPTS_EXCEEDED:
      "Se ha introducido un código incorrecto demasiadas veces. No ha cambiado nada.",
    PUSH_DECLINED: "La solicitud se ha rechazado en la aplicación del banco. No ha cambiado nada.",
    "BANK_ERROR:otp_code": codeLost,
    "BANK_UNAVAILABLE:otp_code": codeLost,
    "BANK_TIMEOUT:otp_code": codeLost,
  },
};
