import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskCoupon } from '#contract/benefits-desk'
import { useWon } from '#src/session/use-won'

/** A coupon's discount and scope in words. */
export function useCouponWords() {
  const { t } = useTranslation('admin.benefits')
  const { t: shop } = useTranslation('shop')
  const inWon = useWon()
  return {
    off: useCallback(
      ({ percent, discount_won, max_discount_won }: DeskCoupon) => {
        if (percent === null) return inWon(discount_won ?? 0)
        if (max_discount_won === null) return `${percent}%`
        return t('coupon.upTo', { percent, most: inWon(max_discount_won) })
      },
      [t, inWon],
    ),
    scope: useCallback(
      ({ categories, product_ids }: DeskCoupon) => {
        const named = categories.map((each) => shop(`category.${each}`))
        if (product_ids.length > 0) named.push(t('coupon.products', { count: product_ids.length }))
        return named.join(', ') || t('coupon.everything')
      },
      [t, shop],
    ),
  }
}
