import { type ReactNode, useId } from 'react'
import { describedBy, FieldNotes } from '../field'
import { useNativeField } from './use-field'

type CheckboxFieldProps = { name: string; label: ReactNode; help?: ReactNode; optional?: boolean }

/** A single yes or no: the label beside the box is part of the target. */
export function CheckboxField({ name, label, help, optional }: CheckboxFieldProps) {
  const { field, error } = useNativeField(name)
  const id = useId()
  return (
    <div data-invalid={error ? '' : undefined} className="stack-1.5">
      <div className="flex items-start gap-3">
        <input
          {...field}
          type="checkbox"
          id={id}
          value="on"
          checked={Boolean(field.value)}
          aria-invalid={error ? true : undefined}
          aria-required={optional ? undefined : true}
          aria-describedby={describedBy(id, help, error)}
          className="mt-0.5 size-5 shrink-0 aria-invalid:outline-2 aria-invalid:outline-error"
        />
        <label htmlFor={id} className="text-base">
          {label}
        </label>
      </div>
      <FieldNotes id={id} help={help} error={error} />
    </div>
  )
}
