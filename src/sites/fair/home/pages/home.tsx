import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventData } from '#src/kits/exhibition/event-data'
import { graphOf } from '#src/kits/page/json-ld'
import { Page } from '#src/kits/page/page'
import { useContentLang, useVisitor } from '#src/session/visitor'
import { MoreLink } from '#src/ui/more-link'
import { Section } from '#src/ui/page'
import { NoFair } from '../../parts/no-fair'
import { SlotGrid } from '../../parts/slot-grid'
import { slotMinutes } from '../../parts/slot-minutes'
import { plan, thisFair } from '../../queries'
import { usePaths } from '../../site'
import { Hero } from '../parts/hero'
import { News } from '../parts/news'
import { NextItems } from '../parts/next-items'
import { Turnout } from '../parts/turnout'
import { WaysIn } from '../parts/ways-in'

/** The first page of the fair: who takes part, when, and how to meet them. */
export function Component() {
  const { t } = useTranslation('fair.home')
  const { origin } = useVisitor()
  const lang = useContentLang()
  const paths = usePaths()
  const { data: fair } = useSuspenseQuery(thisFair())
  const { data: booths } = useSuspenseQuery(plan())
  const about = t('hero.lead')
  const data =
    fair && graphOf(eventData(fair, { lang, origin, url: origin + paths.home, picture: '/social/fair.png', about }))
  return (
    <Page description={about} jsonLd={data ?? undefined}>
      <main id="content">
        <Hero fair={fair} booths={booths} />
        {fair ? (
          <>
            <Section ground title={t('turnout.title', { year: String(fair.year) })}>
              <Turnout fair={fair} />
            </Section>
            <Section title={t('ways.title')} lead={t('ways.lead')}>
              <WaysIn fair={fair} />
            </Section>
            <Section
              ground
              title={t('slots.title')}
              lead={t('slots.lead', { count: slotMinutes(fair.slots) })}
              more={<MoreLink to={paths.travelmart}>{t('slots.more')}</MoreLink>}
            >
              <SlotGrid fair={fair} />
            </Section>
            <NextItems fair={fair} />
          </>
        ) : (
          <Section>
            <NoFair />
          </Section>
        )}
        <News />
      </main>
    </Page>
  )
}
