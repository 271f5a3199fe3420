import type { RegistrySentences } from "./en.ts";

export const registryFr: RegistrySentences = {
  title: "Votre nom d’utilisateur de paiement",

  frame: {
    brand: "Noms d’utilisateur de paiement",
    from: "{bank} vous a redirigé ici",
    test_mode: "Test. Ni vrais comptes ni argent réel.",
    steps: "Progression",
    step_start: "Début",
    step_choose: "Choix",
    step_done: "Fin",
    step_is_done: "terminé",
    never_asked:
      "Votre banque sait que c’est vous. Cette page ne demande jamais de mot de passe ni de code.",
    time_left: {
      one: "Il restait {minutes} min au chargement de la page",
      other: "Il restait {minutes} min au chargement de la page",
    },
  },

  landing: {
    heading: "Gérer votre nom d’utilisateur de paiement",
    lead: "Votre banque vous a redirigé ici. Vous avez quinze minutes, dans ce navigateur.",
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
    unnamed:
      "{bank} ne dit pas de quel compte il s’agit. En cas de doute, demandez à {bank} avant de " +
      "confirmer.",
    warning: "Ne confirmez que si ce compte est le vôtre.",
    confirm: "Confirmer le compte chez {bank}",
    reject: "Refuser le compte chez {bank}",
  },
  accounts: {
    heading: "Vos comptes",
    linked: "lié le {date}",
    none: "Aucun compte n’est encore lié.",
    suspended: "Suspendu par la banque",
    hidden: "Masqué au public",
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
    hide: "Masquer au public",
    show: "Montrer au public",
  },
  rename: {
    heading: "Changer de nom d’utilisateur",
    lead:
      "Les paiements vers votre nom actuel ne vous parviendront plus. Vous pouvez en changer une " +
      "fois tous les trente jours.",
    field: "Nouveau nom d’utilisateur",
    hint: "Entre 3 et 30 caractères\u00a0: lettres (a à z), chiffres, points, tirets et tirets bas.",
    submit: "Changer le nom d’utilisateur",
  },

  saved: {
    confirm: "{account} est maintenant lié à votre nom d’utilisateur.",
    reject: "Vous avez refusé le compte chez {bank}. Il n’est pas lié.",
    default: {
      ANY: "{account} est maintenant votre compte par défaut.",
      PAYER: "Quand vous payez, {account} est désormais utilisé.",
      PAYEE: "Quand on vous paie, {account} est désormais utilisé.",
      BANK: "{account} est maintenant votre compte par défaut dans cette banque.",
    },
    visibility: {
      GATEWAYS: "{account} est maintenant masqué au public.",
      PUBLIC: "{account} est maintenant visible par le public.",
    },
    username: "Votre nom d’utilisateur est maintenant {username}.",
    told: "Votre banque en est informée et peut vous confirmer la modification.",
    close: "Vous pouvez fermer cette page.",
  },
  back: { done: "Retour chez {bank}", leave: "Quitter et retourner chez {bank}" },
  problems: {
    invalid_name: "Ce nom n’est pas valide. Consultez les règles sous le champ.",
    taken: "Ce nom est pris ou réservé. Choisissez-en un autre.",
    too_soon: "Vous avez changé de nom il y a moins de trente jours.",
    not_possible: "Ce n’est pas possible ici. Adressez-vous à la banque qui tient le compte.",
    busy: "Le registre est très sollicité. Réessayez dans un instant.",
  },
};
