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
    // Both ends are part of the name: a version with another range has other bands.
    return [{ id: `n${first}_${last}`, label: same(text), first, last }]
  })

/** The first year of each band of days, the latest first. */
const years: readonly (Band & { from: string })[] = [
  { id: 'd2020', label: { en: '2020 or later', ko: '2020년 이후' }, from: '2020' },
  { id: 'd2010', label: { en: '2010–2019', ko: '2010–2019년' }, from: '2010' },
  { id: 'd2000', label: { en: '2000–2009', ko: '2000–2009년' }, from: '2000' },
  { id: 'd0', label: { en: 'Before 2000', ko: '2000년 이전' }, from: '' },
]

/**
 * What can be counted of a question: its choices, steps or columns, or bands of its numbers and days. Empty for answers in words.
 */
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
        const labelIn = (lang: 'en' | 'ko') => (words ? `${at + 1} · ${words[lang]}` : String(at + 1))
        return { id: String(at + 1), label: { en: labelIn('en'), ko: labelIn('ko') } }
      })
    case 'number':
      return numberBands(question).map(({ id, label }) => ({ id, label }))
    case 'date':
      return years.map(({ id, label }) => ({ id, label }))
    default:
      return []
  }
}

/** The band of an answer; null if there is none. */
export function bandOf(question: Question, answer: unknown): string | null {
  if (question.kind === 'scale') return typeof answer === 'number' ? String(answer) : null
  if (question.kind === 'number')
    return typeof answer === 'number'
      ? (numberBands(question).find(({ first, last }) => first <= answer && answer <= last)?.id ?? null)
      : null
  if (typeof answer !== 'string') return null
  return question.kind === 'date' ? (years.find(({ from }) => answer >= from)?.id ?? null) : answer
}
