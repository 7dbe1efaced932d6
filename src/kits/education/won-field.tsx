import { Field, type FieldTexts } from '#src/ui/field'
import { useField } from '#src/ui/form/use-field'

type WonFieldProps = Omit<FieldTexts, 'error'> & { name: string }

/** An amount in won as it is typed, which no button moves: the form's value is a number, or null where there is none. */
export function WonField({ name, ...texts }: WonFieldProps) {
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
