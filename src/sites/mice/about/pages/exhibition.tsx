import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { miceSectors } from '#contract/mice/company'
import { Page } from '#src/kits/page/page'
import { useContentLang, useNumbers } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { Page as Content } from '#src/ui/page'
import { NoFair } from '../../parts/no-fair'
import { companies as companiesQuery, thisFair } from '../../queries'
import { paths, site } from '../../site'

/** The exhibition: the halls, and their exhibitors by sector. */
export function Component() {
  const { t } = useTranslation('mice.about')
  const { t: common } = useTranslation(site)
  const lang = useContentLang()
  const numbers = useNumbers()
  const { data: fair } = useSuspenseQuery(thisFair())
  const { data: companies } = useSuspenseQuery(companiesQuery())
  const inHall = (hall: string) => companies.filter(({ booth }) => booth?.hall === hall).length
  const halls = fair?.figures.halls.filter(({ id }) => inHall(id) > 0) ?? []
  return (
    <Page description={t('exhibition.lead')}>
      <main id="content">
        <Content title={t('exhibition.title')} lead={t('exhibition.lead')}>
          {fair ? (
            <div className="stack-12">
              <ul className="grid gap-4 md:grid-cols-2">
                {halls.map(({ id, name, width, height }) => (
                  <li key={id} className="rounded-md bg-sunken p-6">
                    <p className="text-4xl font-bold text-brand">{name[lang]}</p>
                    <p className="mt-2 figures">
                      {t('exhibition.hall', { area: numbers(width * height), count: inHall(id) })}
                    </p>
                  </li>
                ))}
              </ul>
              <section>
                <h2 className="mb-5 text-2xl font-bold">{t('exhibition.sectors')}</h2>
                <dl className="grid gap-x-10 md:grid-cols-2">
                  {miceSectors.map((sector) => (
                    <div key={sector} className="border-t border-line-strong py-4">
                      <dt className="text-lg font-bold">
                        <Link
                          to={`${paths.companies}?sector=${sector}`}
                          className="rounded-sm underline-offset-4 hover:underline"
                        >
                          {common(`sector.${sector}`)}
                        </Link>{' '}
                        <span className="text-brand figures">
                          {numbers(companies.filter((each) => each.sector === sector).length)}
                        </span>
                      </dt>
                      <dd className="mt-1 text-muted">{t(`exhibition.${sector}`)}</dd>
                    </div>
                  ))}
                </dl>
              </section>
              <p>
                <ButtonLink to={paths.companies}>{t('exhibition.plan')}</ButtonLink>
              </p>
            </div>
          ) : (
            <NoFair />
          )}
        </Content>
      </main>
    </Page>
  )
}
