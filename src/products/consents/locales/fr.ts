import { fr } from "../../../approvals/page/locales/fr.ts";
import type { ConsentSentences } from "./sentences.ts";

const codeLost =
  "Votre banque n’a pas dit si le code est correct\u00a0; il ne peut plus servir. Rien n’a changé. Demandez un nouveau code.";

const payments =
  "Payer depuis votre compte et voir son numéro complet. Les petits paiements peuvent se faire sans autre validation";

export const consentFr: ConsentSentences = {
  chrome: {
    ...fr.chrome,
    title: "{tpp} demande un accès",
    summary: "Ce qui est demandé",
    test_mode: "Test. Ni vrais comptes ni argent réel.",
    step_approve: "Identité",
    step_done: "Validation",
    one_minute_left: "Il reste une minute pour décider.",
    no_script:
      "Cette page a besoin de JavaScript pour joindre votre banque en toute sécurité. " +
      "Activez-le pour ce site et rechargez la page. Rien n’a changé.",
    script_missing:
      "Le chargement est plus long que d’habitude. Si les boutons restent pâles, votre navigateur bloque le script de cette page\u00a0: autorisez-le et rechargez la page. Rien n’a changé.",
    never_asked:
      "C’est votre banque qui vérifie votre identité. Cette page ne demande jamais votre mot de " +
      "passe bancaire.",
  },
  leave: {
    back: "Retour vers {tpp}",
    redirecting: "Retour vers {tpp} dans quelques secondes.",
    stay: fr.leave.stay,
    close: fr.leave.close,
    gone: fr.leave.gone,
  },

  asks: {
    lead: "{tpp} demande l’accès à votre compte.",
    lead_again: "{tpp} demande à prolonger son accès à votre compte.",
    purpose: "Objet",
    bank: "Banque",
    account: "Compte",
    own_account: "Votre compte à la banque",
    until: "Jusqu’au",
    renew_until: "Prolonger jusqu’au",
    scopes: "Si vous validez, {tpp} pourra\u00a0:",
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
    ...fr.identify,
    heading: "Lequel de vos comptes chez {bank}\u00a0?",
    lead: "{bank} vérifiera ensuite qu’il s’agit bien de vous.",
    privacy: "{tpp} n’apprend rien avant votre validation finale.",
  },
  choose: {
    ...fr.choose,
    heading: "Comment voulez-vous prouver que c’est vous\u00a0?",
    none_left:
      "Plus aucun code ni aucune demande ne peut être envoyé ici. Retournez vers {tpp} et recommencez.",
    no_method: "Ce compte ne permet pas de valider en ligne. Utilisez un autre compte.",
  },
  otp: {
    ...fr.otp,
    hint: "Vérifiez que le message indique {tpp}.",
    submit: "Confirmer",
    expired: "Demandez-en un nouveau. Rien n’a changé.",
  },
  push: {
    ...fr.push,
    compare: "Validez seulement si elle affiche ce nombre et {tpp}.",
    mismatch: "Un autre nombre ou un autre nom\u00a0? Refusez dans l’application.",
    expired: "Demandez-en une nouvelle. Rien n’a changé.",
    older_approved:
      "La demande que vous avez validée ne compte plus. Elle n’a rien partagé. Utilisez la plus récente ou demandez-en une autre.",
  },
  elsewhere: {
    heading: "Cette demande est ouverte dans un autre navigateur",
    lead: "Terminez-la là-bas, ou saisissez à nouveau votre compte pour continuer ici.",
    submit: fr.elsewhere.submit,
  },
  cancel: {
    open: "Refuser",
    sure: "Refuser cette demande\u00a0? Rien ne changera.",
    confirm: "Oui, la refuser",
  },

  wait: {
    heading: "Votre banque prépare la liste de vos comptes",
    lead: "Cela prend en général un instant. Vous choisirez ensuite ce que vous partagez.",
  },
  approve: {
    heading: "Que voulez-vous partager\u00a0?",
    lead: "Décochez chaque compte que {tpp} ne doit pas voir.",
    lead_again: "{tpp} garde son accès à ces comptes.",
    accounts: "Vos comptes",
    submit: "Valider",
    missing: "Choisissez au moins un compte, ou refusez la demande.",
  },

  approved: {
    heading: "Vous avez validé",
    lead: "{tpp} a accès jusqu’au {date}.",
    stop: "Voir et arrêter ce que vous partagez",
  },
  rejected: {
    heading: "Vous avez refusé la demande",
    lead: "Rien n’a changé. Vous pouvez retourner vers {tpp}.",
  },
  failed: {
    heading: "Votre banque n’a pas confirmé votre identité",
    lead: "Rien n’a changé. Retournez vers {tpp} pour recommencer.",
  },
  no_account: {
    heading: "Aucun compte ne peut être partagé",
    lead: "{bank} ne partage aucun de vos comptes. Rien n’a changé.",
  },
  expired: {
    heading: "Le délai de cette demande est écoulé",
    lead: "Rien n’a changé. Retournez vers {tpp} pour recommencer.",
  },
  withdrawn: {
    heading: "Cette demande est close",
    lead: "{tpp} n’attend plus votre réponse. Vous pouvez y retourner.",
  },

  working: fr.working,
  problems: {
    ...fr.problems,
    INVALID_STATE: "Quelque chose a changé. La page montre maintenant où vous en êtes.",
    CONTINUED_ELSEWHERE:
      "Cette demande est ouverte dans un autre navigateur. Saisissez à nouveau votre compte pour continuer ici.",
    SESSION_EXPIRED: "Le délai de cette demande est écoulé. Rien n’a changé.",
    PAYER_NOT_FOUND:
      "Ce compte ne peut pas valider ici. Vérifiez votre saisie\u00a0; il doit être à la banque indiquée ci-dessus.",
    PAYER_CHANGE_LIMIT_REACHED:
      "Le compte a été saisi trop souvent. Refusez la demande et recommencez.",
    CHALLENGE_LIMIT_REACHED:
      "Plus aucun code ni aucune demande ne peut être envoyé ici. Refusez la demande et recommencez.",
    INSUFFICIENT_SCOPE:
      "Cette application n’a plus le droit de le demander. Rien n’a changé. Retournez à l’application.",
    FORBIDDEN: "Ce n’est pas possible pour le moment. Rien n’a changé. Retournez à l’application.",
    DIRECTORY_UNAVAILABLE:
      "Votre compte ne peut pas être recherché pour le moment. Réessayez bientôt.",
    OTP_ATTEMPTS_EXCEEDED: "Un code incorrect a été saisi trop de fois. Rien n’a changé.",
    PUSH_DECLINED: "La demande a été refusée dans l’application bancaire. Rien n’a changé.",
    "BANK_ERROR:otp_code": codeLost,
    "BANK_UNAVAILABLE:otp_code": codeLost,
    "BANK_TIMEOUT:otp_code": codeLost,
  },
};
