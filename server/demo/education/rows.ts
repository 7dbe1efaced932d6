import type { DocumentKind } from '#contract/education/documents'
import { headCount, requestedWon } from '#contract/education/eligibility'
import { writtenSections } from '#contract/education/sections'
import { secondsBefore } from '#server/demo/seconds-before'
import { newApplicationNumber } from '#server/modules/education/create.service'
import type {
  application,
  applicationDocument,
  applicationSection,
  applicationVersion,
  revision,
} from '#server/modules/education/education.table'
import { shownContact } from '#server/modules/education/shown'
import type { TrailEntry } from '#server/modules/education/trail.hash'
import { figuresOf } from '#server/modules/education/year.defaults'
import { demoName } from './documents'
import type { Made } from './made'

const atOf = ({ steps }: Made, act: Made['steps'][number]['act']): Date | null =>
  steps.findLast((step) => step.act === act)?.at ?? null

/** Returns the instants of its submissions. */
const submissions = ({ steps }: Made): Date[] =>
  steps.filter(({ act }) => act === 'submit' || act === 'resubmit').map(({ at }) => at)

/** Returns the row of an application; `last` is its newest entry of the trail. */
export function applicationRow(made: Made, last: TrailEntry): typeof application.$inferInsert {
  const [first] = made.steps
  // The desk's internal work changes no status.
  const moved = made.steps.at(-1) ?? last
  const { contact, trip } = made.written
  return {
    id: made.id,
    number: newApplicationNumber(made.year),
    year: made.year,
    account_id: made.owner.account_id,
    status: made.status,
    status_at: moved.at,
    ...shownContact(contact),
    arrival: trip.arrival,
    departure: trip.departure,
    students: headCount(made.written).students,
    requested_won: submissions(made).length > 0 ? requestedWon(made.written, figuresOf(made.year)) : null,
    versions: submissions(made).length,
    submitted_at: submissions(made)[0] ?? null,
    granted_won: made.granted_won,
    decided_at: atOf(made, 'approve') ?? atOf(made, 'reject'),
    trail_seq: last.seq,
    trail_hash: last.hash,
    created_at: first?.at ?? moved.at,
    updated_at: moved.at,
  }
}

/** Returns the filled-in sections, as saved last. */
export const sectionRows = (made: Made): (typeof applicationSection.$inferInsert)[] =>
  writtenSections.map((section) => ({
    application_id: made.id,
    section,
    version: 1,
    value: made.written[section],
    saved_at: submissions(made).at(-1) ?? made.steps[0]?.at ?? new Date(0),
    saved_by: made.owner.account_id,
  }))

/** Returns the submitted documents; a draft has none yet. */
export function documentRows(
  made: Made,
  files: Record<DocumentKind, string>,
): (typeof applicationDocument.$inferInsert)[] {
  const [at] = submissions(made)
  if (!at) return []
  return made.documents.map(({ id, kind }, place, { length }) => ({
    id,
    application_id: made.id,
    upload_id: files[kind],
    kind,
    added_at: secondsBefore(at, length - place),
    added_by: made.owner.account_id,
    is_submitted: true,
  }))
}

/** Returns each submitted version; the first one has a shorter purpose where it was asked back. */
export const versionRows = (made: Made): (typeof applicationVersion.$inferInsert)[] =>
  submissions(made).map((submitted_at, at, { length }) => {
    const { trip } = made.written
    const purpose = at < length - 1 ? `${trip.purpose.split(/[ ,]/).slice(0, 6).join(' ')}.` : trip.purpose
    return {
      application_id: made.id,
      number: at + 1,
      written: { ...made.written, trip: { ...trip, purpose } },
      documents: made.documents.map(({ id, kind }) => ({ id, kind, name: demoName(kind) })),
      submitted_at,
      submitted_by: made.owner.account_id,
    }
  })

/** Returns what was asked back, and when it was settled. */
export function revisionRows(made: Made): (typeof revision.$inferInsert)[] {
  const asked_at = atOf(made, 'ask_back')
  if (!asked_at) return []
  const { section, field, text } = made.comment
  return [
    {
      application_id: made.id,
      asked_at,
      sections: [{ section, comments: [{ field, text }] }],
      settled_at: atOf(made, 'resubmit'),
    },
  ]
}
