import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { type Place, placeOf } from '#server/modules/pass/affiliates.service'
import { Refusal } from '#server/refusal'
import { passStaff } from './passes.table'

/** The affiliate, if the member admits visitors there. Throws 404. */
export async function placeOfStaff(db: Db, accountId: string, id: string): Promise<Place> {
  const [staff] = await db
    .select({ id: passStaff.id })
    .from(passStaff)
    .where(and(eq(passStaff.account_id, accountId), eq(passStaff.affiliate_id, id)))
  const place = staff && (await placeOf(db, id))
  if (!place) throw new Refusal(404, 'general.notFound')
  return place
}
