import { consentFr } from "../../consents/locales/fr.ts";
import type { ConnectionsSentences } from "./en.ts";

export const connectionsFr: ConnectionsSentences = {
  ...consentFr,
  chrome: {
    ...consentFr.chrome,
    title: "Ce que vous partagez",
    summary: "À quoi sert cette page",
    step_done: "Accès",
    one_minute_left: "Il reste une minute sur cette page.",
  },

  identify: {
    ...consentFr.identify,
    heading: "Voir et arrêter ce que vous partagez",
    lead: "Indiquez un de vos comptes. Votre banque vérifie qu’il est à vous\u00a0; vous voyez ensuite les applications qui y ont accès et qui peut y prélever des paiements.",
    privacy: "Personne n’est informé de votre visite.",
  },
  choose: {
    ...consentFr.choose,
    none_left: "Plus aucun code ne peut être envoyé ici. Réessayez plus tard.",
  },
  otp: {
    ...consentFr.otp,
    hint: "Le message dit que vous voulez voir quelles applications ont accès.",
  },
  push: {
    ...consentFr.push,
    compare: "Validez seulement si elle affiche ce nombre.",
    mismatch: "Un autre nombre\u00a0? Refusez dans l’application.",
  },

  list: {
    heading: "Ce que vous avez autorisé",
    lead: "Chez {bank}, compte {account}.",
    none: "Aucune application n’a accès à ce compte, et personne ne peut y prélever de paiements réguliers.",
    purpose: "Objet",
    since: "Depuis le",
    until: "Jusqu’au",
    last_used: "Dernière utilisation",
    never_used: "Jamais",
    stop: "Arrêter",
    sure: "Arrêter l’accès de {tpp}\u00a0? Il prend fin aussitôt, et c’est irréversible.",
    sure_of_mandate:
      "Arrêter tout nouveau paiement à {payee}\u00a0? C’est immédiat et irréversible. Un paiement déjà en cours sera quand même effectué.",
    app: "Mis en place avec",
    last_charged: "Dernier paiement",
    confirm: "Oui, l’arrêter",
    other_account: "Un autre compte",
    sign_out: "Se déconnecter",
    accounts: "Comptes",
    other_accounts: { one: "{count} autre compte", other: "{count} autres comptes" },
    stop_all: "Tout arrêter",
    sure_of_all:
      "Arrêter tous les accès et tous les nouveaux paiements de cette liste\u00a0? C’est immédiat et irréversible. Un paiement déjà en cours sera quand même effectué.",
    confirm_all: "Oui, tout arrêter",
    ended: "Terminés",
    one_ended: "{name}\u00a0: terminé à {time}.",
    all_ended: "Tout a été arrêté à {time}. Terminés\u00a0: {count}.",
    go_on: "Continuer",
  },

  problems: {
    ...consentFr.problems,
    CHALLENGE_REQUIRED: "Prouvez d’abord que le compte est à vous.",
    NOT_FOUND: "Cet accès est déjà terminé.",
    PAYER_NOT_FOUND: "Ce compte est introuvable. Vérifiez votre saisie ou utilisez votre IBAN.",
  },
};
