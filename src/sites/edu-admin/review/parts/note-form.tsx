import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { applicationLimits } from '#contract/education/limits'
import { NoteDraft, type StaffNote } from '#contract/education/notes'
import { useDesk } from '#src/kits/desk/desk'
import { CheckGroup } from '#src/ui/form/check-group'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { staff } from '../queries'

interface NoteFormProps {
  label: string
  submit: string
  note?: StaffNote
  onSend: (note: NoteDraft) => Promise<unknown>
}

/** A note and the colleague it concerns. */
export function NoteForm({ label, submit, note, onSend }: NoteFormProps) {
  const { t } = useTranslation('edu-admin.review')
  const { person } = useDesk()
  const { data } = useSuspenseQuery(staff())
  const form = useZodForm(NoteDraft, { text: note?.text ?? '', mentions: note?.mentions.map(({ id }) => id) ?? [] })
  const others = data.filter(({ id }) => id !== person?.id)
  return (
    <Form form={form} onSubmit={onSend} label={label}>
      <TextArea name="text" label={label} rows={3} max={applicationLimits.staffNote} />
      {others.length > 0 && (
        <CheckGroup
          name="mentions"
          label={t('notes.mentions')}
          optional
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <SubmitButton variant="secondary">{submit}</SubmitButton>
    </Form>
  )
}
