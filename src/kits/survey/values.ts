import { asksOther, isOfKind } from '#contract/survey/answers'
import {
  type Answer,
  type Answers,
  otherKey,
  type Question,
  questionsOf,
  type SurveyDefinition,
} from '#contract/survey/questions'
import type { AnswerChanges } from '#contract/survey/response'

/** A form's values: one field per question, and one for the text beside its choices. */
export type Values = Record<string, unknown>

export const fieldOf = (id: string): string => `q_${id}`
export const otherFieldOf = (id: string): string => `o_${id}`

/** Returns the field for the key of an answer. */
export const fieldOfKey = (key: string): string =>
  key.endsWith('.other') ? otherFieldOf(key.slice(0, -'.other'.length)) : fieldOf(key)

function fieldValue(question: Question, answer: Answer | undefined): unknown {
  switch (question.kind) {
    case 'multiple':
    case 'ranking':
      return answer ?? []
    case 'scale':
      return answer === undefined ? '' : String(answer)
    case 'number':
      return answer === undefined ? '' : String(answer)
    case 'matrix':
      return Object.fromEntries(
        question.rows.map(({ id }) => [id, (answer as Record<string, string> | undefined)?.[id] ?? '']),
      )
    default:
      return answer ?? ''
  }
}

/** Returns the initial values of a form. */
export const valuesOf = (definition: SurveyDefinition, answers: Answers): Values =>
  Object.fromEntries(
    questionsOf(definition).flatMap((question) => [
      [fieldOf(question.id), fieldValue(question, answers[question.id])],
      [otherFieldOf(question.id), answers[otherKey(question.id)] ?? ''],
    ]),
  )

function answerOf(question: Question, value: unknown): Answer | undefined {
  if (value === '' || value === null || value === undefined) return undefined
  if (question.kind === 'scale' || question.kind === 'number') return Number(value)
  if (question.kind !== 'matrix') return Array.isArray(value) && value.length === 0 ? undefined : (value as Answer)
  const given = Object.entries(value as Record<string, string>).filter(([, column]) => column)
  return given.length > 0 ? Object.fromEntries(given) : undefined
}

/** Returns the answers in a form; a question without an answer has no key. */
export const answersOf = (definition: SurveyDefinition, values: Values): Answers =>
  Object.fromEntries(
    questionsOf(definition).flatMap((question): [string, Answer][] => {
      const answer = answerOf(question, values[fieldOf(question.id)])
      if (answer === undefined) return []
      const words = values[otherFieldOf(question.id)]
      const other: [string, Answer][] =
        asksOther(question, answer) && typeof words === 'string' && words !== '' ? [[otherKey(question.id), words]] : []
      return [[question.id, answer], ...other]
    }),
  )

/** Returns the changes to send so that the server has the same answers; an answer it would refuse waits until it changes. */
export function changesBetween(definition: SurveyDefinition, was: Answers, is: Answers): AnswerChanges {
  const questions = new Map(questionsOf(definition).map((question) => [question.id, question]))
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return Object.fromEntries(
    keys.flatMap((key): [string, Answer | null][] => {
      const answer = is[key]
      if (JSON.stringify(was[key]) === JSON.stringify(answer)) return []
      const question = questions.get(key)
      if (answer !== undefined && question && !isOfKind(question, answer)) return []
      return [[key, answer ?? null]]
    }),
  )
}

/** Returns the answers with the changes applied. */
export const withChanges = (answers: Answers, changes: AnswerChanges): Answers =>
  Object.fromEntries(
    Object.entries({ ...answers, ...changes }).filter((entry): entry is [string, Answer] => entry[1] !== null),
  )
