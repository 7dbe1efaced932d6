import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { BenefitChoice } from '#contract/booking'
import type { RefusalCode } from '#contract/refusal'
import type { z } from '#contract/zod'
import { useMoney } from '#src/api/start-up'
import { useContentTag } from '#src/session/visitor'
import { useDates } from './dates'

interface CouponChoiceProps {
  coupons: z.output<typeof BenefitChoice>['coupons']
  chosen: string | null
  disabled: boolean
  onChoose: (id: string | null) => void
}

const look =
  'flex cursor-pointer items-start gap-3 rounded-md border border-line-strong bg-surface p-4 transition-colors hover:border-ink has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-muted'

/** Every coupon of the holder; one that cannot be used says why. */
export function CouponChoice({ coupons, chosen, disabled, onChoose }: CouponChoiceProps) {
  const { t } = useTranslation('shop.purchase')
  const { t: refusal } = useTranslation('refusal')
  const money = useMoney()
  const dates = useDates()
  const lang = useContentTag()
  const name = useId()
  if (coupons.length === 0) return <p className="text-muted">{t('benefits.none')}</p>
  const radio = (id: string | null) => ({
    type: 'radio' as const,
    name,
    checked: chosen === id,
    onChange: () => onChoose(id),
    className: 'mt-1 size-4.5 shrink-0 outline-none',
  })
  return (
    <div className="grid gap-3">
      <label className={look}>
        <input {...radio(null)} disabled={disabled} />
        <span className="font-medium">{t('benefits.noCoupon')}</span>
      </label>
      {coupons.map(({ id, name: title, expires_at, discount_won, usable, reason }) => (
        <label key={id} className={look}>
          <input {...radio(id)} disabled={disabled || !usable} />
          <span className="min-w-0 flex-1">
            <span lang={lang} className="block font-medium">
              {title}
            </span>
            <span className="block text-sm text-muted">{t('benefits.until', { date: dates.dayOf(expires_at) })}</span>
            {!usable && (
              <span className="block text-sm font-medium text-warning">
                {refusal((reason ?? 'booking.couponInvalid') as RefusalCode)}
              </span>
            )}
          </span>
          {usable && (
            <span className="font-semibold text-success tabular-nums">
              {money({ amount: -discount_won, currency: 'KRW' }, 'KRW')}
            </span>
          )}
        </label>
      ))}
    </div>
  )
}
