import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { couponStatuses } from '#contract/benefits-desk'
import { DeskList } from '#src/kits/desk/desk-list'
import { DeskPage } from '#src/kits/desk/desk-page'
import { StatusTabs } from '#src/kits/desk/status-tabs'
import { ButtonLink } from '#src/ui/button'
import { paths, site } from '../../site'
import { SectionTabs } from '../parts/section-tabs'
import { useCouponColumns } from '../parts/use-coupon-columns'
import { couponQueryIn, coupons, loadCoupons } from '../queries'

/** All coupons with how many of each were issued and used. */
export function Component() {
  const { t } = useTranslation('admin.benefits')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(coupons(search))
  const title = ofSite('title.coupons')
  return (
    <DeskPage
      title={title}
      actions={
        <ButtonLink to={paths.newCoupon} size="sm">
          {ofSite('title.newCoupon')}
        </ButtonLink>
      }
    >
      <div className="space-y-4">
        <SectionTabs now="coupons" />
        <DeskList
          name="admin.coupons"
          label={title}
          searched={t('searched')}
          columns={useCouponColumns()}
          page={data}
          sort={couponQueryIn(search).sort}
          nameOf={({ code }) => code}
          linkTo={({ id }) => paths.coupon(id)}
          load={loadCoupons(search)}
          tabs={
            <StatusTabs
              label={t('column.status')}
              tabs={couponStatuses.map((value) => ({ value, label: t(`status.${value}`), count: data.counts[value] }))}
            />
          }
        />
      </div>
    </DeskPage>
  )
}
