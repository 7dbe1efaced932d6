import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { graphOf } from '#src/kits/page/json-ld'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { Section } from '#src/ui/page'
import { HomeCities } from '../parts/home-cities'
import { HomeHero } from '../parts/home-hero'
import { ThreeSteps } from '../parts/three-steps'
import { toursData } from '../parts/tour-data'
import { TourGrid } from '../parts/tour-grid'
import { tours } from '../queries'
import { site } from '../site'

export function Component() {
  const { t } = useTranslation(site)
  const visitor = useVisitor()
  const { data } = useSuspenseQuery(tours(visitor))
  return (
    <Page jsonLd={graphOf(toursData(data, t('home.tours'), visitor.origin))}>
      <main id="content">
        <HomeHero />
        <Section title={t('home.cities')}>
          <HomeCities tours={data} />
        </Section>
        <Section ground far title={t('home.tours')} lead={t('home.toursLead')}>
          <TourGrid tours={data} />
        </Section>
        <Section far title={t('home.steps')}>
          <ThreeSteps />
        </Section>
      </main>
    </Page>
  )
}
