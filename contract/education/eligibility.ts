import { dayInSeoul, daysBetween, isDay } from '../days'
import { type DocumentKind, neededDocuments } from './documents'
import type { ActivityKind, Section, Written } from './sections'
import type { ProgramYear, YearFigures } from './year'

/** The conditions of the program; `two_of_three` counts the three after it (product §3). */
export const conditionIds = [
  'students',
  'lead_time',
  'two_of_three',
  'hotel',
  'attraction',
  'school',
  'documents',
  'budget',
] as const
export type ConditionId = (typeof conditionIds)[number]
export type Verdict = 'met' | 'unmet' | 'unknown'

/** One condition: its verdict, the counted and the required number, and the step of the form that settles it. */
export interface Condition {
  readonly id: ConditionId
  readonly verdict: Verdict
  readonly step: Section
  readonly counted: number
  readonly needed: number
}

/** The input of the rules. */
export interface Candidate {
  readonly written: Written
  readonly documents: readonly DocumentKind[]
}

/**
 * The year as it applies to an application: its figures, the day in Seoul and the won not granted yet; null if that no longer
 * matters.
 */
export interface YearAt {
  readonly figures: YearFigures
  readonly today: string
  readonly left_won: number | null
}

/**
 * The year as it applies to an application: a draft is measured by today and by the remaining budget; a submitted application by
 * the Seoul day of its first submission, regardless of how long the desk takes and of later grants.
 */
export const yearAt = (
  { figures, today, budget_won, committed_won }: ProgramYear,
  submitted_at: string | null,
): YearAt =>
  submitted_at === null
    ? { figures, today, left_won: budget_won - committed_won }
    : { figures, today: dayInSeoul(new Date(submitted_at)), left_won: null }

/** The number of students and teachers. */
export function headCount({ people }: Pick<Written, 'people'>): { students: number; teachers: number } {
  const sum = (role: string) =>
    people.groups.filter((group) => group.role === role).reduce((total, { count }) => total + (count ?? 0), 0)
  return { students: sum('student'), teachers: sum('teacher') }
}

/** The requested amount in won; unknown items count as nothing. */
export function requestedWon({ support }: Pick<Written, 'support'>, { items }: Pick<YearFigures, 'items'>): number {
  return support.lines.reduce(
    (sum, { item, quantity }) => sum + (items.find(({ id }) => id === item)?.unit_won ?? 0) * (quantity ?? 0),
    0,
  )
}

/** Most won for a group with this many students: the amount of its tier, never more than the limit. */
export function ceilingWon(students: number, { tiers, limit_won }: Pick<YearFigures, 'tiers' | 'limit_won'>): number {
  const tier = tiers.filter((each) => each.students <= students).at(-1)
  return Math.min(tier?.won ?? 0, limit_won)
}

/** Most won that can be granted: no more than requested, and no more than the ceiling of the group's size. */
export const mostWon = (written: Pick<Written, 'people' | 'support'>, figures: YearFigures): number =>
  Math.min(requestedWon(written, figures), ceilingWon(headCount(written).students, figures))

/** Whether a condition decides on its own: the three that `two_of_three` counts do not. */
export const decides = ({ id }: Pick<Condition, 'id'>): boolean => !['hotel', 'attraction', 'school'].includes(id)

const verdictOf = (isKnown: boolean, isFulfilled: boolean): Verdict =>
  isKnown ? (isFulfilled ? 'met' : 'unmet') : 'unknown'

/**
 * Whether an application meets the conditions of its year, and the amount to expect; client and server use the same rules
 * (product §3). It reads no clock: the server supplies the day.
 */
export function eligibility({ written, documents }: Candidate, { figures, today, left_won }: YearAt) {
  const { students } = headCount(written)
  const { arrival, departure, days } = written.trip
  const planned = days.flatMap(({ date, activities }) => activities.map((activity) => ({ ...activity, date })))
  const has = (kind: ActivityKind, isFit: (one: (typeof planned)[number]) => boolean = () => true) =>
    planned.some((one) => one.kind === kind && one.name.trim() !== '' && isFit(one))
  const three = {
    // A night: an entry on the day of departure is not a stay.
    hotel: has('hotel', ({ place, date }) => place === 'seoul' && date < departure),
    attraction: has('attraction'),
    school: has('school'),
  }
  const fulfilledOfThree = Object.values(three).filter(Boolean).length
  const lead = isDay(arrival) ? daysBetween(today, arrival) : 0
  const needed = neededDocuments(written.contact.kind)
  const there = needed.filter((kind) => documents.includes(kind)).length
  const requested_won = requestedWon(written, figures)
  const expected_won = mostWon(written, figures)

  const conditions: Condition[] = [
    {
      id: 'students',
      verdict: verdictOf(students > 0, students >= figures.min_students),
      step: 'people',
      counted: students,
      needed: figures.min_students,
    },
    {
      id: 'lead_time',
      verdict: verdictOf(isDay(arrival), lead >= figures.days_before),
      step: 'trip',
      counted: lead,
      needed: figures.days_before,
    },
    {
      id: 'two_of_three',
      verdict: verdictOf(planned.length > 0, fulfilledOfThree >= figures.conditions_needed),
      step: 'trip',
      counted: fulfilledOfThree,
      needed: figures.conditions_needed,
    },
    ...(['hotel', 'attraction', 'school'] as const).map((id) => ({
      id,
      verdict: verdictOf(planned.length > 0, three[id]),
      step: 'trip' as const,
      counted: Number(three[id]),
      needed: 1,
    })),
    {
      id: 'documents',
      // Documents still to come do not make it ineligible.
      verdict: verdictOf(there === needed.length, true),
      step: 'documents',
      counted: there,
      needed: needed.length,
    },
  ]
  if (left_won !== null) {
    const isLeft = left_won > 0 ? 'met' : 'unmet'
    conditions.push({ id: 'budget', verdict: isLeft, step: 'support', counted: left_won, needed: expected_won })
  }
  const deciding = conditions.filter(decides)
  const verdict: Verdict = deciding.some((each) => each.verdict === 'unmet')
    ? 'unmet'
    : deciding.some((each) => each.verdict === 'unknown')
      ? 'unknown'
      : 'met'
  return { verdict, conditions, requested_won, expected_won }
}
export type Eligibility = ReturnType<typeof eligibility>
