import { asc, eq, inArray } from 'drizzle-orm'
import { luggage } from '#contract/catalog'
import type { Lang } from '#contract/languages'
import type { Booking, Order } from '#contract/order'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { maskedPassport } from '#server/modules/accounts/passport.service'
import { pictureOf, productFaces } from '#server/modules/catalog/faces.service'
import { transferAccount } from '#server/modules/settings/settings.service'
import { Refusal } from '#server/refusal'
import { bookingTraveler, order } from './booking.table'
import { serviceView } from './companions.service'
import { nextStep } from './next-step'
import { couponIds } from './order-coupons.service'
import { type BookingRow, bookingsOf, type OrderRow, travelersOf, type WholeOrder } from './rows.service'

type TravelerRow = typeof bookingTraveler.$inferSelect
type Faces = Awaited<ReturnType<typeof productFaces>>
type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'hooks'>

function bookingView(
  row: BookingRow,
  {
    faces,
    travelers,
    refund,
    service,
    lang,
  }: {
    faces: Faces
    travelers: TravelerRow[]
    refund: z.input<typeof Booking>['refund']
    service: z.input<typeof Booking>['service']
    lang: Lang
  },
): z.input<typeof Booking> {
  const option_name = row.option_name[lang]
  return {
    id: row.id,
    order_id: row.order_id,
    reservation_number: row.reservation_number,
    status: row.status,
    cancel_reason: row.cancel_reason,
    product_id: row.product_id,
    product_name: row.product_name[lang],
    picture: pictureOf(faces.get(row.product_id)?.picture, lang),
    option_name,
    date: row.date,
    start_time: row.start_time,
    meeting_point: row.meeting_point[lang],
    languages: row.languages,
    number_of_travelers: travelersOf(row),
    luggage_count: row.luggage_count,
    free_luggage: travelersOf(row) * luggage.perTraveler,
    arrival_flight: row.arrival_flight,
    departure_address: row.departure_address,
    destination_address: row.destination_address,
    request: row.request,
    service,
    lines: row.lines.map(({ band, quantity, price, currency }) => ({ band, option_name, quantity, price, currency })),
    travelers: travelers
      .filter(({ booking_id }) => booking_id === row.id)
      .map(({ band, name, birthday, nationality }) => ({ band, name, birthday, nationality })),
    cancellation: row.cancellation,
    amount_won: row.amount_won,
    refund,
  }
}

async function transferOf(db: Db, row: OrderRow, lang: Lang): Promise<z.input<typeof Order>['bank_transfer']> {
  if (row.status !== 'awaiting_deposit' || !row.hold_expires_at) return null
  const account = await transferAccount(db, lang)
  return account && { ...account, depositor: row.depositor, deadline: row.hold_expires_at.toISOString() }
}

/** An order as the contract shows it, its passport number masked. The number of queries does not grow with the bookings. */
export async function viewOrder(
  { db, clock, settings, hooks }: ServiceDeps,
  { order: row, bookings }: WholeOrder,
  lang: Lang,
): Promise<z.input<typeof Order>> {
  const faces = await productFaces(db, [...new Set(bookings.map(({ product_id }) => product_id))])
  const travelers = await db
    .select()
    .from(bookingTraveler)
    .where(
      inArray(
        bookingTraveler.booking_id,
        bookings.map(({ id }) => id),
      ),
    )
    .orderBy(asc(bookingTraveler.position))
  const refunds = await hooks.refundsOf({ db, settings }, [row.id])
  return {
    id: row.id,
    status: row.status,
    created_at: row.created_at.toISOString(),
    hold_expires_at: row.hold_expires_at?.toISOString() ?? null,
    answered_at: clock.now().toISOString(),
    payment_method: row.payment_method,
    representative_name: row.representative_name,
    email: row.email,
    contact: row.contact,
    nationality: row.nationality,
    passport_number: maskedPassport(settings.PASSPORT_KEYS, row.passport_sealed),
    bookings: bookings.map((each) =>
      bookingView(each, {
        faces,
        travelers,
        refund: refunds.get(each.id) ?? null,
        service: serviceView(settings.PASSPORT_KEYS, each),
        lang,
      }),
    ),
    price_lines: row.price_lines.map((line) => ({ ...line, label: line.label[lang] })),
    amount_won: row.amount_won,
    rates: row.rates,
    coupon_ids: await couponIds(db, row.id),
    quotation_id: row.quotation_id,
    points: row.points,
    next_step: nextStep(row),
    bank_transfer: await transferOf(db, row, lang),
    paid_at: row.paid_at?.toISOString() ?? null,
  }
}

/** Returns any order with its bookings, for operators. Throws 404. */
export async function findAnyOrder(db: Db, id: string): Promise<WholeOrder> {
  const [row] = await db.select().from(order).where(eq(order.id, id))
  if (!row) throw new Refusal(404, 'booking.notFound')
  return { order: row, bookings: await bookingsOf(db, [id]) }
}

/** Returns the member's order with its bookings. Throws 404 for another account's order. */
export async function findOrder(db: Db, accountId: string, id: string): Promise<WholeOrder> {
  const whole = await findAnyOrder(db, id)
  if (whole.order.account_id !== accountId) throw new Refusal(404, 'booking.notFound')
  return whole
}

/** Returns the member's order as the contract shows it. Throws 404 for another account's order. */
export const showOrder = async (
  deps: ServiceDeps,
  accountId: string,
  id: string,
  lang: Lang,
): Promise<z.input<typeof Order>> => viewOrder(deps, await findOrder(deps.db, accountId, id), lang)
