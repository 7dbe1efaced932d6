import { Field, type FieldTexts } from '../field'
import { useField } from './use-field'

type DigitsFieldProps = Omit<FieldTexts, 'error'> & { name: string }

/** A whole number, such as an amount in won, as it is typed, which no button moves: the form's value is a number, or null where there is none. */
export function DigitsField({ name, ...texts }: DigitsFieldProps) {
  const { field, error } = useField(name)
  return (
    <Field {...texts} error={error}>
      {(frame) => (
        <input
          {...frame}
          {...field}
          inputMode="numeric"
          autoComplete="off"
          value={field.value ?? ''}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, '').slice(0, 10)
            field.onChange(digits === '' ? null : Number(digits))
          }}
          className="control figures"
        />
      )}
    </Field>
  )
}
