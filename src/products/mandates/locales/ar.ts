import { ar } from "../../../approvals/page/locales/ar.ts";
import { consentAr } from "../../consents/locales/ar.ts";
import { orderAr } from "../../payment-orders/locales/ar.ts";
import type { MandateSentences } from "./sentences.ts";

const consentEnded = "انتهى إذن هذا التطبيق، فلم يعد بإمكانه إنشاء دفعات.";

export const mandateAr: MandateSentences = {
  ...consentAr,
  chrome: {
    ...ar.chrome,
    ...consentAr.chrome,
    title: "يطلب {tpp} إذنًا بتحصيل دفعات",
    summary: "ما يُطلب منك السماح به",
    step_approve: ar.chrome.step_approve,
    step_done: ar.chrome.step_done,
    never_asked: "مصرفك هو من يطلب موافقتك. هذه الصفحة لا تطلب أبدًا كلمة مرور مصرفك.",
  },

  asks: {
    payee: "يطلب {tpp} إذنك بتحصيل دفعات من حسابك.",
    app: "يطلب {tpp} إذنك بالدفع إلى {payee} من حسابك.",
    change: "يطلب {tpp} استبدال إذن منحته سابقًا.",
  },
  payee_withheld: orderAr.payee.WITHHELD,
  headline: {
    at_most: "حتى {money} {every}",
    in_total: "حتى {money} في المجموع",
  },
  every: {
    day: {
      one: "كل يوم",
      two: "كل يومين",
      few: "كل {count} أيام",
      other: "كل {count} يومًا",
    },
    week: {
      one: "كل أسبوع",
      two: "كل أسبوعين",
      few: "كل {count} أسابيع",
      other: "كل {count} أسبوعًا",
    },
    month: {
      one: "كل شهر",
      two: "كل شهرين",
      few: "كل {count} أشهر",
      other: "كل {count} شهرًا",
    },
    year: {
      one: "كل سنة",
      two: "كل سنتين",
      few: "كل {count} سنوات",
      other: "كل {count} سنة",
    },
  },
  terms: {
    each: "كل دفعة",
    exactly: "{money} بالضبط",
    at_most_each: "حتى {money}؛ وقد يختلف المبلغ",
    limits: "الحدود",
    in_period: "حتى {money} {every}",
    in_total: "حتى {money} في المجموع",
    in_number: {
      one: "دفعة واحدة على الأكثر",
      two: "دفعتان على الأكثر",
      few: "{count} دفعات على الأكثر",
      other: "{count} دفعة على الأكثر",
    },
    collection: "موعد التحصيل",
    automatic: "تلقائيًا، مرة {every}",
    once: "عندما يطلبها {tpp}، مرة على الأكثر {every}",
    asked: "كلما طلبها {tpp}، ضمن هذه الحدود",
    from: "من",
    on_approval: "يوم موافقتك",
    until: "حتى",
    last_day: "نهاية يوم {date}",
    no_end: "أن توقفها",
    time_zone: "المنطقة الزمنية",
    account: "الحساب",
    own_account: "حسابك لدى المصرف",
  },
  change: {
    old: "حتى الآن",
    new: "الجديد",
    explained: "ينتهي الإذن السابق عند موافقتك. ويُحسب ما حُصّل به في الفترة الجارية.",
  },
  stop: {
    sentence: "يمكنك إيقافها في أي وقت دون الرجوع إلى {tpp}: لدى مصرفك، أو في {link}.",
    link: "صفحة أذوناتك",
  },

  identify: {
    ...ar.identify,
    heading: "من أي حساب تُحصّل الدفعات؟",
    lead: "سيطلب منك مصرفك بعد ذلك الموافقة.",
  },
  choose: {
    ...ar.choose,
    none_left: consentAr.choose.none_left,
    no_method: consentAr.choose.no_method,
  },
  choose_lead_by_name: "سيتحقق مصرفك من هويتك.",
  otp: { ...ar.otp, submit: "موافقة", expired: consentAr.otp.expired },
  push: {
    ...ar.push,
    expired: consentAr.push.expired,
    older_approved:
      "الطلب الذي وافقت عليه لم يعد معتمدًا ولم يُسمح به بشيء. استخدم الطلب الأحدث أو اطلب غيره.",
  },
  elsewhere: {
    ...consentAr.elsewhere,
    lead: "أكمله هناك، أو أدخل الحساب الذي يُدفع منه للمتابعة هنا.",
  },

  wait: {
    heading: "يجري تسجيل موافقتك",
    lead: "يجري إنهاء الإذن السابق. يستغرق ذلك عادةً لحظات.",
  },
  approved: {
    heading: "تمت موافقتك",
    lead: "يمكن الدفع إلى {payee} من حسابك ضمن هذه الحدود.",
  },
  paused: {
    heading: "هذا الإذن متوقف مؤقتًا",
    lead: "لا يُخصم أي مبلغ من حسابك حتى يُستأنف.",
  },
  ended: {
    heading: "انتهى هذا الإذن",
    lead: "لم يعد يسمح بأي دفعات.",
  },
  failed: {
    heading: "لم يُنشأ الإذن",
    lead: "لم يتغير شيء. عد إلى {tpp} للبدء من جديد.",
  },

  problems: {
    ...ar.problems,
    ...consentAr.problems,
    DESTINATION_MISMATCH: "تعذر تأكيد حساب المستفيد. لم يتغير شيء.",
    DESTINATION_NOT_FOUND: "لم يُعثر على حساب المستفيد ولا يمكن الدفع له.",
    PAYER_NOT_FOUND: "لا يمكن استخدام هذا الحساب هنا. راجع ما أدخلته أو استخدم رقم الآيبان.",
    INSUFFICIENT_SCOPE: "لم يعد هذا التطبيق مخوّلًا بطلب ذلك. لم يتغير شيء. عد إلى التطبيق.",
    FORBIDDEN: "هذا غير ممكن في الوقت الحالي. لم يتغير شيء.",
    DIRECTORY_UNAVAILABLE:
      "لا يمكن البحث عن الحسابات في الوقت الحالي. لم يتغير شيء؛ حاول مرة أخرى قريبًا.",
    CONTINUED_ELSEWHERE: "هذا الطلب مفتوح في متصفح آخر. أدخل الحساب الذي يُدفع منه للمتابعة هنا.",
    CONSENT_REVOKED: consentEnded,
  },
  failures: {
    DESTINATION_MISMATCH: ar.failures.DESTINATION_MISMATCH,
    DESTINATION_NOT_FOUND: ar.failures.DESTINATION_NOT_FOUND,
    PAYER_ACCOUNT_DEBIT_BLOCKED: ar.failures.PAYER_ACCOUNT_DEBIT_BLOCKED,
    ROUTE_NOT_AVAILABLE: ar.failures.ROUTE_NOT_AVAILABLE,
    OTP_EXPIRED: ar.failures.OTP_EXPIRED,
    OTP_ATTEMPTS_EXCEEDED: ar.failures.OTP_ATTEMPTS_EXCEEDED,
    PAYER_NOT_FOUND: "تعذر استخدام الحساب.",
    PUSH_DECLINED: "رُفض الطلب في تطبيق المصرف.",
    MANDATE_NOT_ACTIVE: "انتهى الإذن السابق، فلا يمكن استبداله.",
    CONSENT_REVOKED: consentEnded,
  },
};
