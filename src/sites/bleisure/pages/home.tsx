import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { shopPaths } from '#contract/addresses'
import { graphOf } from '#src/kits/page/json-ld'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Section } from '#src/ui/page'
import { Before } from '../parts/before'
import { Day } from '../parts/day'
import { HomeHero } from '../parts/home-hero'
import { KindTiles } from '../parts/kind-tiles'
import { ProgramGrid } from '../parts/program-card'
import { listData } from '../parts/program-data'
import { StayIndex } from '../parts/stay-index'
import { front } from '../queries'
import { paths, site } from '../site'

export function Component() {
  const { t } = useTranslation(site)
  const visitor = useVisitor()
  const { data } = useSuspenseQuery(front(visitor))
  return (
    <Page jsonLd={graphOf(listData(data.picked, t('home.picked.title'), visitor.origin))}>
      <main id="content">
        <HomeHero picture={data.hero} />
        {data.picked.length > 0 ? (
          <>
            <Section ground title={t('home.stays.title')} lead={t('home.stays.lead')}>
              <StayIndex stays={data.stays} />
            </Section>
            <Section title={t('home.kinds.title')}>
              <KindTiles kinds={data.kinds} />
            </Section>
            <Section
              title={t('home.picked.title')}
              lead={t('home.picked.lead')}
              more={
                <Link to={paths.tourProgram} className="rounded-sm font-semibold text-brand hover:underline">
                  {t('home.picked.more')}
                </Link>
              }
            >
              <ProgramGrid programs={data.picked} look="row" />
            </Section>
          </>
        ) : (
          <EmptyState
            title={t('empty.noneTitle')}
            actions={<ButtonLink to={shopPaths.main}>{t('nav.shop')}</ButtonLink>}
          >
            {t('empty.none')}
          </EmptyState>
        )}
        <Day />
        <Before />
      </main>
    </Page>
  )
}
