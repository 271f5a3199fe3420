import type { RegistrySentences } from "./en.ts";

export const registryEs: RegistrySentences = {
  title: "Su nombre de usuario de pago",

  frame: {
    brand: "Nombres de usuario de pago",
    from: "{bank} le ha enviado aquí",
    test_mode: "Prueba. Ni cuentas ni dinero reales.",
    steps: "Progreso",
    step_start: "Inicio",
    step_choose: "Elección",
    step_done: "Fin",
    step_is_done: "completado",
    never_asked: "Su banco sabe que es usted. Esta página nunca pide contraseñas ni códigos.",
    time_left: {
      one: "Quedaba {minutes} min al cargar la página",
      other: "Quedaban {minutes} min al cargar la página",
    },
  },

  landing: {
    heading: "Gestionar su nombre de usuario de pago",
    lead: "Su banco le ha enviado aquí. Tiene quince minutos, en este navegador.",
    submit: "Continuar",
  },
  gone: {
    heading: "Esta dirección ya no funciona",
    lead: "Ya se usó o su plazo terminó. Pida una nueva a su banco.",
  },

  username: "Nombre de usuario",
  pending: {
    heading: "A la espera de su respuesta",
    asks: "{bank} quiere vincular una cuenta a su nombre de usuario.",
    unnamed:
      "{bank} no dice de qué cuenta se trata. Si tiene dudas, pregunte a {bank} antes de confirmar.",
    warning: "Confirme solo si la cuenta es suya.",
    confirm: "Confirmar la cuenta en {bank}",
    reject: "Rechazar la cuenta en {bank}",
  },
  accounts: {
    heading: "Sus cuentas",
    linked: "vinculada el {date}",
    none: "Todavía no hay ninguna cuenta vinculada.",
    suspended: "Suspendida por el banco",
    hidden: "Oculta al público",
    is: {
      ANY: "Se usa para su nombre de usuario",
      PAYER: "Se usa cuando usted paga",
      PAYEE: "Se usa cuando le pagan",
      BANK: "Se usa para su nombre de usuario en este banco",
    },
    choose: {
      ANY: "Usar para mi nombre de usuario",
      PAYER: "Usar cuando pago",
      PAYEE: "Usar cuando me pagan",
      BANK: "Usar para mi nombre de usuario en este banco",
    },
    hide: "Ocultar al público",
    show: "Mostrar al público",
  },
  rename: {
    heading: "Cambiar el nombre de usuario",
    lead: "Los pagos a su nombre actual ya no le llegarán. Puede cambiarlo una vez cada treinta días.",
    field: "Nuevo nombre de usuario",
    hint: "Entre 3 y 30 caracteres: letras (a-z), cifras, puntos, guiones y guiones bajos.",
    submit: "Cambiar el nombre de usuario",
  },

  saved: {
    confirm: "{account}: la cuenta está ahora vinculada a su nombre de usuario.",
    reject: "Ha rechazado la cuenta en {bank}. No se ha vinculado.",
    default: {
      ANY: "{account} es ahora su cuenta predeterminada.",
      PAYER: "Cuando usted pague, se usará {account}.",
      PAYEE: "Cuando le paguen, se usará {account}.",
      BANK: "{account} es ahora su cuenta predeterminada en este banco.",
    },
    visibility: {
      GATEWAYS: "{account}: la cuenta está ahora oculta al público.",
      PUBLIC: "{account}: la cuenta está ahora visible para el público.",
    },
    username: "Su nombre de usuario es ahora {username}.",
    told: "Su banco recibe el aviso y puede confirmarle el cambio.",
    close: "Puede cerrar esta página.",
  },
  back: { done: "Volver a {bank}", leave: "Salir y volver a {bank}" },
  problems: {
    invalid_name: "Ese nombre no es válido. Consulte las reglas debajo del campo.",
    taken: "Ese nombre está ocupado o reservado. Elija otro.",
    too_soon: "Cambió su nombre hace menos de treinta días.",
    not_possible: "No es posible desde aquí. Diríjase al banco que lleva la cuenta.",
    busy: "El registro está ocupado. Inténtelo de nuevo en un momento.",
  },
};
