import { and, asc, eq } from 'drizzle-orm'
import { addDays, daysFrom, weekdayOf } from '#contract/days'
import type { LanguageCode } from '#contract/languages'
import { defaultRates } from '#contract/money'
import type { Site } from '#contract/sites/sites'
import type { Db } from '#server/db/connect'
import { booking, bookingEvent, bookingLine, bookingTraveler, order } from '#server/modules/booking/booking.table'
import { newOrderNumber, reservationNumber } from '#server/modules/booking/order-number.service'
import { bookingLines } from '#server/modules/booking/price.service'
import { optionPrice, product, productOption } from '#server/modules/catalog/catalog.table'
import { productFaces } from '#server/modules/catalog/faces.service'
import { keyOf, moveSeats, openDepartures } from '#server/modules/catalog/seats.service'
import { recordDeposit } from '#server/modules/payment/payment.service'

/** A past or current tour of a member; `date` is a Seoul day, moved back to one on which the tour runs. */
export interface PastTrip {
  /** The shop by default. */
  site: Site
  account_id: string
  name: string
  email: string
  lang: LanguageCode
  product_id: string
  date: string
  /** The first of the option's start times by default. */
  start_time?: string
  adults: number
  made_at: Date
}

async function departureOf(tx: Db, { product_id, date, start_time, adults }: PastTrip) {
  const [found] = await tx
    .select({ option: productOption, adult: optionPrice, cancellation: product.cancellation })
    .from(productOption)
    .innerJoin(product, eq(product.id, productOption.product_id))
    .innerJoin(optionPrice, and(eq(optionPrice.option_id, productOption.id), eq(optionPrice.band, 'adult')))
    .where(eq(productOption.product_id, product_id))
    .orderBy(asc(productOption.position))
    .limit(1)
  if (!found) throw new Error(`The demo product ${product_id} has no option for adults`)
  const { option } = found
  const week = daysFrom(addDays(date, -6), 7)
  const day = week.findLast((each) => !option.closed_weekdays.includes(weekdayOf(each))) ?? date
  const key = { option_id: option.id, date: day, start_time: start_time ?? option.start_times[0] ?? '09:00' }
  const departures = await openDepartures(tx, [{ ...key, capacity: option.capacity }])
  const departure_id = departures.get(keyOf(key)) ?? ''
  await moveSeats(tx, [{ departure_id, held: 0, confirmed: adults }])
  return { ...found, ...key, departure_id }
}

/**
 * Demo data: a booking that was paid by transfer and confirmed, as if the shop had been open then. Written directly into the
 * tables, because a tour of today or of the past cannot be reserved. Returns its id.
 */
export async function addPastTrip(tx: Db, trip: PastTrip): Promise<string> {
  const { site, account_id, name, email, lang, product_id, adults, made_at } = trip
  const { option, adult, cancellation, departure_id, date, start_time } = await departureOf(tx, trip)
  const face = (await productFaces(tx, [product_id])).get(product_id)
  if (!face) throw new Error(`The demo product ${product_id} has no face`)
  const id = newOrderNumber(made_at)
  const line = { band: 'adult' as const, quantity: adults, price: adult.price, currency: option.currency }
  const priced = { id, product_id, product_name: face.name, luggage_count: 0, lines: [line] }
  const price_lines = bookingLines(priced, defaultRates)
  const amount_won = price_lines.reduce((sum, { amount }) => sum + amount, 0)
  await tx.insert(order).values({
    id,
    site,
    account_id,
    status: 'paid',
    payment_method: 'transfer',
    representative_name: name,
    email,
    contact: '01000000000',
    depositor: name,
    rates: defaultRates,
    price_lines,
    amount_won,
    lang,
    travelers_done: true,
    extras_done: true,
    benefits_done: true,
    created_at: made_at,
    submitted_at: made_at,
    paid_at: made_at,
  })
  await recordDeposit(tx, made_at, id, amount_won)
  const [made] = await tx
    .insert(booking)
    .values({
      order_id: id,
      site,
      reservation_number: reservationNumber(id, 1),
      account_id,
      status: 'confirmed',
      product_id,
      departure_id,
      seats: adults,
      seat_state: 'confirmed',
      product_name: face.name,
      option_name: option.name,
      meeting_point: face.meeting_point,
      date,
      start_time,
      cancellation,
      amount_won,
      created_at: made_at,
    })
    .returning({ id: booking.id })
  const booking_id = made?.id ?? ''
  await tx.insert(bookingLine).values({ ...line, booking_id, position: 0, takes_seat: true })
  await tx
    .insert(bookingTraveler)
    .values(Array.from({ length: adults }, (_, position) => ({ booking_id, position, band: line.band, name })))
  const became = (to: 'waiting' | 'requested' | 'confirmed', from: 'pending' | 'waiting' | 'requested') => ({
    from,
    to,
  })
  await tx
    .insert(bookingEvent)
    .values(
      [
        { from: null, to: 'pending' as const },
        became('waiting', 'pending'),
        became('requested', 'waiting'),
        became('confirmed', 'requested'),
      ].map((change) => ({ ...change, booking_id, at: made_at, actor: 'system' })),
    )
  return booking_id
}
