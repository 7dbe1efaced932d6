import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  contractBands,
  importances,
  meetingTypes,
  notHeldReasons,
  type OwnRecord,
  RecordDraft,
  recordLimits,
  scores,
  visitorBands,
} from '#contract/fair/record'
import { Form } from '#src/ui/form/form'
import { SelectField } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Segmented } from '#src/ui/segmented'

interface RecordFormProps {
  own: OwnRecord
  /** What was saved on this device and not sent yet. */
  unsent: RecordDraft | undefined
  onSave: (draft: RecordDraft) => Promise<unknown>
}

/** The record of a meeting, with likely answers prefilled, so that a few taps complete it (product §3). */
export function RecordForm({ own: { record, prefilled }, unsent, onSave }: RecordFormProps) {
  const { t } = useTranslation('fair.records')
  const { sent_at: _, ...draft } = record ?? { ...prefilled, sent_at: '' }
  const form = useZodForm(RecordDraft, unsent ?? draft)
  const [held, potential, importance, satisfaction] = form.watch(['held', 'potential', 'importance', 'satisfaction'])
  const options = <V extends string>(values: readonly V[], label: (value: V) => string) =>
    values.map((value) => ({ value, label: label(value) }))
  const setHeld = (yes: boolean) => {
    form.setValue('held', yes)
    form.setValue('not_held', yes ? null : 'other_was_away')
  }
  return (
    <Form form={form} onSubmit={onSave} className="pt-2">
      <Choice label={t('held')}>
        <Segmented
          label={t('held')}
          value={held ? 'yes' : 'no'}
          onChange={(value) => setHeld(value === 'yes')}
          options={options(['yes', 'no'] as const, (value) => t(value))}
        />
      </Choice>
      {!held && (
        <SelectField
          name="not_held"
          label={t('notHeld')}
          options={options(notHeldReasons, (value) => t(`reasons.${value}`))}
        />
      )}
      {held && (
        <>
          <SelectField name="type" label={t('type')} options={options(meetingTypes, (value) => t(`types.${value}`))} />
          <Choice label={t('potential')}>
            <Segmented
              label={t('potential')}
              value={String(potential)}
              onChange={(value) => form.setValue('potential', Number(value))}
              options={scores.map((value) => ({ value: String(value), label: t(`potentials.${value}`) }))}
            />
          </Choice>
          <Choice label={t('importance')}>
            <Segmented
              label={t('importance')}
              value={importance}
              onChange={(value) => form.setValue('importance', value)}
              options={options(importances, (value) => t(`importances.${value}`))}
            />
          </Choice>
          <SelectField
            name="visitors"
            label={t('visitors')}
            options={options(visitorBands, (value) => t(`visitorBands.${value}`))}
          />
          <SelectField
            name="contract"
            label={t('contract')}
            options={options(contractBands, (value) => t(`contractBands.${value}`))}
          />
          <Choice label={t('satisfaction')}>
            <Segmented
              label={t('satisfaction')}
              value={String(satisfaction)}
              onChange={(value) => form.setValue('satisfaction', Number(value))}
              options={scores.map((value) => ({ value: String(value), label: t(`satisfactions.${value}`) }))}
            />
          </Choice>
          <TextArea name="content" label={t('content')} rows={2} max={recordLimits.content} optional />
        </>
      )}
      <TextArea name="comment" label={t('comment')} rows={2} max={recordLimits.comment} optional />
      <SubmitButton>{t('save')}</SubmitButton>
    </Form>
  )
}

/** A choice made by one tap, below its label. */
const Choice = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="stack-2">
    <p className="font-medium" aria-hidden="true">
      {label}
    </p>
    {children}
  </div>
)
