import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Page as Content } from '#src/ui/page'
import { useBrowserSearch } from '#src/ui/use-browser-search'
import { ReservationFields } from '../parts/reservation-form'
import { useDay } from '../parts/use-day'
import { reservationWindow, tours } from '../queries'
import { paths } from '../site'

export function Component() {
  const { t } = useTranslation('guest')
  const visitor = useVisitor()
  const day = useDay()
  const search = useBrowserSearch()
  const { data } = useSuspenseQuery(tours(visitor))
  const { state, opens } = useSuspenseQuery(reservationWindow()).data
  return (
    <Page description={t('form.lead')}>
      <main id="content">
        <Content title={t('form.title')} lead={t('form.lead')}>
          {state === 'open' ? (
            // The server renders without the choice in the address. The key makes two forms of them, so that none changes while
            // in use.
            <ReservationFields key={String(search.size > 0)} tours={data} search={search} />
          ) : (
            <EmptyState
              title={t('form.closed')}
              actions={<ButtonLink to={paths.myReservation}>{t('find.title')}</ButtonLink>}
            >
              {state === 'upcoming' && opens ? t('form.upcomingText', { opens: day(opens) }) : t('form.closedText')}
            </EmptyState>
          )}
        </Content>
      </main>
    </Page>
  )
}
