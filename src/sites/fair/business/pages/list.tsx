import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '#src/ui/empty-state'
import { Pagination } from '#src/ui/pagination'
import { KeptNote } from '../../meetings/parts/kept-note'
import { BusinessPage } from '../parts/business-page'
import { CompanyRow } from '../parts/company-row'
import { Filters } from '../parts/filters'
import { companies, ownParticipant, thisFair } from '../queries'

/** The directory of participating companies. */
export function Component() {
  const { t } = useTranslation('fair.business')
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(companies(search))
  const { data: fair } = useSuspenseQuery(thisFair())
  const { data: me } = useSuspenseQuery(ownParticipant())
  const linkTo = (page: number) => {
    const next = new URLSearchParams(search)
    next.set('page', String(page))
    return `?${next}`
  }
  return (
    <BusinessPage title={t('list.title')} lead={t('list.lead')}>
      <KeptNote />
      <Filters countries={data.countries} slots={fair?.slots ?? []} />
      <p role="status" className="mt-6 mb-2 text-sm text-muted figures">
        {t('list.count', { count: data.total })}
      </p>
      {data.items.length === 0 ? (
        <EmptyState title={t('list.none')} />
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {data.items.map((company) => (
            <CompanyRow key={company.id} company={company} canAsk={company.side !== me.side} />
          ))}
        </ul>
      )}
      <div className="mt-6">
        <Pagination page={data.page} pages={Math.ceil(data.total / data.per_page)} linkTo={linkTo} />
      </div>
    </BusinessPage>
  )
}
