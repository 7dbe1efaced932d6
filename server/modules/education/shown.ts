import { isDay } from '#contract/days'
import type { TimelineEntry } from '#contract/education/application'
import { headCount } from '#contract/education/eligibility'
import type { Written } from '#contract/education/sections'
import type { ApplicationStatus } from '#contract/education/status'
import type { ApplicationFields } from './education.table'
import { decisionHolds } from './undo.service'

/** What lists show of the applicant. */
export const shownContact = ({ organization, country, contact_email }: Written['contact']) => ({
  organization: organization.normalize('NFC').trim(),
  country,
  contact_email: contact_email.trim().toLowerCase(),
})

const dayOrNull = (text: string): string | null => (isDay(text) ? text : null)

/** What an application's row repeats of its sections: of a draft as it is typed, and later as it was submitted last. */
export const summaryOf = ({ contact, people, trip }: Partial<Written>) => ({
  ...(contact && shownContact(contact)),
  ...(people && { students: headCount({ people }).students }),
  ...(trip && { arrival: dayOrNull(trip.arrival), departure: dayOrNull(trip.departure) }),
})

type Decided = Pick<ApplicationFields, 'status' | 'decided_at'>

/** Until when the last decision can be undone; null if there is none to undo. */
export function undoUntil({ status, decided_at }: Decided, now: Date): Date | null {
  if (decided_at === null || (status !== 'approved' && status !== 'rejected')) return null
  const until = decisionHolds(decided_at)
  return now < until ? until : null
}

/** The status shown to the applicant: a decision only appears once it can no longer be undone (product §4). */
export const shownStatus = (row: Decided, now: Date): ApplicationStatus =>
  undoUntil(row, now) === null ? row.status : 'in_review'

const isDecision = (entry: TimelineEntry | undefined): entry is TimelineEntry =>
  entry?.act === 'approve' || entry?.act === 'reject'

/**
 * The timeline without decisions that were undone or can still be undone, and without those that a withdrawal came before: they
 * were never announced.
 */
export function shownTimeline(entries: readonly TimelineEntry[], isFinal: boolean): TimelineEntry[] {
  const shown: TimelineEntry[] = []
  for (const entry of entries) {
    const last = shown.at(-1)
    const isEarly = isDecision(last) && new Date(entry.at) < decisionHolds(new Date(last.at))
    if (entry.act === 'undo_decision' || (entry.act === 'withdraw' && isEarly)) shown.pop()
    if (entry.act !== 'undo_decision') shown.push(entry)
  }
  return !isFinal && isDecision(shown.at(-1)) ? shown.slice(0, -1) : shown
}
