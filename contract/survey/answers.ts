import { isDay } from '../days'
import type { Lang } from '../languages'
import type { RefusalCode } from '../refusal'
import {
  type Answer,
  type Answers,
  answerLimits,
  type Condition,
  otherKey,
  type Question,
  type QuestionOf,
  questionsOf,
  type SurveyDefinition,
  type Test,
} from './questions'

const isBlank = (answer: Answer | undefined): boolean =>
  answer === undefined ||
  (typeof answer === 'string' && answer.trim() === '') ||
  (typeof answer === 'object' && Object.keys(answer).length === 0)

const asList = (answer: Answer | undefined): readonly string[] =>
  typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : []

function holds(test: Test, answer: Answer | undefined): boolean {
  switch (test.is) {
    case 'any':
      return asList(answer).some((id) => test.of.includes(id))
    case 'none':
      return !asList(answer).some((id) => test.of.includes(id))
    case 'least':
      return typeof answer === 'number' && answer >= test.value
    case 'most':
      return typeof answer === 'number' && answer <= test.value
    case 'answered':
      return !isBlank(answer)
  }
}

const applies = (condition: Condition | undefined, answers: Answers): boolean =>
  !condition ||
  (condition.when === 'all'
    ? condition.tests.every((test) => holds(test, answers[test.question]))
    : condition.tests.some((test) => holds(test, answers[test.question])))

/** The questions shown for these answers. Answers to hidden questions are ignored. */
export function visibleQuestions(definition: SurveyDefinition, answers: Answers): Question[] {
  const counted: Record<string, Answer> = {}
  return questionsOf(definition).filter((question) => {
    if (!applies(question.show_if, counted)) return false
    const answer = answers[question.id]
    if (answer !== undefined && isOfKind(question, answer)) counted[question.id] = answer
    return true
  })
}

const isAmong = (ids: readonly { id: string }[], id: unknown): boolean => ids.some((each) => each.id === id)
const isDistinct = (list: readonly unknown[]) => new Set(list).size === list.length

/** Whether an answer is valid for its question, complete or in part. */
export function isOfKind(question: Question, answer: Answer): boolean {
  switch (question.kind) {
    case 'single':
      return typeof answer === 'string' && (answer === '' || isAmong(question.choices, answer))
    case 'multiple':
      return Array.isArray(answer) && isDistinct(answer) && answer.every((id) => isAmong(question.choices, id))
    case 'scale':
      return typeof answer === 'number' && Number.isInteger(answer) && answer >= 1 && answer <= question.steps
    case 'matrix':
      return (
        typeof answer === 'object' &&
        !Array.isArray(answer) &&
        Object.entries(answer).every(
          ([row, column]) => isAmong(question.rows, row) && isAmong(question.columns, column),
        )
      )
    case 'ranking':
      return Array.isArray(answer) && isDistinct(answer) && answer.every((id) => isAmong(question.choices, id))
    case 'number':
      return typeof answer === 'number' && Number.isFinite(answer)
    default:
      return typeof answer === 'string'
  }
}

/** Whether a choice that requires a text beside it is selected. */
export const asksOther = (question: Question, answer: Answer | undefined): boolean =>
  (question.kind === 'single' || question.kind === 'multiple') &&
  question.choices.some(({ id, other }) => other && asList(answer).includes(id))

/** The last day that a question accepts on a day in Seoul. */
export const latestDay = ({ last, past }: QuestionOf<'date'>, today: string): string =>
  past && today < last ? today : last

/** The error in a given answer; missing answers are not an error here. */
function wrongIn(question: Question, answer: Answer, today: string): RefusalCode | null {
  if (!isOfKind(question, answer)) return 'validation.invalid'
  if (question.kind === 'multiple' && question.most !== undefined && asList(answer).length > question.most)
    return 'survey.tooManyChosen'
  if (question.kind === 'number' && typeof answer === 'number') {
    if (!Number.isInteger(answer)) return 'validation.number'
    if (answer < question.least) return 'validation.numberLow'
    if (answer > question.most) return 'validation.numberHigh'
  }
  if (question.kind === 'date') {
    if (!isDay(String(answer))) return 'validation.date'
    if (String(answer) < question.first) return 'validation.dayNear'
    if (String(answer) > latestDay(question, today)) return 'validation.dayFar'
  }
  const most = question.kind === 'short' ? answerLimits.short : answerLimits.long
  return typeof answer === 'string' && answer.length > most ? 'validation.tooLong' : null
}

