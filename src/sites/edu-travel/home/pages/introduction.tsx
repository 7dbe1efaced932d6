import { useTranslation } from 'react-i18next'
import { Page } from '#src/kits/page/page'
import { ButtonLink } from '#src/ui/button'
import { Page as Content } from '#src/ui/page'
import { paths } from '../../site'
import { SampleDays } from '../parts/sample-days'
import { SchoolBus } from '../parts/school-bus'

const audiences = ['school', 'university', 'agency', 'other'] as const
const facts = ['kind', 'decide', 'report'] as const

/** The program: what it is, for whom, and what it is not. */
export function Component() {
  const { t } = useTranslation('edu-travel.home')
  return (
    <Page description={t('introduction.lead')}>
      <main id="content">
        <Content title={t('introduction.title')} lead={t('introduction.lead')}>
          <div className="stack-14">
            <section className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
              <div className="max-w-reading stack-4">
                <h2 className="text-2xl font-bold">{t('introduction.why.title')}</h2>
                <p>{t('introduction.why.one')}</p>
                <p>{t('introduction.why.two')}</p>
              </div>
              <SchoolBus className="w-full max-w-80 max-lg:order-first" />
            </section>
            <section>
              <h2 className="text-2xl font-bold">{t('introduction.for.title')}</h2>
              <ul className="mt-5 grid gap-4 sm:grid-cols-2">
                {audiences.map((each) => (
                  <li key={each} className="rounded-md border border-line bg-surface p-5">
                    <h3 className="font-bold">{t(`introduction.for.${each}.title`)}</h3>
                    <p className="mt-1 text-muted">{t(`introduction.for.${each}.text`)}</p>
                  </li>
                ))}
              </ul>
            </section>
            <SampleDays />
            <section>
              <h2 className="text-2xl font-bold">{t('introduction.facts.title')}</h2>
              <dl className="mt-5 grid gap-x-12 gap-y-7 md:grid-cols-3">
                {facts.map((each) => (
                  <div key={each} className="border-t-2 border-accent pt-4">
                    <dt className="font-semibold">{t(`introduction.facts.${each}.title`)}</dt>
                    <dd className="mt-1.5 text-muted">{t(`introduction.facts.${each}.text`)}</dd>
                  </div>
                ))}
              </dl>
            </section>
            <p className="flex flex-wrap gap-3">
              <ButtonLink to={paths.info}>{t('introduction.info')}</ButtonLink>
              <ButtonLink to={paths.guide} variant="secondary">
                {t('hero.guide')}
              </ButtonLink>
            </p>
          </div>
        </Content>
      </main>
    </Page>
  )
}
