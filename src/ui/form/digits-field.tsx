import { Field, type FieldTexts } from '../field'
import { useDigits } from './use-digits'
import { useField } from './use-field'

type DigitsFieldProps = Omit<FieldTexts, 'error'> & { name: string }

/**
 * A whole number as typed, such as an amount in won, without step buttons: the form's value is a number, or null where there is
 * none.
 */
export function DigitsField({ name, ...texts }: DigitsFieldProps) {
  const { field, error } = useField(name)
  const { take, leave, fault } = useDigits((text) => field.onChange(text === '' ? null : Number(text)), {
    isWhole: true,
  })
  return (
    <Field {...texts} error={fault ?? error}>
      {(frame) => (
        <input
          {...frame}
          {...field}
          inputMode="numeric"
          autoComplete="off"
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
