import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { neededSteps } from '#contract/first-steps'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useLive } from '#src/kits/desk/use-live'
import { useDates } from '#src/session/dates'
import { useNumbers } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { paths, site } from '../../site'
import { Weeks } from '../parts/weeks'
import { steps, today } from '../queries'

/** The page of each kind of work. */
const places = {
  deposit: `${paths.reservations}?status=waiting`,
  confirm: `${paths.reservations}?status=requested`,
  refund: `${paths.reservations}?refund=requested`,
  failed: `${paths.reservations}?refund=failed`,
  inquiry: `${paths.inquiries}?status=received`,
  offer: `${paths.quotations}?status=requested&sort=updated_at`,
  question: `${paths.quotations}?asked=true&sort=updated_at`,
  post: `${paths.posts}?status=waiting&sort=created_at`,
  gate: paths.gates,
  mail: `${paths.mails}?status=failed`,
  sale: `${paths.products}?late=1`,
  company: `${paths.companies}?status=waiting&sort=created_at`,
  partnership: `${paths.passPartnerships}?status=received&sort=created_at`,
} as const

/** The work that waits for the desk: since when, and what to do next. */
export function Component() {
  const { t } = useTranslation('admin.home')
  const { t: ofSite } = useTranslation(site)
  const { instant } = useDates()
  const numbers = useNumbers()
  const { data } = useLive(today(), () => '')
  const { done } = useSuspenseQuery(steps()).data
  const waiting = data.waiting.filter(({ count }) => count > 0)
  return (
    <DeskPage title={ofSite('title.home')}>
      {neededSteps.some((step) => !done[step]) && (
        <Alert
          tone="info"
          className="mb-4"
          title={t('steps.open')}
          actions={
            <ButtonLink to={paths.firstSteps} size="sm">
              {ofSite('title.firstSteps')}
            </ButtonLink>
          }
        />
      )}
      {waiting.length === 0 ? (
        <EmptyState title={t('nothing')} />
      ) : (
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
          {waiting.map(({ kind, count, since }) => (
            <li key={kind}>
              <Link
                to={places[kind]}
                className="block h-full rounded-md border border-line bg-surface px-4 py-3 hover:border-ink"
              >
                <span className="flex items-baseline justify-between gap-3">
                  <span className={`font-semibold ${kind === 'failed' ? 'text-error' : ''}`}>{t(`next.${kind}`)}</span>
                  <span className="text-2xl font-bold figures">{numbers(count)}</span>
                </span>
                {since && <span className="mt-1 block text-sm text-muted">{t('since', { when: instant(since) })}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Weeks />
    </DeskPage>
  )
}
