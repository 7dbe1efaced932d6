import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { pointsShare } from '#contract/benefits'
import { MyPage } from '#src/kits/account/my-page'
import { pageIn } from '../../booking/queries'
import { pointsAddress } from '../parts/points-address'
import { PointsBalance } from '../parts/points-balance'
import { AvailablePoints, PointHistory } from '../parts/points-views'
import { Views } from '../parts/views'
import { pointsFiltersIn, pointViews } from '../queries'

/** The member's spendable points, and where points came from and went (product §3). */
export function Component() {
  const { t } = useTranslation('shop.benefits')
  const [search] = useSearchParams()
  const filters = pointsFiltersIn(search, pageIn(search))
  const View = filters.view === 'history' ? PointHistory : AvailablePoints
  return (
    <MyPage title={t('points.title')} lead={t('points.lead', { percent: pointsShare * 100 })}>
      <PointsBalance />
      <Views
        label={t('points.views')}
        views={pointViews.map((view) => ({
          label: t(`points.${view}`),
          to: pointsAddress(filters, { view }),
          on: view === filters.view,
        }))}
      />
      <View filters={filters} />
    </MyPage>
  )
}
