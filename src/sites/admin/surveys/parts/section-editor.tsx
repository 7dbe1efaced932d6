import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type QuestionKind, questionLimits, questionTexts } from '#contract/survey/questions'
import { DetailPart } from '#src/kits/desk/detail'
import { useContentLang } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Select } from '#src/ui/select'
import { BothTexts } from '../../parts/both-texts'
import { aQuestion, type TypingSurvey } from '../typed-questions'
import { MoveButtons } from './move-buttons'
import { QuestionEditor } from './question-editor'

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
  const lang = useContentLang()
  const { control } = useFormContext<TypingSurvey>()
  const name = `sections.${at}` as const
  const { fields, append, move, remove } = useFieldArray({ control, name: `${name}.questions`, keyName: 'key' })
  const title = useWatch({ control, name: `${name}.title` })
  const [kind, setKind] = useState<QuestionKind>('single')
  const [added, setAdded] = useState<string>()
  const add = () => {
    const question = aQuestion(kind)
    setAdded(question.id)
    append(question)
  }
  const label = t('questions.section', { at: at + 1 })
  return (
    <DetailPart title={title[lang] ? `${label} · ${title[lang]}` : label}>
      <div className="stack-5">
        <MoveButtons of={label} {...{ at, count: of, onMove, onRemove }} />
        <BothTexts name={`${name}.title`} label={t('questions.sectionTitle')} max={questionTexts.label} />
        <BothTexts name={`${name}.lead`} label={t('questions.intro')} max={questionTexts.lead} rows={2} optional />
        <ul className="stack-3">
          {fields.map(({ key, id }, nth) => (
            <li key={key}>
              <QuestionEditor
                name={`${name}.questions.${nth}`}
                at={nth}
                of={fields.length}
                isNew={id === added}
                onMove={(to) => move(nth, to)}
                onRemove={() => remove(nth)}
              />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-2">
          <div className="max-w-full">
            <Select
              aria-label={t('questions.newKind')}
              value={kind}
              onChange={({ target }) => setKind(target.value as QuestionKind)}
            >
              {kinds.map((each) => (
                <option key={each} value={each}>
                  {t(`questions.kind.${each}`)}
                </option>
              ))}
            </Select>
          </div>
          <Button variant="secondary" size="sm" onClick={add} disabled={fields.length >= questionLimits.questions}>
            {t('questions.add')}
          </Button>
        </div>
      </div>
    </DetailPart>
  )
}
