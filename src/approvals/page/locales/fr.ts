import type { PaymentSentences, RequestSentences } from "./en.ts";

const codeLost =
  "Votre banque n’a pas dit si le code est correct\u00a0; il ne peut plus servir. Rien n’a été payé. Demandez un nouveau code.";
const nothingChanged =
  "Votre banque n’a pas dit si le code est correct\u00a0; il ne peut plus servir. Rien n’a changé. Demandez un nouveau code.";

export const paymentFr: PaymentSentences = {
  chrome: {
    title: "Payer {amount} à {payee}",
    summary: "Résumé du paiement",
    amount: "Vous payez",
    test_mode: "Paiement de test. Aucun argent réel n’est débité.",
    one_minute_left: "Il reste une minute pour terminer ce paiement.",
    unsent:
      "L’envoi n’a pas pu être pris en compte\u00a0: rien n’a été transmis à votre banque. Veuillez réessayer.",
    never_asked:
      "C’est votre banque qui valide le paiement. Cette page ne demande jamais votre mot de " +
      "passe bancaire.",
    steps: "Progression",
    step_account: "Compte",
    step_approve: "Validation",
    step_done: "Fin",
    step_is_done: "terminé",
    maintenance:
      "{bank} est en maintenance jusqu’au {until}. La validation risque d’échouer d’ici là.",
    maintenance_soon:
      "{bank} sera en maintenance du {from} au {until}. La validation risque d’échouer pendant ce temps.",
    who: "Qui est {name}\u00a0?",
    legal_name: "Raison sociale\u00a0: {name}",
    authorised: "Agréé par {regulator}",
    registration: "n°\u00a0{number}",
    terms: "Conditions",
    privacy: "Confidentialité",
    support: "Aide de {name}\u00a0:",
    support_page: "Page d’aide",
    from: "De",
    to: "À",
    for: "Objet",
    reference: "Référence",
  },

  identify: {
    heading: "Depuis quel compte voulez-vous payer\u00a0?",
    lead: "Votre banque vous demandera ensuite de valider le paiement.",
    field: "Votre IBAN ou votre nom d’utilisateur",
    hint: "Votre IBAN figure sur votre carte, dans votre application ou sur un relevé.",
    submit: "Continuer",
    missing: "Saisissez votre IBAN ou votre nom d’utilisateur.",
    privacy: "{payee} ne voit jamais votre numéro de compte.",
    banks: "Banques",
    bank_search: "Trouvez votre banque",
    bank_search_submit: "Chercher",
    banks_found: { one: "{count} banque", other: "{count} banques" },
    bank_more: "Continuez à taper le nom pour voir la vôtre.",
    bank_none:
      "Aucune banque de ce nom n’est disponible ici. Vérifiez l’orthographe, ou utilisez votre IBAN ci-dessous.",
    bank_last: "Mémorisée ici",
    bank_problems: "Rencontre des problèmes",
    bank_problems_long:
      "{bank} rencontre des problèmes en ce moment. La validation peut échouer. Vous pouvez essayer, ou utiliser une autre banque.",
    by_name: "Je connais mon IBAN ou mon nom d’utilisateur",
    at_bank: "Votre nom d’utilisateur ou IBAN chez {bank}",
    other_bank: "Autre banque",
    which_bank:
      "Un nom d’utilisateur seul n’indique pas la banque. Choisissez votre banque ci-dessus, ou saisissez votre IBAN.",
    remember: "Mémoriser ma banque et mon nom d’utilisateur dans ce navigateur",
    forget: "Oublier cette banque dans ce navigateur",
  },

  choose: {
    heading: "Comment voulez-vous valider\u00a0?",
    heading_one: "Confirmez auprès de votre banque",
    lead: "{bank} vérifiera qu’il s’agit bien de vous.",
    push: "Dans mon application bancaire",
    push_about: "Une demande s’affiche sur votre téléphone",
    otp: "Avec un code",
    otp_about: "Votre banque l’envoie sur votre téléphone",
    none_left:
      "Plus aucun code ni aucune demande ne peut être envoyé pour ce paiement. Annulez-le, " +
      "retournez chez {payee} et recommencez.",
    other_account: "Utiliser un autre compte",
    no_method: "Ce compte ne permet pas de valider en ligne. Utilisez un autre compte.",
  },

  otp: {
    heading: "Saisissez le code de votre banque",
    sent: "{bank} a envoyé un code au {phone}.",
    sent_without_phone: "{bank} a envoyé un code sur votre téléphone.",
    field: "Code",
    hint: "Vérifiez que le message indique {amount} et {payee}.",
    valid_for: "Valable encore",
    attempts_left: { one: "{count} essai restant", other: "{count} essais restants" },
    submit: "Payer {amount}",
    missing: "Saisissez le code reçu dans le message.",
    expired_heading: "Ce code a expiré",
    expired: "Demandez-en un nouveau. Rien n’a été payé.",
    resend: "Envoyer un nouveau code",
    resent: "Nouveau code envoyé à {time}.",
    switch: "Valider plutôt dans l’application",
    not_received: "Pas encore de code\u00a0?",
  },

  push: {
    heading: "Validez dans votre application bancaire",
    lead: "Ouvrez l’application de {bank} sur votre téléphone.",
    compare: "Validez seulement si elle affiche ce nombre, {amount} et {payee}.",
    waiting: "En attente de votre validation…",
    mismatch: "Un autre nombre ou un autre montant\u00a0? Refusez dans l’application.",
    expired_heading: "Cette demande a expiré",
    expired: "Demandez-en une nouvelle. Rien n’a été payé.",
    resend: "Renvoyer la demande",
    resent: "Nouvelle demande envoyée à {time}.",
    number: "Le nombre est maintenant {number}.",
    older_approved:
      "La demande que vous avez validée ne compte plus. Elle n’a rien payé. Utilisez la plus récente ou demandez-en une autre.",
    switch: "Utiliser plutôt un code",
    not_received: "Pas encore de demande\u00a0?",
  },

  processing: {
    heading: "Votre paiement est en cours",
    lead: "Il est validé et votre banque l’exécute.",
    duration: "Cela prend en général quelques secondes.",
    do_not_pay_again: "Ne payez pas une seconde fois.",
    can_close: "Vous pouvez fermer cette page\u00a0: le paiement se poursuit sans elle.",
  },

  settling: {
    heading: "Votre paiement est en route",
    lead: "L’argent a quitté votre compte et arrive bientôt chez {payee}.",
    duration: "Entre deux banques, cela prend en général de 2 à 10 secondes.",
  },

  slow: {
    long: "Cela prend plus de temps que d’habitude. Nous continuons de vérifier.",
    very_long:
      "Il n’y a toujours pas de réponse définitive. Nous continuons de vérifier et préviendrons {payee} dès qu’il y en aura une.",
  },

  elsewhere: {
    heading: "Ce paiement est ouvert dans un autre navigateur",
    lead: "Terminez-le là-bas, ou saisissez à nouveau votre compte pour continuer ici.",
    submit: "Continuer ici",
  },

  completed: { heading: "Paiement effectué", lead: "{payee} a reçu {amount}." },
  refused: {
    next: "Vous pouvez payer depuis un autre compte.",
  },
  not_paid: {
    heading: "Le paiement n’a pas été effectué",
    nothing_paid: "Rien n’a été prélevé sur votre compte.",
    next: "Retournez chez {payee} pour réessayer.",
  },
  expired: {
    heading: "Le délai de ce paiement est écoulé",
    lead: "Rien n’a été payé. Retournez chez {payee} pour recommencer.",
  },
  cancelled: {
    heading: "Paiement annulé",
    lead: "Rien n’a été payé. Vous pouvez retourner chez {payee}.",
  },
  returning: {
    heading: "Votre argent revient",
    lead: "La banque de {payee} n’a pas accepté le paiement. {amount} revient sur votre compte.",
    next: "Attendez de l’avoir reçu avant de payer à nouveau.",
  },
  returned: {
    heading: "Votre argent est de retour",
    lead: "La banque de {payee} n’a pas accepté le paiement. {amount} est de retour sur votre compte.",
  },

  leave: {
    back: "Retour chez {payee}",
    redirecting: "Retour chez {payee} dans quelques secondes.",
    stay: "Rester sur cette page",
    close: "Vous pouvez fermer cette page.",
    gone: "Le retour vers l’application ne fonctionne plus. Ouvrez vous-même l’application.",
  },

  cancel: {
    open: "Annuler le paiement",
    sure: "Rien n’a encore été payé. Annuler ce paiement\u00a0?",
    confirm: "Oui, l’annuler",
  },

  working: "Un instant…",

  problems: {
    OFFLINE:
      "Le service est injoignable. Vérifiez votre connexion\u00a0; la page indiquera ce qui s’est " +
      "passé dès qu’elle sera rétablie.",
    SESSION_TOKEN_REQUIRED: "La page a dû être renouvelée. Veuillez réessayer.",
    INVALID_STATE: "Le paiement a avancé. La page montre maintenant où il en est.",
    SESSION_NOT_CANCELLABLE: "Trop tard pour annuler\u00a0: votre banque a déjà reçu l’ordre.",
    DESTINATION_MISMATCH:
      "Le compte du bénéficiaire n’a pas pu être confirmé\u00a0: rien n’a été payé. Retournez à la " +
      "boutique.",
    CONTINUED_ELSEWHERE:
      "Ce paiement est ouvert dans un autre navigateur. Saisissez à nouveau votre compte pour " +
      "continuer ici.",
    CHALLENGE_IN_PROGRESS:
      "Votre banque envoie encore un code ou une demande. Patientez un instant, puis réessayez.",
    SESSION_EXPIRED: "Le délai de ce paiement est écoulé. Rien n’a été payé.",
    VALIDATION_FAILED: "Votre saisie n’est pas correcte. Vérifiez-la et réessayez.",
    "VALIDATION_FAILED:payer_iban":
      "Cet IBAN n’est pas valide. Comparez-le avec votre carte ou votre application.",
    "VALIDATION_FAILED:payer_alias":
      "Ce n’est ni un IBAN ni un nom d’utilisateur. Un nom d’utilisateur ressemble à " +
      "«\u00a0layla\u00a0» ou à «\u00a0layla@banque\u00a0».",
    "VALIDATION_FAILED:otp_code":
      "Cela ne ressemble pas à un code de votre banque. Vérifiez le message et réessayez.",
    PAYER_NOT_FOUND:
      "Aucun compte pouvant payer n’a été trouvé. Vérifiez votre saisie ou utilisez votre IBAN.",
    DESTINATION_NOT_FOUND:
      "Le compte du bénéficiaire est introuvable et ne peut être payé. Retournez à la boutique.",
    ROUTE_NOT_AVAILABLE:
      "Votre banque ne peut pas payer ce bénéficiaire. Utilisez un compte dans une autre banque.",
    CURRENCY_MISMATCH: "Ce compte est dans une autre devise. Utilisez un autre compte.",
    SAME_ACCOUNT: "C’est le compte qui doit être payé. Utilisez un autre compte.",
    AUTH_METHOD_NOT_AVAILABLE:
      "Votre banque ne le propose pas pour votre compte. Choisissez un autre moyen.",
    OTP_INCORRECT: "Ce code n’est pas correct. Vérifiez le dernier message et réessayez.",
    CHALLENGE_REPLACED:
      "Ce code ou cette demande a été remplacé par un plus récent. Utilisez le plus récent.",
    PAYER_CHANGE_LIMIT_REACHED:
      "Le compte a été changé trop souvent pour ce paiement. Annulez-le et recommencez.",
    OTP_EXPIRED: "Ce code a expiré. Demandez-en un nouveau.",
    RATE_LIMITED: "Trop d’essais en peu de temps. Attendez une minute et réessayez.",
    CHALLENGE_LIMIT_REACHED:
      "Plus aucun code ni aucune demande ne peut être envoyé pour ce paiement. Annulez-le et " +
      "recommencez.",
    PAYER_THROTTLED:
      "Trop d’essais avec ce compte. Attendez {minutes} min ou choisissez un autre moyen.",
    INTERNAL: "Un problème est survenu de notre côté. Réessayez dans un instant.",
    BANK_ERROR: "Votre banque n’a pas donné de réponse claire. Réessayez dans un instant.",
    BANK_UNAVAILABLE:
      "Votre banque est injoignable. Réessayez dans un instant ou utilisez un autre compte.",
    DIRECTORY_UNAVAILABLE:
      "Le compte du bénéficiaire ne peut pas être confirmé pour le moment. Rien n’a été payé\u00a0; " +
      "réessayez bientôt.",
    REGISTRY_UNAVAILABLE:
      "Les noms d’utilisateur sont indisponibles pour le moment. Saisissez plutôt votre IBAN.",
    SERVICE_UNAVAILABLE: "Le service est très sollicité. Réessayez dans un instant.",
    BANK_TIMEOUT: "Votre banque n’a pas répondu à temps. Réessayez dans un instant.",
    "BANK_ERROR:otp_code": codeLost,
    "BANK_UNAVAILABLE:otp_code": codeLost,
    "BANK_TIMEOUT:otp_code": codeLost,
  },

  failures: {
    DESTINATION_MISMATCH: "Le compte du bénéficiaire n’a pas pu être confirmé.",
    PAYER_ACCOUNT_DEBIT_BLOCKED: "Votre banque n’autorise pas les paiements depuis ce compte.",
    INSUFFICIENT_FUNDS: "Le solde du compte est insuffisant pour ce paiement.",
    LIMIT_EXCEEDED: "Le montant dépasse un plafond de votre compte.",
    OTP_EXPIRED: "Le code avait expiré.",
    OTP_ATTEMPTS_EXCEEDED: "Un code incorrect a été saisi trop de fois.",
    PUSH_DECLINED: "Le paiement a été refusé dans l’application bancaire.",
    PAYMENT_REFUSED: "Votre banque a refusé le paiement.",
    PAYER_NOT_FOUND: "Le compte n’a pas pu être utilisé pour ce paiement.",
    DESTINATION_NOT_FOUND: "Le compte du bénéficiaire est introuvable.",
    ROUTE_NOT_AVAILABLE: "Votre banque ne peut pas payer ce bénéficiaire.",
    BANK_ERROR: "Votre banque n’a pas pu exécuter le paiement.",
  },
};

