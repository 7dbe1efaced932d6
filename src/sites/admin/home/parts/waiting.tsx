import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { desk } from '#contract/desk'
import type { Data } from '#contract/endpoint'
import { pathIn, type Site } from '#contract/sites/sites'
import { useClientSettings } from '#src/api/start-up'
import { useDates } from '#src/session/dates'
import { useNumbers } from '#src/session/visitor'
import { EmptyState } from '#src/ui/empty-state'
import { useSiteLabel } from '../../parts/use-site-label'
import { paths } from '../../site'

type Work = Data<typeof desk.today>['waiting'][number]

/** The page of each kind of work at a site; `slug` is the fair's. */
const places: Record<Work['kind'], (site: Site, slug?: string) => string> = {
  deposit: (site) => `${paths.reservations}?status=waiting&site=${site}`,
  confirm: (site) => `${paths.reservations}?status=requested&site=${site}`,
  refund: (site) => `${paths.reservations}?refund=requested&site=${site}`,
  failed: (site) => `${paths.reservations}?refund=failed&site=${site}`,
  inquiry: (site) => `${paths.inquiries}?status=received&site=${site}`,
  offer: () => `${paths.quotations}?status=requested&sort=updated_at`,
  question: () => `${paths.quotations}?asked=true&sort=updated_at`,
  post: () => `${paths.posts}?status=waiting&sort=created_at`,
  gate: () => paths.gates,
  mail: (site) => `${paths.mails}?status=failed&site=${site}`,
  sale: (site) => `${paths.products}?late=1&site=${site}`,
  company: () => `${paths.companies}?status=waiting&sort=created_at`,
  hosting: () => paths.miceHosting,
  participant: (_, slug) => `${pathIn('/:fair/ppipsa/desk/participants', slug)}?status=submitted`,
  partnership: () => `${paths.passPartnerships}?status=received&sort=created_at`,
}

/** The work that waits at all sites, each entry with its site, or at one site. */
export function Waiting({ waiting, of }: { waiting: readonly Work[]; of: Site | undefined }) {
  const { t } = useTranslation('admin.home')
  const { instant } = useDates()
  const numbers = useNumbers()
  const labelOf = useSiteLabel()
  const slug = useClientSettings()?.fair_slug
  const shown = waiting.filter(({ site }) => of === undefined || site === of)
  if (shown.length === 0) return <EmptyState title={of ? t('nothingAt', { site: labelOf(of) }) : t('nothing')} />
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
      {shown.map(({ kind, site, count, since }) => (
        <li key={`${kind} ${site}`}>
          <Link
            to={places[kind](site, slug)}
            className="block h-full rounded-md border border-line bg-surface px-4 py-3 hover:border-ink"
          >
            <span className="flex items-baseline justify-between gap-3">
              <span className={`font-semibold ${kind === 'failed' ? 'text-error' : ''}`}>{t(`next.${kind}`)}</span>
              <span className="text-2xl font-bold figures">{numbers(count)}</span>
            </span>
            {of === undefined && <span className="mt-1 block text-sm">{labelOf(site)}</span>}
            {kind === 'participant' && <span className="mt-1 block text-sm text-muted">{t('office')}</span>}
            {since && <span className="mt-1 block text-sm text-muted">{t('since', { when: instant(since) })}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
