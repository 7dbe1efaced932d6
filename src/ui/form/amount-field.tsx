import { Field, type FieldTexts } from '../field'
import { useDigits } from './use-digits'
import { useField } from './use-field'

type AmountFieldProps = Omit<FieldTexts, 'error'> & { name: string; placeholder?: string }

/** An amount as typed, without step buttons: the form's value is its text, of digits, dot and minus only (product §5). */
export function AmountField({ name, placeholder, ...texts }: AmountFieldProps) {
  const { field, error } = useField(name)
  const { take, leave, fault } = useDigits(field.onChange, { isWhole: false })
  return (
    <Field {...texts} error={fault ?? error}>
      {(frame) => (
        <input
          {...frame}
          {...field}
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
          value={field.value ?? ''}
          onChange={(event) => take(event.target.value)}
          onBlur={() => {
            leave()
            field.onBlur()
          }}
          className="control figures"
        />
      )}
    </Field>
  )
}
