import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSpan } from '#src/kits/exhibition/use-span'
import { Page } from '#src/kits/page/page'
import { useContentLang } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { Page as Content } from '#src/ui/page'
import { CountdownBadge } from '../../parts/countdown-badge'
import { Pulse } from '../../parts/motif'
import { NoFair } from '../../parts/no-fair'
import { thisFair } from '../../queries'
import { usePaths } from '../../site'
import { History } from '../parts/history'

const points = ['who', 'how', 'open'] as const

/** The fair, this year's dates, and the results of former years. */
export function Component() {
  const { t } = useTranslation('fair.program')
  const lang = useContentLang()
  const paths = usePaths()
  const span = useSpan()
  const { data: fair } = useSuspenseQuery(thisFair())
  return (
    <Page description={t('overview.lead')}>
      <main id="content">
        <Content title={t('overview.title')} lead={t('overview.lead')}>
          <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
            {points.map((point) => (
              <li key={point}>
                <Pulse width={120} />
                <h2 className="mt-2 text-xl font-bold">{t(`overview.${point}.title`)}</h2>
                <p className="mt-2 text-muted">{t(`overview.${point}.text`)}</p>
              </li>
            ))}
          </ul>
          <section className="mt-12 rounded-lg border border-brand bg-brand-soft p-6 md:p-8">
            <h2 className="text-2xl font-bold">{t('overview.thisYear')}</h2>
            {fair ? (
              <>
                <dl className="mt-4 grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
                  <Fact name={t('overview.when')}>{span(fair.figures)}</Fact>
                  <Fact name={t('overview.where')}>{fair.figures.venue.name[lang]}</Fact>
                  <Fact name={t('overview.days')}>
                    <CountdownBadge fair={fair} />
                  </Fact>
                </dl>
                <p className="mt-6 flex flex-wrap gap-3">
                  <ButtonLink to={paths.program}>{t('overview.program')}</ButtonLink>
                  <ButtonLink to={paths.venue} variant="secondary">
                    {t('overview.venue')}
                  </ButtonLink>
                </p>
              </>
            ) : (
              <NoFair />
            )}
          </section>
          <section className="mt-12">
            <h2 className="text-2xl font-bold">{t('history.title')}</h2>
            <p className="mt-1.5 mb-6 max-w-reading text-muted">{t('history.lead')}</p>
            <History />
          </section>
        </Content>
      </main>
    </Page>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="mt-0.5 text-lg font-semibold">{children}</dd>
  </div>
)
