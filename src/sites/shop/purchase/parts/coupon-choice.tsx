import { useTranslation } from 'react-i18next'
import type { BenefitChoice } from '#contract/booking'
import type { RefusalCode } from '#contract/refusal'
import { withCoupon } from '#contract/stacking'
import type { z } from '#contract/zod'
import { useMoney } from '#src/api/start-up'
import { useDates } from '#src/session/dates'
import { useContentTag } from '#src/session/visitor'

type Offer = z.output<typeof BenefitChoice>['coupons'][number]

interface CouponChoiceProps {
  coupons: Offer[]
  chosen: readonly string[]
  disabled: boolean
  onChoose: (ids: string[]) => void
}

const look =
  'flex cursor-pointer items-start gap-3 rounded-md border border-line-strong bg-surface p-4 eased hover:border-ink has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-muted'

const idsOf = (coupons: readonly Offer[]) => coupons.map(({ id }) => id)

/**
 * All coupons of the member. An unusable one shows the reason; one that cannot be combined with the chosen ones says so and
 * replaces them (product §4).
 */
export function CouponChoice({ coupons, chosen, disabled, onChoose }: CouponChoiceProps) {
  const { t } = useTranslation('shop.purchase')
  if (coupons.length === 0) return <p className="text-muted">{t('benefits.none')}</p>
  const picked = coupons.filter(({ id }) => chosen.includes(id))
  return (
    <div className="grid gap-3">
      {coupons.map((coupon) => {
        const isOn = picked.includes(coupon)
        const next = isOn ? picked.filter((each) => each !== coupon) : withCoupon(picked, coupon)
        return (
          <label key={coupon.id} className={look}>
            <input
              type="checkbox"
              checked={isOn}
              disabled={disabled || !coupon.usable}
              onChange={() => onChoose(idsOf(next))}
              className="mt-1 size-4.5 shrink-0 accent-brand outline-none"
            />
            <Words coupon={coupon} picked={isOn ? [] : picked} />
          </label>
        )
      })}
    </div>
  )
}

/** Why a coupon cannot be combined with those that it replaces: it is exclusive, one of them is, or both are of the same kind. */
const whyOf = ({ combines }: Offer, leaving: readonly Offer[]) =>
  combines ? (leaving.every((each) => each.combines) ? 'same' : 'other') : 'own'

function Words({ coupon, picked }: { coupon: Offer; picked: Offer[] }) {
  const { t } = useTranslation('shop.purchase')
  const { t: refusal } = useTranslation('refusal')
  const money = useMoney()
  const dates = useDates()
  const lang = useContentTag()
  const { name, expires_at, discount_won, usable, reason, scope, combines } = coupon
  const kept = withCoupon(picked, coupon)
  const leaving = picked.filter((each) => !kept.includes(each))
  const coupons = leaving.map((each) => t('benefits.quoted', { name: each.name })).join(', ')
  return (
    <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3 text-sm *:col-span-2">
      <span lang={lang} className="col-span-1! text-base font-medium">
        {name}
      </span>
      {usable && (
        <span className="col-span-1! text-base font-semibold text-success figures">
          {money({ amount: -discount_won, currency: 'KRW' }, 'KRW')}
        </span>
      )}
      <span className="text-muted">
        {t(`benefits.scope.${scope}`)} · {t(combines ? 'benefits.combines' : 'benefits.alone')} ·{' '}
        {t('benefits.until', { date: dates.dayOf(expires_at) })}
      </span>
      {!usable && (
        <span className="font-medium text-warning">{refusal((reason ?? 'booking.couponInvalid') as RefusalCode)}</span>
      )}
      {usable && leaving.length > 0 && <span>{t(`benefits.replaces.${whyOf(coupon, leaving)}`, { coupons })}</span>}
    </span>
  )
}
