import { requestAr } from "../../../approvals/page/locales/ar.ts";
import type { ConsentSentences } from "./en.ts";

const payments = "الدفع من حسابك ورؤية رقمه الكامل. قد لا تحتاج المبالغ الصغيرة إلى موافقة أخرى";

export const consentAr: ConsentSentences = {
  ...requestAr,
  chrome: {
    ...requestAr.chrome,
    title: "يطلب {tpp} إذن الوصول",
    summary: "ما هو مطلوب",
    step_account: "أنت",
    step_approve: "الهوية",
    step_done: "الموافقة",
  },

  asks: {
    lead: "يطلب {tpp} الوصول إلى حسابك.",
    lead_again: "يطلب {tpp} تجديد وصوله إلى حسابك.",
    purpose: "الغرض",
    bank: "المصرف",
    until: "حتى",
    renew_until: "التجديد حتى",
    shared: "الحسابات التي شاركتها",
    scopes: "إذا وافقت، يستطيع {tpp}:",
    groups: { read: "رؤية بيانات حساباتك", pay: "الدفع من حسابك" },
    warning:
      "هذا إذن واسع: قد يجهّز {tpp} دفعات متكررة من حسابك. يسألك مصرفك قبل إنشاء كل منها. لا تتابع " +
      "إلا إذا كنت تثق بـ {tpp}.",
  },
  scopes: {
    "accounts:read": "رؤية حساباتك: أسماؤها وأنواعها وجزء من أرقامها",
    "balances:read": "رؤية أرصدتك",
    "transactions:read": "رؤية معاملاتك: ما دفعته وما استلمته ومتى ومع من",
    "standing-orders:read": "رؤية أوامرك الدائمة ودفعاتك المجدولة",
    "payments:write": payments,
    "payments:initiate": payments,
    "mandates:write": "إنشاء دفعات متكررة من حسابك",
  },

  identify: {
    ...requestAr.identify,
    heading: "عرّف بنفسك لدى {bank}",
    lead: "سيتحقق {bank} بعد ذلك من هويتك، ثم تختار ما تشاركه.",
    field: "اسم المستخدم أو أحد أرقام الآيبان الخاصة بك",
    missing: "أدخل اسم المستخدم أو أحد أرقام الآيبان الخاصة بك.",
  },
  choose: {
    ...requestAr.choose,
    heading: "كيف تريد إثبات هويتك؟",
    other_account: "استخدام اسم مستخدم أو آيبان آخر",
  },
  otp: {
    ...requestAr.otp,
    submit: "تأكيد",
  },
  push: {
    ...requestAr.push,
    older_approved:
      "الطلب الذي وافقت عليه لم يعد معتمدًا ولم يُشارَك به شيء. استخدم الطلب الأحدث أو اطلب غيره.",
  },

  wait: {
    heading: "يُعدّ مصرفك قائمة حساباتك",
    lead: "يستغرق ذلك عادةً لحظات. ثم تختار ما تشاركه.",
  },
  approve: {
    heading: "ماذا تريد أن تشارك؟",
    lead: "لا يرى {tpp} إلا الحسابات التي تحددها.",
    lead_again: "يحتفظ {tpp} بوصوله إلى هذه الحسابات.",
    accounts: "حساباتك",
    all: "تحديد الكل",
    submit: "موافقة",
    missing: "اختر حسابًا واحدًا على الأقل، أو ارفض الطلب.",
  },

  approved: {
    ...requestAr.approved,
    lead: "يملك {tpp} حق الوصول حتى {date}.",
    stop: "رؤية ما تشاركه وإيقافه",
  },
  no_account: {
    heading: "لا يوجد حساب يمكن مشاركته",
    lead: "لا يشارك {bank} أيًا من حساباتك. لم يتغير شيء.",
  },

  problems: {
    ...requestAr.problems,
    PAYER_NOT_FOUND:
      "لا يمكن لهذا الحساب الموافقة هنا. راجع ما أدخلته؛ يجب أن يكون لدى المصرف المذكور أعلاه.",
  },
};
