import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { FairEdition } from '#contract/fair/edition'
import { useDates } from '#src/session/dates'
import { Button } from '#src/ui/button'
import { usePaths } from '../../site'
import type { Checked } from './check-requests'
import { dropRequest } from './kept-requests'
import { useName, useWhen } from './use-when'

const RequestDialog = lazy(async () => ({ default: (await import('./request-dialog')).RequestDialog }))

interface KeptListProps {
  rows: readonly Checked[]
  fair: FairEdition | null
  /** Why requests were refused when they were sent, by their key. */
  failed: Readonly<Record<string, string>>
  busy: boolean
}

/** Requests before they are sent, each with what it would be refused for. Needs the texts `fair.meetings`. */
export function KeptList({ rows, fair, failed, busy }: KeptListProps) {
  const { t } = useTranslation('fair.meetings')
  return (
    <ul aria-label={t('kept.title')} className="divide-y divide-line rounded-md border border-line bg-surface">
      {rows.map((row) => (
        <KeptRow key={row.request.body.to} row={row} fair={fair} refused={failed[row.request.key] ?? ''} busy={busy} />
      ))}
    </ul>
  )
}

function KeptRow({
  row,
  fair,
  refused,
  busy,
}: Pick<KeptListProps, 'fair' | 'busy'> & { row: Checked; refused: string }) {
  const { t } = useTranslation('fair.meetings')
  const [name, when, dates, paths] = [useName(), useWhen(), useDates(), usePaths()]
  const [open, setOpen] = useState(false)
  const { request, chances, error, obstacle, clash } = row
  const { body, company } = request
  const slot = fair?.slots.find(({ id }) => id === body.slot_id)
  const opens = fair ? dates.day(fair.figures.requests_open) : ''
  const wrong = (obstacle && t(`kept.obstacle.${obstacle}`, { day: opens })) || error || refused
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64 stack-1">
        <p>
          <Link to={paths.business(body.to)} className="font-semibold wrap-anywhere underline-offset-2 hover:underline">
            {name(company)}
          </Link>
        </p>
        <p className="text-sm text-muted">
          {[slot && when(slot), t('row.attendees', { count: body.attendees })].filter(Boolean).join(' · ')}
        </p>
        {body.message && <p className="text-sm wrap-anywhere whitespace-pre-line">{body.message}</p>}
        {wrong && <p className="text-sm font-medium text-error wrap-anywhere">{wrong}</p>}
        {!wrong && !chances && <p className="text-sm text-muted">{t('kept.checking')}</p>}
        {clash && <p className="text-sm font-medium text-warning">{t('kept.clash')}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          disabled={busy}
          aria-label={`${t('kept.change')}: ${name(company)}`}
          onClick={() => setOpen(true)}
        >
          {t('kept.change')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabled={busy}
          aria-label={`${t('kept.remove')}: ${name(company)}`}
          onClick={() => dropRequest(body.to)}
        >
          {t('kept.remove')}
        </Button>
      </div>
      {open && (
        <Suspense>
          <RequestDialog id={body.to} company={company} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </li>
  )
}
