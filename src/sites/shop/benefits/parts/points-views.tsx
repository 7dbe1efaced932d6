import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import type { PointEntry } from '#contract/benefits'
import { TextLink } from '#src/kits/account/text-link'
import { useVisitor } from '#src/session/visitor'
import { Pagination } from '#src/ui/pagination'
import { availablePoints, type PointsFilters, pointHistory } from '../queries'
import { NoPoints } from './no-points'
import { pointsAddress } from './points-address'
import { PointsList } from './points-list'

interface EntriesProps {
  filters: PointsFilters
  data: { items: PointEntry[]; page: number; per_page: number; total: number }
}

/** Spendable points, with what is left of each entry. */
export const AvailablePoints = ({ filters }: { filters: PointsFilters }) => (
  <Entries filters={filters} data={useSuspenseQuery(availablePoints(useVisitor(), filters)).data} />
)

/** All points received and spent. */
export const PointHistory = ({ filters }: { filters: PointsFilters }) => (
  <Entries filters={filters} data={useSuspenseQuery(pointHistory(useVisitor(), filters)).data} />
)

function Entries({ filters, data: { items, page, per_page, total } }: EntriesProps) {
  const { t } = useTranslation('shop.benefits')
  const pages = Math.ceil(total / per_page)
  if (total === 0) return <NoPoints view={filters.view} />
  // The address can be a bookmark of a page that no longer exists.
  if (items.length === 0) return <Navigate to={pointsAddress(filters, { page: pages })} replace />
  const other = filters.direction === 'desc' ? 'asc' : 'desc'
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-muted">
          {t('points.count', { count: total })}
        </p>
        <TextLink to={pointsAddress(filters, { direction: other })}>
          {t(other === 'asc' ? 'points.oldestFirst' : 'points.newestFirst')}
        </TextLink>
      </div>
      <PointsList entries={items} view={filters.view} />
      <Pagination page={page} pages={pages} linkTo={(next) => pointsAddress(filters, { page: next })} />
    </>
  )
}
