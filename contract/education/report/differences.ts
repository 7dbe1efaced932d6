import { headCount } from '../eligibility'
import type { Written } from '../sections'
import type { YearFigures } from '../year'
import type { Receipt, WrittenReport } from './sections'

/** Possible differences between plan and trip. */
export const differenceKinds = ['students', 'teachers', 'not_done', 'changed', 'added', 'amount'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** One difference from the plan: planned and actual number, or won. */
export interface Difference {
  readonly kind: DifferenceKind
  readonly planned: number
  readonly actual: number
  /** Whether it exceeds the year's bound and must be explained; single entries always give their own reason. */
  readonly isLarge: boolean
}

/** What a report is compared with. */
export interface ReportPlan {
  readonly plan: Pick<Written, 'people' | 'trip'>
  readonly granted_won: number
  readonly figures: Pick<YearFigures, 'items' | 'explain_percent' | 'min_students'>
}

/** The sum of receipts, in won. */
export const claimedWon = (lines: readonly Pick<Receipt, 'won'>[]): number =>
  lines.reduce((sum, { won }) => sum + (won ?? 0), 0)

const isBeyond = (planned: number, actual: number, percent: number) =>
  Math.abs(actual - planned) * 100 > planned * percent

/** The differences between plan and report; client and server use the same rules (product §3). */
export function differencesOf(report: WrittenReport, { plan, granted_won, figures }: ReportPlan): Difference[] {
  const { explain_percent, min_students } = figures
  const [before, after] = [headCount(plan), headCount(report)]
  const outcomes = report.days.days.flatMap(({ planned }) => planned.map(({ outcome }) => outcome))
  const entries = plan.trip.days.reduce((sum, { activities }) => sum + activities.length, 0)
  const count = (which: string) => outcomes.filter((outcome) => outcome === which).length
  const added = report.days.days.reduce((sum, day) => sum + day.added.length, 0)
  const claimed = claimedWon(report.receipts.lines)
  const all: Difference[] = [
    {
      kind: 'students',
      planned: before.students,
      actual: after.students,
      isLarge: isBeyond(before.students, after.students, explain_percent) || after.students < min_students,
    },
    {
      kind: 'teachers',
      planned: before.teachers,
      actual: after.teachers,
      isLarge: isBeyond(before.teachers, after.teachers, explain_percent),
    },
    { kind: 'not_done', planned: entries, actual: entries - count('not_done'), isLarge: false },
    { kind: 'changed', planned: entries, actual: entries - count('changed'), isLarge: false },
    { kind: 'added', planned: entries, actual: entries + added, isLarge: false },
    {
      kind: 'amount',
      planned: granted_won,
      actual: claimed,
      isLarge: isBeyond(granted_won, claimed, explain_percent),
    },
  ]
  return all.filter(({ planned, actual }) => planned !== actual)
}

/** Whether the people, or the receipts, must be explained before a report can be submitted. */
export const needsWhy = (differences: readonly Difference[], section: 'people' | 'receipts'): boolean =>
  differences.some(({ kind, isLarge }) => isLarge && (kind === 'amount') === (section === 'receipts'))
