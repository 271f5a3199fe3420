import type { PaymentSentences, RequestSentences } from "./en.ts";

const codeLost =
  "Su banco no ha dicho si el código es correcto y ya no puede usarse. No se ha pagado nada. Pida un código nuevo.";
const nothingChanged =
  "Su banco no ha dicho si el código es correcto y ya no puede usarse. No ha cambiado nada. Pida un código nuevo.";

export const paymentEs: PaymentSentences = {
  chrome: {
    title: "Pagar {amount} a {payee}",
    summary: "Resumen del pago",
    amount: "Va a pagar",
    test_mode: "Pago de prueba. No se mueve dinero real.",
    one_minute_left: "Queda un minuto para terminar este pago.",
    unsent: "No se ha podido aceptar el envío y no ha llegado nada a su banco. Inténtelo de nuevo.",
    never_asked: "Su banco aprueba el pago. Esta página nunca le pide su contraseña bancaria.",
    steps: "Progreso",
    step_account: "Cuenta",
    step_approve: "Aprobación",
    step_done: "Listo",
    step_is_done: "completado",
    maintenance:
      "{bank} está en mantenimiento hasta el {until}. Es posible que no pueda aprobar hasta entonces.",
    maintenance_soon:
      "{bank} estará en mantenimiento del {from} al {until}. Es posible que no pueda aprobar en ese tiempo.",
    who: "¿Quién es {name}?",
    legal_name: "Razón social: {name}",
    authorised: "Autorizado por {regulator}",
    registration: "n.º {number}",
    terms: "Condiciones",
    privacy: "Privacidad",
    support: "Ayuda de {name}:",
    support_page: "Página de ayuda",
    from: "De",
    to: "A",
    for: "Concepto",
    reference: "Referencia",
  },

  identify: {
    heading: "¿Desde qué cuenta quiere pagar?",
    lead: "Después, su banco le pedirá que apruebe el pago.",
    field: "Su IBAN o nombre de usuario",
    hint: "El IBAN está en su tarjeta, en la aplicación de su banco o en un extracto.",
    submit: "Continuar",
    missing: "Introduzca su IBAN o su nombre de usuario.",
    privacy: "{payee} nunca ve su número de cuenta.",
    banks: "Bancos",
    bank_search: "Busque su banco",
    bank_search_submit: "Buscar",
    banks_found: { one: "{count} banco", other: "{count} bancos" },
    bank_more: "Siga escribiendo el nombre para ver el suyo.",
    bank_none:
      "Ningún banco con ese nombre está conectado. Revise la ortografía o use su IBAN más abajo.",
    bank_last: "Recordado aquí",
    bank_problems: "Tiene problemas ahora",
    bank_problems_long:
      "{bank} tiene problemas en este momento. Es posible que no pueda aprobar. Puede intentarlo o usar otro banco.",
    by_name: "Conozco mi IBAN o mi nombre de usuario",
    at_bank: "Su nombre de usuario o IBAN en {bank}",
    other_bank: "Otro banco",
    which_bank:
      "El nombre de usuario por sí solo no indica el banco. Elija su banco arriba o introduzca su IBAN.",
    remember: "Recordar mi banco y mi nombre de usuario en este navegador",
    forget: "Olvidar este banco en este navegador",
  },

  choose: {
    heading: "¿Cómo quiere aprobarlo?",
    heading_one: "Confirme con su banco",
    lead: "{bank} comprobará que es usted.",
    push: "En la aplicación de mi banco",
    push_about: "Aparece un aviso en su teléfono",
    otp: "Con un código",
    otp_about: "Su banco se lo envía al teléfono",
    none_left:
      "Ya no se pueden pedir más códigos ni avisos en este pago. Cancélelo, vuelva a {payee} y " +
      "empiece de nuevo.",
    other_account: "Usar otra cuenta",
    no_method: "Esta cuenta no permite aprobar pagos en línea. Use otra cuenta.",
  },

  otp: {
    heading: "Introduzca el código de su banco",
    sent: "{bank} ha enviado un código al {phone}.",
    sent_without_phone: "{bank} ha enviado un código a su teléfono.",
    field: "Código",
    hint: "Compruebe que el mensaje indica {amount} y {payee}.",
    valid_for: "Válido durante",
    attempts_left: { one: "Queda {count} intento", other: "Quedan {count} intentos" },
    submit: "Pagar {amount}",
    missing: "Introduzca el código del mensaje.",
    expired_heading: "Ese código ha caducado",
    expired: "Pida uno nuevo. No se ha pagado nada.",
    resend: "Enviar un código nuevo",
    resent: "Código nuevo enviado a las {time}.",
    switch: "Aprobar en la aplicación",
    not_received: "¿No ha llegado el código?",
  },

  push: {
    heading: "Apruebe en la aplicación de su banco",
    lead: "Abra la aplicación de {bank} en su teléfono.",
    compare: "Apruebe solo si muestra este número, {amount} y {payee}.",
    waiting: "Esperando su aprobación…",
    mismatch: "¿Otro número u otro importe? Rechácelo en la aplicación.",
    expired_heading: "Ese aviso ha caducado",
    expired: "Pida uno nuevo. No se ha pagado nada.",
    resend: "Enviar el aviso otra vez",
    resent: "Aviso enviado de nuevo a las {time}.",
    number: "El número es ahora {number}.",
    older_approved:
      "El aviso que aprobó ya no cuenta. No se ha pagado nada con él. Use el más reciente o pida otro.",
    switch: "Usar un código",
    not_received: "¿No ha llegado el aviso?",
  },

  processing: {
    heading: "Su pago se está procesando",
    lead: "Está aprobado y su banco lo está realizando.",
    duration: "Suele tardar unos segundos.",
    do_not_pay_again: "No vuelva a pagar.",
    can_close: "Puede cerrar esta página: el pago continúa sin ella.",
  },

  settling: {
    heading: "Su pago está en camino",
    lead: "El dinero ha salido de su cuenta y va camino de {payee}.",
    duration: "Entre dos bancos suele tardar de 2 a 10 segundos.",
  },

  slow: {
    long: "Está tardando más de lo habitual. Seguimos comprobándolo.",
    very_long:
      "Todavía no hay una respuesta definitiva. Seguimos comprobándolo y avisaremos a {payee} en cuanto la haya.",
  },

  elsewhere: {
    heading: "Este pago está abierto en otro navegador",
    lead: "Termínelo allí o introduzca de nuevo su cuenta para continuar aquí.",
    submit: "Continuar aquí",
  },

  completed: { heading: "Pago realizado", lead: "{payee} ha recibido {amount}." },
  refused: {
    next: "Puede pagar desde otra cuenta.",
  },
  not_paid: {
    heading: "El pago no se ha realizado",
    nothing_paid: "No se ha retirado nada de su cuenta.",
    next: "Vuelva a {payee} para intentarlo de nuevo.",
  },
  expired: {
    heading: "Se ha acabado el tiempo para este pago",
    lead: "No se ha pagado nada. Vuelva a {payee} para empezar de nuevo.",
  },
  cancelled: {
    heading: "Pago cancelado",
    lead: "No se ha pagado nada. Puede volver a {payee}.",
  },
  returning: {
    heading: "Su dinero está volviendo",
    lead: "El banco de {payee} no ha aceptado el pago. {amount} vuelve a su cuenta.",
    next: "Espere a tenerlo de nuevo antes de volver a pagar.",
  },
  returned: {
    heading: "Su dinero ha vuelto",
    lead: "El banco de {payee} no ha aceptado el pago. {amount} está de nuevo en su cuenta.",
  },

  leave: {
    back: "Volver a {payee}",
    redirecting: "Volverá a {payee} en unos segundos.",
    stay: "Quedarme en esta página",
    close: "Puede cerrar esta página.",
    gone: "El regreso a la aplicación ya no funciona. Abra la aplicación por su cuenta.",
  },

  cancel: {
    open: "Cancelar el pago",
    sure: "Aún no se ha pagado nada. ¿Cancelar este pago?",
    confirm: "Sí, cancelarlo",
  },

  working: "Un momento…",

  problems: {
    OFFLINE:
      "No se puede contactar con el servicio. Compruebe su conexión; la página mostrará lo que " +
      "ha pasado en cuanto vuelva.",
    SESSION_TOKEN_REQUIRED: "Hubo que renovar la página. Inténtelo de nuevo.",
    INVALID_STATE: "El pago ha avanzado. La página muestra ahora en qué punto está.",
    SESSION_NOT_CANCELLABLE: "Ya es tarde para cancelar: su banco ha recibido la orden.",
    DESTINATION_MISMATCH:
      "No se pudo confirmar la cuenta del beneficiario y no se ha pagado nada. Vuelva a la tienda.",
    CONTINUED_ELSEWHERE:
      "Este pago está abierto en otro navegador. Introduzca de nuevo su cuenta para continuar aquí.",
    CHALLENGE_IN_PROGRESS:
      "Su banco aún está enviando un código o un aviso. Espere un momento e inténtelo de nuevo.",
    SESSION_EXPIRED: "Se ha acabado el tiempo para este pago. No se ha pagado nada.",
    VALIDATION_FAILED: "Hay algo incorrecto en lo que ha escrito. Revíselo e inténtelo de nuevo.",
    "VALIDATION_FAILED:payer_iban":
      "Este IBAN no es válido. Compárelo con su tarjeta o su aplicación.",
    "VALIDATION_FAILED:payer_alias":
      "No es un IBAN ni un nombre de usuario. Un nombre de usuario es como «layla» o «layla@banco».",
    "VALIDATION_FAILED:otp_code":
      "Esto no parece un código de su banco. Revise el mensaje e inténtelo de nuevo.",
    PAYER_NOT_FOUND:
      "No se ha encontrado ninguna cuenta que pueda pagar. Revise lo escrito o use su IBAN.",
    DESTINATION_NOT_FOUND:
      "No se ha encontrado la cuenta del beneficiario y no se puede pagar. Vuelva a la tienda.",
    ROUTE_NOT_AVAILABLE:
      "Su banco no puede pagar a este beneficiario. Use una cuenta de otro banco.",
    CURRENCY_MISMATCH: "Esta cuenta está en otra moneda. Use otra cuenta.",
    SAME_ACCOUNT: "Esta es la cuenta que recibe el dinero. Use otra cuenta.",
    AUTH_METHOD_NOT_AVAILABLE: "Su banco no lo ofrece para su cuenta. Elija otra forma.",
    OTP_INCORRECT: "El código no es correcto. Revise el último mensaje e inténtelo de nuevo.",
    CHALLENGE_REPLACED:
      "Este código o aviso fue sustituido por otro más reciente. Use el más reciente.",
    PAYER_CHANGE_LIMIT_REACHED:
      "La cuenta se ha cambiado demasiadas veces en este pago. Cancélelo y empiece de nuevo.",
    OTP_EXPIRED: "Ese código ha caducado. Pida uno nuevo.",
    RATE_LIMITED: "Demasiados intentos en poco tiempo. Espere un minuto e inténtelo de nuevo.",
    CHALLENGE_LIMIT_REACHED:
      "Ya no se pueden pedir más códigos ni avisos en este pago. Cancélelo y empiece de nuevo.",
    PAYER_THROTTLED:
      "Demasiados intentos con esta cuenta. Espere {minutes} min o elija otra forma.",
    INTERNAL: "Algo ha ido mal por nuestra parte. Inténtelo de nuevo en un momento.",
    BANK_ERROR: "Su banco no ha dado una respuesta clara. Inténtelo de nuevo en un momento.",
    BANK_UNAVAILABLE:
      "No se puede contactar con su banco. Inténtelo de nuevo en un momento o use otra cuenta.",
    DIRECTORY_UNAVAILABLE:
      "Ahora no se puede confirmar la cuenta del beneficiario. No se ha pagado nada; inténtelo " +
      "pronto.",
    REGISTRY_UNAVAILABLE:
      "Ahora no se pueden consultar los nombres de usuario. Introduzca su IBAN.",
    SERVICE_UNAVAILABLE: "El servicio está ocupado. Inténtelo de nuevo en un momento.",
    BANK_TIMEOUT: "Su banco no ha respondido a tiempo. Inténtelo de nuevo en un momento.",
    "BANK_ERROR:otp_code": codeLost,
    "BANK_UNAVAILABLE:otp_code": codeLost,
    "BANK_TIMEOUT:otp_code": codeLost,
  },

  failures: {
    DESTINATION_MISMATCH: "No se pudo confirmar la cuenta del beneficiario.",
    PAYER_ACCOUNT_DEBIT_BLOCKED: "Su banco no permite pagos desde esta cuenta.",
    INSUFFICIENT_FUNDS: "El saldo de la cuenta es insuficiente para este pago.",
    LIMIT_EXCEEDED: "El importe supera un límite de su cuenta.",
    OTP_EXPIRED: "El código había caducado.",
    OTP_ATTEMPTS_EXCEEDED: "Se ha introducido un código incorrecto demasiadas veces.",
    PUSH_DECLINED: "El pago se ha rechazado en la aplicación del banco.",
    PAYMENT_REFUSED: "Su banco ha rechazado el pago.",
    PAYER_NOT_FOUND: "La cuenta no se ha podido usar para este pago.",
    DESTINATION_NOT_FOUND: "No se ha encontrado la cuenta del beneficiario.",
    ROUTE_NOT_AVAILABLE: "Su banco no puede pagar a este beneficiario.",
    BANK_ERROR: "Su banco no ha podido realizar el pago.",
  },
};

