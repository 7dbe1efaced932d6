import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash'
import { useEffect } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Test } from '#contract/survey/questions'
import { useContentLang } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { CheckGroup } from '#src/ui/form/check-group'
import { NumberField } from '#src/ui/form/number-field'
import { SelectField } from '#src/ui/form/select-field'
import { IconButton } from '#src/ui/icon-button'
import { aTest, type TypedQuestion, type TypingSurvey } from '../typed-questions'

type Name = `sections.${number}.questions.${number}`

/** What can be tested of an answer to a question of a kind. */
function testsFor(kind: TypedQuestion['kind'] | undefined): Test['is'][] {
  if (kind === 'single' || kind === 'multiple') return ['any', 'none', 'answered']
  return kind === 'scale' || kind === 'number' ? ['least', 'most', 'answered'] : ['answered']
}

/** On which earlier answers a question depends. */
export function RuleFields({ name }: { name: Name }) {
  const { t } = useTranslation('admin.surveys')
  const { control } = useFormContext<TypingSurvey>()
  const { fields, append, remove } = useFieldArray({ control, name: `${name}.tests`, keyName: 'key' })
  const all = useWatch({ control, name: 'sections' }).flatMap(({ questions }) => questions)
  const own = useWatch({ control, name: `${name}.id` })
  const earlier = all.slice(
    0,
    Math.max(
      0,
      all.findIndex(({ id }) => id === own),
    ),
  )
  const [first] = earlier
  return (
    <fieldset className="stack-3 min-w-0 border-0 p-0">
      <legend className="mb-2 font-semibold">{t('questions.rule')}</legend>
      {fields.length === 0 && (
        <p className="text-sm text-muted">{t(first ? 'questions.always' : 'questions.noEarlier')}</p>
      )}
      {fields.length > 1 && (
        <SelectField
          name={`${name}.when`}
          label={t('questions.when')}
          options={(['all', 'any'] as const).map((value) => ({ value, label: t(`questions.whenIs.${value}`) }))}
        />
      )}
      {fields.map(({ key }, at) => (
        <TestFields
          key={key}
          name={`${name}.tests.${at}`}
          label={t('questions.condition', { at: at + 1 })}
          {...{ all, earlier }}
          onRemove={() => remove(at)}
        />
      ))}
      {first && fields.length < 6 && (
        <Button variant="secondary" size="sm" onClick={() => append(aTest(first.id))}>
          <Plus className="size-4" />
          {t('questions.addCondition')}
        </Button>
      )}
    </fieldset>
  )
}

interface TestFieldsProps {
  name: `${Name}.tests.${number}`
  label: string
  all: readonly TypedQuestion[]
  /** Those that come before the question. */
  earlier: readonly TypedQuestion[]
  onRemove: () => void
}

function TestFields({ name, label, all, earlier, onRemove }: TestFieldsProps) {
  const { t } = useTranslation('admin.surveys')
  const { t: kit } = useTranslation('desk')
  const lang = useContentLang()
  const { control, setValue } = useFormContext<TypingSurvey>()
  const { question, is } = useWatch({ control, name })
  const tested = all.find(({ id }) => id === question)
  const textOf = (each: TypedQuestion) => each.label[lang] || each.id
  const options = earlier.map((each) => ({ value: each.id, label: textOf(each) }))
  // It was moved behind, or removed: without an option of its own, the field would show another question.
  const isMisplaced = !options.some(({ value }) => value === question)
  const misplaced = {
    value: question,
    label: t('questions.notBefore', { question: tested ? textOf(tested) : question }),
  }
  const tests = testsFor(tested?.kind)
  // Another question may have another kind of answer, which cannot be compared in the same way.
  const isUnfit = tested !== undefined && !tests.includes(is)
  useEffect(() => {
    if (isUnfit) setValue(`${name}.is`, 'answered', { shouldDirty: true })
  }, [isUnfit, name, setValue])
  return (
    <div className="stack-3 rounded-md bg-sunken p-3">
      <div className="flex items-center justify-between gap-2">
        <p className="text-sm font-semibold">{label}</p>
        <IconButton size="sm" label={kit('move.remove', { of: label })} onClick={onRemove}>
          <Trash className="size-4" />
        </IconButton>
      </div>
      <SelectField
        name={`${name}.question`}
        label={t('questions.ofQuestion')}
        options={isMisplaced ? [...options, misplaced] : options}
      />
      <SelectField
        name={`${name}.is`}
        label={t('questions.test')}
        options={tests.map((value) => ({ value, label: t(`questions.is.${value}`) }))}
      />
      {(is === 'any' || is === 'none') && tested && (
        <CheckGroup
          name={`${name}.of`}
          label={t('questions.choices')}
          options={tested.choices.map((each) => ({ value: each.id, label: each.label[lang] || each.id }))}
        />
      )}
      {(is === 'least' || is === 'most') && <NumberField name={`${name}.value`} label={t('questions.value')} />}
    </div>
  )
}
