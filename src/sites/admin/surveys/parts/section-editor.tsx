import { useState } from 'react'
import { type FieldError, get, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { RefusalCode } from '#contract/refusal'
import { type QuestionKind, questionLimits, questionTexts } from '#contract/survey/questions'
import { DetailPart } from '#src/kits/desk/detail'
import { MoveButtons } from '#src/kits/desk/move-buttons'
import { useContentLang } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Field } from '#src/ui/field'
import { Select } from '#src/ui/select'
import { BothTexts } from '../../parts/both-texts'
import { aQuestion, type TypingSurvey } from '../typed-questions'
import { useBuilder } from './builder'
import { QuestionEditor } from './question-editor'
import { useSectionLabel } from './use-section-label'

const kinds: readonly QuestionKind[] = [
  ...(['single', 'multiple', 'scale', 'matrix', 'ranking', 'number', 'date', 'short', 'long'] as const),
]

interface SectionEditorProps {
  at: number
  of: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** A section with its questions, which can be added, moved and removed. */
export function SectionEditor({ at, of, onMove, onRemove }: SectionEditorProps) {
  const { t } = useTranslation('admin.surveys')
  const { t: refusal } = useTranslation('refusal')
  const lang = useContentLang()
  const builder = useBuilder()
  const { control, formState } = useFormContext<TypingSurvey>()
  const name = `sections.${at}` as const
  const { fields, append, move, remove } = useFieldArray({ control, name: `${name}.questions`, keyName: 'key' })
  const title = useWatch({ control, name: `${name}.title` })
  const [kind, setKind] = useState<QuestionKind>('single')
  const add = () => {
    const question = aQuestion(kind)
    builder.open(question.id, true)
    append(question)
  }
  /** Within the section, or over its start or end to the next one. */
  const place = (id: string, from: number, to: number) => {
    const by = to < from ? 'up' : 'down'
    if (to < 0 || to >= fields.length)
      return builder.moveTo({ section: at, at: from }, by === 'up' ? at - 1 : at + 1, by)
    move(from, to)
    builder.follow(id, by)
  }
  // Too few or too many questions; errors of single questions are at their fields.
  const wrong = get(formState.errors, `${name}.questions`) as Partial<FieldError & { root: FieldError }> | undefined
  const message = wrong?.root?.message ?? wrong?.message
  const labelOf = useSectionLabel()
  const label = labelOf(at, '')
  return (
    <DetailPart title={labelOf(at, title[lang])}>
      <div className="stack-5">
        <MoveButtons of={label} {...{ at, count: of, onMove, onRemove }} />
        <BothTexts name={`${name}.title`} label={t('questions.sectionTitle')} max={questionTexts.label} />
        <BothTexts name={`${name}.lead`} label={t('questions.intro')} max={questionTexts.lead} rows={2} optional />
        {fields.length === 0 && <p className="text-muted">{t('questions.noQuestions')}</p>}
        <ul className="stack-3">
          {fields.map(({ key, id }, nth) => (
            <li key={key}>
              <QuestionEditor
                name={`${name}.questions.${nth}`}
                section={at}
                sections={of}
                at={nth}
                of={fields.length}
                onMove={(to) => place(id, nth, to)}
                onRemove={() => remove(nth)}
              />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-2">
          <Field
            label={t('questions.newKind')}
            labelHidden
            className="max-w-full"
            {...(typeof message === 'string' && { error: refusal(message as RefusalCode) })}
          >
            {(frame) => (
              <Select {...frame} value={kind} onChange={({ target }) => setKind(target.value as QuestionKind)}>
                {kinds.map((each) => (
                  <option key={each} value={each}>
                    {t(`questions.kind.${each}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button variant="secondary" size="sm" onClick={add} disabled={fields.length >= questionLimits.questions}>
            {t('questions.add')}
          </Button>
        </div>
      </div>
    </DetailPart>
  )
}