export const requestEs: RequestSentences = {
  chrome: {
    ...paymentEs.chrome,
    test_mode: "Prueba. Ni cuentas ni dinero reales.",
    one_minute_left: "Queda un minuto para decidir.",
    never_asked:
      "Su banco comprueba que es usted. Esta página nunca le pide su contraseña bancaria.",
    account: "Cuenta",
  },
  leave: {
    ...paymentEs.leave,
    back: "Volver a {tpp}",
    redirecting: "Volverá a {tpp} en unos segundos.",
  },
  identify: {
    ...paymentEs.identify,
    lead: "Después, su banco le pedirá que lo apruebe.",
    privacy: "{tpp} no recibe nada antes de su aprobación final.",
  },
  choose: {
    ...paymentEs.choose,
    none_left:
      "Aquí ya no se pueden pedir más códigos ni avisos. Vuelva a {tpp} y empiece de nuevo.",
    no_method: "Esta cuenta no permite aprobar en línea. Use otra cuenta.",
  },
  otp: {
    ...paymentEs.otp,
    expired: "Pida uno nuevo. No ha cambiado nada.",
    hint: "Compruebe que el mensaje indica {tpp}.",
    submit: "Aprobar",
  },
  push: {
    ...paymentEs.push,
    expired: "Pida uno nuevo. No ha cambiado nada.",
    compare: "Apruebe solo si muestra este número y {tpp}.",
    mismatch: "¿Otro número u otro nombre? Rechácelo en la aplicación.",
    older_approved:
      "El aviso que aprobó ya no cuenta. No se ha permitido nada con él. Use el más reciente o pida otro.",
  },
  elsewhere: {
    heading: "Esta solicitud está abierta en otro navegador",
    lead: "Termínela allí o introduzca de nuevo su cuenta para continuar aquí.",
    submit: paymentEs.elsewhere.submit,
  },
  cancel: {
    open: "Rechazar",
    sure: "¿Rechazar esta solicitud? No cambiará nada.",
    confirm: "Sí, rechazarla",
  },
  approved: {
    heading: "Lo ha aprobado",
  },
  failed: {
    heading: "Su banco no ha confirmado que es usted",
    lead: "No ha cambiado nada. Vuelva a {tpp} para empezar de nuevo.",
  },
  rejected: {
    heading: "Ha rechazado la solicitud",
    lead: "No ha cambiado nada. Puede volver a {tpp}.",
  },
  expired: {
    heading: "Se ha acabado el tiempo para esta solicitud",
    lead: "No ha cambiado nada. Vuelva a {tpp} para empezar de nuevo.",
  },
  withdrawn: {
    heading: "Esta solicitud ha terminado",
    lead: "{tpp} ya no espera su respuesta. Puede volver.",
  },

  working: paymentEs.working,
  problems: {
    ...paymentEs.problems,
    INVALID_STATE: "Algo ha cambiado. La página muestra ahora en qué punto está.",
    CONTINUED_ELSEWHERE:
      "Esta solicitud está abierta en otro navegador. Introduzca de nuevo su cuenta para continuar aquí.",
    SESSION_EXPIRED: "Se ha acabado el tiempo para esta solicitud. No ha cambiado nada.",
    PAYER_NOT_FOUND: "Esta cuenta no puede usarse aquí. Revise lo escrito o use su IBAN.",
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
    "BANK_ERROR:otp_code": nothingChanged,
    "BANK_UNAVAILABLE:otp_code": nothingChanged,
    "BANK_TIMEOUT:otp_code": nothingChanged,
  },
};
