import { useTranslation } from 'react-i18next'
import { Field, type FieldTexts } from '../field'
import { useNativeField } from './use-field'

type TextAreaProps = Omit<FieldTexts, 'error'> & {
  name: string
  rows?: number
  placeholder?: string
  /** Counts the characters; longer text can still be typed and gets an error, never cut off silently. */
  max?: number
  className?: string
}

export function TextArea({ name, label, help, optional, rows = 5, placeholder, max, className }: TextAreaProps) {
  const { t } = useTranslation('ui')
  const { field, error } = useNativeField(name)
  const used = String(field.value ?? '').length
  // Not at each letter: screen readers read the count of an empty field, which says the limit, and of one that is nearly full.
  const isSilent = max !== undefined && used > 0 && used < max - 50
  const counter = max !== undefined && (
    <span aria-hidden={isSilent || undefined} className={`figures ${used > max ? 'font-medium text-error' : ''}`}>
      {t('form.characters', { used, max })}
    </span>
  )
  const notes =
    help || counter ? (
      <span className="flex flex-wrap justify-between gap-x-4">
        <span>{help}</span>
        {counter}
      </span>
    ) : undefined
  return (
    <Field label={label} help={notes} optional={optional} error={error} className={className}>
      {(frame) => (
        <textarea
          {...frame}
          {...field}
          rows={rows}
          placeholder={placeholder}
          value={field.value ?? ''}
          className="control min-h-32 py-3"
        />
      )}
    </Field>
  )
}
