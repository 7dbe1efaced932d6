import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fairMeetings, type Meeting, type MeetingStep } from '#contract/fair/meeting'
import { type MeetingAct, stepOf } from '#contract/fair/steps'
import { useCall } from '#src/api/query'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { changing } from '../queries'
import { StepDialog } from './step-dialog'
import { useWhen } from './use-when'

const main: readonly MeetingAct[] = ['confirm', 'accept_time', 'accept_match', 'keep']
const mainFirst = (one: MeetingAct, other: MeetingAct) => Number(main.includes(other)) - Number(main.includes(one))
const asks: Partial<Record<MeetingAct, 'cancel' | 'allow'>> = { cancel: 'cancel', allow_cancel: 'allow' }

/** The acts available on a meeting, as buttons; a step that needs a reason or a time asks for it. */
export function MeetingActs({ meeting }: { meeting: Meeting }) {
  const { t } = useTranslation('fair.meetings')
  const when = useWhen()
  const dialogs = useDialogs()
  const [asking, setAsking] = useState<MeetingAct | null>(null)
  const step = useCall(fairMeetings.step, { refreshes: changing })
  const send = async (body: MeetingStep) => {
    await step.mutateAsync({ params: { id: meeting.id }, body })
    toast.success(t(`done.${body.act}`))
  }
  const press = async (act: MeetingAct) => {
    if (stepOf(act).reasoned) return setAsking(act)
    const ask = asks[act]
    if (ask === 'cancel' && !(await dialogs.question({ title: t('ask.cancelTitle') }))) return
    if (ask === 'allow' && !(await dialogs.question({ title: t('ask.allowTitle'), text: t('ask.allowText') }))) return
    await send({ act, version: meeting.version }).catch(() => {})
  }
  if (meeting.acts.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {meeting.acts.toSorted(mainFirst).map((act) => (
        <Button
          key={act}
          size="sm"
          variant={main.includes(act) ? 'primary' : 'secondary'}
          busy={step.isPending && step.variables?.body.act === act}
          disabled={step.isPending}
          onClick={() => void press(act)}
        >
          {t(`act.${act}`, { time: meeting.proposed ? when(meeting.proposed.slot) : '' })}
        </Button>
      ))}
      {asking && <StepDialog meeting={meeting} act={asking} onSend={send} onClose={() => setAsking(null)} />}
    </div>
  )
}
