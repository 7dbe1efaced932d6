import { useTranslation } from 'react-i18next'
import { isDay } from '#contract/days'
import { DateInput, type DateLimits } from '../date/date-input'
import { Field, type FieldTexts } from '../field'
import { useField } from './use-field'

type DateFieldProps = Omit<FieldTexts, 'error'> & DateLimits & { name: string; disabled?: boolean; className?: string }

/** The form's value is a day, YYYY-MM-DD; shown and typed as MM/DD/YY (product §9). */
export function DateField({ name, label, help, optional, className, ...input }: DateFieldProps) {
  const { t } = useTranslation('ui')
  const { field, error } = useField(name)
  const value: string = field.value ?? ''
  // What was typed and cannot be read is refused with the form it should have.
  const shown = error && value && !isDay(value) ? t('date.typed') : error
  return (
    <Field label={label} help={help} optional={optional} error={shown} className={className}>
      {(frame) => <DateInput {...frame} {...field} {...input} value={value} />}
    </Field>
  )
}
