import { desc } from 'drizzle-orm'
import { addDays, dayInSeoul, daysBetween, instantInSeoul } from '#contract/days'
import { reviewDays, waitingStatuses } from '#contract/education/review-list'
import { mostRows, type Statistics, type Sums } from '#contract/education/statistics'
import type { ApplicationStatus } from '#contract/education/status'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { waitingInquiries } from '#server/modules/inquiry/desk.service'
import { Refusal } from '#server/refusal'
import {
  assignedWaiting,
  deskQueues,
  type Group,
  longestWaiting,
  type OverdueRow,
  overdueReports,
  type WaitingRow,
  yearGroups,
} from './statistics.rows'
import { currentYear } from './year.service'
import { educationYear } from './year.table'

const undecided: readonly ApplicationStatus[] = ['submitted', 'in_review', 'revision_requested', 'resubmitted']

const sums = ({ applications, requested_won, granted_won }: Group): Sums => ({
  applications,
  requested_won,
  granted_won,
})

const requestedSum = (groups: readonly Group[], isCounted: (status: ApplicationStatus) => boolean): number =>
  groups.reduce((sum, { status, requested_won }) => sum + (status !== null && isCounted(status) ? requested_won : 0), 0)

const rowOf = ({ id, number, organization, status, status_at }: WaitingRow) => ({
  id,
  number,
  organization,
  status,
  since: new Date(status_at).toISOString(),
})

/** The upper ends of the bands of amounts: the most that groups of each size are granted. */
const boundsOf = (tiers: readonly { won: number }[]): number[] =>
  [...new Set(tiers.map(({ won }) => won))].toSorted((a, b) => a - b)

function figuresOf(groups: readonly Group[], bounds: readonly number[]) {
  const months = groups.flatMap((each) => (each.month === null ? [] : [{ month: each.month, ...sums(each) }]))
  const countries = groups.flatMap((each) => (each.country === null ? [] : [{ country: each.country, ...sums(each) }]))
  const none = { applications: 0, requested_won: 0, granted_won: 0 }
  return {
    counts: Object.fromEntries(
      groups.flatMap(({ status, applications }) => (status === null ? [] : [[status, applications]])),
    ) as Statistics['counts'],
    months: months.toSorted((a, b) => (a.month < b.month ? -1 : 1)),
    countries: countries.toSorted((a, b) => b.applications - a.applications || (a.country < b.country ? -1 : 1)),
    amounts: [0, ...bounds].map((from_won, band) => {
      const found = groups.find((each) => each.band === band)
      return { from_won, to_won: bounds[band] ?? null, ...(found ? sums(found) : none) }
    }),
  }
}

/** What is late: applications that wait too long for the desk, and overdue reports. */
function lateOf(waiting: readonly WaitingRow[], overdue: readonly OverdueRow[], now: Date): Statistics['late'] {
  const today = dayInSeoul(now)
  const forDesk = waiting.map((row) => {
    const days = daysBetween(dayInSeoul(new Date(row.status_at)), today)
    return { row: { ...rowOf(row), days }, by: days - reviewDays }
  })
  const reports = overdue.map((row) => {
    const days = daysBetween(row.due, today)
    return { row: { ...rowOf(row), days }, by: days }
  })
  return [...forDesk.filter(({ by }) => by > 0), ...reports]
    .toSorted((a, b) => b.by - a.by)
    .slice(0, mostRows)
    .map(({ row }) => row)
}

async function yearsOf(db: Db, now: Date, requestedYear: number | undefined) {
  const rows = await db.select().from(educationYear).orderBy(desc(educationYear.year))
  const year = requestedYear ?? (await currentYear(db, now)).year
  const row = rows.find((each) => each.year === year)
  if (!row) throw new Refusal(404, 'general.notFound')
  return { row, years: rows.map((each) => each.year) }
}

/**
 * The figures of a year, or of the current one, and the waiting work as a member of the desk sees it: eight statements. Throws
 * 404.
 */
export async function statistics(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  requestedYear?: number,
): Promise<Statistics> {
  const now = clock.now()
  const today = dayInSeoul(now)
  const { row, years } = await yearsOf(db, now, requestedYear)
  const bounds = boundsOf(row.figures.tiers)
  const groups = await yearGroups(db, row.year, bounds)
  const queues = await deskQueues(db, instantInSeoul(addDays(today, -reviewDays)))
  const mine = await assignedWaiting(db, accountId)
  const waiting = await longestWaiting(db, accountId)
  const others = waiting.filter(({ id }) => !mine.some((row) => row.id === id))
  const overdue = await overdueReports(db, today)
  const [questions = { count: 0, since: null }] = await waitingInquiries(db, 'edu-travel')
  const { budget_won, committed_won, paid_won } = row
  return {
    year: row.year,
    years,
    today,
    queues: waitingStatuses.map((status) => {
      const { count = 0, late = 0, since = null } = queues.find((each) => each.status === status) ?? {}
      return { status, count, late, since: since && new Date(since).toISOString() }
    }),
    waiting: [
      ...mine.map((row) => ({ ...rowOf(row), is_mine: true })),
      ...others.map((row) => ({ ...rowOf(row), is_mine: false })),
    ].slice(0, mostRows),
    late: lateOf([...mine, ...others], overdue, now),
    late_total: queues.reduce((sum, { late }) => sum + late, 0) + (overdue[0]?.total ?? 0),
    questions: { count: questions.count, since: questions.since?.toISOString() ?? null },
    ...figuresOf(groups, bounds),
    budget: {
      budget_won,
      requested_won: requestedSum(groups, (status) => status !== 'withdrawn'),
      open_won: requestedSum(groups, (status) => undecided.includes(status)),
      committed_won,
      paid_won,
      left_won: budget_won - committed_won,
    },
  }
}
