import { requestAr } from "../../../src/approvals/page/locales/ar.ts";
import { requestEn } from "../../../src/approvals/page/locales/en.ts";
import { requestEs } from "../../../src/approvals/page/locales/es.ts";
import { requestFr } from "../../../src/approvals/page/locales/fr.ts";
import type { Locale, Translated } from "../../../src/frame/pages/locale.ts";

const limitEn = {
  ...requestEn,
  chrome: { ...requestEn.chrome, title: "{tpp} asks for a limit", summary: "The new limit" },
  asks: "{tpp} asks to change the limit of your account to {amount}.",
  identify: { ...requestEn.identify, heading: "The limit of which account?" },
  approved: { ...requestEn.approved, lead: "Your account has the limit {amount} now." },
};

export const limitWords: Readonly<Record<Locale, Translated<typeof limitEn>>> = {
  en: limitEn,
  fr: {
    ...requestFr,
    chrome: { ...requestFr.chrome, title: "{tpp} demande un plafond", summary: "Nouveau plafond" },
    asks: "{tpp} demande à porter le plafond de votre compte à {amount}.",
    identify: { ...requestFr.identify, heading: "Le plafond de quel compte\u00a0?" },
    approved: { ...requestFr.approved, lead: "Votre compte a maintenant un plafond de {amount}." },
  },
  es: {
    ...requestEs,
    chrome: { ...requestEs.chrome, title: "{tpp} pide un límite", summary: "El nuevo límite" },
    asks: "{tpp} pide cambiar el límite de su cuenta a {amount}.",
    identify: { ...requestEs.identify, heading: "¿El límite de qué cuenta?" },
    approved: { ...requestEs.approved, lead: "Su cuenta tiene ahora un límite de {amount}." },
  },
  ar: {
    ...requestAr,
    chrome: { ...requestAr.chrome, title: "يطلب {tpp} حدًا جديدًا", summary: "الحد الجديد" },
    asks: "يطلب {tpp} تغيير حد حسابك إلى {amount}.",
    identify: { ...requestAr.identify, heading: "حد أي حساب؟" },
    approved: { ...requestAr.approved, lead: "أصبح حد حسابك {amount}." },
  },
};