/** Whether a question is answered completely: each row of a matrix, each place of a ranking. */
function isWhole(question: Question, answer: Answer): boolean {
  if (question.kind === 'matrix') return question.rows.every(({ id }) => id in (answer as object))
  return question.kind !== 'ranking' || asList(answer).length === question.choices.length
}

function faultIn(question: Question, answers: Answers, today: string): [key: string, code: RefusalCode] | null {
  const answer = answers[question.id]
  if (answer === undefined || isBlank(answer)) return question.required ? [question.id, 'survey.answerMissing'] : null
  const wrong = wrongIn(question, answer, today)
  if (wrong) return [question.id, wrong]
  if (!isWhole(question, answer)) return [question.id, 'survey.answerIncomplete']
  if (!asksOther(question, answer)) return null
  const key = otherKey(question.id)
  const words = answers[key]
  if (typeof words !== 'string' || words.trim() === '') return [key, 'survey.otherMissing']
  return words.length > answerLimits.short ? [key, 'validation.tooLong'] : null
}

/**
 * What prevents submitting the answers on a day in Seoul, by question, in the order of the questions; client and server use the
 * same rules (product §5).
 */
export const faultsOf = (definition: SurveyDefinition, answers: Answers, today: string): Map<string, RefusalCode> =>
  new Map(
    visibleQuestions(definition, answers).flatMap((question) => {
      const fault = faultIn(question, answers, today)
      return fault ? [fault] : []
    }),
  )

/**
 * Only what was asked and answered: submitted answers contain nothing for hidden questions, and no text of a deselected choice.
 */
export function submittedOf(definition: SurveyDefinition, answers: Answers): Answers {
  return Object.fromEntries(
    visibleQuestions(definition, answers).flatMap((question) => {
      const answer = answers[question.id]
      if (answer === undefined || isBlank(answer)) return []
      const words = answers[otherKey(question.id)]
      const other = asksOther(question, answer) && words !== undefined ? [[otherKey(question.id), words] as const] : []
      return [[question.id, typeof answer === 'string' ? answer.trim() : answer] as const, ...other]
    }),
  )
}

/** Valid answer keys: those of the questions, and of the texts beside choices. */
export function knownKeys(definition: SurveyDefinition): Set<string> {
  return new Set(
    questionsOf(definition).flatMap((question) =>
      (question.kind === 'single' || question.kind === 'multiple') && question.choices.some(({ other }) => other)
        ? [question.id, otherKey(question.id)]
        : [question.id],
    ),
  )
}

/** Whether partial answers can be saved: every key is known, and every answer is of its question's kind. */
export function fits(definition: SurveyDefinition, answers: Readonly<Record<string, Answer | null>>): boolean {
  const questions = new Map(questionsOf(definition).map((question) => [question.id, question]))
  const keys = knownKeys(definition)
  return Object.entries(answers).every(([key, answer]) => {
    if (!keys.has(key)) return false
    const question = questions.get(key)
    return answer === null || (question ? isOfKind(question, answer) : typeof answer === 'string')
  })
}

/** An answer as text, as a later question repeats it. */
function inWords(question: Question, answers: Answers, lang: Lang): string {
  const answer = answers[question.id]
  if (isBlank(answer) || answer === undefined) return ''
  if (!('choices' in question)) return typeof answer === 'object' ? '' : String(answer)
  const words = answers[otherKey(question.id)]
  return asList(answer)
    .slice(0, question.kind === 'ranking' ? 1 : undefined)
    .map((id) => {
      const choice = question.choices.find((each) => each.id === id)
      const isOther = choice && 'other' in choice && choice.other
      return isOther && typeof words === 'string' && words.trim() ? words.trim() : (choice?.label[lang] ?? '')
    })
    .join(', ')
}

/** A question's text with earlier answers filled in. */
export function pipedText(definition: SurveyDefinition, text: string, answers: Answers, lang: Lang): string {
  const visible = new Map(visibleQuestions(definition, answers).map((question) => [question.id, question]))
  return text.replace(/\{\{(\w{1,30})\|([^{}]{0,200})\}\}/g, (_, name: string, instead: string) => {
    const question = visible.get(name)
    return (question && inWords(question, answers, lang)) || instead
  })
}

/** How many of the shown questions have an answer. */
export function answeredOf(definition: SurveyDefinition, answers: Answers): { done: number; of: number } {
  const visible = visibleQuestions(definition, answers)
  return { done: visible.filter(({ id }) => !isBlank(answers[id])).length, of: visible.length }
}
