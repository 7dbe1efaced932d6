import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router-dom'
import type { Data } from '#contract/endpoint'
import type { programs } from '#contract/programs'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Pagination } from '#src/ui/pagination'
import { CardSkeleton, Loading } from '#src/ui/skeleton'
import { times } from '#src/ui/times'
import { type Filters, programsAddress } from '../filters'
import { paths, site } from '../site'
import { grids, ProgramGrid } from './program-card'

/** Placeholders shown while programs load. */
const standIns = 6

/** A page of programs with links to the other pages, or out of filters without results. */
export function ProgramResults({ filters, found }: { filters: Filters; found: Data<typeof programs.list> }) {
  const { t } = useTranslation(site)
  const { state, location } = useNavigation()
  if (state === 'loading' && location.pathname === paths.tourProgram) {
    return (
      <Loading className={grids.page}>
        {times(standIns).map((each) => (
          <CardSkeleton key={each} />
        ))}
      </Loading>
    )
  }
  if (found.items.length === 0) {
    return (
      <EmptyState title={t('empty.title')} actions={<ButtonLink to={paths.tourProgram}>{t('empty.all')}</ButtonLink>}>
        {t('empty.text')}
      </EmptyState>
    )
  }
  return (
    <>
      <ProgramGrid programs={found.items} as="h2" look="page" />
      <div className="mt-10 flex justify-center">
        <Pagination
          page={found.page}
          pages={Math.ceil(found.total / found.per_page)}
          linkTo={(page) => programsAddress(filters, { page })}
        />
      </div>
    </>
  )
}
