import Plus from 'lucide-react/icons/plus'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type QuestionKind, questionLimits, questionTexts } from '#contract/survey/questions'
import { MoveButtons } from '#src/kits/desk/move-buttons'
import { Button } from '#src/ui/button'
import { CheckboxField } from '#src/ui/form/checkbox-field'
import { DateField } from '#src/ui/form/date-field'
import { NumberField } from '#src/ui/form/number-field'
import { BothTexts } from '../../parts/both-texts'
import { aChoice, type TypingSurvey } from '../typed-questions'

type Name = `sections.${number}.questions.${number}`

/** The fields that only one kind of question has. */
export function KindFields({ name, kind }: { name: Name; kind: QuestionKind }) {
  const { t } = useTranslation('admin.surveys')
  switch (kind) {
    case 'single':
    case 'multiple':
      return (
        <>
          <Choices name={`${name}.choices`} label={t('questions.choices')} hasOther />
          {kind === 'multiple' && (
            <NumberField name={`${name}.most`} label={t('questions.mostChoices')} min={1} max={20} optional />
          )}
        </>
      )
    case 'ranking':
      return <Choices name={`${name}.choices`} label={t('questions.choices')} />
    case 'matrix':
      return (
        <>
          <Choices name={`${name}.choices`} label={t('questions.rows')} />
          <Choices name={`${name}.columns`} label={t('questions.columns')} />
        </>
      )
    case 'scale':
      return (
        <>
          <NumberField name={`${name}.steps`} label={t('questions.steps')} min={3} max={11} />
          <BothTexts name={`${name}.low`} label={t('questions.low')} max={questionTexts.label} />
          <BothTexts name={`${name}.high`} label={t('questions.high')} max={questionTexts.label} />
        </>
      )
    case 'number':
      return (
        <>
          <div className="flex flex-wrap gap-4">
            <NumberField name={`${name}.least`} label={t('questions.least')} />
            <NumberField name={`${name}.most`} label={t('questions.most')} />
          </div>
          <BothTexts name={`${name}.unit`} label={t('questions.unit')} max={questionTexts.label} optional />
        </>
      )
    case 'date':
      return (
        <>
          <div className="flex flex-wrap gap-4">
            <DateField name={`${name}.first`} label={t('questions.first')} />
            <DateField name={`${name}.last`} label={t('questions.last')} />
          </div>
          <CheckboxField name={`${name}.past`} label={t('questions.past')} optional />
        </>
      )
    default:
      return null
  }
}

interface ChoicesProps {
  name: `${Name}.choices` | `${Name}.columns`
  label: string
  /** Whether a choice can ask for words. */
  hasOther?: boolean
}

function Choices({ name, label, hasOther }: ChoicesProps) {
  const { t } = useTranslation('admin.surveys')
  const { control } = useFormContext<TypingSurvey>()
  const { fields, append, move, remove } = useFieldArray({ control, name, keyName: 'key' })
  const [least, most] = hasOther ? questionLimits.choices : questionLimits.named
  return (
    <fieldset className="stack-3 min-w-0 border-0 p-0">
      <legend className="mb-2 font-semibold">{label}</legend>
      {fields.map(({ key }, at) => {
        const nth = t('questions.nth', { of: label, at: at + 1 })
        return (
          <div key={key} className="stack-2 rounded-md bg-sunken p-3">
            <MoveButtons
              of={nth}
              {...{ at, count: fields.length, least }}
              onMove={(to) => move(at, to)}
              onRemove={() => remove(at)}
            />
            <BothTexts name={`${name}.${at}.label`} label={nth} max={questionTexts.label} />
            {hasOther && <CheckboxField name={`${name}.${at}.other`} label={t('questions.other')} optional />}
          </div>
        )
      })}
      {fields.length < most && (
        <Button variant="secondary" size="sm" onClick={() => append(aChoice())}>
          <Plus className="size-4" />
          {t('questions.addTo', { of: label })}
        </Button>
      )}
    </fieldset>
  )
}
