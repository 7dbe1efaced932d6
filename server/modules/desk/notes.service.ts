import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { DeskNote } from '#contract/desk'
import type { Db } from '#server/db/connect'
import { ownRows, type Row } from '#server/db/own-rows'
import type { Deps } from '#server/deps'
import { namesOf } from '#server/modules/accounts/staff.service'
import { booking } from '#server/modules/booking/booking.table'
import { act } from './booking.service'
import { bookingNote } from './desk.table'

/** Maximum number of notes shown for a reservation, newest first. */
const most = 100

/** Returns colleagues' notes on a reservation, newest first. Two statements. */
export async function notesOn(db: Db, bookingId: string): Promise<DeskNote[]> {
  const rows = await db
    .select()
    .from(bookingNote)
    .where(eq(bookingNote.booking_id, bookingId))
    .orderBy(desc(bookingNote.at), desc(bookingNote.id))
    .limit(most)
  const names = await namesOf(
    db,
    rows.map(({ by }) => by),
  )
  return rows.map(({ at, by, text }) => ({ at: at.toISOString(), by: names.get(by) ?? '', text }))
}

/** Returns colleagues' notes on each of these reservations, oldest first. */
export async function noteTexts(db: Db, bookingIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select()
    .from(bookingNote)
    .where(inArray(bookingNote.booking_id, [...bookingIds]))
    .orderBy(asc(bookingNote.at), asc(bookingNote.id))
  const found = new Map<string, string[]>()
  for (const { booking_id, text } of rows) found.set(booking_id, [...(found.get(booking_id) ?? []), text])
  return found
}

/** Writes a note for colleagues; the audit log records that it was written, without its text. Throws 404. */
export const writeNote = (
  deps: Pick<Deps, 'db' | 'clock'>,
  operatorId: string,
  id: string,
  text: string,
): Promise<void> =>
  act(deps, operatorId, id, 'booking.note', async (tx, _, at) => {
    await tx.insert(bookingNote).values({ booking_id: id, at, by: operatorId, text })
    return { result: undefined }
  })

/** Returns the rows stored here about these bookings. */
export async function keptNotes(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  return { notes: await ownRows(db, bookingNote, bookingNote.booking_id, ids) }
}

/** Deletes the notes on an account's reservations when it is closed (product §8). */
export async function forgetNotes(tx: Db, accountId: string): Promise<void> {
  const own = tx.select({ id: booking.id }).from(booking).where(eq(booking.account_id, accountId))
  await tx.delete(bookingNote).where(inArray(bookingNote.booking_id, own))
}
