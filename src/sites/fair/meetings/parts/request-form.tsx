import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BothLanguages } from '#contract/both-languages'
import type { Data } from '#contract/endpoint'
import { fairMeetings, MeetingRequest, meetingLimits } from '#contract/fair/meeting'
import { useCall } from '#src/api/query'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { NumberField } from '#src/ui/form/number-field'
import { RadioGroup } from '#src/ui/form/radio-group'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { Segmented } from '#src/ui/segmented'
import { changing } from '../queries'
import { dropRequest, keepRequest, useKeptRequests } from './kept-requests'

interface RequestFormProps {
  to: string
  company: BothLanguages
  chances: Data<typeof fairMeetings.chances>
  onSent: () => void
}

/**
 * Date, time, attendees and a message; only times at which both are free are offered (product §3). A request can be kept instead
 * of being sent, to be checked and sent together with others.
 */
export function RequestForm({ to, company, chances: { slots, left }, onSent }: RequestFormProps) {
  const { t } = useTranslation('fair.meetings')
  const dates = useDates()
  const days = [...new Set(slots.map(({ day }) => day))]
  const kept = useKeptRequests().find(({ body }) => body.to === to)?.body
  const keptSlot = slots.find(({ id }) => id === kept?.slot_id)
  const [chosen, setChosen] = useState<string | null>(null)
  const day = chosen ?? keptSlot?.day ?? days[0] ?? ''
  const form = useZodForm(MeetingRequest, {
    to,
    slot_id: keptSlot?.id ?? '',
    attendees: kept?.attendees ?? 1,
    message: kept?.message ?? '',
  })
  const ask = useCall(fairMeetings.ask, { errors: 'page', refreshes: changing })
  /** Which of the two buttons was pressed. */
  const later = useRef(false)
  const used = left.today === 0 || left.waiting === 0
  const send = async (body: MeetingRequest) => {
    if (later.current) {
      if (!keepRequest(body, company)) return toast.error(t('kept.full'))
      toast.success(t('kept.added'))
    } else {
      await ask.mutateAsync({ body })
      dropRequest(to)
      toast.success(t('request.sent'))
    }
    onSent()
  }
  if (slots.length === 0) return <Alert tone="info">{t('request.none')}</Alert>
  return (
    <Form form={form} onSubmit={send} className="pt-2">
      {used && <Alert tone="warning">{t('request.used')}</Alert>}
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
      {!used && (
        <>
          <p className="text-sm text-muted">{t('request.left', { today: left.today, waiting: left.waiting })}</p>
          <SubmitButton
            onClick={() => {
              later.current = false
            }}
          >
            {t('request.send')}
          </SubmitButton>
        </>
      )}
      <div className="stack-2">
        <Button
          type="submit"
          variant="secondary"
          wide
          onClick={() => {
            later.current = true
          }}
        >
          {t(kept ? 'kept.replace' : 'kept.add')}
        </Button>
        <p className="text-sm text-muted">{t('kept.addHelp')}</p>
      </div>
    </Form>
  )
}
