import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Data } from '#contract/endpoint'
import { fairMeetings, MeetingRequest, meetingLimits } from '#contract/fair/meeting'
import { useCall } from '#src/api/query'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'
import { Form } from '#src/ui/form/form'
import { NumberField } from '#src/ui/form/number-field'
import { RadioGroup } from '#src/ui/form/radio-group'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { Segmented } from '#src/ui/segmented'
import { changing } from '../queries'

interface RequestFormProps {
  to: string
  chances: Data<typeof fairMeetings.chances>
  onSent: () => void
}

/** Date, time, attendees and a message; only times at which both are free are offered (product §3). */
export function RequestForm({ to, chances: { slots, left }, onSent }: RequestFormProps) {
  const { t } = useTranslation('fair.meetings')
  const dates = useDates()
  const days = [...new Set(slots.map(({ day }) => day))]
  const [chosen, setChosen] = useState<string | null>(null)
  const day = chosen ?? days[0] ?? ''
  const form = useZodForm(MeetingRequest, { to, slot_id: '', attendees: 1, message: '' })
  const ask = useCall(fairMeetings.ask, { errors: 'page', refreshes: changing })
  const send = async (body: MeetingRequest) => {
    await ask.mutateAsync({ body })
    toast.success(t('request.sent'))
    onSent()
  }
  if (left.today === 0 || left.waiting === 0) return <Alert tone="warning">{t('request.used')}</Alert>
  if (slots.length === 0) return <Alert tone="info">{t('request.none')}</Alert>
  return (
    <Form form={form} onSubmit={send} className="pt-2">
      <Segmented
        label={t('request.day')}
        value={day}
        onChange={setChosen}
        options={days.map((value) => ({ value, label: dates.shortDay(value) }))}
      />
      <RadioGroup
        name="slot_id"
        label={t('request.time')}
        look="cards"
        columns={2}
        options={slots
          .filter((slot) => slot.day === day)
          .map(({ id, starts, ends }) => ({ value: id, label: `${starts}–${ends}` }))}
      />
      <NumberField name="attendees" label={t('request.attendees')} min={1} max={meetingLimits.attendees} />
      <TextArea name="message" label={t('request.message')} rows={3} max={meetingLimits.message} optional />
      <p className="text-sm text-muted">{t('request.left', { today: left.today, waiting: left.waiting })}</p>
      <SubmitButton>{t('request.send')}</SubmitButton>
    </Form>
  )
}
