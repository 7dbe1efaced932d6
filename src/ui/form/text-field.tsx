import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from '../field'
import { useNativeField } from './use-field'

type TextFieldProps = Omit<FieldTexts, 'error'> &
  Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength' | 'disabled' | 'readOnly' | 'onBlur'
  > & { name: string; className?: string }

export function TextField({ name, label, help, optional, className, onBlur, ...input }: TextFieldProps) {
  const { field, error } = useNativeField(name)
  return (
    <Field label={label} help={help} optional={optional} error={error} className={className}>
      {(frame) => (
        <input
          {...frame}
          {...input}
          {...field}
          disabled={input.disabled}
          value={field.value ?? ''}
          onBlur={(event) => {
            field.onBlur()
            onBlur?.(event)
          }}
          className="control"
        />
      )}
    </Field>
  )
}
