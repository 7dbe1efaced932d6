import { and, asc, eq } from 'drizzle-orm'
import { type DeskView, mostViews } from '#contract/desk-views'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { holdContact } from '#server/modules/accounts/contact.service'
import { Refusal } from '#server/refusal'
import { deskView } from './desk-views.table'

/** A list of one member of staff. */
interface Place {
  accountId: string
  list: string
}

const shape = { id: deskView.id, name: deskView.name, query: deskView.query }
const at = ({ accountId, list }: Place) => and(eq(deskView.account_id, accountId), eq(deskView.list, list))

/** Returns the saved views of a list, by name. */
export const listViews = (db: Db, place: Place): Promise<DeskView[]> =>
  db.select(shape).from(deskView).where(at(place)).orderBy(asc(deskView.name))

/** Saves a view under its name, replacing one with the same name. Throws 409 `desk.viewsTooMany`. */
export function saveView(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  place: Place,
  { name, query }: Pick<DeskView, 'name' | 'query'>,
): Promise<DeskView> {
  return transaction(db, async (tx) => {
    // Locked, so that concurrent saves count each other.
    await holdContact(tx, place.accountId)
    const kept = await listViews(tx, place)
    if (kept.length >= mostViews && !kept.some((each) => each.name === name)) {
      throw new Refusal(409, 'desk.viewsTooMany')
    }
    const saved_at = clock.now()
    const [saved] = await tx
      .insert(deskView)
      .values({ account_id: place.accountId, list: place.list, name, query, saved_at })
      .onConflictDoUpdate({ target: [deskView.account_id, deskView.list, deskView.name], set: { query, saved_at } })
      .returning(shape)
    if (!saved) throw new Error('a view was not kept')
    return saved
  })
}

/** Removes a view. Throws 404 for another person's view. */
export async function removeView(db: Db, place: Place, id: string): Promise<void> {
  const removed = await db
    .delete(deskView)
    .where(and(at(place), eq(deskView.id, id)))
    .returning({ id: deskView.id })
  if (removed.length === 0) throw new Refusal(404, 'general.notFound')
}
