import type { Locale } from "../../../frame/pages/locale.ts";

/**
 * Sentences that are the same on every page: the remaining time, waiting and the receipt. A page's
 * own sentences are in its product.
 */
const en = {
  /** On waiting pages, for a browser without the script. */
  look_again: "Look again",
  time: {
    left: "{count} min left",
    last: "Less than a minute left",
    five: "Five minutes left.",
  },
  resend: {
    wait: "New one in {seconds} s",
    count: "{sent} of {most} sent",
  },
  wait: {
    longer: "This is taking a long time. You can close this page; nothing will be lost.",
    staff: "Our staff are looking at this payment. You do not need to do anything.",
  },
  receipt: {
    heading: "Receipt",
    date: "Date",
    payment_id: "Payment ID",
    bank_reference: "Your bank’s reference",
    keep: "You can print this page. The receipt stays at this address.",
  },
  phone: {
    open_app: "Open the app of {bank}",
    go_on: "Continue on your phone",
    page: "Scan this code with your phone’s camera to pay there.",
    app: "Scan this code with your phone’s camera to open the app of {bank}. This page waits for you.",
    code: "QR code",
  },
  paid: "Paid",
  not_paid: "Not paid",
};

export type Aids = typeof en;

const fr: Aids = {
  look_again: "Actualiser",
  time: {
    left: "Encore {count} min",
    last: "Moins d’une minute",
    five: "Il reste cinq minutes.",
  },
  resend: {
    wait: "Nouvel envoi dans {seconds} s",
    count: "Envoi {sent} sur {most}",
  },
  wait: {
    longer:
      "Cela prend plus de temps que prévu. Vous pouvez fermer cette page\u00a0; rien ne sera perdu.",
    staff: "Notre équipe examine ce paiement. Vous n’avez rien à faire.",
  },
  receipt: {
    heading: "Reçu",
    date: "Date",
    payment_id: "Numéro du paiement",
    bank_reference: "Référence de votre banque",
    keep: "Vous pouvez imprimer cette page. Le reçu reste visible à cette adresse.",
  },
  phone: {
    open_app: "Ouvrir l’application de {bank}",
    go_on: "Continuer sur votre téléphone",
    page: "Scannez ce code avec votre téléphone pour y effectuer le paiement.",
    app: "Scannez ce code avec votre téléphone pour ouvrir l’application de {bank}. Cette page vous attend.",
    code: "Code QR",
  },
  paid: "Payé",
  not_paid: "Non payé",
};

const es: Aids = {
  look_again: "Actualizar",
  time: {
    left: "Quedan {count} min",
    last: "Queda menos de un minuto",
    five: "Quedan cinco minutos.",
  },
  resend: {
    wait: "Nuevo envío en {seconds} s",
    count: "Envío {sent} de {most}",
  },
  wait: {
    longer: "Está tardando más de lo previsto. Puede cerrar esta página; no se perderá nada.",
    staff: "Nuestro equipo está revisando este pago. Usted no tiene que hacer nada.",
  },
  receipt: {
    heading: "Recibo",
    date: "Fecha",
    payment_id: "Número de pago",
    bank_reference: "Referencia de su banco",
    keep: "Puede imprimir esta página. El recibo sigue disponible en esta dirección.",
  },
  phone: {
    open_app: "Abrir la aplicación de {bank}",
    go_on: "Continuar en su teléfono",
    page: "Escanee este código con su teléfono para pagar con él.",
    app: "Escanee este código con su teléfono para abrir la aplicación de {bank}. Esta página le espera.",
    code: "Código QR",
  },
  paid: "Pagado",
  not_paid: "No pagado",
};

const ar: Aids = {
  look_again: "تحقق مرة أخرى",
  time: {
    left: "الوقت المتبقي: {count} د",
    last: "بقي أقل من دقيقة",
    five: "بقيت خمس دقائق.",
  },
  resend: {
    wait: "إرسال جديد بعد {seconds} ث",
    count: "أُرسل {sent} من {most}",
  },
  wait: {
    longer: "ما زال الأمر يستغرق وقتًا. يمكنك إغلاق هذه الصفحة، ولن يضيع شيء.",
    staff: "يراجع فريقنا هذه الدفعة. لا يلزمك فعل أي شيء.",
  },
  receipt: {
    heading: "الإيصال",
    date: "التاريخ",
    payment_id: "رقم الدفعة",
    bank_reference: "مرجع مصرفك",
    keep: "يمكنك طباعة هذه الصفحة. يبقى الإيصال ظاهرًا في هذا العنوان.",
  },
  phone: {
    open_app: "افتح تطبيق {bank}",
    go_on: "المتابعة على هاتفك",
    page: "امسح هذا الرمز بكاميرا هاتفك لتدفع منه.",
    app: "امسح هذا الرمز بكاميرا هاتفك لفتح تطبيق {bank}. ستبقى هذه الصفحة في انتظارك.",
    code: "رمز QR",
  },
  paid: "مدفوع",
  not_paid: "غير مدفوع",
};

const aids: Readonly<Record<Locale, Aids>> = { en, fr, es, ar };

export const aidsOf = (locale: Locale): Aids => aids[locale];
