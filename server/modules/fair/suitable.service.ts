import { and, eq, isNotNull, or } from 'drizzle-orm'
import { fitOf } from '#contract/fair/fit'
import type { RefillOffer } from '#contract/fair/refill'
import { otherSide } from '#contract/fair/steps'
import type { Db } from '#server/db/connect'
import { fairBooth } from './edition.table'
import { fairWish, participant } from './participant.table'
import { participantOf } from './who.service'

/** A company that another could meet, the reasons, and how well the two fit, 0 to 100. */
export interface Suitable {
  id: string
  why: RefillOffer['why']
  fit: number
  booth_id: string | null
}

/**
 * Approved companies of the other side, of the same year and mode, with the wishes of both for each other. Three queries. Throws
 * 404.
 */
export async function suitableFor(db: Db, id: string): Promise<Suitable[]> {
  const me = await participantOf(db, id)
  const others = await db
    .select()
    .from(participant)
    .where(
      and(
        eq(participant.year, me.year),
        eq(participant.is_test, me.is_test),
        eq(participant.status, 'approved'),
        eq(participant.side, otherSide(me.side)),
      ),
    )
  const wishes = await db
    .select({ from_id: fairWish.from_id, to_id: fairWish.to_id })
    .from(fairWish)
    .where(and(isNotNull(fairWish.sent_at), or(eq(fairWish.from_id, id), eq(fairWish.to_id, id))))
  const wished = new Set(wishes.map(({ to_id }) => to_id))
  const wanting = new Set(wishes.map(({ from_id }) => from_id))
  return others.map((other) => {
    const [mine, theirs] = [wished.has(other.id), wanting.has(other.id)]
    return {
      id: other.id,
      why: mine && theirs ? 'both' : mine ? 'i_want' : theirs ? 'it_wants' : 'fit',
      fit: fitOf(me, other).score,
      booth_id: other.booth_id,
    }
  })
}

/** The positions of the booths of a year. */
export async function boothPlaces(db: Db, year: number): Promise<Map<string, { hall: string; x: number; y: number }>> {
  const rows = await db
    .select({ id: fairBooth.id, hall: fairBooth.hall, x: fairBooth.x, y: fairBooth.y })
    .from(fairBooth)
    .where(eq(fairBooth.year, year))
  return new Map(rows.map(({ id, ...place }) => [id, place]))
}
