import { luggage } from '#contract/catalog'
import type { Lang } from '#contract/languages'
import { formatMoney } from '#contract/money'
import { welcomeCoupon } from '#server/demo/benefits/benefits.seed'
import { packageCustom } from '#server/modules/catalog/package-custom.service'

/** Returns functions that format amounts and shares for the texts of a language. */
export const figuresIn = (lang: Lang) => {
  const won = (amount: number) => formatMoney({ amount, currency: 'KRW' }, lang)
  return {
    won,
    extraLuggage: formatMoney({ amount: luggage.extraPieceCents, currency: 'USD' }, lang),
    coupon: {
      percent: welcomeCoupon.percent,
      most: won(welcomeCoupon.max_discount_won),
      from: won(welcomeCoupon.min_total_won),
      days: welcomeCoupon.valid_days,
    },
  }
}

const tierWords = {
  en: (from: number, to: number | null, percent: number) =>
    from === 0
      ? `- On the day of departure: **${percent}%** comes back`
      : `- ${to === null ? `${from} days or more` : `${to} to ${from} days`} before: **${percent}%** comes back`,
  ko: (from: number, to: number | null, percent: number) =>
    from === 0
      ? `- 출발 당일: **${percent}%** 환불`
      : `- 출발 ${to === null ? `${from}일 전까지` : `${to}~${from}일 전`}: **${percent}%** 환불`,
}

/** Returns the usual cancellation rules of a product as a list. */
export const tiersIn = (lang: Lang): string =>
  packageCustom
    .map(({ days_before, refund_percent }, at) => {
      const above = packageCustom[at - 1]
      return tierWords[lang](days_before, above ? above.days_before - 1 : null, refund_percent)
    })
    .join('\n')