export const requestFr: RequestSentences = {
  chrome: {
    ...paymentFr.chrome,
    test_mode: "Test. Ni vrais comptes ni argent réel.",
    one_minute_left: "Il reste une minute pour décider.",
    never_asked:
      "C’est votre banque qui vérifie votre identité. Cette page ne demande jamais votre mot de " +
      "passe bancaire.",
    account: "Compte",
  },
  leave: {
    ...paymentFr.leave,
    back: "Retour vers {tpp}",
    redirecting: "Retour vers {tpp} dans quelques secondes.",
  },
  identify: {
    ...paymentFr.identify,
    lead: "Votre banque vous demandera ensuite de valider.",
    privacy: "{tpp} n’apprend rien avant votre validation finale.",
  },
  choose: {
    ...paymentFr.choose,
    none_left:
      "Plus aucun code ni aucune demande ne peut être envoyé ici. Retournez vers {tpp} et recommencez.",
    no_method: "Ce compte ne permet pas de valider en ligne. Utilisez un autre compte.",
  },
  otp: {
    ...paymentFr.otp,
    expired: "Demandez-en un nouveau. Rien n’a changé.",
    hint: "Vérifiez que le message indique {tpp}.",
    submit: "Valider",
  },
  push: {
    ...paymentFr.push,
    expired: "Demandez-en une nouvelle. Rien n’a changé.",
    compare: "Validez seulement si elle affiche ce nombre et {tpp}.",
    mismatch: "Un autre nombre ou un autre nom\u00a0? Refusez dans l’application.",
    older_approved:
      "La demande que vous avez validée ne compte plus. Elle n’a rien autorisé. Utilisez la plus récente ou demandez-en une autre.",
  },
  elsewhere: {
    heading: "Cette demande est ouverte dans un autre navigateur",
    lead: "Terminez-la là-bas, ou saisissez à nouveau votre compte pour continuer ici.",
    submit: paymentFr.elsewhere.submit,
  },
  cancel: {
    open: "Refuser",
    sure: "Refuser cette demande\u00a0? Rien ne changera.",
    confirm: "Oui, la refuser",
  },
  approved: {
    heading: "Vous avez validé",
  },
  failed: {
    heading: "Votre banque n’a pas confirmé votre identité",
    lead: "Rien n’a changé. Retournez vers {tpp} pour recommencer.",
  },
  rejected: {
    heading: "Vous avez refusé la demande",
    lead: "Rien n’a changé. Vous pouvez retourner vers {tpp}.",
  },
  expired: {
    heading: "Le délai de cette demande est écoulé",
    lead: "Rien n’a changé. Retournez vers {tpp} pour recommencer.",
  },
  withdrawn: {
    heading: "Cette demande est close",
    lead: "{tpp} n’attend plus votre réponse. Vous pouvez y retourner.",
  },

  working: paymentFr.working,
  problems: {
    ...paymentFr.problems,
    INVALID_STATE: "Quelque chose a changé. La page montre maintenant où vous en êtes.",
    CONTINUED_ELSEWHERE:
      "Cette demande est ouverte dans un autre navigateur. Saisissez à nouveau votre compte pour continuer ici.",
    SESSION_EXPIRED: "Le délai de cette demande est écoulé. Rien n’a changé.",
    PAYER_NOT_FOUND:
      "Ce compte ne peut pas être utilisé ici. Vérifiez votre saisie ou utilisez votre IBAN.",
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
    "BANK_ERROR:otp_code": nothingChanged,
    "BANK_UNAVAILABLE:otp_code": nothingChanged,
    "BANK_TIMEOUT:otp_code": nothingChanged,
  },
};
