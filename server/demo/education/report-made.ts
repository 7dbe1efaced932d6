import { randomUUID } from 'node:crypto'
import { payableWon } from '#contract/education/report/payment'
import type { ReceiptDecision } from '#contract/education/report/report'
import { blankReport, type Receipt, type WrittenReport } from '#contract/education/report/sections'
import type { Written } from '#contract/education/sections'
import { type ApplicationStatus, reportStatuses } from '#contract/education/status'
import { figuresOf } from '#server/modules/education/year.defaults'
import type { Random } from '#server/random'
import { reportWords } from './report-words'

/** A report of the demonstration. */
export interface MadeReport {
  written: WrittenReport
  decisions: ReceiptDecision[]
  /** Null before it is completed. */
  paid_won: number | null
}

const { added } = reportWords

/** Returns the days as they took place: most of them as planned. */
function daysOf(r: Random, { days }: WrittenReport['days']): WrittenReport['days'] {
  const outcome = () => {
    if (r.chance(0.12)) return { outcome: 'changed' as const, words: r.pick(reportWords.changed) }
    return r.chance(0.06)
      ? { outcome: 'not_done' as const, words: r.pick(reportWords.notDone) }
      : { outcome: 'as_planned' as const, words: '' }
  }
  return {
    summary: r.pick(reportWords.summaries),
    days: days.map((day, at) => ({
      ...day,
      planned: day.planned.map(outcome),
      added: at === 1 && r.chance(0.4) ? [{ kind: 'other', ...(added[r.whole(0, 1)] ?? added[0]) }] : [],
    })),
  }
}

/** Makes up receipts that add up to about the granted amount, one for each requested item. */
function receiptsOf({ support, trip }: Written, year: number, won: number): Receipt[] {
  const { items } = figuresOf(year)
  const weights = support.lines.map(
    ({ item, quantity }) => (items.find(({ id }) => id === item)?.unit_won ?? 0) * (quantity ?? 0),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return support.lines.map(({ item }, at) => ({
    id: randomUUID(),
    item,
    what: items.find(({ id }) => id === item)?.name.en ?? item,
    date: trip.days[Math.min(at, trip.days.length - 1)]?.date ?? trip.arrival,
    won: Math.max(10_000, Math.floor((won * (weights[at] ?? 0)) / sum / 1_000) * 1_000),
    file_id: randomUUID(),
  }))
}

/** Decides how much of a receipt the desk accepts: nearly always all of it. */
const decide = (r: Random, { id, won }: Receipt): ReceiptDecision =>
  r.chance(0.15)
    ? { receipt: id, accepted_won: Math.max(0, (won ?? 0) - 20_000), words: reportWords.less }
    : { receipt: id, accepted_won: won ?? 0, words: '' }

/** Makes up the report on a trip; null before the trip has ended. It is empty while it is due. */
export function reportFor(
  r: Random,
  {
    status,
    written,
    year,
    granted_won,
  }: { status: ApplicationStatus; written: Written; year: number; granted_won: number },
): MadeReport | null {
  if (!reportStatuses.some((each) => each === status)) return null
  const blank = blankReport(written)
  if (status === 'report_due') return { written: blank, decisions: [], paid_won: null }
  const share = r.pick([1, 1, 0.96, 0.93, 0.8])
  const lines = receiptsOf(written, year, granted_won * share)
  const [girls, ...others] = blank.people.groups
  const ill = r.chance(0.25) ? 2 : 0
  const groups = girls ? [{ ...girls, count: (girls.count ?? 0) - ill }, ...others] : []
  const decisions = status === 'completed' ? lines.map((line) => decide(r, line)) : []
  return {
    written: {
      days: daysOf(r, blank.days),
      people: { groups, why: ill > 0 ? reportWords.fewer : '' },
      receipts: { lines, why: share < 0.9 ? reportWords.spent : '' },
      photos: { lines: reportWords.photos.map((words) => ({ id: randomUUID(), words, consent: true })) },
    },
    decisions,
    paid_won: status === 'completed' ? payableWon(lines, decisions, granted_won) : null,
  }
}
