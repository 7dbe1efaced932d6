import { Field, type FieldTexts } from '../field'
import { NumberStepper } from '../number-stepper'
import { useField } from './use-field'

type NumberFieldProps = Omit<FieldTexts, 'error'> & {
  name: string
  min?: number
  max?: number
  step?: number
  /** Shown while there is no number. */
  placeholder?: string
  disabled?: boolean
  className?: string
}

export function NumberField({ name, min, max, step, placeholder, disabled, className, ...texts }: NumberFieldProps) {
  const { field, error } = useField(name)
  return (
    <Field {...texts} error={error} className={className}>
      {(frame) => (
        <div>
          <NumberStepper
            {...frame}
            {...field}
            value={field.value ?? null}
            min={min}
            max={max}
            step={step}
            placeholder={placeholder}
            disabled={disabled}
          />
        </div>
      )}
    </Field>
  )
}
