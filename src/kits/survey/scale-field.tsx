import { useTranslation } from 'react-i18next'
import type { QuestionOf } from '#contract/survey/questions'
import { useContentLang } from '#src/session/visitor'
import { FieldGroup, type FieldTexts } from '#src/ui/field'
import { useField } from '#src/ui/form/use-field'

interface ScaleFieldProps extends Pick<FieldTexts, 'label' | 'help' | 'optional'> {
  name: string
  question: QuestionOf<'scale'>
}

/** Whole numbers from 1 in a row, with labels at both ends. */
export function ScaleField({ name, question: { steps, low, high }, ...texts }: ScaleFieldProps) {
  const { t } = useTranslation('survey')
  const lang = useContentLang()
  const { field, error } = useField(name)
  return (
    <FieldGroup {...texts} error={error} radios>
      {(notes) => (
        <>
          <p className="sr-only">{t('scale.hint', { low: low[lang], high: high[lang], steps })}</p>
          <div className={`grid max-w-form gap-2 ${steps > 5 ? 'grid-cols-5 sm:grid-cols-10' : 'grid-cols-5'}`}>
            {Array.from({ length: steps }, (_, at) => String(at + 1)).map((value) => (
              <label
                key={value}
                className="picked relative grid min-h-12 cursor-pointer place-items-center rounded-md border border-line-strong bg-surface font-semibold eased figures hover:border-ink has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand"
              >
                <input
                  {...field}
                  type="radio"
                  aria-describedby={value === (field.value || '1') ? notes : undefined}
                  value={value}
                  checked={field.value === value}
                  className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
                />
                <span aria-hidden="true">{value}</span>
                <span className="sr-only">
                  {value === '1' ? `1, ${low[lang]}` : value === String(steps) ? `${value}, ${high[lang]}` : value}
                </span>
              </label>
            ))}
          </div>
          <p aria-hidden="true" className="flex max-w-form justify-between gap-6 text-sm text-muted">
            <span>{low[lang]}</span>
            <span className="text-end">{high[lang]}</span>
          </p>
        </>
      )}
    </FieldGroup>
  )
}
