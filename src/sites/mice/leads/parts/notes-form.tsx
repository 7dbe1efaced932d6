import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LeadEdit, LeadNotes, leadLimits, nextSteps } from '#contract/mice/lead'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { SelectField } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { RatingInput } from '#src/ui/rating'

interface NotesFormProps {
  notes: LeadNotes
  /** Whether an existing lead is edited, which can hold the notes of several scans. */
  isEdit?: boolean
  onSave: (notes: LeadNotes) => Promise<void>
  onCancel?: () => void
}

/** The staff's notes on a lead: stars, words and the next step. */
export function NotesForm({ notes, isEdit = false, onSave, onCancel }: NotesFormProps) {
  const { t } = useTranslation('mice.leads')
  const form = useZodForm(isEdit ? LeadEdit : LeadNotes, notes)
  const save = async (values: LeadNotes) => {
    await onSave(values)
    toast.success(t('notes.saved'))
  }
  return (
    <Form form={form} onSubmit={save} label={t('notes.title')}>
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{t('notes.stars')}</legend>
        <div className="flex flex-wrap items-center gap-3">
          <Controller
            control={form.control}
            name="stars"
            render={({ field: { value, onChange } }) => (
              <>
                <RatingInput value={value} onChange={onChange} />
                {value > 0 && (
                  <Button variant="ghost" size="sm" onClick={() => onChange(0)}>
                    {t('notes.noStars')}
                  </Button>
                )}
              </>
            )}
          />
        </div>
      </fieldset>
      <TextArea name="words" label={t('notes.words')} rows={3} max={leadLimits.words * (isEdit ? 4 : 1)} optional />
      <SelectField
        name="next_step"
        label={t('notes.next')}
        options={nextSteps.map((value) => ({ value, label: t(`next.${value}`) }))}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t('notes.save')}</SubmitButton>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {t('notes.cancel')}
          </Button>
        )}
      </div>
    </Form>
  )
}
