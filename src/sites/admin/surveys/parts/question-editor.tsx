import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { get, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { questionTexts } from '#contract/survey/questions'
import { MoveButtons } from '#src/kits/desk/move-buttons'
import { useContentLang } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import { CheckboxField } from '#src/ui/form/checkbox-field'
import { BothTexts } from '../../parts/both-texts'
import type { TypedQuestion, TypingSurvey } from '../typed-questions'
import { useBuilder } from './builder'
import { useMisfit } from './faults'
import { KindFields } from './kind-fields'
import { RuleFields } from './rule-fields'
import { SectionSelect } from './section-select'

interface QuestionEditorProps {
  name: `sections.${number}.questions.${number}`
  /** Its section, and how many there are. */
  section: number
  sections: number
  at: number
  of: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** A question in one line, opened to be edited; one with a mistake is always open. */
export function QuestionEditor({ name, section, sections, at, of, onMove, onRemove }: QuestionEditorProps) {
  const { t } = useTranslation('admin.surveys')
  const lang = useContentLang()
  const id = useId()
  const { control, formState } = useFormContext<TypingSurvey>()
  const question = useWatch({ control, name }) as TypedQuestion
  const builder = useBuilder()
  const isMisfit = useMisfit(question.id)
  const isOpen = builder.isOpen(question.id) || get(formState.errors, name) !== undefined
  const label = question.label[lang] || t('questions.noLabel')
  return (
    <div data-question={question.id} className="rounded-md border border-line">
      <div className="flex items-center gap-2 p-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => builder.open(question.id, !isOpen)}
          className="flex min-w-0 flex-1 items-center gap-2 rounded-sm px-2 py-1.5 text-start hover:bg-sunken"
        >
          <ChevronDown aria-hidden="true" className={`size-4 shrink-0 ${isOpen ? 'rotate-180' : ''}`} />
          <span className="min-w-0 flex-1">
            <span className="block font-medium wrap-anywhere">{label}</span>
            <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
              <span className="font-mono">{question.id}</span>
              <Badge>{t(`questions.kind.${question.kind}`)}</Badge>
              {question.required && <Badge tone="info">{t('questions.isRequired')}</Badge>}
              {question.tests.length > 0 && <Badge tone="warning">{t('questions.isConditional')}</Badge>}
              {isMisfit && <Badge tone="error">{t('questions.isMisfit')}</Badge>}
            </span>
          </span>
        </button>
        <MoveButtons
          of={label}
          beyond={{ start: section > 0, end: section < sections - 1 }}
          {...{ at, count: of, onMove, onRemove }}
        />
      </div>
      <div id={id} className="stack-5 border-t border-line p-4" hidden={!isOpen}>
        {isOpen && (
          <>
            {sections > 1 && <SectionSelect {...{ section, at }} />}
            <BothTexts name={`${name}.label`} label={t('questions.text')} max={questionTexts.label} rows={2} />
            <p className="text-sm text-muted">{t('questions.piping', { example: '{{been|your area}}' })}</p>
            <BothTexts name={`${name}.help`} label={t('questions.help')} max={questionTexts.lead} optional />
            <CheckboxField name={`${name}.required`} label={t('questions.required')} optional />
            <KindFields name={name} kind={question.kind} />
            <RuleFields name={name} />
          </>
        )}
      </div>
    </div>
  )
}
