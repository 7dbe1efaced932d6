import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { RefillOffer } from '#contract/fair/refill'
import { id, instant } from '#server/db/columns'
import { fairSlot } from '#server/modules/fair/edition.table'
import { participant } from '#server/modules/fair/participant.table'
import { meeting } from './meeting.table'

/** An offer to two companies to meet immediately, in the time of a meeting with one missed side (product §4). */
export const refillOffer = pgTable(
  'fair_refill_offer',
  {
    id: id(),
    /** The meeting that would give way. */
    meeting_id: uuid()
      .notNull()
      .references(() => meeting.id),
    /** The company whose partner was missed, and the one that could meet it instead. */
    free_id: uuid()
      .notNull()
      .references(() => participant.id, { onDelete: 'cascade' }),
    other_id: uuid()
      .notNull()
      .references(() => participant.id, { onDelete: 'cascade' }),
    slot_id: uuid()
      .notNull()
      .references(() => fairSlot.id),
    /** Why these two, from the free company's point of view. */
    why: text().$type<RefillOffer['why']>().notNull(),
    offered_at: instant().notNull(),
    expires_at: instant().notNull(),
    free_yes_at: instant(),
    other_yes_at: instant(),
    /** Declined by one of the two, or overtaken. The row stays, so that the same offer is not made twice. */
    ended_at: instant(),
  },
  (t) => [
    uniqueIndex('fair_refill_offer_once').on(t.meeting_id, t.other_id),
    index('fair_refill_offer_free').on(t.free_id, t.expires_at),
    index('fair_refill_offer_other').on(t.other_id, t.expires_at),
  ],
)
export type RefillRow = typeof refillOffer.$inferSelect
