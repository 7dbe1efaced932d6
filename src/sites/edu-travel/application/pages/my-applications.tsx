import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { PrivatePage } from '#src/kits/page/private-page'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Pagination } from '#src/ui/pagination'
import { paths } from '../../site'
import { ApplicationCard } from '../parts/application-card'
import { ownApplications } from '../queries'

/** The organization's applications and those the member was invited to, last edited first (product §3). */
export function Component() {
  const { t } = useTranslation('edu-travel.application')
  const [search] = useSearchParams()
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1)
  const { data: own } = useSuspenseQuery(ownApplications(page))
  const begin = <ButtonLink to={paths.registration}>{t('list.new')}</ButtonLink>
  // The address can be a bookmark of a page that no longer exists.
  if (own.items.length === 0 && own.total > 0) return <Navigate to={paths.myApplication} replace />
  return (
    <PrivatePage title={t('list.title')} lead={t('list.lead')} actions={own.total > 0 && begin}>
      {own.total === 0 ? (
        <EmptyState title={t('list.empty')} actions={begin}>
          {t('list.emptyText')}
        </EmptyState>
      ) : (
        <div className="stack-8">
          <ul className="stack-4">
            {own.items.map((row) => (
              <ApplicationCard as="h2" key={row.id} row={row} />
            ))}
          </ul>
          <Pagination
            page={own.page}
            pages={Math.ceil(own.total / own.per_page)}
            linkTo={(to) => `${paths.myApplication}?page=${to}`}
          />
        </div>
      )}
    </PrivatePage>
  )
}
