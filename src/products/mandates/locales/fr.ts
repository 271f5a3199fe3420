import { paymentFr, requestFr } from "../../../approvals/page/locales/fr.ts";
import { orderFr } from "../../payment-orders/locales/fr.ts";
import type { MandateSentences } from "./en.ts";

const consentEnded =
  "L’autorisation de cette application a pris fin\u00a0: elle ne peut plus mettre en place de paiements.";

export const mandateFr: MandateSentences = {
  ...requestFr,
  chrome: {
    ...requestFr.chrome,
    title: "{tpp} demande à prélever des paiements",
    summary: "Ce qu’on vous demande d’autoriser",
    account_by_name: "Le compte de votre nom d’utilisateur",
    account_shared: "Le compte que vous partagez avec {tpp}",
    never_asked:
      "C’est votre banque qui vous demande de valider. Cette page ne demande jamais votre mot de " +
      "passe bancaire.",
  },

  asks: {
    payee: "{tpp} vous demande l’autorisation de prélever des paiements sur votre compte.",
    app: "{tpp} vous demande l’autorisation de payer {payee} depuis votre compte.",
    change: "{tpp} demande à remplacer une autorisation que vous avez déjà donnée.",
  },
  payee_withheld: orderFr.payee.WITHHELD,
  headline: {
    usually: "En général {money} {every},",
    never_more: "jamais plus de {money}",
    at_most: "Jusqu’à {money} {every}",
    in_total: "Jusqu’à {money} au total",
  },
  every: {
    day: { one: "chaque jour", other: "tous les {count} jours" },
    week: { one: "chaque semaine", other: "toutes les {count} semaines" },
    month: { one: "chaque mois", other: "tous les {count} mois" },
    year: { one: "chaque année", other: "tous les {count} ans" },
  },
  terms: {
    each: "Chaque paiement",
    exactly: "Exactement {money}",
    at_most_each: "Jusqu’à {money}\u00a0; le montant peut varier",
    limits: "En tout",
    in_period: "Jusqu’à {money} {every}",
    in_total: "Jusqu’à {money} au total",
    in_number: { one: "Un paiement au maximum", other: "{count} paiements au maximum" },
    collection: "Rythme",
    automatic: "Automatiquement, une fois {every}",
    once: "Quand {tpp} le demande, au plus une fois {every}",
    asked: "Quand {tpp} le demande, dans ces limites",
    from: "Début",
    on_approval: "Le jour de votre validation",
    until: "Fin",
    last_day: "{date} inclus",
    no_end: "Quand vous l’arrêtez",
    time_zone: "Fuseau horaire",
  },
  change: {
    old: "Jusqu’ici",
    new: "Nouveau",
    explained:
      "L’autorisation précédente prend fin quand vous validez. Ce qu’elle a prélevé pendant la période en cours est compté.",
  },
  stop: {
    sentence:
      "Vous pouvez l’arrêter à tout moment, sans passer par {tpp}\u00a0: auprès de votre banque ou dans {link}.",
    link: "vos connexions",
  },
  without_notice: "Un paiement peut arriver sans préavis.",
  notice: {
    one: "Votre banque vous montre chaque paiement un jour à l’avance.",
    other: "Votre banque vous montre chaque paiement {count} jours à l’avance.",
  },
  refunds:
    "Les remboursements viennent de {payee}\u00a0; votre banque n’annule pas un paiement d’elle-même.",

  identify: {
    ...requestFr.identify,
    heading: "Depuis quel compte les paiements doivent-ils partir\u00a0?",
    privacy: paymentFr.identify.privacy,
  },
  choose_lead_by_name: "Votre banque vérifiera qu’il s’agit bien de vous.",
  otp: {
    ...requestFr.otp,
    hint: paymentFr.otp.hint,
  },
  push: {
    ...requestFr.push,
    compare: paymentFr.push.compare,
    mismatch: paymentFr.push.mismatch,
  },
  elsewhere: {
    ...requestFr.elsewhere,
    lead: "Terminez-la là-bas, ou saisissez le compte qui paie pour continuer ici.",
  },

  wait: {
    heading: "Votre validation est en cours d’enregistrement",
    lead: "L’autorisation précédente prend fin. Cela prend en général un instant.",
  },
  approved: {
    ...requestFr.approved,
    lead: "{payee} peut être payé depuis votre compte, dans ces limites.",
  },
  paused: {
    heading: "Cette autorisation est suspendue",
    lead: "Rien n’est prélevé sur votre compte jusqu’à sa reprise.",
  },
  ended: {
    heading: "Cette autorisation a pris fin",
    lead: "Elle ne permet plus aucun prélèvement.",
  },
  failed: {
    heading: "L’autorisation n’a pas été mise en place",
    lead: requestFr.failed.lead,
  },

  problems: {
    ...requestFr.problems,
    DESTINATION_MISMATCH: "Le compte du bénéficiaire n’a pas pu être confirmé. Rien n’a changé.",
    DESTINATION_NOT_FOUND: "Le compte du bénéficiaire est introuvable et ne peut être payé.",
    FORBIDDEN: "Ce n’est pas possible pour le moment. Rien n’a changé.",
    DIRECTORY_UNAVAILABLE:
      "Les comptes ne peuvent pas être recherchés pour le moment. Rien n’a changé\u00a0; réessayez bientôt.",
    CONTINUED_ELSEWHERE:
      "Cette demande est ouverte dans un autre navigateur. Saisissez le compte qui paie pour continuer ici.",
    CONSENT_REVOKED: consentEnded,
  },
  failures: {
    DESTINATION_MISMATCH: paymentFr.failures.DESTINATION_MISMATCH,
    DESTINATION_NOT_FOUND: paymentFr.failures.DESTINATION_NOT_FOUND,
    PAYER_ACCOUNT_DEBIT_BLOCKED: paymentFr.failures.PAYER_ACCOUNT_DEBIT_BLOCKED,
    ROUTE_NOT_AVAILABLE: paymentFr.failures.ROUTE_NOT_AVAILABLE,
    OTP_EXPIRED: paymentFr.failures.OTP_EXPIRED,
    OTP_ATTEMPTS_EXCEEDED: paymentFr.failures.OTP_ATTEMPTS_EXCEEDED,
    PAYER_NOT_FOUND: "Le compte n’a pas pu être utilisé.",
    PUSH_DECLINED: "La demande a été refusée dans l’application bancaire.",
    MANDATE_NOT_ACTIVE:
      "L’autorisation précédente a déjà pris fin\u00a0: rien ne peut la remplacer.",
    CONSENT_REVOKED: consentEnded,
  },
};
