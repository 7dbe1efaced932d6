import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { ChipLink, Chips } from '#src/ui/chip'
import { EmptyState } from '#src/ui/empty-state'
import { Page as Sheet } from '#src/ui/page'
import { paths } from '../../site'
import { eventData } from '../parts/event-data'
import { EventSections } from '../parts/event-sections'
import { regionIn } from '../parts/region-in'
import { eventList } from '../queries'

/** The festivals of a year: current ones, upcoming ones by month, and past ones. */
export function Component() {
  const { t } = useTranslation('shop.event')
  const { t: shop } = useTranslation('shop')
  const visitor = useVisitor()
  const [search] = useSearchParams()
  const region = regionIn(search)
  const { data } = useSuspenseQuery(eventList(visitor, region))
  return (
    <Page
      title={t('title')}
      description={t('description')}
      jsonLd={eventData(data.items, visitor.origin, (event) => shop(`region.${event.region}`))}
    >
      <main id="content">
        <Sheet title={t('title')} lead={t('lead')}>
          <Chips label={t('regions')}>
            <ChipLink to={paths.event} on={!region}>
              {t('anyRegion')}
            </ChipLink>
            {data.regions.map((each) => (
              <ChipLink key={each} to={`${paths.event}?region=${each}`} on={each === region}>
                {shop(`region.${each}`)}
              </ChipLink>
            ))}
          </Chips>
          {data.items.length > 0 ? (
            <EventSections events={data.items} today={data.today} />
          ) : (
            <EmptyState
              title={t('empty.title')}
              actions={region && <ButtonLink to={paths.event}>{t('empty.all')}</ButtonLink>}
            >
              {t('empty.text')}
            </EmptyState>
          )}
        </Sheet>
      </main>
    </Page>
  )
}
