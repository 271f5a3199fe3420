import type { RegistrySentences } from "./en.ts";

export const registryEs: RegistrySentences = {
  title: "Su nombre de usuario de pago",

  landing: {
    heading: "Gestionar su nombre de usuario de pago",
    lead: "Su banco le ha enviado aquí. Esta dirección sirve una sola vez, durante quince minutos.",
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
    warning: "Confirme solo si la cuenta es suya.",
    confirm: "Confirmar la cuenta en {bank}",
    reject: "Rechazar la cuenta en {bank}",
  },
  accounts: {
    heading: "Sus cuentas",
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
    hint: "De 3 a 30 letras de la a a la z, cifras, puntos, guiones y guiones bajos.",
    submit: "Cambiar el nombre de usuario",
  },

  done: "Su elección está guardada.",
  back: { done: "Volver a {bank}", leave: "Salir y volver a {bank}" },
  problems: {
    invalid_name: "Ese nombre no es posible. Vea las reglas debajo del campo.",
    taken: "Ese nombre está ocupado o reservado. Elija otro.",
    too_soon: "Cambió su nombre hace menos de treinta días.",
    not_possible: "No es posible desde aquí. Diríjase al banco que lleva la cuenta.",
    busy: "El registro está ocupado. Inténtelo de nuevo en un momento.",
  },
};
