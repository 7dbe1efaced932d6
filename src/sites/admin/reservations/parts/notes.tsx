import { useTranslation } from 'react-i18next'
import type { DeskBooking } from '#contract/desk'
import { RequiredText } from '#contract/fields'
import { reservationDesk, reservationDeskLimits } from '#contract/reservation-desk'
import { z } from '#contract/zod'
import { DetailPart } from '#src/kits/desk/detail'
import { useDates } from '#src/session/dates'
import { useDraft } from '#src/session/use-draft'
import { useContentLang } from '#src/session/visitor'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { useAct } from './use-act'

const Note = z.strictObject({ text: RequiredText(reservationDeskLimits.note) })

/** Operators' notes on a reservation; the customer never sees them. */
export function Notes({ id, notes }: { id: string; notes: DeskBooking['notes'] }) {
  const { t } = useTranslation('admin.reservations')
  const { instant } = useDates()
  const lang = useContentLang()
  const note = useAct(reservationDesk.note)
  const form = useZodForm(Note, { text: '' })
  const forget = useDraft(form, `reservation note ${id}`, { schema: Note })
  const send = async (body: { text: string }) => {
    await note({ params: { id }, query: { lang }, body })
    form.reset({ text: '' })
    forget()
    toast.success(t('note.done'))
  }
  return (
    <DetailPart title={t('note.title')}>
      {notes.length > 0 && (
        <ul className="mb-4 space-y-3">
          {notes.map(({ at, by, text }) => (
            <li key={`${at} ${by} ${text}`} className="text-sm">
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              <p className="text-muted">
                {by} <time dateTime={at}>{instant(at)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      <Form form={form} onSubmit={send} label={t('note.title')}>
        <TextArea name="text" label={t('note.label')} help={t('note.help')} rows={2} max={reservationDeskLimits.note} />
        <SubmitButton variant="secondary">{t('note.act')}</SubmitButton>
      </Form>
    </DetailPart>
  )
}
