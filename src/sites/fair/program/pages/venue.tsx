import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Page } from '#src/kits/page/page'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { Page as Content } from '#src/ui/page'
import { BoothFinder } from '../../parts/booth-finder'
import { NoFair } from '../../parts/no-fair'
import { plan, thisFair } from '../../queries'
import { usePaths } from '../../site'
import { Directions } from '../parts/directions'

/** Classes that put the list beside the plan, which stays in view. */
const twoColumns = {
  frame: 'items-start lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]',
  plan: 'lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1',
}

/** The venue: the halls with their booths, directions, and opening hours. */
export function Component() {
  const { t } = useTranslation('fair.program')
  const lang = useContentLang()
  const paths = usePaths()
  const { day: dayInWords } = useDates()
  const { data: fair } = useSuspenseQuery(thisFair())
  const { data: booths } = useSuspenseQuery(plan())
  return (
    <Page description={t('venue.lead')}>
      <main id="content">
        <Content title={t('venue.title')} lead={t('venue.lead')}>
          {fair ? (
            <div className="stack-12">
              <section>
                <h2 className="mb-4 text-2xl font-bold">{t('venue.plan')}</h2>
                <BoothFinder fair={fair} booths={booths} path={paths.venue} look={twoColumns} height="30rem" />
              </section>
              <section className="grid gap-x-12 gap-y-8 md:grid-cols-2">
                <div>
                  <h2 className="mb-4 text-2xl font-bold">{t('venue.hours')}</h2>
                  <dl className="ruled border-y border-line">
                    {fair.figures.days.map(({ day, opens, closes }) => (
                      <div key={day} className="flex flex-wrap justify-between gap-x-6 py-3">
                        <dt>{dayInWords(day)}</dt>
                        <dd className="font-semibold figures">
                          {opens}–{closes}
                        </dd>
                      </div>
                    ))}
                  </dl>
                  <p className="mt-3 text-sm text-muted">{t('venue.hoursNote')}</p>
                </div>
                <div>
                  <h2 className="mb-4 text-2xl font-bold">{t('venue.address')}</h2>
                  <p className="text-lg font-semibold">{fair.figures.venue.name[lang]}</p>
                  <p className="text-muted">{fair.figures.venue.address[lang]}</p>
                  <p className="mt-3 text-sm text-muted">{t('venue.sample')}</p>
                </div>
              </section>
              <Directions />
            </div>
          ) : (
            <NoFair />
          )}
        </Content>
      </main>
    </Page>
  )
}
