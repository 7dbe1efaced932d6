import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { graphOf } from '#src/kits/page/json-ld'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { Section } from '#src/ui/page'
import { Budget } from '../../parts/budget'
import { NoYear } from '../../parts/no-year'
import { programData } from '../../parts/program-data'
import { SupportItems } from '../../parts/support-items'
import { thisYear } from '../../queries'
import { paths } from '../../site'
import { HomeHero } from '../parts/home-hero'
import { NextAct } from '../parts/next-act'
import { Notices } from '../parts/notices'
import { ThreeSteps } from '../parts/three-steps'

export function Component() {
  const { t } = useTranslation('edu-travel.home')
  const visitor = useVisitor()
  const { data: year } = useSuspenseQuery(thisYear())
  const all = (
    <Link to={paths.info} className="rounded-sm font-semibold text-brand underline-offset-4 hover:underline">
      {t('all')}
    </Link>
  )
  return (
    <Page jsonLd={year ? graphOf(programData(year, t('hero.title'), visitor.origin)) : undefined}>
      <main id="content">
        <HomeHero year={year} />
        <Section ground title={t('steps.title')}>
          <ThreeSteps />
        </Section>
        {year ? (
          <>
            <Section title={t('support.title')} lead={t('support.lead')} more={all}>
              <SupportItems year={year} />
            </Section>
            <Section ground title={t('budget.title', { year: String(year.year) })} lead={t('budget.lead')}>
              <Budget year={year} />
            </Section>
          </>
        ) : (
          <Section>
            <NoYear />
          </Section>
        )}
        <Notices />
        <NextAct isOpen={year?.is_open ?? false} />
      </main>
    </Page>
  )
}
