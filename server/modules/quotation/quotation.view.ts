import { asc, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Offer, Quotation, QuotationRow, QuotationStatus } from '#contract/quotation'
import { partySize } from '#contract/quotation-draft'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import { booking, order } from '#server/modules/booking/booking.table'
import { upload } from '#server/modules/media/media.table'
import { quotationFile, quotationMessage, quotationOffer } from './quotation.table'
import type { QuotationFields } from './states.service'

type OfferFields = typeof quotationOffer.$inferSelect

/** A row as the contract shows it. */
export const asRow = (row: QuotationFields): z.input<typeof QuotationRow> => ({
  id: row.id,
  number: row.number,
  status: row.status,
  date_from: row.date_from,
  date_to: row.date_to,
  travelers: partySize(row.party),
  regions: row.regions,
  total_won: row.total_won,
  valid_until: row.valid_until?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

/** The state of the newest offer, by the status of its quotation. */
const stateOf: Record<QuotationStatus, Offer['state']> = {
  requested: 'withdrawn',
  offered: 'open',
  expired: 'expired',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
}

const asOffer = (offer: OfferFields, state: Offer['state']): z.input<typeof Offer> => ({
  id: offer.id,
  position: offer.position,
  state,
  title: offer.title,
  note: offer.note,
  date: offer.date,
  start_time: offer.start_time,
  meeting_point: offer.meeting_point,
  party: offer.party,
  lines: offer.lines,
  total_won: offer.total_won,
  cancellation: offer.cancellation,
  valid_until: offer.valid_until.toISOString(),
  created_at: offer.created_at.toISOString(),
})

/** All offers, newest first. */
export const offersOf = (db: Db, quotationId: string): Promise<OfferFields[]> =>
  db
    .select()
    .from(quotationOffer)
    .where(eq(quotationOffer.quotation_id, quotationId))
    .orderBy(desc(quotationOffer.position))

/** The order that is shown with a quotation, unless it ended unpaid. */
async function orderOf(db: Db, { status, order_id }: QuotationFields): Promise<z.input<typeof Quotation>['order']> {
  if (status !== 'accepted' || !order_id) return null
  const [found] = await db
    .select({ id: order.id, status: order.status, booking_id: booking.id })
    .from(order)
    .leftJoin(booking, eq(booking.order_id, order.id))
    .where(eq(order.id, order_id))
  return found ?? null
}

/** The whole quotation as the contract shows it, with a fixed number of queries. */
export async function asQuotation(db: Db, row: QuotationFields, now: Date): Promise<z.input<typeof Quotation>> {
  const offers = await offersOf(db, row.id)
  const messages = await db
    .select()
    .from(quotationMessage)
    .where(eq(quotationMessage.quotation_id, row.id))
    .orderBy(asc(quotationMessage.position))
  const { id, name, mime, bytes } = getTableColumns(upload)
  const files = await db
    .select({ id, name, mime, bytes })
    .from(quotationFile)
    .innerJoin(upload, eq(upload.id, quotationFile.upload_id))
    .where(eq(quotationFile.quotation_id, row.id))
    .orderBy(asc(quotationFile.position))
  return {
    ...asRow(row),
    flexible: row.flexible,
    party: row.party,
    wishes: row.wishes,
    budget:
      row.budget_amount === null
        ? null
        : { amount: row.budget_amount, currency: row.budget_currency, per: row.budget_per },
    languages: row.languages,
    contact_name: row.contact_name,
    contact_email: row.contact_email,
    contact_phone: row.contact_phone,
    files,
    offers: offers.map((each, at) =>
      asOffer(each, each.withdrawn ? 'withdrawn' : at === 0 ? stateOf[row.status] : 'replaced'),
    ),
    messages: messages.map((each) => ({
      id: each.id,
      author: each.author,
      content: each.content,
      created_at: each.created_at.toISOString(),
    })),
    asked: row.asked,
    order: await orderOf(db, row),
    answered_at: now.toISOString(),
  }
}
