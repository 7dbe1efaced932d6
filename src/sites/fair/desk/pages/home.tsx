import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useLive } from '#src/kits/desk/use-live'
import { useDates } from '#src/session/dates'
import { useNumbers } from '#src/session/visitor'
import { site, usePaths } from '../../site'
import { waiting } from '../queries'

/** The work that waits for the fair's office, and since when. */
export function Component() {
  const { t } = useTranslation('fair.desk')
  const { t: ofSite } = useTranslation(site)
  const paths = usePaths()
  const { data } = useLive(waiting(), () => '')
  const { dayOf } = useDates()
  const numbers = useNumbers()
  const queues = [
    { key: 'submitted', search: 'status=submitted&sort=created_at' },
    { key: 'revision', search: 'status=revision' },
    { key: 'no_booth', search: 'booth=none&status=approved' },
  ] as const
  return (
    <DeskPage title={ofSite('title.desk')}>
      <ul aria-label={t('home.title')} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {queues.map(({ key, search }) => (
          <li key={key}>
            <Link
              to={`${paths.deskParticipants}?${search}`}
              className="block h-full rounded-md border border-line bg-surface p-4 hover:border-ink"
            >
              <span className="flex items-baseline justify-between gap-3">
                <span className="font-semibold">{t(`home.${key}`)}</span>
                <span className="text-2xl font-bold figures">{numbers(data[key].count)}</span>
              </span>
              <span className="mt-1 block text-sm text-muted">
                {data[key].since ? t('home.since', { day: dayOf(data[key].since) }) : t('home.nothing')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </DeskPage>
  )
}
