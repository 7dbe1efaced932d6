import { useSuspenseQuery } from '@tanstack/react-query'
import Accessibility from 'lucide-react/icons/accessibility'
import Baby from 'lucide-react/icons/baby'
import Car from 'lucide-react/icons/car'
import Luggage from 'lucide-react/icons/luggage'
import Plane from 'lucide-react/icons/plane'
import TrainFront from 'lucide-react/icons/train-front'
import { useTranslation } from 'react-i18next'
import { Page } from '#src/kits/page/page'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { Page as Content } from '#src/ui/page'
import { NoFair } from '../../parts/no-fair'
import { thisFair } from '../../queries'
import { paths } from '../../site'

const ways = [
  ['metro', TrainFront],
  ['plane', Plane],
  ['car', Car],
  ['access', Accessibility],
  ['luggage', Luggage],
  ['children', Baby],
] as const

/** For visitors: hours, directions, entrance, and services at the venue. */
export function Component() {
  const { t } = useTranslation('mice.about')
  const lang = useContentLang()
  const { day: dayInWords } = useDates()
  const { data: fair } = useSuspenseQuery(thisFair())
  return (
    <Page description={t('visit.lead')}>
      <main id="content">
        <Content title={t('visit.title')} lead={t('visit.lead')}>
          {fair ? (
            <div className="stack-12">
              <section className="grid gap-x-12 gap-y-8 md:grid-cols-2">
                <div>
                  <h2 className="mb-4 text-2xl font-bold">{t('visit.hours')}</h2>
                  <dl className="ruled border-y border-line-strong">
                    {fair.figures.days.map(({ day, opens, closes }) => (
                      <div key={day} className="flex flex-wrap justify-between gap-x-6 py-3">
                        <dt>{dayInWords(day)}</dt>
                        <dd className="font-semibold figures">
                          {opens}–{closes}
                        </dd>
                      </div>
                    ))}
                  </dl>
                  <p className="mt-3 text-sm text-muted">{t('visit.hoursNote')}</p>
                </div>
                <div>
                  <h2 className="mb-4 text-2xl font-bold">{t('visit.venue')}</h2>
                  <p className="text-lg font-semibold">{fair.figures.venue.name[lang]}</p>
                  <p className="text-muted">{fair.figures.venue.address[lang]}</p>
                  <p className="mt-3 text-sm text-muted">{t('visit.sample')}</p>
                </div>
              </section>
              <section className="rounded-md bg-sunken p-6 md:p-8">
                <h2 className="text-2xl font-bold">{t('visit.entrance')}</h2>
                <p className="mt-3 max-w-reading">{t('visit.entranceText')}</p>
                <p className="mt-5 flex flex-wrap gap-3">
                  <ButtonLink to={paths.registerAs('visitor')}>{t('visit.register')}</ButtonLink>
                  <ButtonLink to={paths.companies} variant="secondary">
                    {t('visit.plan')}
                  </ButtonLink>
                </p>
              </section>
              <section>
                <h2 className="mb-5 text-2xl font-bold">{t('visit.ways')}</h2>
                <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
                  {ways.map(([way, Icon]) => (
                    <li key={way} className="flex gap-4">
                      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-accent text-on-accent">
                        <Icon className="size-5" aria-hidden="true" />
                      </span>
                      <div>
                        <h3 className="font-bold">{t(`visit.${way}.title`)}</h3>
                        <p className="mt-0.5 text-muted">{t(`visit.${way}.text`)}</p>
                      </div>
                    </li>
                  ))}
                </ul>
              </section>
            </div>
          ) : (
            <NoFair />
          )}
        </Content>
      </main>
    </Page>
  )
}
