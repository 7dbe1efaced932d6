import { useTranslation } from 'react-i18next'
import type { ProgramYear } from '#contract/education/year'
import { ButtonLink } from '#src/ui/button'
import { Container } from '#src/ui/page'
import { Deadlines } from '../../parts/deadlines'
import { Notebook } from '../../parts/notebook'
import { paths } from '../../site'
import { Checker } from './checker'
import { SchoolBus } from './school-bus'

/** The first page's greeting, which answers three questions: is my group eligible, how much, and by when. */
export function HomeHero({ year }: { year: ProgramYear | null }) {
  const { t } = useTranslation('edu-travel.home')
  return (
    <Container className="pt-8 pb-(--section) lg:pt-14">
      <div className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div>
          <h1 className="text-4xl font-bold text-balance lg:text-5xl">{t('hero.title')}</h1>
          <p className="mt-4 max-w-reading text-lg text-muted">{t('hero.lead')}</p>
          <p className="mt-7 flex flex-wrap gap-3">
            <ButtonLink to={paths.registration} variant="accent" size="lg">
              {t('hero.apply')}
            </ButtonLink>
            <ButtonLink to={paths.guide} variant="secondary" size="lg">
              {t('hero.guide')}
            </ButtonLink>
          </p>
        </div>
        <SchoolBus className="w-full ms-auto max-w-100 max-lg:hidden" />
      </div>
      {year && (
        <div className="mt-10 grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <Notebook>
            <Checker year={year} />
          </Notebook>
          <section>
            <h2 className="mb-5 text-xl font-bold">{t('hero.deadlines', { year: String(year.year) })}</h2>
            <Deadlines year={year} />
          </section>
        </div>
      )}
    </Container>
  )
}
