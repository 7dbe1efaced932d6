import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { firstDay } from '#src/kits/guest/queries'
import { Page } from '#src/kits/page/page'
import { useNow, useVisitor } from '#src/session/visitor'
import { EmptyState } from '#src/ui/empty-state'
import { Page as Content } from '#src/ui/page'
import { DayList } from '../parts/day-list'
import { DayStrip } from '../parts/day-strip'
import { departures, fromIn, reservationWindow, tours } from '../queries'
import { site } from '../site'

export function Component() {
  const { t } = useTranslation(site)
  const visitor = useVisitor()
  const [search] = useSearchParams()
  const first = firstDay(useNow())
  const day = fromIn(visitor, search)
  const isOpen = useSuspenseQuery(reservationWindow()).data.state === 'open'
  const { items } = useSuspenseQuery(departures(day, 1)).data
  const all = useSuspenseQuery(tours(visitor)).data
  return (
    <Page description={t('list.lead')}>
      <main id="content">
        <Content title={t('list.title')} lead={t('list.lead')}>
          {isOpen && <DayStrip day={day} first={first} />}
          {items.length > 0 ? (
            <DayList tours={all} departures={items} />
          ) : (
            <EmptyState title={t(isOpen ? 'list.none' : 'list.closed')}>
              {t(isOpen ? 'list.noneText' : 'list.closedText')}
            </EmptyState>
          )}
        </Content>
      </main>
    </Page>
  )
}
