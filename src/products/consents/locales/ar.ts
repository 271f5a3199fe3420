import { ar } from "../../../approvals/page/locales/ar.ts";
import type { ConsentSentences } from "./sentences.ts";

const codeLost =
  "لم يوضح مصرفك إن كان الرمز صحيحًا، ولم يعد صالحًا للاستخدام. لم يتغير شيء. اطلب رمزًا جديدًا.";

const payments = "الدفع من حسابك ورؤية رقمه الكامل. قد لا تحتاج المبالغ الصغيرة إلى موافقة أخرى";

export const consentAr: ConsentSentences = {
  chrome: {
    ...ar.chrome,
    title: "يطلب {tpp} إذن الوصول",
    summary: "ما هو مطلوب",
    test_mode: "تجربة. لا حسابات ولا أموال حقيقية.",
    step_approve: "الهوية",
    step_done: "الموافقة",
    one_minute_left: "بقيت دقيقة واحدة لاتخاذ القرار.",
    no_script:
      "تحتاج هذه الصفحة إلى JavaScript للاتصال بمصرفك بأمان. فعّله لهذا الموقع ثم أعد تحميل " +
      "الصفحة. لم يتغير شيء.",
    script_missing:
      "يستغرق التحميل وقتًا أطول من المعتاد. إذا بقيت الأزرار باهتة، فإن متصفحك يحظر برنامج هذه الصفحة: اسمح به ثم أعد تحميل الصفحة. لم يتغير شيء.",
    never_asked: "مصرفك هو من يتحقق من هويتك. هذه الصفحة لا تطلب أبدًا كلمة مرور مصرفك.",
    steps: "المراحل",
  },
  leave: {
    back: "العودة إلى {tpp}",
    redirecting: "ستعود إلى {tpp} خلال بضع ثوانٍ.",
    stay: ar.leave.stay,
    close: ar.leave.close,
    gone: ar.leave.gone,
  },

  asks: {
    lead: "يطلب {tpp} الوصول إلى حسابك.",
    lead_again: "يطلب {tpp} تجديد وصوله إلى حسابك.",
    purpose: "الغرض",
    bank: "المصرف",
    account: "الحساب",
    own_account: "حسابك لدى المصرف",
    until: "حتى",
    renew_until: "التجديد حتى",
    scopes: "إذا وافقت، يستطيع {tpp}:",
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
    ...ar.identify,
    heading: "أي حساب من حساباتك لدى {bank}؟",
    lead: "سيتحقق {bank} بعد ذلك من هويتك.",
    privacy: "لا يحصل {tpp} على شيء قبل موافقتك النهائية.",
  },
  choose: {
    ...ar.choose,
    heading: "كيف تريد إثبات هويتك؟",
    none_left: "لا يمكن طلب رموز أو طلبات أخرى هنا. عد إلى {tpp} وابدأ من جديد.",
    no_method: "لا يتيح هذا الحساب الموافقة عبر الإنترنت. استخدم حسابًا آخر.",
  },
  otp: {
    ...ar.otp,
    hint: "تأكد من أن الرسالة تذكر {tpp}.",
    submit: "تأكيد",
    expired: "اطلب رمزًا جديدًا. لم يتغير شيء.",
  },
  push: {
    ...ar.push,
    compare: "وافق فقط إذا ظهر هذا الرقم مع {tpp}.",
    mismatch: "رقم أو اسم مختلف؟ ارفض الطلب في التطبيق.",
    expired: "اطلب واحدًا جديدًا. لم يتغير شيء.",
    older_approved:
      "الطلب الذي وافقت عليه لم يعد معتمدًا ولم يُشارَك به شيء. استخدم الطلب الأحدث أو اطلب غيره.",
  },
  elsewhere: {
    heading: "هذا الطلب مفتوح في متصفح آخر",
    lead: "أكمله هناك، أو أدخل حسابك مرة أخرى للمتابعة هنا.",
    submit: ar.elsewhere.submit,
  },
  cancel: {
    open: "رفض",
    sure: "هل تريد رفض هذا الطلب؟ لن يتغير شيء.",
    confirm: "نعم، ارفضه",
  },

  wait: {
    heading: "يُعدّ مصرفك قائمة حساباتك",
    lead: "يستغرق ذلك عادةً لحظات. ثم تختار ما تشاركه.",
  },
  approve: {
    heading: "ماذا تريد أن تشارك؟",
    lead: "ألغِ تحديد كل حساب لا تريد أن يراه {tpp}.",
    lead_again: "يحتفظ {tpp} بوصوله إلى هذه الحسابات.",
    accounts: "حساباتك",
    submit: "موافقة",
    missing: "اختر حسابًا واحدًا على الأقل، أو ارفض الطلب.",
  },

  approved: {
    heading: "تمت موافقتك",
    lead: "يملك {tpp} حق الوصول حتى {date}.",
    stop: "رؤية ما تشاركه وإيقافه",
  },
  rejected: {
    heading: "رفضت الطلب",
    lead: "لم يتغير شيء. يمكنك العودة إلى {tpp}.",
  },
  failed: {
    heading: "لم يؤكد مصرفك هويتك",
    lead: "لم يتغير شيء. عد إلى {tpp} للبدء من جديد.",
  },
  no_account: {
    heading: "لا يوجد حساب يمكن مشاركته",
    lead: "لا يشارك {bank} أيًا من حساباتك. لم يتغير شيء.",
  },
  expired: {
    heading: "انتهى الوقت المحدد لهذا الطلب",
    lead: "لم يتغير شيء. عد إلى {tpp} للبدء من جديد.",
  },
  withdrawn: {
    heading: "انتهى هذا الطلب",
    lead: "لم يعد {tpp} ينتظر ردك. يمكنك العودة.",
  },

  working: ar.working,
  problems: {
    ...ar.problems,
    INVALID_STATE: "تغير شيء ما. تعرض الصفحة الآن الحالة كما هي.",
    CONTINUED_ELSEWHERE: "هذا الطلب مفتوح في متصفح آخر. أدخل حسابك مرة أخرى للمتابعة هنا.",
    SESSION_EXPIRED: "انتهى الوقت المحدد لهذا الطلب. لم يتغير شيء.",
    PAYER_NOT_FOUND:
      "لا يمكن لهذا الحساب الموافقة هنا. راجع ما أدخلته؛ يجب أن يكون لدى المصرف المذكور أعلاه.",
    PAYER_CHANGE_LIMIT_REACHED: "أُدخل الحساب مرات كثيرة. ارفض الطلب وابدأ من جديد.",
    CHALLENGE_LIMIT_REACHED: "لا يمكن طلب رموز أو طلبات أخرى هنا. ارفض الطلب وابدأ من جديد.",
    INSUFFICIENT_SCOPE: "لم يعد هذا التطبيق مخوّلًا بطلب ذلك. لم يتغير شيء. عد إلى التطبيق.",
    FORBIDDEN: "هذا غير ممكن في الوقت الحالي. لم يتغير شيء. عد إلى التطبيق.",
    DIRECTORY_UNAVAILABLE: "لا يمكن البحث عن حسابك في الوقت الحالي. حاول مرة أخرى قريبًا.",
    OTP_ATTEMPTS_EXCEEDED: "أُدخل رمز خاطئ مرات كثيرة. لم يتغير شيء.",
    PUSH_DECLINED: "رُفض الطلب في تطبيق المصرف. لم يتغير شيء.",
    "BANK_ERROR:otp_code": codeLost,
    "BANK_UNAVAILABLE:otp_code": codeLost,
    "BANK_TIMEOUT:otp_code": codeLost,
  },
};
