import { useTranslation } from 'react-i18next'
import { Field, type FieldTexts } from '../field'
import { Select } from '../select'
import { useNativeField } from './use-field'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectFieldProps = Omit<FieldTexts, 'error'> & {
  name: string
  options: SelectOption[]
  /** Shown before a choice is made. */
  placeholder?: string
  autoComplete?: string
  className?: string
}

export function SelectField({ name, options, placeholder, autoComplete, className, ...texts }: SelectFieldProps) {
  const { t } = useTranslation('ui')
  const { field, error } = useNativeField(name)
  return (
    <Field {...texts} error={error} className={className}>
      {(frame) => (
        <Select {...frame} {...field} value={field.value ?? ''} autoComplete={autoComplete}>
          <option value="" disabled={!texts.optional}>
            {placeholder ?? t('select.placeholder')}
          </option>
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
