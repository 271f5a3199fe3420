import { paymentAr, requestAr } from "../../../approvals/page/locales/ar.ts";
import { orderAr } from "../../payment-orders/locales/ar.ts";
import type { MandateSentences } from "./en.ts";

const consentEnded = "انتهى إذن هذا التطبيق، فلم يعد بإمكانه إنشاء دفعات.";

export const mandateAr: MandateSentences = {
  ...requestAr,
  chrome: {
    ...requestAr.chrome,
    title: "يطلب {tpp} إذنًا بتحصيل دفعات",
    summary: "ما يُطلب منك السماح به",
    account_by_name: "الحساب المرتبط باسم المستخدم الخاص بك",
    account_shared: "الحساب الذي شاركته مع {tpp}",
    never_asked: "مصرفك هو من يطلب موافقتك. هذه الصفحة لا تطلب أبدًا كلمة مرور مصرفك.",
  },

  asks: {
    payee: "يطلب {tpp} إذنك بتحصيل دفعات من حسابك.",
    app: "يطلب {tpp} إذنك بالدفع إلى {payee} من حسابك.",
    change: "يطلب {tpp} استبدال إذن منحته سابقًا.",
  },
  payee_withheld: orderAr.payee.WITHHELD,
  headline: {
    usually: "عادةً {money} {every}،",
    never_more: "ولا يزيد أبدًا على {money}",
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
    limits: "الإجمالي",
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
    from: "البداية",
    on_approval: "يوم موافقتك",
    until: "النهاية",
    last_day: "نهاية يوم {date}",
    no_end: "عندما توقفها",
    time_zone: "المنطقة الزمنية",
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
  without_notice: "قد تُحصّل دفعة دون إشعار مسبق.",
  notice: {
    one: "تجد كل دفعة لدى مصرفك قبل يوم من تحصيلها.",
    two: "تجد كل دفعة لدى مصرفك قبل يومين من تحصيلها.",
    few: "تجد كل دفعة لدى مصرفك قبل {count} أيام من تحصيلها.",
    other: "تجد كل دفعة لدى مصرفك قبل {count} يومًا من تحصيلها.",
  },
  refunds: "يردّ {payee} المبالغ المدفوعة؛ ولا يُلغي مصرفك دفعة من تلقاء نفسه.",

  identify: {
    ...requestAr.identify,
    heading: "من أي حساب تُحصّل الدفعات؟",
    privacy: paymentAr.identify.privacy,
  },
  choose_lead_by_name: "سيتحقق مصرفك من هويتك.",
  otp: {
    ...requestAr.otp,
    hint: paymentAr.otp.hint,
  },
  push: {
    ...requestAr.push,
    compare: paymentAr.push.compare,
    mismatch: paymentAr.push.mismatch,
  },
  elsewhere: {
    ...requestAr.elsewhere,
    lead: "أكمله هناك، أو أدخل الحساب الذي يُدفع منه للمتابعة هنا.",
  },

  wait: {
    heading: "يجري تسجيل موافقتك",
    lead: "يجري إنهاء الإذن السابق. يستغرق ذلك عادةً لحظات.",
  },
  approved: {
    ...requestAr.approved,
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
    lead: requestAr.failed.lead,
  },

  problems: {
    ...requestAr.problems,
    DESTINATION_MISMATCH: "تعذر تأكيد حساب المستفيد. لم يتغير شيء.",
    DESTINATION_NOT_FOUND: "لم يُعثر على حساب المستفيد ولا يمكن الدفع له.",
    FORBIDDEN: "هذا غير ممكن في الوقت الحالي. لم يتغير شيء.",
    DIRECTORY_UNAVAILABLE:
      "لا يمكن البحث عن الحسابات في الوقت الحالي. لم يتغير شيء؛ حاول مرة أخرى قريبًا.",
    CONTINUED_ELSEWHERE: "هذا الطلب مفتوح في متصفح آخر. أدخل الحساب الذي يُدفع منه للمتابعة هنا.",
    CONSENT_REVOKED: consentEnded,
  },
  failures: {
    DESTINATION_MISMATCH: paymentAr.failures.DESTINATION_MISMATCH,
    DESTINATION_NOT_FOUND: paymentAr.failures.DESTINATION_NOT_FOUND,
    PAYER_ACCOUNT_DEBIT_BLOCKED: paymentAr.failures.PAYER_ACCOUNT_DEBIT_BLOCKED,
    ROUTE_NOT_AVAILABLE: paymentAr.failures.ROUTE_NOT_AVAILABLE,
    OTP_EXPIRED: paymentAr.failures.OTP_EXPIRED,
    OTP_ATTEMPTS_EXCEEDED: paymentAr.failures.OTP_ATTEMPTS_EXCEEDED,
    PAYER_NOT_FOUND: "تعذر استخدام الحساب.",
    PUSH_DECLINED: "رُفض الطلب في تطبيق المصرف.",
    MANDATE_NOT_ACTIVE: "انتهى الإذن السابق، فلا يمكن استبداله.",
    CONSENT_REVOKED: consentEnded,
  },
};
