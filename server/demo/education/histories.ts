import { addDays, dayInSeoul, msPerDay } from '#contract/days'
import { type Act, type ApplicationStatus, transitions } from '#contract/education/status'
import type { Random } from '#server/random'

/** A step of a made-up history. */
export interface DemoStep {
  act: 'create' | Act
  at: Date
}

/** The history of a made-up application, up to its current status. */
export interface DemoHistory {
  status: ApplicationStatus
  arrival: string
  departure: string
  steps: DemoStep[]
}

const revisionActs = ['ask_back', 'resubmit', 'start_review'] as const
const submitted = ['create', 'submit'] as const
const reviewed = [...submitted, 'start_review'] as const
const over = ['trip_over', 'submit_report'] as const

/** Returns the steps to each status; `isRevised` sends an application back once on its way to a decision. */
function actsTo(status: ApplicationStatus, isRevised: boolean): readonly ('create' | Act)[] {
  const decided = isRevised ? [...reviewed, ...revisionActs] : reviewed
  const acts: Record<ApplicationStatus, readonly ('create' | Act)[]> = {
    draft: ['create'],
    submitted,
    in_review: decided,
    revision_requested: [...reviewed, 'ask_back'],
    resubmitted: [...reviewed, 'ask_back', 'resubmit'],
    approved: [...decided, 'approve'],
    rejected: [...decided, 'reject'],
    withdrawn: [...submitted, 'withdraw'],
    report_due: [...decided, 'approve', 'trip_over'],
    report_submitted: [...decided, 'approve', ...over],
    report_revision_requested: [...decided, 'approve', ...over, 'ask_report_back'],
    completed: [...decided, 'approve', ...over, 'complete'],
  }
  return acts[status]
}

const afterTrip: readonly ('create' | Act)[] = ['trip_over', 'submit_report', 'ask_report_back', 'complete']
const later = (at: Date, days: number) => new Date(at.getTime() + days * msPerDay)

/** Returns a random number of days between one step and the next. */
const gap = (r: Random) => r.between(0.3, 2.4)

/**
 * Makes up a history that ends in a status, with a trip whose first day is `ahead` days from now (in the past where that is
 * negative). Open steps have been waiting for a few days; finished ones took a usual time.
 */
export function historyOf(r: Random, now: Date, status: ApplicationStatus, ahead: number): DemoHistory {
  const acts = actsTo(status, r.chance(0.3))
  const before = acts.filter((act) => !afterTrip.includes(act))
  const arrival = addDays(dayInSeoul(now), ahead)
  const departure = addDays(arrival, r.whole(2, 6))
  const [arrives, departs] = [arrival, departure].map((day) => new Date(`${day}T01:00:00Z`)) as [Date, Date]
  const gaps = before.map(() => gap(r))
  const length = gaps.reduce((sum, days) => sum + days, 0)
  // The last step before the trip: a few days ago, or at least two weeks before the arrival.
  const latest = Math.min(later(now, -r.between(0.2, 5)).getTime(), later(arrives, -15).getTime())
  let at = later(new Date(latest), -length)
  const steps: DemoStep[] = before.map((act, n) => {
    at = later(at, gaps[n] ?? 1)
    return { act, at }
  })
  at = later(departs, 0.6)
  for (const act of acts.filter((act) => afterTrip.includes(act))) {
    steps.push({ act, at })
    at = new Date(Math.min(later(at, r.between(1, 6)).getTime(), now.getTime() - 3_600_000 * r.between(1, 5)))
  }
  return { status, arrival, departure, steps }
}

/** Returns the status after a step. */
export const after = (act: 'create' | Act): ApplicationStatus => (act === 'create' ? 'draft' : transitions[act].to)
