import { and, eq, isNotNull } from 'drizzle-orm'
import { mostWon, requestedWon } from '#contract/education/eligibility'
import type { DeskEntry, ReviewedApplication } from '#contract/education/reviewed'
import { isMark } from '#contract/education/status'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { contactOf } from '#server/modules/accounts/contact.service'
import type { Caller } from '#server/modules/accounts/session.service'
import { Refusal } from '#server/refusal'
import { type ApplicationFields, application } from './education.table'
import { undoUntil } from './shown'
import { staffOf } from './staff.service'
import { documentsNamed, type EventRow, eventRows } from './view.rows'
import { shownDocument, viewOf } from './view.service'

const shownEntry = ({ at, act, kind, detail, name, about }: EventRow): DeskEntry => ({
  at: at.toISOString(),
  act,
  by: kind,
  name: name ?? '',
  words: detail.words ?? '',
  won: detail.won ?? null,
  version: detail.version ?? null,
  about: about ?? '',
  is_closing: detail.is_closing === true,
})

/** An application's row, once it was submitted. Throws 404. */
export async function submittedRow(db: Db, id: string): Promise<ApplicationFields> {
  const [row] = await db
    .select()
    .from(application)
    .where(and(eq(application.id, id), isNotNull(application.submitted_at)))
  if (!row) throw new Refusal(404, 'education.notFound')
  return row
}

/** Who reads an application at the desk. */
type Reader = Pick<Caller, 'id' | 'roles'>

/** Operators read nothing of what staff wrote for each other (product §6). */
const isOfDesk = ({ roles }: Reader): boolean => roles.includes('reviewer') || roles.includes('chief')

/**
 * An application as the desk sees it: the latest submitted version with its documents, without unsubmitted edits and files; for
 * operators without conflicts of interest and the words of internal acts. Throws 404 before it was submitted.
 */
export async function showReviewed(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reader: Reader,
  id: string,
): Promise<ReviewedApplication> {
  const row = await submittedRow(db, id)
  const shown = await viewOf({ db, clock }, row, null)
  const last = shown.versions.at(-1)
  const written = last?.written ?? shown.written
  const { figures } = shown.program
  const owner = await contactOf(db, row.account_id)
  const { assignees, conflicts } = await staffOf(db, id)
  const readsAll = isOfDesk(reader)
  const events = (await eventRows(db, id)).map(shownEntry)
  const named = last?.documents.map((document) => document.id) ?? []
  return {
    ...shown,
    written,
    documents: (await documentsNamed(db, id, named)).map(shownDocument),
    timeline: events.map((entry) => (readsAll || !isMark(entry.act) ? entry : { ...entry, words: '' })),
    account_email: owner?.email ?? '',
    account_id: row.account_id,
    account_lang: owner?.lang === 'ko' ? 'ko' : 'en',
    undo_until: undoUntil(row, clock.now())?.toISOString() ?? null,
    requested_won: requestedWon(written, figures),
    most_won: mostWon(written, figures),
    assignees,
    conflicts: readsAll ? conflicts : [],
    reader: {
      id: reader.id,
      is_assigned: assignees.some((each) => each.id === reader.id),
      has_conflict: conflicts.some(({ person }) => person.id === reader.id),
    },
  }
}
