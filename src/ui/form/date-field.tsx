import { DateInput, type DateLimits } from '../date/date-input'
import { Field, type FieldTexts } from '../field'
import { useField } from './use-field'

type DateFieldProps = Omit<FieldTexts, 'error'> & DateLimits & { name: string; disabled?: boolean; className?: string }

/** The form's value is a day, YYYY-MM-DD; shown and typed as MM/DD/YY (product §9). */
export function DateField({ name, label, help, optional, className, ...input }: DateFieldProps) {
  const { field, error } = useField(name)
  return (
    <Field label={label} help={help} optional={optional} error={error} className={className}>
      {(frame) => <DateInput {...frame} {...field} {...input} value={field.value ?? ''} />}
    </Field>
  )
}
