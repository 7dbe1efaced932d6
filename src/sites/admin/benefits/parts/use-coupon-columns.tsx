import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskCoupon } from '#contract/benefits-desk'
import type { DeskColumn } from '#src/kits/desk/columns'
import { useDates } from '#src/session/dates'
import { useContentLang, useNumbers } from '#src/session/visitor'
import { CouponStatus } from './coupon-status'
import { useCouponWords } from './use-coupon-words'

/** The columns of the list of coupons. */
export function useCouponColumns(): DeskColumn<DeskCoupon>[] {
  const { t } = useTranslation('admin.benefits')
  const { dayOf } = useDates()
  const numbers = useNumbers()
  const lang = useContentLang()
  const { off, scope } = useCouponWords()
  return useMemo(
    () => [
      { key: 'code', header: t('column.code'), cell: ({ code }) => code, plain: ({ code }) => code },
      { key: 'name', header: t('column.name'), cell: ({ name }) => name[lang], plain: ({ name }) => name[lang] },
      {
        key: 'status',
        header: t('column.status'),
        cell: (coupon) => <CouponStatus coupon={coupon} />,
        plain: ({ stopped_at }) => t(`status.${stopped_at ? 'stopped' : 'open'}`),
      },
      { key: 'off', header: t('column.off'), cell: (coupon) => off(coupon), plain: (coupon) => off(coupon) },
      { key: 'scope', header: t('column.scope'), cell: (coupon) => scope(coupon), plain: (coupon) => scope(coupon) },
      {
        key: 'given',
        header: t('column.given'),
        cell: ({ counts, quantity }) =>
          quantity === null ? numbers(counts.given) : `${numbers(counts.given)} / ${numbers(quantity)}`,
        plain: ({ counts }) => counts.given,
        align: 'end',
      },
      {
        key: 'used',
        header: t('column.used'),
        cell: ({ counts }) => numbers(counts.used),
        plain: ({ counts }) => counts.used,
        align: 'end',
      },
      {
        key: 'created_at',
        header: t('column.created_at'),
        cell: ({ created_at }) => dayOf(created_at),
        plain: ({ created_at }) => created_at,
        sortable: true,
      },
    ],
    [t, dayOf, numbers, lang, off, scope],
  )
}
