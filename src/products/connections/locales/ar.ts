import { consentAr } from "../../consents/locales/ar.ts";
import type { ConnectionsSentences } from "./en.ts";

export const connectionsAr: ConnectionsSentences = {
  ...consentAr,
  chrome: {
    ...consentAr.chrome,
    title: "ما تشاركه",
    summary: "الغرض من هذه الصفحة",
    step_done: "الأذونات",
    one_minute_left: "بقيت دقيقة واحدة في هذه الصفحة.",
  },

  identify: {
    ...consentAr.identify,
    heading: "رؤية ما تشاركه وإيقافه",
    lead: "حدد أحد حساباتك. يتحقق مصرفك من أنه لك، ثم ترى التطبيقات التي تملك حق الوصول إليه، ومن يحق له تحصيل دفعات منه.",
    privacy: "لن يعلم أحد أنك اطلعت.",
  },
  choose: {
    ...consentAr.choose,
    none_left: "لا يمكن طلب رموز أخرى هنا. حاول لاحقًا.",
  },
  otp: {
    ...consentAr.otp,
    hint: "تقول الرسالة إنك تريد رؤية التطبيقات التي تملك حق الوصول.",
  },
  push: {
    ...consentAr.push,
    compare: "وافق فقط إذا ظهر هذا الرقم.",
    mismatch: "رقم مختلف؟ ارفض الطلب في التطبيق.",
  },

  list: {
    heading: "ما سمحت به",
    lead: "لدى {bank}، الحساب {account}.",
    none: "لا يملك أي تطبيق حق الوصول إلى هذا الحساب، ولا يحق لأحد سحب دفعات متكررة منه.",
    purpose: "الغرض",
    since: "منذ",
    until: "حتى",
    last_used: "آخر استخدام",
    never_used: "أبدًا",
    stop: "إيقاف",
    sure: "هل تريد إيقاف وصول {tpp}؟ ينتهي فورًا ولا يمكن التراجع.",
    sure_of_mandate:
      "هل تريد إيقاف كل الدفعات القادمة إلى {payee}؟ يسري ذلك فورًا ولا يمكن التراجع. الدفعة التي بدأت بالفعل تصل.",
    app: "أُنشئ عبر",
    last_charged: "آخر دفعة",
    confirm: "نعم، أوقفه",
    other_account: "حساب آخر",
    sign_out: "تسجيل الخروج",
    accounts: "الحسابات",
    other_accounts: {
      one: "حساب آخر واحد",
      two: "حسابان آخران",
      few: "{count} حسابات أخرى",
      other: "{count} حسابًا آخر",
    },
    stop_all: "إيقاف الكل",
    sure_of_all:
      "هل تريد إيقاف كل أذونات الوصول وكل الدفعات القادمة في هذه القائمة؟ تنتهي فورًا ولا يمكن التراجع. الدفعة التي بدأت بالفعل تصل.",
    confirm_all: "نعم، أوقف الكل",
    ended: "المنتهية",
    one_ended: "انتهى {name} في الساعة {time}.",
    all_ended: "أُوقف كل شيء في الساعة {time}. عدد ما انتهى: {count}.",
    go_on: "متابعة",
  },

  problems: {
    ...consentAr.problems,
    CHALLENGE_REQUIRED: "أثبت أولًا أن الحساب لك.",
    NOT_FOUND: "انتهى هذا الإذن من قبل.",
    PAYER_NOT_FOUND: "لم يُعثر على هذا الحساب. راجع ما أدخلته أو استخدم رقم الآيبان.",
  },
};
