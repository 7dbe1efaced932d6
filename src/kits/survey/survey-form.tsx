import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { dayInSeoul } from '#contract/days'
import { answeredOf, faultsOf, visibleQuestions } from '#contract/survey/answers'
import type { Answers, Section, SurveyDefinition } from '#contract/survey/questions'
import { surveyResponses } from '#contract/survey/response'
import { lastDayOf } from '#contract/survey/tour'
import { call } from '#src/api/call'
import { useDates } from '#src/session/dates'
import { useContentLang, useNow } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import type { ZodForm } from '#src/ui/form/use-zod-form'
import { ProgressBar } from '#src/ui/progress-bar'
import { KeptState } from './kept-state'
import { QuestionField } from './question-field'
import type { Opened } from './store'
import { type Ending, endingOf, useKeeping } from './use-keeping'
import { answersOf, fieldOfKey, type Values, valuesOf } from './values'

interface SurveyFormProps {
  opened: Opened
  onSubmitted: () => void
  onEnded: (ending: Ending) => void
}

const sectionOf = (definition: SurveyDefinition, key: string): number =>
  definition.sections.findIndex(({ questions }) => questions.some(({ id }) => id === key.replace(/\.other$/, '')))

/** Returns the sections with at least one question; the others depend on answers that were not given. */
const shownSections = (definition: SurveyDefinition, answers: Answers): { at: number; section: Section }[] => {
  const visible = new Set(visibleQuestions(definition, answers).map(({ id }) => id))
  return definition.sections.flatMap((section, at) =>
    section.questions.some(({ id }) => visible.has(id)) ? [{ at, section }] : [],
  )
}

/** Returns where to continue: the first section with a missing answer, otherwise the last. */
const firstOpen = (definition: SurveyDefinition, answers: Answers, today: string): number => {
  const [missing] = faultsOf(definition, answers, today).keys()
  return missing === undefined ? definition.sections.length - 1 : sectionOf(definition, missing)
}

/** A survey section by section: its questions depend on the answers, and every answer is stored as it is typed (product §4). */
export function SurveyForm({ opened, onSubmitted, onEnded }: SurveyFormProps) {
  const { t } = useTranslation('survey')
  const lang = useContentLang()
  const dates = useDates()
  const { definition, closes } = opened.response
  const keeping = useKeeping(opened, onEnded)
  const today = dayInSeoul(useNow())
  const [at, setAt] = useState(() => firstOpen(definition, keeping.first, today))
  const checked = useRef(at)
  checked.current = at
  const partId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isMoved = useRef(false)

  const resolver = useMemo<Resolver<Values>>(
    () => (values) => {
      const faults = faultsOf(definition, answersOf(definition, values), today)
      // Later sections show no errors yet.
      const wrong = [...faults].filter(([key]) => sectionOf(definition, key) <= checked.current)
      return wrong.length === 0
        ? { values, errors: {} }
        : {
            values: {},
            errors: Object.fromEntries(wrong.map(([key, message]) => [fieldOfKey(key), { type: 'custom', message }])),
          }
    },
    [definition, today],
  )
  const form = useForm<Values>({
    resolver,
    defaultValues: valuesOf(definition, keeping.first),
    mode: 'onSubmit',
    shouldFocusError: false,
  })
  const answers = answersOf(definition, form.watch())
  const { change } = keeping
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => change(answersOf(definition, values)),
      }),
    [form, definition, change],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another section is shown
  useEffect(() => {
    if (!isMoved.current) return
    heading.current?.focus()
    heading.current?.scrollIntoView?.({ block: 'start' })
  }, [at])

  const go = (to: number) => {
    isMoved.current = true
    form.clearErrors()
    setAt(to)
  }
  const sections = shownSections(definition, answers)
  const nth = Math.max(
    0,
    sections.findIndex((each) => each.at === at),
  )
  const shown = sections[nth] ?? sections[0]
  const [previous, next] = [sections[nth - 1], sections[nth + 1]]
  const visible = new Set(visibleQuestions(definition, answers).map(({ id }) => id))
  const { done, of } = answeredOf(definition, answers)

  const submit = async (values: Values) => {
    const given = answersOf(definition, values)
    if (next) return go(next.at)
    const [missing] = faultsOf(definition, given, today).keys()
    if (missing !== undefined) return go(sectionOf(definition, missing))
    try {
      const body = { answer_token: opened.token, changes: keeping.unsent() }
      await call(surveyResponses.submit, { body }, { errors: 'silent' })
    } catch (error) {
      const ending = endingOf(error)
      // The server accepts no more answers, for instance because the reply to an earlier try was lost.
      if (ending) return onEnded(ending)
      throw error
    }
    keeping.stop()
    onSubmitted()
  }
  if (!shown) return null
  const { section } = shown
  return (
    <div className="stack-6">
      {nth === 0 && (
        <div className="stack-1">
          <p className="text-lg font-semibold">{definition.title[lang]}</p>
          <p className="text-muted">{definition.lead[lang]}</p>
        </div>
      )}
      <div className="stack-2">
        <p className="flex flex-wrap justify-between gap-x-6 text-sm text-muted">
          <span className="figures">{t('progress', { done, of })}</span>
          <KeptState state={keeping.state} />
        </p>
        {/* The line above says the same, without interrupting each answer with a percentage. */}
        <div aria-hidden="true">
          <ProgressBar value={of === 0 ? 0 : done / of} label={t('progress', { done, of })} />
        </div>
      </div>
      <Form form={form as unknown as ZodForm<Values, Values>} onSubmit={submit} label={section.title[lang]}>
        <header>
          <p id={partId} className="text-sm font-semibold text-muted figures">
            {t('part', { at: nth + 1, of: sections.length })}
          </p>
          <h2
            ref={heading}
            tabIndex={-1}
            aria-describedby={partId}
            className="scroll-mt-24 text-2xl font-bold outline-none"
          >
            {section.title[lang]}
          </h2>
          {section.lead && <p className="mt-1.5 text-muted">{section.lead[lang]}</p>}
        </header>
        <div className="stack-8">
          {section.questions
            .filter(({ id }) => visible.has(id))
            .map((question) => (
              <QuestionField key={question.id} {...{ definition, question, answers }} />
            ))}
        </div>
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
          {previous && (
            <Button variant="secondary" onClick={() => go(previous.at)}>
              {t('back')}
            </Button>
          )}
          <SubmitButton>{next ? t('next') : t('submit')}</SubmitButton>
          {!next && <p className="text-sm text-muted">{t('submitHint')}</p>}
        </div>
      </Form>
      <p className="text-sm text-muted">{t('until', { date: dates.day(lastDayOf(closes)) })}</p>
    </div>
  )
}
