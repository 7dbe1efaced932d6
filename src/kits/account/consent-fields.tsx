import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '#src/ui/form/checkbox-field'

export interface Consent {
  /** The name of the form's field. */
  name: string
  label: string
  required: boolean
  onRead: () => void
}

/** Separate consents, each with its text to read, and one box that checks them all (product §5). */
export function ConsentFields({ consents }: { consents: readonly Consent[] }) {
  const { t } = useTranslation('account')
  const { setValue, formState } = useFormContext()
  const names = consents.map(({ name }) => name)
  const all = useWatch({ name: names }).every(Boolean)
  const id = useId()
  const giveAll = (given: boolean) => {
    for (const name of names) setValue(name, given, { shouldTouch: true, shouldValidate: formState.isSubmitted })
  }
  return (
    <fieldset className="min-w-0 rounded-md border border-line p-4 sm:p-5">
      <legend className="px-1 text-sm font-semibold">{t('consent.legend')}</legend>
      <div className="mb-4 flex items-start gap-3 border-b border-line pb-4">
        <input
          id={id}
          type="checkbox"
          checked={all}
          onChange={(event) => giveAll(event.target.checked)}
          className="mt-0.5 size-5 shrink-0"
        />
        <label htmlFor={id} className="font-semibold">
          {t('consent.all')}
        </label>
      </div>
      <div className="space-y-3">
        {consents.map(({ name, label, required, onRead }) => (
          <div key={name} className="flex items-start justify-between gap-4">
            <CheckboxField
              name={name}
              optional={!required}
              label={
                <>
                  {label} <span className="text-muted">{t(required ? 'consent.required' : 'consent.optional')}</span>
                </>
              }
            />
            <button
              type="button"
              aria-label={t('consent.readOf', { name: label })}
              onClick={onRead}
              className="-my-0.5 shrink-0 rounded-sm px-1.5 py-1 text-sm font-semibold text-brand underline underline-offset-4"
            >
              {t('consent.read')}
            </button>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
