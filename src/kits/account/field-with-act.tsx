import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { Field, type FieldTexts } from '#src/ui/field'
import { useNativeField } from '#src/ui/form/use-field'

type FieldWithActProps = FieldTexts & {
  name: string
  /** A button beside the input; Enter does the same. */
  act?: ReactNode
  onAct?: () => void
  input: ComponentProps<'input'>
}

/** A text field with its own step before the form is sent. */
export function FieldWithAct({ name, act, onAct, input, ...texts }: FieldWithActProps) {
  const { field } = useNativeField(name)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onAct) return
    event.preventDefault()
    onAct()
  }
  return (
    <Field {...texts}>
      {(frame) => (
        <div className="flex flex-wrap gap-2">
          <input
            {...frame}
            {...input}
            {...field}
            value={field.value ?? ''}
            onKeyDown={onKeyDown}
            className="control w-auto min-w-0 shrink grow-99 basis-50 read-only:bg-sunken"
          />
          {act}
        </div>
      )}
    </Field>
  )
}
