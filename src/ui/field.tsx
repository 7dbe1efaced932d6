import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'

export type FieldTexts = {
  label: ReactNode
  help?: ReactNode
  /** Already in the reader's language. */
  error?: string
  /** Most fields are required, so the few optional ones are marked. */
  optional?: boolean
}

/** The props for the control: spread them on the input. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export type FieldProps = FieldTexts & {
  /** Hides the label visually, where the context explains the field. */
  labelHidden?: boolean
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** Label above, help and error below; both are tied to the control, so that they are read aloud with it. */
export function Field({ label, help, error, optional, labelHidden, className = '', children }: FieldProps) {
  const id = useId()
  return (
    <div data-invalid={error ? '' : undefined} className={`stack-1.5 ${className}`}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'block text-sm font-semibold text-ink'}>
        {label}
        {optional && <Optional />}
      </label>
      {children({
        id,
        'aria-describedby': describedBy(id, help, error),
        'aria-invalid': error ? true : undefined,
        'aria-required': optional ? undefined : true,
      })}
      <FieldNotes id={id} help={help} error={error} />
    </div>
  )
}

type FieldGroupProps = FieldTexts & {
  /** A radio group: the group itself is then what is required and invalid. */
  radios?: boolean
  className?: string
  /**
   * A function receives the ids of the notes, for the control that the focus reaches first: several screen readers do not read the
   * notes of a group.
   */
  children: ReactNode | ((notes: string | undefined) => ReactNode)
}

/** Like `Field`, around several controls that form one answer. */
export function FieldGroup({ label, help, error, optional, radios, className = '', children }: FieldGroupProps) {
  const id = useId()
  const radioState = { role: 'radiogroup', 'aria-invalid': Boolean(error), 'aria-required': !optional }
  const notes = describedBy(id, help, error)
  return (
    <fieldset
      {...(radios && radioState)}
      aria-describedby={typeof children === 'function' ? undefined : notes}
      data-invalid={error ? '' : undefined}
      className={`min-w-0 ${className}`}
    >
      <legend className="mb-2 text-sm font-semibold text-ink">
        {label}
        {optional && <Optional />}
      </legend>
      <div className="stack-1.5">
        {typeof children === 'function' ? children(notes) : children}
        <FieldNotes id={id} help={help} error={error} />
      </div>
    </fieldset>
  )
}

/** Returns the ids of the existing notes, in reading order. */
export const describedBy = (id: string, help: ReactNode, error?: string) =>
  [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined

function Optional() {
  const { t } = useTranslation('ui')
  // The space is for screen readers.
  return <span className="ms-0.5 font-normal text-muted"> {t('optional')}</span>
}

export function FieldNotes({ id, help, error }: { id: string; help?: ReactNode; error?: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-sm font-medium text-error">
          <CircleAlert className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {help && (
        <div id={`${id}-help`} className="text-sm text-muted">
          {help}
        </div>
      )}
    </>
  )
}
