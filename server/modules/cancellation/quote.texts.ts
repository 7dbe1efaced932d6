import type { Refund } from '#contract/order'
import type { Texts } from '#server/db/columns'

const days = (count: number): Texts =>
  count === 0
    ? { en: 'on the day of departure', ko: '출발 당일' }
    : { en: `${count} ${count === 1 ? 'day' : 'days'} or more before departure`, ko: `출발 ${count}일 전까지` }

/** Texts of the lines of a quote. */
export const quoteTexts = {
  paid: { en: 'Paid for this reservation', ko: '이 예약에 결제한 금액' },
  fee: (percent: number, before: number): Texts => ({
    en: `Cancellation fee, ${100 - percent}% (${percent}% refunded ${days(before).en})`,
    ko: `취소 수수료 ${100 - percent}% (${days(before).ko} ${percent}% 환불)`,
  }),
  feeOfAll: {
    en: 'Cancellation fee, 100%: the time for a refund has passed',
    ko: '취소 수수료 100% (환불 가능 기간이 지남)',
  },
  refund: {
    card: { en: 'Refunded to your card', ko: '카드로 환불되는 금액' },
    account: { en: 'Refunded to your bank account', ko: '계좌로 환불되는 금액' },
    none: { en: 'Nothing is refunded', ko: '환불되는 금액 없음' },
  } satisfies Record<Refund['to'], Texts>,
  points: { en: 'Points that come back', ko: '돌려받는 포인트' },
  points_lost: { en: 'Points kept by the same rule', ko: '같은 규정에 따라 차감되는 포인트' },
  coupon: (name: Texts, comesBack: boolean): Texts =>
    comesBack
      ? { en: `Coupon “${name.en}” can be used again`, ko: `쿠폰 ‘${name.ko}’: 다시 사용 가능` }
      : { en: `Coupon “${name.en}” stays used`, ko: `쿠폰 ‘${name.ko}’: 사용 완료로 유지` },
  unpaid: { en: 'Nothing has been charged', ko: '결제된 금액이 없습니다' },
  together: (number: string, product: Texts): Texts => ({
    en: `Also canceled, because it is paid together: ${product.en} (${number})`,
    ko: `함께 결제하는 예약도 취소됩니다: ${product.ko} (${number})`,
  }),
} as const
