import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { BothLanguages } from '#contract/both-languages'
import { ErrorState } from '#src/ui/error-state'
import { Dialog } from '#src/ui/overlay/dialog'
import { Spinner } from '#src/ui/spinner'
import { chances } from '../queries'
import { LastNote } from './last-note'
import { RequestForm } from './request-form'
import { MeetingBadge } from './status-badge'
import { useName, useWhen } from './use-when'

interface RequestDialogProps {
  id: string
  company: BothLanguages
  onClose: () => void
}

/** The request for a meeting with a company, or the existing meeting. Needs the texts `fair.meetings`. */
export function RequestDialog({ id, company, onClose }: RequestDialogProps) {
  const { t } = useTranslation('fair.meetings')
  const [name, when] = [useName(), useWhen()]
  const { data, isError, refetch } = useQuery(chances(id))
  const content = () => {
    if (isError) return <ErrorState onRetry={() => void refetch()} />
    if (!data) return <Spinner />
    if (data.meeting)
      return (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <MeetingBadge status={data.meeting.status} />
          <span className="figures">{when(data.meeting.slot)}</span>
        </p>
      )
    return (
      <div className="stack-4">
        {data.last && <LastNote last={data.last} />}
        <RequestForm to={id} company={company} chances={data} onSent={onClose} />
      </div>
    )
  }
  return (
    <Dialog open onClose={onClose} title={t('request.title', { company: name(company) })} place="sheet" stays>
      {content()}
    </Dialog>
  )
}
