import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BothLanguages } from '#contract/both-languages'
import { TextLink } from '#src/kits/account/text-link'
import { Badge } from '#src/ui/badge'
import { Button } from '#src/ui/button'
import { usePaths } from '../../site'
import { chances } from '../queries'
import { useKeptRequests } from './kept-requests'
import { LastNote } from './last-note'
import { RequestDialog } from './request-dialog'
import { MeetingBadge } from './status-badge'
import { useMeetingChanges } from './use-changes'
import { useWhen } from './use-when'

/** Requests a meeting with a company, or shows the existing one; says why the last request came to nothing. Needs the texts `fair.meetings`. */
export function RequestButton({ id, company }: { id: string; company: BothLanguages }) {
  const { t } = useTranslation('fair.meetings')
  const [open, setOpen] = useState(false)
  const when = useWhen()
  useMeetingChanges()
  const { data } = useQuery(chances(id))
  const paths = usePaths()
  const isKept = useKeptRequests().some(({ body }) => body.to === id)
  if (data?.meeting) {
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <MeetingBadge status={data.meeting.status} />
        <span className="figures">{when(data.meeting.slot)}</span>
      </p>
    )
  }
  return (
    <div className="stack-3">
      {data?.last && <LastNote last={data.last} />}
      <Button className="w-fit" disabled={!data} onClick={() => setOpen(true)}>
        {t('request.button')}
      </Button>
      {isKept && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Badge tone="warning">{t('kept.badge')}</Badge>
          <TextLink to={paths.applicationConfirm}>{t('kept.check')}</TextLink>
        </p>
      )}
      {open && <RequestDialog id={id} company={company} onClose={() => setOpen(false)} />}
    </div>
  )
}
