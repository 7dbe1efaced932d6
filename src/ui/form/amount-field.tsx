import { Field, type FieldTexts } from '../field'
import { numberText } from '../number-text'
import { useField } from './use-field'

type AmountFieldProps = Omit<FieldTexts, 'error'> & { name: string; placeholder?: string }

/** An amount as it is typed, which no button moves: the form's value is its text, of digits, dot and minus only (product §5). */
export function AmountField({ name, placeholder, ...texts }: AmountFieldProps) {
  const { field, error } = useField(name)
  return (
    <Field {...texts} error={error}>
      {(frame) => (
        <input
          {...frame}
          {...field}
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
          value={field.value ?? ''}
          onChange={(event) => field.onChange(numberText(event.target.value))}
          className="control figures"
        />
      )}
    </Field>
  )
}
