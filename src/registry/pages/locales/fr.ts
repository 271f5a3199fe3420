import type { RegistrySentences } from "./en.ts";

export const registryFr: RegistrySentences = {
  title: "Votre nom d’utilisateur de paiement",

  landing: {
    heading: "Gérer votre nom d’utilisateur de paiement",
    lead: "Votre banque vous a dirigé ici. Cette adresse sert une seule fois, pendant quinze minutes.",
    submit: "Continuer",
  },
  gone: {
    heading: "Cette adresse ne fonctionne plus",
    lead: "Elle a déjà servi ou son délai est passé. Demandez-en une nouvelle à votre banque.",
  },

  username: "Nom d’utilisateur",
  pending: {
    heading: "En attente de votre réponse",
    asks: "{bank} veut lier un compte à votre nom d’utilisateur.",
    warning: "Ne confirmez que si ce compte est le vôtre.",
    confirm: "Confirmer le compte chez {bank}",
    reject: "Refuser le compte chez {bank}",
  },
  accounts: {
    heading: "Vos comptes",
    none: "Aucun compte n’est encore lié.",
    suspended: "Suspendu par la banque",
    hidden: "Caché au public",
    is: {
      ANY: "Utilisé pour votre nom d’utilisateur",
      PAYER: "Utilisé quand vous payez",
      PAYEE: "Utilisé quand on vous paie",
      BANK: "Utilisé pour votre nom d’utilisateur dans cette banque",
    },
    choose: {
      ANY: "Utiliser pour mon nom d’utilisateur",
      PAYER: "Utiliser quand je paie",
      PAYEE: "Utiliser quand on me paie",
      BANK: "Utiliser pour mon nom d’utilisateur dans cette banque",
    },
    hide: "Cacher au public",
    show: "Montrer au public",
  },
  rename: {
    heading: "Changer de nom d’utilisateur",
    lead:
      "Les paiements vers votre nom actuel ne vous parviendront plus. Vous pouvez en changer une " +
      "fois tous les trente jours.",
    field: "Nouveau nom d’utilisateur",
    hint: "3 à 30 lettres de a à z, chiffres, points, tirets et tirets bas.",
    submit: "Changer le nom d’utilisateur",
  },

  done: "Votre choix est enregistré.",
  back: { done: "Retour à {bank}", leave: "Quitter et retourner à {bank}" },
  problems: {
    invalid_name: "Ce nom n’est pas possible. Voyez les règles sous le champ.",
    taken: "Ce nom est pris ou réservé. Choisissez-en un autre.",
    too_soon: "Vous avez changé de nom il y a moins de trente jours.",
    not_possible: "Ce n’est pas possible ici. Adressez-vous à la banque qui tient le compte.",
    busy: "Le registre est occupé. Réessayez dans un instant.",
  },
};
