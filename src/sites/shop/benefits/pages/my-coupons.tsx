import { useSuspenseQuery } from '@tanstack/react-query'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { MyPage } from '#src/kits/account/my-page'
import { TextLink } from '#src/kits/account/text-link'
import { useVisitor } from '#src/session/visitor'
import { EmptyState } from '#src/ui/empty-state'
import { paths } from '../../site'
import { CouponCard } from '../parts/coupon-card'
import { CouponForm } from '../parts/coupon-form'
import { couponViewIn, couponViews, isInView } from '../parts/coupon-views'
import { Views } from '../parts/views'
import { ownCoupons, productIn } from '../queries'

/** The member's coupons by state, and a field for a coupon code. */
export function Component() {
  const { t } = useTranslation('shop.benefits')
  const [search] = useSearchParams()
  const product = productIn(search)
  const view = couponViewIn(search)
  const { data: all } = useSuspenseQuery(ownCoupons(useVisitor(), product))
  const shown = all.filter((coupon) => isInView(coupon, view))
  return (
    <MyPage title={t('coupons.title')} lead={t('coupons.lead')}>
      <CouponForm />
      <Views
        label={t('coupons.views')}
        views={couponViews.map((each) => ({
          label: t(`coupons.view.${each}`, { count: all.filter((coupon) => isInView(coupon, each)).length }),
          to: `${paths.myCoupons}?${new URLSearchParams({ view: each, ...(product && { product }) })}`,
          on: each === view,
        }))}
      />
      {product && (
        <p className="text-muted">
          {t('coupons.forProduct')} <TextLink to={paths.myCoupons}>{t('coupons.showAll')}</TextLink>
        </p>
      )}
      {shown.length === 0 ? (
        <EmptyState icon={<TicketPercent />} title={t('coupons.empty')}>
          {t(`coupons.emptyText.${view}`)}
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {shown.map((coupon) => (
            <CouponCard key={coupon.id} coupon={coupon} />
          ))}
        </ul>
      )}
    </MyPage>
  )
}
