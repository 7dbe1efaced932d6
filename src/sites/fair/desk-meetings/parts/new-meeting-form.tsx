import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { meetingLimits, OnBehalf } from '#contract/fair/meeting'
import { fairMeetingDesk } from '#contract/fair/meeting-desk'
import type { ParticipantRow } from '#contract/fair/participant-desk'
import { useCall } from '#src/api/query'
import { Alert } from '#src/ui/alert'
import { ErrorState } from '#src/ui/error-state'
import { Form } from '#src/ui/form/form'
import { NumberField } from '#src/ui/form/number-field'
import { RadioGroup } from '#src/ui/form/radio-group'
import { SelectField } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { Spinner } from '#src/ui/spinner'
import { useOwnWords } from '../../company/parts/use-own-words'
import { MeetingBadge } from '../../meetings/parts/status-badge'
import { useWhen } from '../../meetings/parts/use-when'
import { usePaths } from '../../site'
import { chances, changing } from '../queries'

interface NewMeetingFormProps {
  buyer: ParticipantRow
  seller: ParticipantRow
  onMade: (id: string) => void
}

const kinds = ['confirmed', 'admin_matching', 'requested'] as const

/** A new meeting of two companies: type, time and reason; only times at which both are free are offered. */
export function NewMeetingForm({ buyer, seller, onMade }: NewMeetingFormProps) {
  const { t } = useTranslation('fair.desk-meetings')
  const when = useWhen()
  const paths = usePaths()
  const ownWords = useOwnWords()
  const { data, isError, refetch } = useQuery(chances(buyer.id, seller.id))
  const ask = useCall(fairMeetingDesk.ask, { refreshes: changing, errors: 'page' })
  const form = useZodForm(OnBehalf, {
    from: buyer.id,
    to: seller.id,
    slot_id: '',
    attendees: 1,
    message: '',
    as: 'confirmed',
    reason: '',
  })
  const send = async (body: OnBehalf) => {
    try {
      const { id } = await ask.mutateAsync({ body: { ...body, to: body.from === buyer.id ? seller.id : buyer.id } })
      toast.success(t('new.sent'))
      onMade(id)
    } catch (error) {
      // A time that was free before can be taken by now.
      void refetch()
      throw error
    }
  }
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  if (data.meeting)
    return (
      <Alert
        tone="info"
        actions={
          <Link to={paths.deskMeeting(data.meeting.id)} className="font-semibold text-accent hover:underline">
            {t('new.knownOpen')}
          </Link>
        }
      >
        {t('new.known')} <MeetingBadge status={data.meeting.status} />
      </Alert>
    )
  if (data.slots.length === 0) return <Alert tone="warning">{t('new.none')}</Alert>
  return (
    <Form form={form} onSubmit={send} label={t('new.button')} className="rounded-md border border-line bg-surface p-4">
      <RadioGroup
        name="as"
        label={t('new.as')}
        look="cards"
        options={kinds.map((value) => ({ value, label: t(`new.${value}`), help: t(`new.${value}Help`) }))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="from"
          label={t('new.which')}
          options={[buyer, seller].map((row) => ({ value: row.id, label: ownWords(row.company_en, row.company_ko) }))}
        />
        <SelectField
          name="slot_id"
          label={t('new.time')}
          options={data.slots.map((slot) => ({ value: slot.id, label: when(slot) }))}
        />
      </div>
      <NumberField name="attendees" label={t('new.attendees')} min={1} max={meetingLimits.attendees} />
      <TextArea name="message" label={t('new.message')} rows={3} max={meetingLimits.message} optional />
      <TextArea name="reason" label={t('new.reason')} help={t('new.reasonHelp')} rows={2} max={meetingLimits.reason} />
      <SubmitButton>{t('new.send')}</SubmitButton>
    </Form>
  )
}
