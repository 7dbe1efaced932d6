import type { en } from '../locale/en'

type Wording = keyof typeof en.landing.ours

const wordings: Record<Exclude<Wording, 'unknown'>, string[]> = {
  cancelled: ['USER_CANCEL', 'PAY_PROCESS_CANCELED', 'CANCELED', 'payment.closed'],
  declined: ['PAY_PROCESS_ABORTED', 'ABORTED', 'REJECT_CARD_COMPANY', 'REJECT_ACCOUNT_PAYMENT', 'payment.declined'],
  limit: [
    'REJECT_CARD_PAYMENT',
    'EXCEED_MAX_DAILY_PAYMENT_COUNT',
    'EXCEED_MAX_ONE_DAY_AMOUNT',
    'EXCEED_MAX_PAYMENT_AMOUNT',
    'EXCEED_MAX_AMOUNT',
  ],
  card: [
    'INVALID_CARD_NUMBER',
    'INVALID_CARD_EXPIRATION',
    'INVALID_STOPPED_CARD',
    'INVALID_CARD_LOST_OR_STOLEN',
    'INVALID_REJECT_CARD',
    'NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT',
  ],
  expired: ['NOT_FOUND_PAYMENT_SESSION', 'EXPIRED', 'payment.expired', 'booking.expired'],
  amount: ['payment.amountMismatch'],
  soldOut: ['payment.soldOut', 'booking.soldOut'],
  provider: [
    'PROVIDER_ERROR',
    'COMMON_ERROR',
    'FAILED_INTERNAL_SYSTEM_PROCESSING',
    'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING',
  ],
}

const byCode = new Map<string, Wording>(
  Object.entries(wordings).flatMap(([wording, codes]) => codes.map((code) => [code, wording as Wording] as const)),
)

/** Our own text key for a code of the provider or our server; `unknown` for all others. */
export const wordingOf = (code: string): Wording => byCode.get(code) ?? 'unknown'
