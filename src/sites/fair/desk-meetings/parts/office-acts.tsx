import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MeetingStep } from '#contract/fair/meeting'
import { type DeskMeetingDetail, fairMeetingDesk } from '#contract/fair/meeting-desk'
import type { FairSide } from '#contract/fair/sectors'
import { type MeetingAct, stepOf } from '#contract/fair/steps'
import { useCall } from '#src/api/query'
import { Button } from '#src/ui/button'
import { Dialog } from '#src/ui/overlay/dialog'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { StepForm } from '../../meetings/parts/step-dialog'
import { useWhen } from '../../meetings/parts/use-when'
import { chances, changing } from '../queries'

interface OfficeActsProps {
  meeting: DeskMeetingDetail
  /** The side on whose behalf the office acts; undefined if it acts for itself. */
  side?: FairSide
  /** Runs a write; when someone else saved first, the latest version is shown. */
  act: <R>(work: () => Promise<R>) => Promise<R>
}

const main: readonly MeetingAct[] = ['confirm', 'accept_time', 'accept_match', 'keep']

/** The office's available acts on a meeting, as buttons; a step that needs a reason or a time asks for it. */
export function OfficeActs({ meeting, side, act: acting }: OfficeActsProps) {
  const { t } = useTranslation('fair.desk-meetings')
  const { t: ofMeetings } = useTranslation('fair.meetings')
  const when = useWhen()
  const dialogs = useDialogs()
  const [asking, setAsking] = useState<MeetingAct | null>(null)
  // A form shows the refusal itself and keeps the typed text.
  const step = useCall(fairMeetingDesk.step, { refreshes: changing, ...(asking && { errors: 'page' as const }) })
  const { data } = useQuery({
    ...chances(meeting.buyer.id, meeting.seller.id),
    enabled: asking !== null && Boolean(stepOf(asking).slotted),
  })
  const send = async (body: MeetingStep) => {
    const { id } = meeting
    await acting(() => step.mutateAsync({ params: { id }, body: { ...body, ...(side && { on_behalf: side }) } }))
    toast.success(t('done'))
  }
  const press = async (act: MeetingAct) => {
    if (stepOf(act).reasoned) return setAsking(act)
    const ends = act === 'allow_cancel' || act === 'cancel' || act === 'decline_match'
    if (ends && !(await dialogs.question({ title: t('allow.title'), text: t('allow.text') }))) return
    await send({ act, version: meeting.version }).catch(() => {})
  }
  return (
    <div className="flex flex-wrap gap-2">
      {meeting.acts[side ?? 'office'].map((act) => (
        <Button
          key={act}
          size="sm"
          variant={main.includes(act) ? 'primary' : 'secondary'}
          busy={step.isPending && step.variables?.body.act === act}
          disabled={step.isPending}
          onClick={() => void press(act)}
        >
          {ofMeetings(`act.${act}`, { time: meeting.proposed ? when(meeting.proposed.slot) : '' })}
        </Button>
      ))}
      {asking && (
        <Dialog open stays place="sheet" onClose={() => setAsking(null)} title={ofMeetings(`act.${asking}`)}>
          <StepForm
            meeting={meeting}
            act={asking}
            slots={data?.slots}
            help={t('reasonHelp')}
            onSend={send}
            onClose={() => setAsking(null)}
          />
        </Dialog>
      )}
    </div>
  )
}
