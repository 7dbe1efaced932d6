import { Field, type FieldTexts } from '../field'
import { Combobox } from './combobox'
import type { ComboboxOption } from './combobox-list'
import { useField } from './use-field'

type ComboboxFieldProps = Omit<FieldTexts, 'error'> & {
  name: string
  options: ComboboxOption[]
  placeholder?: string
  className?: string
}

/** A long list filtered by typing; the form's value is the option's `value`. */
export function ComboboxField({ name, options, placeholder, className, ...texts }: ComboboxFieldProps) {
  const { field, error } = useField(name)
  return (
    <Field {...texts} error={error} className={className}>
      {(frame) => (
        <Combobox {...frame} {...field} value={field.value ?? ''} options={options} placeholder={placeholder} />
      )}
    </Field>
  )
}
