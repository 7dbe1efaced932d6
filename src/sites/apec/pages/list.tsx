import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { addDays } from '#src/kits/booking/days'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Page as Content } from '#src/ui/page'
import { DayList } from '../parts/day-list'
import { daysPerPage, departures, firstDay, fromIn, reservationWindow, tours } from '../queries'
import { paths, site } from '../site'

export function Component() {
  const { t } = useTranslation(site)
  const visitor = useVisitor()
  const [search] = useSearchParams()
  const from = fromIn(visitor, search)
  const first = firstDay(visitor)
  const { state } = useSuspenseQuery(reservationWindow()).data
  const { items } = useSuspenseQuery(departures(from, daysPerPage)).data
  const all = useSuspenseQuery(tours(visitor)).data
  const before = addDays(from, -daysPerPage)
  const isOpen = state === 'open'
  return (
    <Page description={t('list.lead')}>
      <main id="content">
        <Content title={t('list.title')} lead={t('list.lead')} width="reading">
          {items.length > 0 ? (
            <DayList tours={all} departures={items} />
          ) : (
            <EmptyState title={t(isOpen ? 'list.none' : 'list.closed')}>
              {t(isOpen ? 'list.noneText' : 'list.closedText')}
            </EmptyState>
          )}
          {isOpen && (
            <nav aria-label={t('list.weeks')} className="mt-10 flex flex-wrap justify-between gap-3">
              {from > first ? (
                <ButtonLink variant="secondary" to={before > first ? paths.listFrom(before) : paths.list}>
                  {t('list.earlier')}
                </ButtonLink>
              ) : (
                <span />
              )}
              <ButtonLink variant="secondary" to={paths.listFrom(addDays(from, daysPerPage))}>
                {t('list.later')}
              </ButtonLink>
            </nav>
          )}
        </Content>
      </main>
    </Page>
  )
}
