import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSpan } from '#src/kits/exhibition/use-span'
import { Page } from '#src/kits/page/page'
import { useContentLang, useNumbers } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { Page as Content } from '#src/ui/page'
import { NoFair } from '../../parts/no-fair'
import { companies as companiesQuery, sessions as sessionsQuery, thisFair } from '../../queries'
import { paths } from '../../site'

const points = ['who', 'what', 'how'] as const

/** The fair: what it is, for whom, and this year in figures. */
export function Component() {
  const { t } = useTranslation('mice.about')
  const lang = useContentLang()
  const span = useSpan()
  const numbers = useNumbers()
  const { data: fair } = useSuspenseQuery(thisFair())
  const { data: companies } = useSuspenseQuery(companiesQuery())
  const { data: sessions } = useSuspenseQuery(sessionsQuery())
  const figures = [
    ['days', fair?.figures.days.length ?? 0],
    ['companies', companies.length],
    ['sessions', sessions.length],
    ['seats', sessions.reduce((sum, { seats }) => sum + seats, 0)],
  ] as const
  return (
    <Page description={t('fair.lead')}>
      <main id="content">
        <Content title={t('fair.title')} lead={t('fair.lead')}>
          <div className="stack-12">
            <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
              {points.map((point) => (
                <li key={point} className="border-t-2 border-ink pt-4">
                  <h2 className="text-xl font-bold">{t(`fair.${point}.title`)}</h2>
                  <p className="mt-2 text-muted">{t(`fair.${point}.text`)}</p>
                </li>
              ))}
            </ul>
            {fair ? (
              <section className="rounded-md bg-sunken p-6 md:p-8">
                <h2 className="text-2xl font-bold">{t('fair.thisYear')}</h2>
                <p className="mt-2 font-semibold">
                  {span(fair.figures)}, {fair.figures.venue.name[lang]}
                </p>
                <dl className="mt-6 grid grid-cols-2 gap-6 lg:grid-cols-4">
                  {figures.map(([key, value]) => (
                    <div key={key} className="flex flex-col-reverse justify-end">
                      <dt className="text-muted">{t(`fair.${key}`, { count: value })}</dt>
                      <dd className="text-4xl font-bold text-brand figures">{numbers(value)}</dd>
                    </div>
                  ))}
                </dl>
                <p className="mt-8 flex flex-wrap gap-3">
                  <ButtonLink to={paths.register}>{t('fair.register')}</ButtonLink>
                  <ButtonLink to={paths.keyvisual} variant="secondary">
                    {t('fair.keyvisual')}
                  </ButtonLink>
                </p>
              </section>
            ) : (
              <NoFair />
            )}
          </div>
        </Content>
      </main>
    </Page>
  )
}
