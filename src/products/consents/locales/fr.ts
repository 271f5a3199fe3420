import { requestFr } from "../../../approvals/page/locales/fr.ts";
import type { ConsentSentences } from "./en.ts";

const payments =
  "Payer depuis votre compte et voir son numéro complet. Les petits paiements peuvent se faire sans autre validation";

export const consentFr: ConsentSentences = {
  ...requestFr,
  chrome: {
    ...requestFr.chrome,
    title: "{tpp} demande un accès",
    summary: "Ce qui est demandé",
    step_account: "Vous",
    step_approve: "Identité",
    step_done: "Validation",
  },

  asks: {
    lead: "{tpp} demande l’accès à votre compte.",
    lead_again: "{tpp} demande à prolonger son accès à votre compte.",
    purpose: "Objet",
    bank: "Banque",
    until: "Jusqu’au",
    renew_until: "Prolonger jusqu’au",
    shared: "Comptes partagés",
    scopes: "Si vous validez, {tpp} pourra\u00a0:",
    groups: { read: "Voir les données de vos comptes", pay: "Payer depuis votre compte" },
    warning:
      "C’est une autorisation étendue\u00a0: {tpp} pourrait préparer des paiements réguliers depuis " +
      "votre compte. Votre banque vous consulte avant chaque mise en place. Ne continuez que si " +
      "vous faites confiance à {tpp}.",
  },
  scopes: {
    "accounts:read": "Voir vos comptes\u00a0: leur nom, leur type et une partie de leur numéro",
    "balances:read": "Voir vos soldes",
    "transactions:read":
      "Voir vos opérations\u00a0: ce que vous avez payé et reçu, quand et avec qui",
    "standing-orders:read": "Voir vos virements permanents et programmés",
    "payments:write": payments,
    "payments:initiate": payments,
    "mandates:write": "Mettre en place des paiements réguliers depuis votre compte",
  },

  identify: {
    ...requestFr.identify,
    heading: "Identifiez-vous chez {bank}",
    lead: "{bank} vérifiera ensuite qu’il s’agit bien de vous. Vous choisirez après ce que vous partagez.",
    field: "Nom d’utilisateur ou l’un de vos IBAN",
    missing: "Saisissez votre nom d’utilisateur ou l’un de vos IBAN.",
  },
  choose: {
    ...requestFr.choose,
    heading: "Comment voulez-vous prouver que c’est vous\u00a0?",
    other_account: "Utiliser un autre nom d’utilisateur ou IBAN",
  },
  otp: {
    ...requestFr.otp,
    submit: "Confirmer",
  },
  push: {
    ...requestFr.push,
    older_approved:
      "La demande que vous avez validée ne compte plus. Elle n’a rien partagé. Utilisez la plus récente ou demandez-en une autre.",
  },

  wait: {
    heading: "Votre banque prépare la liste de vos comptes",
    lead: "Cela prend en général un instant. Vous choisirez ensuite ce que vous partagez.",
  },
  approve: {
    heading: "Que voulez-vous partager\u00a0?",
    lead: "{tpp} ne voit que les comptes que vous cochez.",
    lead_again: "{tpp} garde son accès à ces comptes.",
    accounts: "Vos comptes",
    all: "Tout cocher",
    submit: "Valider",
    missing: "Choisissez au moins un compte, ou refusez la demande.",
  },

  approved: {
    ...requestFr.approved,
    lead: "{tpp} a accès jusqu’au {date}.",
    stop: "Voir et arrêter ce que vous partagez",
  },
  no_account: {
    heading: "Aucun compte ne peut être partagé",
    lead: "{bank} ne partage aucun de vos comptes. Rien n’a changé.",
  },

  problems: {
    ...requestFr.problems,
    PAYER_NOT_FOUND:
      "Ce compte ne peut pas valider ici. Vérifiez votre saisie\u00a0; il doit être à la banque indiquée ci-dessus.",
  },
};
