import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { shopPaths } from '#contract/addresses'
import { answerHours } from '#contract/periods'
import { graphOf } from '#src/kits/page/json-ld'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { Section } from '#src/ui/page'
import { Hero } from '../parts/hero'
import { HomeServices } from '../parts/home-services'
import { Points } from '../parts/points'
import { serviceData } from '../parts/service-data'
import { services } from '../queries'
import { paths, site } from '../site'

export function Component() {
  const { t } = useTranslation(site)
  const visitor = useVisitor()
  const all = useSuspenseQuery(services(visitor)).data
  return (
    <Page jsonLd={graphOf(...serviceData(all, visitor.origin))}>
      <main id="content">
        <Hero
          title={t('home.title')}
          lead={t('home.lead', { hours: answerHours })}
          picture={all[1]?.picture}
          actions={
            <ButtonLink to={paths.vehicle} variant="accent" size="lg">
              {t('home.act')}
            </ButtonLink>
          }
        />
        <Section title={t('home.services')}>
          <HomeServices services={all} />
        </Section>
        <Section ground>
          <Points title={t('home.how')} of="home" points={['ask', 'answer', 'met']} />
        </Section>
        <Section>
          <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5 border-t-2 border-accent pt-6">
            <div className="max-w-reading">
              <h2 className="text-2xl font-bold">{t('home.larger')}</h2>
              <p className="mt-2 text-muted">{t('home.largerText')}</p>
            </div>
            <ButtonLink to={shopPaths.contactUsRegister} variant="secondary">
              {t('nav.ask')}
            </ButtonLink>
          </div>
        </Section>
      </main>
    </Page>
  )
}
