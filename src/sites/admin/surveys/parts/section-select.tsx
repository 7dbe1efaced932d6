import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '#src/session/visitor'
import { Field } from '#src/ui/field'
import { Select } from '#src/ui/select'
import type { TypingSurvey } from '../typed-questions'
import { useBuilder } from './builder'
import { useSectionLabel } from './use-section-label'

/** The section of the question at a place; another choice moves it there. */
export function SectionSelect({ section, at }: { section: number; at: number }) {
  const { t } = useTranslation('admin.surveys')
  const lang = useContentLang()
  const labelOf = useSectionLabel()
  const { moveTo } = useBuilder()
  const { control } = useFormContext<TypingSurvey>()
  const sections = useWatch({ control, name: 'sections' })
  return (
    <Field label={t('questions.inSection')}>
      {(frame) => (
        <Select
          {...frame}
          data-section
          value={section}
          onChange={({ target }) => moveTo({ section, at }, Number(target.value), 'section')}
        >
          {sections.map(({ id, title }, nth) => (
            <option key={id} value={nth}>
              {labelOf(nth, title[lang])}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
