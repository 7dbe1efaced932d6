import { FormProvider, useForm } from 'react-hook-form'
import { visibleQuestions } from '#contract/survey/answers'
import type { SurveyDefinition } from '#contract/survey/questions'
import { useContentLang } from '#src/session/visitor'
import { QuestionField } from './question-field'
import { answersOf, type Values, valuesOf } from './values'

/** All sections of a survey as participants see them, to be tried out: questions depend on the answers, and nothing is stored. */
export function SurveyPreview({ definition }: { definition: SurveyDefinition }) {
  const lang = useContentLang()
  const form = useForm<Values>({ defaultValues: valuesOf(definition, {}) })
  const answers = answersOf(definition, form.watch())
  const visible = new Set(visibleQuestions(definition, answers).map(({ id }) => id))
  return (
    <FormProvider {...form}>
      <div className="stack-8">
        <header>
          <h3 className="text-xl font-bold">{definition.title[lang]}</h3>
          <p className="mt-1.5 text-muted">{definition.lead[lang]}</p>
        </header>
        {definition.sections
          .filter(({ questions }) => questions.some(({ id }) => visible.has(id)))
          .map((section) => (
            <section key={section.id} aria-label={section.title[lang]} className="stack-6">
              <header>
                <h4 className="text-lg font-bold">{section.title[lang]}</h4>
                {section.lead && <p className="mt-1.5 text-muted">{section.lead[lang]}</p>}
              </header>
              {section.questions
                .filter(({ id }) => visible.has(id))
                .map((question) => (
                  <QuestionField key={question.id} {...{ definition, question, answers }} />
                ))}
            </section>
          ))}
      </div>
    </FormProvider>
  )
}
