import { paymentFr, requestFr } from "../../../approvals/page/locales/fr.ts";
import type { OrderSentences } from "./en.ts";

const consentEnded =
  "L’autorisation de cette application a pris fin\u00a0: elle ne peut plus payer.";
const unreachable = "Votre banque n’a pas pu être jointe à temps.";

export const orderFr: OrderSentences = {
  ...paymentFr,
  chrome: {
    ...paymentFr.chrome,
    step_account: "Vérification",
    one_minute_left: "Il reste une minute pour valider ce paiement.",
  },
  leave: requestFr.leave,

  asks: "{tpp} vous demande de valider ce paiement.",
  payee: {
    MATCH: "La banque du bénéficiaire confirme ce nom.",
    CLOSE_MATCH:
      "{tpp} indique {said} comme bénéficiaire. À la banque, ce compte porte un nom proche\u00a0: {payee}. Vérifiez qu’il s’agit bien du même bénéficiaire.",
    NO_MATCH:
      "{tpp} indique {said} comme bénéficiaire, mais ce compte appartient à {payee}. Refusez le paiement, sauf si vous voulez payer {payee}.",
    BANK: "C’est le nom connu de la banque du bénéficiaire.",
    WITHHELD:
      "Le nom connu de la banque du bénéficiaire s’affichera ici quand vous aurez choisi comment valider. Vérifiez-le alors.",
    UNCHECKED:
      "Ce nom n’est pas vérifié\u00a0: il vient de {tpp}, et la banque du bénéficiaire ne peut pas être interrogée. Validez seulement si vous savez qui vous payez.",
    UNKNOWN:
      "Le nom du bénéficiaire n’est pas connu. Validez seulement si vous savez qui vous payez.",
  },
  no_match: "Le nom ne correspond pas.",

  identify: {
    ...paymentFr.identify,
    privacy: "Vous montrez ainsi que c’est bien votre compte qui paie.",
  },
  choose: {
    ...paymentFr.choose,
    none_left:
      "Plus aucun code ni aucune demande ne peut être envoyé pour ce paiement. Refusez-le, " +
      "retournez vers {tpp} et recommencez.",
    no_method: "Ce compte ne permet pas de valider en ligne. Retournez vers {tpp}.",
  },
  elsewhere: {
    ...paymentFr.elsewhere,
    lead: "Terminez-le là-bas, ou saisissez le compte qui paie pour continuer ici.",
  },
  cancel: {
    open: "Refuser le paiement",
    sure: "Rien n’a encore été payé. Refuser ce paiement\u00a0?",
    confirm: "Oui, le refuser",
  },

  slow: {
    ...paymentFr.slow,
    very_long:
      "Il n’y a toujours pas de réponse définitive. Nous continuons de vérifier et préviendrons {tpp} dès qu’il y en aura une.",
  },
  not_paid: { ...paymentFr.not_paid, next: "Retournez vers {tpp} pour réessayer." },
  expired: {
    ...paymentFr.expired,
    lead: "Rien n’a été payé. Retournez vers {tpp} pour recommencer.",
  },
  cancelled: {
    ...paymentFr.cancelled,
    lead: "{tpp} l’a annulé. Rien n’a été payé.",
  },
  rejected: {
    heading: "Vous avez refusé le paiement",
    lead: "Rien n’a été payé. Vous pouvez retourner vers {tpp}.",
  },

  problems: {
    ...paymentFr.problems,
    DESTINATION_MISMATCH:
      "Le compte du bénéficiaire n’a pas pu être confirmé\u00a0: rien n’a été payé. Retournez à l’application.",
    DESTINATION_NOT_FOUND:
      "Le compte du bénéficiaire est introuvable et ne peut être payé. Retournez à l’application.",
    ROUTE_NOT_AVAILABLE:
      "Votre banque ne peut pas payer ce bénéficiaire. Retournez à l’application.",
    CONTINUED_ELSEWHERE:
      "Ce paiement est ouvert dans un autre navigateur. Saisissez le compte qui paie pour continuer ici.",
    PAYER_NOT_FOUND:
      "Ce n’est pas le compte qui paie. Vérifiez votre saisie ou utilisez votre IBAN.",
    PAYER_CHANGE_LIMIT_REACHED:
      "Un compte a été saisi trop souvent pour ce paiement. Retournez à l’application et recommencez.",
    CHALLENGE_LIMIT_REACHED:
      "Plus aucun code ni aucune demande ne peut être envoyé pour ce paiement. Refusez-le et recommencez.",
    BANK_UNAVAILABLE: "Votre banque est injoignable. Réessayez dans un instant.",
    INSUFFICIENT_SCOPE: requestFr.problems.INSUFFICIENT_SCOPE,
    FORBIDDEN:
      "Ce n’est pas possible pour le moment. Rien n’a été payé. Retournez à l’application.",
    CONSENT_REVOKED: consentEnded,
    OTP_ATTEMPTS_EXCEEDED: "Un code incorrect a été saisi trop de fois. Rien n’a été payé.",
    PAYMENT_UNDER_REVIEW:
      "Ce paiement a peut-être déjà été effectué et fait l’objet d’une vérification. Ne payez pas une seconde fois.",
  },
  failures: {
    ...paymentFr.failures,
    CONSENT_REVOKED: consentEnded,
    BANK_TIMEOUT: unreachable,
    BANK_UNAVAILABLE: unreachable,
  },
};
