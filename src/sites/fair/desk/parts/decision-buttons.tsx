import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnParticipant } from '#contract/fair/participant'
import { fairParticipantsDesk } from '#contract/fair/participant-desk'
import { useCall } from '#src/api/query'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { DecisionDialog } from './decision-dialog'

interface DecisionButtonsProps {
  participant: OwnParticipant
  act: <R>(work: () => Promise<R>) => Promise<R>
}

/** The office's available decisions on a registration. */
export function DecisionButtons({ participant, act }: DecisionButtonsProps) {
  const { t } = useTranslation('fair.desk')
  const [asking, setAsking] = useState<'askBack' | 'decline' | null>(null)
  const approve = useCall(fairParticipantsDesk.approve, {
    refreshes: [fairParticipantsDesk.detail, fairParticipantsDesk.list, fairParticipantsDesk.waiting],
  })
  const { id, status, version } = participant
  const send = async () => {
    await act(() => approve.mutateAsync({ params: { id }, body: { base: version } }))
    toast.success(t('approve.done'))
  }
  const may = {
    approve: status === 'submitted' || status === 'revision' || status === 'declined',
    askBack: status === 'submitted',
    decline: status === 'submitted' || status === 'revision',
  }
  return (
    <>
      {may.decline && (
        <Button variant="secondary" size="sm" onClick={() => setAsking('decline')}>
          {t('decline.button')}
        </Button>
      )}
      {may.askBack && (
        <Button variant="secondary" size="sm" onClick={() => setAsking('askBack')}>
          {t('askBack.button')}
        </Button>
      )}
      {may.approve && (
        <Button size="sm" busy={approve.isPending} onClick={() => void send().catch(() => {})}>
          {t('approve.button')}
        </Button>
      )}
      {asking && (
        <DecisionDialog decision={asking} participant={participant} act={act} onClose={() => setAsking(null)} />
      )}
    </>
  )
}
