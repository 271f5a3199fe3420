import { paymentAr, requestAr } from "../../../approvals/page/locales/ar.ts";
import type { OrderSentences } from "./en.ts";

const consentEnded = "انتهى إذن هذا التطبيق، فلم يعد بإمكانه الدفع.";
const unreachable = "تعذر الوصول إلى مصرفك في الوقت المحدد.";

export const orderAr: OrderSentences = {
  ...paymentAr,
  chrome: {
    ...paymentAr.chrome,
    step_account: "المراجعة",
    one_minute_left: "بقيت دقيقة واحدة للموافقة على هذه الدفعة.",
  },
  leave: requestAr.leave,

  asks: "يطلب منك {tpp} الموافقة على هذه الدفعة.",
  payee: {
    MATCH: "أكّد مصرف المستفيد هذا الاسم.",
    CLOSE_MATCH:
      "يذكر {tpp} أن المستفيد هو {said}. اسم صاحب هذا الحساب لدى المصرف مشابه: {payee}. تأكد من أنك تقصد المستفيد نفسه.",
    NO_MATCH:
      "يذكر {tpp} أن المستفيد هو {said}، لكن هذا الحساب يعود إلى {payee}. ارفض الدفعة إلا إذا كنت تريد الدفع إلى {payee}.",
    BANK: "هذا هو الاسم المسجل لدى مصرف المستفيد.",
    WITHHELD:
      "سيظهر هنا الاسم المسجل لدى مصرف المستفيد بعد أن تختار طريقة الموافقة. تحقق منه حينها.",
    UNCHECKED:
      "لم يُتحقق من هذا الاسم: مصدره {tpp}، ولا يمكن سؤال مصرف المستفيد. وافق فقط إذا كنت تعرف لمن تدفع.",
    UNKNOWN: "اسم المستفيد غير معروف. وافق فقط إذا كنت تعرف لمن تدفع.",
  },
  no_match: "الاسم غير مطابق.",

  identify: {
    ...paymentAr.identify,
    privacy: "بهذا تثبت أن الحساب الذي يُدفع منه هو حسابك.",
  },
  choose: {
    ...paymentAr.choose,
    none_left: "لا يمكن طلب رموز أو طلبات أخرى لهذه الدفعة. ارفضها ثم عد إلى {tpp} وابدأ من جديد.",
    no_method: "لا يتيح هذا الحساب الموافقة عبر الإنترنت. عد إلى {tpp}.",
  },
  elsewhere: {
    ...paymentAr.elsewhere,
    lead: "أكملها هناك، أو أدخل الحساب الذي يُدفع منه للمتابعة هنا.",
  },
  cancel: {
    open: "رفض الدفعة",
    sure: "لم يُدفع أي مبلغ بعد. هل تريد رفض هذه الدفعة؟",
    confirm: "نعم، ارفضها",
  },

  slow: {
    ...paymentAr.slow,
    very_long: "لا توجد إجابة نهائية بعد. نواصل التحقق، وسيُبلَّغ {tpp} فور ورودها.",
  },
  not_paid: { ...paymentAr.not_paid, next: "عد إلى {tpp} للمحاولة مرة أخرى." },
  expired: {
    ...paymentAr.expired,
    lead: "لم يُدفع أي مبلغ. عد إلى {tpp} للبدء من جديد.",
  },
  cancelled: {
    ...paymentAr.cancelled,
    lead: "ألغاها {tpp}. لم يُدفع أي مبلغ.",
  },
  rejected: {
    heading: "رفضت الدفعة",
    lead: "لم يُدفع أي مبلغ. يمكنك العودة إلى {tpp}.",
  },

  problems: {
    ...paymentAr.problems,
    DESTINATION_MISMATCH: "تعذر تأكيد حساب المستفيد، ولم يُدفع أي مبلغ. عد إلى التطبيق.",
    DESTINATION_NOT_FOUND: "لم يُعثر على حساب المستفيد ولا يمكن الدفع له. عد إلى التطبيق.",
    ROUTE_NOT_AVAILABLE: "لا يستطيع مصرفك الدفع لهذا المستفيد. عد إلى التطبيق.",
    CONTINUED_ELSEWHERE: "هذه الدفعة مفتوحة في متصفح آخر. أدخل الحساب الذي يُدفع منه للمتابعة هنا.",
    PAYER_NOT_FOUND: "ليس هذا هو الحساب الذي يُدفع منه. راجع ما أدخلته أو استخدم رقم الآيبان.",
    PAYER_CHANGE_LIMIT_REACHED: "أُدخل الحساب مرات كثيرة لهذه الدفعة. عد إلى التطبيق وابدأ من جديد.",
    CHALLENGE_LIMIT_REACHED: "لا يمكن طلب رموز أو طلبات أخرى لهذه الدفعة. ارفضها وابدأ من جديد.",
    BANK_UNAVAILABLE: "تعذر الوصول إلى مصرفك. حاول مرة أخرى بعد لحظات.",
    INSUFFICIENT_SCOPE: requestAr.problems.INSUFFICIENT_SCOPE,
    FORBIDDEN: "هذا غير ممكن في الوقت الحالي. لم يُدفع أي مبلغ. عد إلى التطبيق.",
    CONSENT_REVOKED: consentEnded,
    OTP_ATTEMPTS_EXCEEDED: "أُدخل رمز خاطئ مرات كثيرة. لم يُدفع أي مبلغ.",
    PAYMENT_UNDER_REVIEW: "ربما نُفذت هذه الدفعة من قبل ويجري التحقق منها. لا تدفع مرة أخرى.",
  },
  failures: {
    ...paymentAr.failures,
    CONSENT_REVOKED: consentEnded,
    BANK_TIMEOUT: unreachable,
    BANK_UNAVAILABLE: unreachable,
  },
};
