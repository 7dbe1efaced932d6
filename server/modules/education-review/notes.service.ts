import { and, asc, eq, inArray } from 'drizzle-orm'
import { eduDeskPaths } from '#contract/addresses'
import { applicationLimits } from '#contract/education/limits'
import type { NoteDraft, StaffNote } from '#contract/education/notes'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { contactOf } from '#server/modules/accounts/contact.service'
import { submittedRow } from '#server/modules/education/reviewed.service'
import { listStaff } from '#server/modules/education/staff.service'
import { mailLater } from '#server/modules/mail/mail.service'
import { Refusal } from '#server/refusal'
import { staffNote } from './notes.table'

type NoteDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>
type NoteRow = typeof staffNote.$inferSelect

/** Until when a note's author can edit it. */
const editableUntil = ({ written_at }: NoteRow): Date =>
  new Date(written_at.getTime() + applicationLimits.noteMinutes * 60_000)

/** The notes on an application as a member of the staff sees them, oldest first. Throws 404. */
export async function listNotes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reader: string,
  id: string,
): Promise<StaffNote[]> {
  await submittedRow(db, id)
  const rows = await db
    .select()
    .from(staffNote)
    .where(eq(staffNote.application_id, id))
    .orderBy(asc(staffNote.written_at), asc(staffNote.id))
  const people = new Map((await peopleOf(db, rows)).map((person) => [person.id, person]))
  const named = (person: string) => people.get(person) ?? { id: person, name: '' }
  const now = clock.now()
  return rows.map((row) => ({
    id: row.id,
    author: named(row.author_id),
    text: row.text,
    mentions: row.mentions.map(named),
    written_at: row.written_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    editable_until: row.author_id === reader && now < editableUntil(row) ? editableUntil(row).toISOString() : null,
  }))
}

const peopleOf = (db: Db, rows: readonly NoteRow[]) =>
  db
    .select({ id: account.id, name: account.name })
    .from(account)
    .where(inArray(account.id, [...new Set(rows.flatMap(({ author_id, mentions }) => [author_id, ...mentions]))]))

/** The mentioned people without duplicates. Throws 400 for anyone who is not on the staff. */
async function mentioned(tx: Db, mentions: readonly string[]): Promise<string[]> {
  const unique = [...new Set(mentions)]
  if (unique.length === 0) return []
  const staff = new Set((await listStaff(tx)).map(({ id }) => id))
  if (unique.some((id) => !staff.has(id))) throw new Refusal(400, 'validation.invalid', 'mentions')
  return unique
}

/** Mails each of them a link, without the text of the note. */
async function mailNote(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Db,
  { note, author, people }: { note: NoteRow; author: string; people: readonly string[] },
): Promise<void> {
  const row = await submittedRow(tx, note.application_id)
  const by = (await contactOf(tx, author))?.name ?? ''
  for (const person of people.filter((each) => each !== author)) {
    const contact = await contactOf(tx, person)
    if (!contact) continue
    const { name, email: to, lang } = contact
    const path = eduDeskPaths.application(row.id)
    const values = { site: 'edu-admin', name, by, number: row.number, organization: row.organization, path } as const
    await mailLater(
      { jobs },
      tx,
      { template: 'applicationMention', to, lang, values },
      { once: `education note ${note.id} ${person}` },
    )
  }
}

/** Writes a note on an application. Throws 404 and 400. */
export async function addNote(
  deps: NoteDeps,
  author: string,
  id: string,
  { text, mentions }: NoteDraft,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await submittedRow(tx, id)
    const people = await mentioned(tx, mentions)
    const [note] = await tx
      .insert(staffNote)
      .values({ application_id: id, author_id: author, text, mentions: people, written_at: deps.clock.now() })
      .returning()
    if (note) await mailNote(deps, tx, { note, author, people })
  })
}

/** Edits the author's own note and notifies only newly mentioned people. Throws 404, 400, and 409 `education.noteOld`. */
export async function editNote(
  deps: NoteDeps,
  author: string,
  { id, note: noteId }: { id: string; note: string },
  { text, mentions }: NoteDraft,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const [before] = await tx
      .select()
      .from(staffNote)
      .where(and(eq(staffNote.id, noteId), eq(staffNote.application_id, id), eq(staffNote.author_id, author)))
      .for('no key update')
    if (!before) throw new Refusal(404, 'general.notFound')
    const at = deps.clock.now()
    if (at >= editableUntil(before)) throw new Refusal(409, 'education.noteOld')
    const people = await mentioned(tx, mentions)
    await tx.update(staffNote).set({ text, mentions: people, edited_at: at }).where(eq(staffNote.id, noteId))
    await mailNote(deps, tx, { note: before, author, people: people.filter((each) => !before.mentions.includes(each)) })
  })
}

/** A value that changes with every note and whenever anything that the desk sees of the application does. Throws 404. */
export async function pulseOf(db: Db, id: string): Promise<{ state: string }> {
  const { trail_seq } = await submittedRow(db, id)
  const notes = await db
    .select({ at: staffNote.written_at, edited: staffNote.edited_at })
    .from(staffNote)
    .where(eq(staffNote.application_id, id))
  const last = Math.max(0, ...notes.map(({ at, edited }) => (edited ?? at).getTime()))
  return { state: [trail_seq, notes.length, last].join('.') }
}
