import { useTranslation } from 'react-i18next'
import type { Coupon } from '#contract/benefits'
import { useMoney } from '#src/api/start-up'
import { useDates } from '#src/session/dates'
import { Badge } from '#src/ui/badge'
import { ButtonLink } from '#src/ui/button'
import { paths } from '../../site'

/** A coupon's discount, conditions and expiry, and a link to the products it applies to. */
export function CouponCard({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('shop.benefits')
  const money = useMoney()
  const dates = useDates()
  const won = (amount: number) => money({ amount, currency: 'KRW' }, 'KRW')
  const { state, percent, discount_won, max_discount_won, min_total_won, products, categories, combines } = coupon
  const open = state === 'usable' || state === 'promised'
  const { t: shop } = useTranslation('shop')
  const goods = [...products.map(({ name }) => name), ...categories.map((each) => shop(`category.${each}`))]
  const [only] = goods.length === 1 ? products : []
  const conditions = [
    min_total_won > 0 && t('coupons.minimum', { amount: won(min_total_won) }),
    max_discount_won !== null && t('coupons.maximum', { amount: won(max_discount_won) }),
    goods.length > 0 ? t('coupons.onlyFor', { goods: goods.join(', ') }) : t('coupons.anyProduct'),
    combines && t('coupons.combines'),
  ].filter((each) => each !== false)
  return (
    <li className="grid overflow-hidden rounded-md border border-line bg-surface sm:grid-cols-[11rem_1fr]">
      <p
        className={`grid place-items-center border-dashed border-line-strong px-5 py-4 text-center text-xl font-bold max-sm:border-b sm:border-e ${open ? 'bg-brand-soft text-brand' : 'bg-sunken text-muted'}`}
      >
        {percent !== null ? t('coupons.percent', { percent }) : t('coupons.amount', { amount: won(discount_won ?? 0) })}
      </p>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 p-5">
        <div className="min-w-0 space-y-1">
          {state === 'promised' && <Badge tone="info">{t('coupons.promised')}</Badge>}
          <h2 className="font-semibold wrap-anywhere">{coupon.name}</h2>
          <p className="text-sm text-muted">{conditions.join(' · ')}</p>
          <p className="text-sm text-muted">
            {state === 'used' && coupon.used_at
              ? t('coupons.usedOn', { date: dates.dayOf(coupon.used_at) })
              : t(state === 'expired' ? 'coupons.ended' : 'coupons.until', { date: dates.dayOf(coupon.expires_at) })}
          </p>
        </div>
        {state === 'usable' && (
          <ButtonLink
            to={only ? paths.detail(only.id) : paths.search(goods.length === 1 ? categories[0] : undefined)}
            variant="secondary"
            size="sm"
          >
            {t(only ? 'coupons.useProduct' : 'coupons.use')}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}
