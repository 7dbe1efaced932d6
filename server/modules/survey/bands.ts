import type { Question, QuestionOf } from '#contract/survey/questions'
import type { Texts } from '#server/db/columns'

export interface Band {
  id: string
  label: Texts
}

const same = (text: string): Texts => ({ en: text, ko: text })
/** Where bands of numbers begin. */
const begins = [0, 1, 2, 3, 5, 10, 20, 50] as const

const numberBands = ({ least, most }: QuestionOf<'number'>): (Band & { first: number; last: number })[] =>
  begins.flatMap((begin, at) => {
    const first = Math.max(begin, least)
    const last = Math.min((begins[at + 1] ?? Number.POSITIVE_INFINITY) - 1, most)
    if (first > last) return []
    const text = first === last ? String(first) : `${first}–${last}`
    return [{ id: `n${first}`, label: same(text), first, last }]
  })

const decadeOf = (day: string) => `${day.slice(0, 3)}0`
const decades = ({ first, last }: QuestionOf<'date'>): Band[] => {
  const from = Number(decadeOf(first))
  return Array.from({ length: (Number(decadeOf(last)) - from) / 10 + 1 }, (_, at) => {
    const decade = String(from + at * 10)
    return { id: `d${decade}`, label: { en: `${decade}s`, ko: `${decade}년대` } }
  })
}

/** What can be counted of a question: its choices, steps or columns, or bands of its numbers and days. Nothing of words. */
export function bandsOf(question: Question): Band[] {
  switch (question.kind) {
    case 'single':
    case 'multiple':
    case 'ranking':
      return question.choices.map(({ id, label }) => ({ id, label }))
    case 'matrix':
      return question.columns.map(({ id, label }) => ({ id, label }))
    case 'scale':
      return Array.from({ length: question.steps }, (_, at) => {
        const words = at === 0 ? question.low : at === question.steps - 1 ? question.high : null
        const said = (lang: 'en' | 'ko') => (words ? `${at + 1} · ${words[lang]}` : String(at + 1))
        return { id: String(at + 1), label: { en: said('en'), ko: said('ko') } }
      })
    case 'number':
      return numberBands(question).map(({ id, label }) => ({ id, label }))
    case 'date':
      return decades(question)
    default:
      return []
  }
}

/** The band of an answer; null where it has none. */
export function bandOf(question: Question, answer: unknown): string | null {
  if (question.kind === 'scale') return typeof answer === 'number' ? String(answer) : null
  if (question.kind === 'number')
    return typeof answer === 'number'
      ? (numberBands(question).find(({ first, last }) => first <= answer && answer <= last)?.id ?? null)
      : null
  if (typeof answer !== 'string') return null
  return question.kind === 'date' ? `d${decadeOf(answer)}` : answer
}
