import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { FairSlot } from '#contract/fair/edition'
import { type Meeting, MeetingStep, meetingLimits } from '#contract/fair/meeting'
import { type MeetingAct, stepOf } from '#contract/fair/steps'
import { Form } from '#src/ui/form/form'
import { SelectField } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Dialog } from '#src/ui/overlay/dialog'
import { chances } from '../queries'
import { useWhen } from './use-when'

interface StepDialogProps {
  meeting: Meeting
  act: MeetingAct
  onSend: (step: MeetingStep) => Promise<unknown>
  onClose: () => void
}

/** Asks for the input of a step: a reason and a time. */
export function StepDialog({ meeting, act, onSend, onClose }: StepDialogProps) {
  const { t } = useTranslation('fair.meetings')
  const { data } = useQuery({ ...chances(meeting.other.id), enabled: Boolean(stepOf(act).slotted) })
  return (
    <Dialog open onClose={onClose} title={t(`act.${act}`)} place="sheet" stays>
      <StepForm
        meeting={meeting}
        act={act}
        slots={data?.slots}
        help={t('ask.reasonHelp')}
        onSend={onSend}
        onClose={onClose}
      />
    </Dialog>
  )
}

interface StepFormProps extends Omit<StepDialogProps, 'meeting'> {
  meeting: { slot: FairSlot; version: number }
  /** The times at which the two could meet; undefined while loading. */
  slots: readonly FairSlot[] | undefined
  /** A note on who reads the reason. */
  help: string
}

/** The fields of a step. Needs the texts `fair.meetings`. */
export function StepForm({ meeting, act, slots, help, onSend, onClose }: StepFormProps) {
  const { t } = useTranslation('fair.meetings')
  const when = useWhen()
  const { slotted } = stepOf(act)
  const form = useZodForm(MeetingStep, {
    act,
    version: meeting.version,
    reason: '',
    ...(slotted ? { slot_id: '' } : {}),
  })
  const send = async (step: MeetingStep) => {
    await onSend({ ...step, version: meeting.version })
    onClose()
  }
  const options = (slots ?? []).filter(({ id }) => id !== meeting.slot.id)
  return (
    <Form form={form} onSubmit={send} className="pt-2">
      {slotted && (
        <SelectField
          name="slot_id"
          label={t('ask.slot')}
          options={options.map((slot) => ({ value: slot.id, label: when(slot) }))}
        />
      )}
      <TextArea name="reason" label={t('ask.reason')} help={help} rows={3} max={meetingLimits.reason} />
      <SubmitButton>{t('ask.send')}</SubmitButton>
    </Form>
  )
}
