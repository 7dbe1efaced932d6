import { useTranslation } from 'react-i18next'
import { dayInSeoul } from '#contract/days'
import { asksOther, latestDay, pipedText } from '#contract/survey/answers'
import {
  type Answers,
  answerLimits,
  type Question,
  type QuestionOf,
  type SurveyDefinition,
} from '#contract/survey/questions'
import { useContentLang, useNow, useNumbers } from '#src/session/visitor'
import { AmountField } from '#src/ui/form/amount-field'
import { CheckGroup } from '#src/ui/form/check-group'
import { DateField } from '#src/ui/form/date-field'
import { RadioGroup } from '#src/ui/form/radio-group'
import { TextArea } from '#src/ui/form/text-area'
import { TextField } from '#src/ui/form/text-field'
import { MatrixField } from './matrix-field'
import { RankingField } from './ranking-field'
import { ScaleField } from './scale-field'
import { fieldOf, otherFieldOf } from './values'

/** The day at which the calendar of a date opens: today, or the day nearest to it that is accepted. */
function nearToday(question: QuestionOf<'date'>, today: string): string {
  const first = question.first
  const last = latestDay(question, today)
  return today < first ? first : today > last ? last : today
}

interface QuestionFieldProps {
  definition: SurveyDefinition
  question: Question
  answers: Answers
}

/** One question with its input. */
export function QuestionField({ definition, question, answers }: QuestionFieldProps) {
  const { t } = useTranslation('survey')
  const lang = useContentLang()
  const numbers = useNumbers()
  const today = dayInSeoul(useNow())
  const options =
    'choices' in question ? question.choices.map(({ id, label }) => ({ value: id, label: label[lang] })) : []
  const texts = {
    name: fieldOf(question.id),
    label: pipedText(definition, question.label[lang], answers, lang),
    help: question.help?.[lang],
    optional: !question.required,
  }
  const field = () => {
    switch (question.kind) {
      case 'single':
        return <RadioGroup {...texts} look="cards" options={options} />
      case 'multiple':
        return <CheckGroup {...texts} options={options} />
      case 'scale':
        return <ScaleField {...texts} question={question} />
      case 'matrix':
        return <MatrixField {...texts} question={question} />
      case 'ranking':
        return <RankingField {...texts} question={question} />
      case 'number':
        return (
          <AmountField
            {...texts}
            help={
              texts.help ??
              (question.unit &&
                t('unit', {
                  unit: question.unit[lang],
                  least: numbers(question.least),
                  most: numbers(question.most),
                }))
            }
          />
        )
      case 'date':
        return (
          <DateField
            {...texts}
            min={question.first}
            max={latestDay(question, today)}
            openTo={nearToday(question, today)}
            className="max-w-form"
          />
        )
      case 'short':
        return <TextField {...texts} autoComplete="off" maxLength={answerLimits.short} />
      case 'long':
        return <TextArea {...texts} max={answerLimits.long} />
    }
  }
  return (
    <div className="stack-3">
      {field()}
      {asksOther(question, answers[question.id]) && (
        <TextField
          name={otherFieldOf(question.id)}
          label={t('other')}
          autoComplete="off"
          maxLength={answerLimits.short}
        />
      )}
    </div>
  )
}
