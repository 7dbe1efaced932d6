import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { miceRoles } from '#contract/mice/registration'
import { Page } from '#src/kits/page/page'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { Page as Content } from '#src/ui/page'
import { thisFair } from '../../queries'
import { paths, site } from '../../site'

const steps = ['account', 'role', 'badge', 'seats'] as const

/** How to take part: in which role, in which steps, and until when. */
export function Component() {
  const { t } = useTranslation('mice.about')
  const { t: common } = useTranslation(site)
  const { day } = useDates()
  const { data: fair } = useSuspenseQuery(thisFair())
  return (
    <Page description={t('guide.lead')}>
      <main id="content">
        <Content title={t('guide.title')} lead={t('guide.lead')}>
          <div className="stack-12">
            {fair && (
              <Alert tone={fair.is_open ? 'success' : 'info'}>
                {fair.is_open
                  ? t('guide.open', { day: day(fair.figures.registration_closes) })
                  : fair.today < fair.figures.registration_opens
                    ? t('guide.opens', { day: day(fair.figures.registration_opens) })
                    : t('guide.closed')}
              </Alert>
            )}
            <ul className="grid gap-4 lg:grid-cols-3">
              {miceRoles.map((role) => (
                <li key={role} className="flex flex-col rounded-md border border-line-strong bg-surface p-6">
                  <h2 className="face text-2xl font-bold">{common(`role.${role}`)}</h2>
                  <p className="mt-2">{t(`guide.${role}.who`)}</p>
                  <p className="mt-3 mb-6 text-muted">{t(`guide.${role}.asked`)}</p>
                  {fair?.is_open && (
                    <ButtonLink to={paths.registerAs(role)} variant="secondary" className="mt-auto">
                      {t(`guide.${role}.act`)}
                    </ButtonLink>
                  )}
                </li>
              ))}
            </ul>
            <section>
              <h2 className="mb-5 text-2xl font-bold">{t('guide.steps')}</h2>
              <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
                {steps.map((step, at) => (
                  <li key={step} className="border-t-2 border-ink pt-3">
                    <p className="text-4xl font-bold text-brand figures">{at + 1}</p>
                    <h3 className="mt-1 text-lg font-bold">{t(`guide.step.${step}.title`)}</h3>
                    <p className="mt-1 text-muted">{t(`guide.step.${step}.text`)}</p>
                  </li>
                ))}
              </ol>
            </section>
            <section className="max-w-reading">
              <h2 className="text-2xl font-bold">{t('guide.leads.title')}</h2>
              <p className="mt-3">{t('guide.leads.text')}</p>
            </section>
          </div>
        </Content>
      </main>
    </Page>
  )
}
