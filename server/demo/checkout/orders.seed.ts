import { and, eq } from 'drizzle-orm'
import { addDays, dayInSeoul, daysLater } from '#contract/days'
import type { Submission } from '#contract/reservation'
import { pastJobs } from '#server/demo/past-jobs'
import { approve } from '#server/demo/toss/local-toss.api'
import { localPayments } from '#server/demo/toss/payments.local'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { setExtras, setTravelers } from '#server/modules/booking/draft.service'
import { setBenefits } from '#server/modules/booking/reprice.service'
import { changeStatus } from '#server/modules/booking/states.service'
import { submitOrder } from '#server/modules/booking/submit.service'
import { findOrder } from '#server/modules/booking/view.service'
import { addToCart } from '#server/modules/cart/cart.service'
import { reserveCart } from '#server/modules/cart/reserve.service'
import { slotsOf } from '#server/modules/catalog/availability.service'
import { confirmPayment } from '#server/modules/checkout/confirm.service'

interface Trip {
  product_id: string
  /** The first departure this many days from now or later. */
  inDays: number
  /** How many days ago it was reserved. */
  madeBefore: number
  adults: number
  how: 'transfer' | 'paid' | 'confirmed'
}

/** The demo member's reservations: one trip of each kind. */
export const trips: readonly Trip[] = [
  { product_id: 'gyeongbokgung-bukchon-morning-walk', inDays: 12, madeBefore: 9, adults: 2, how: 'confirmed' },
  { product_id: 'busan-coast-day', inDays: 33, madeBefore: 1, adults: 3, how: 'paid' },
  { product_id: 'jeju-east-day-tour', inDays: 47, madeBefore: 0, adults: 2, how: 'transfer' },
]

const people = [
  ['Yuna Seo', '1991-08-14'],
  ['Jiho Seo', '1989-02-03'],
  ['Hana Lim', '1993-11-27'],
] as const

async function firstSlot({ db, clock }: Deps, { product_id, inDays, adults }: Trip) {
  const today = dayInSeoul(clock.now())
  for (let days = inDays; days < inDays + 30; days++) {
    const date = addDays(today, days)
    const slot = (await slotsOf(db, clock, product_id, date)).find(({ seats }) => seats >= adults)
    if (slot) return { ...slot, date }
  }
  throw new Error(`The demo product ${product_id} has no departure to reserve`)
}

async function fillIn(deps: Deps, member: { id: string; email: string }, orderId: string): Promise<number> {
  const { bookings } = await findOrder(deps.db, member.id, orderId)
  await setTravelers(deps, member.id, orderId, {
    representative_name: people[0][0],
    email: member.email,
    contact: '01000000001',
    nationality: 'KR',
    bookings: bookings.map(({ id, lines }) => ({
      booking_id: id,
      travelers: people
        .slice(0, lines[0]?.quantity)
        .map(([name, birthday]) => ({ band: 'adult' as const, name, birthday, nationality: 'KR' })),
    })),
  })
  await setExtras(deps, member.id, orderId, {
    bookings: bookings.map(({ id }) => ({
      booking_id: id,
      luggage_count: 2,
      arrival_flight: '',
      departure_address: '',
      destination_address: '',
      request: '',
    })),
  })
  await setBenefits(deps, member.id, orderId, { coupon_ids: [], points: 0 })
  return (await findOrder(deps.db, member.id, orderId)).order.amount_won
}

async function reserveTrip(present: Deps, member: { id: string; email: string }, trip: Trip): Promise<void> {
  const at = daysLater(present.clock.now(), -trip.madeBefore)
  const past: Deps = { ...present, clock: { now: () => at } }
  // No emails about what happened before the demo began.
  const deps: Deps = { ...past, jobs: pastJobs(past), payments: localPayments(past) }
  const { option_id, date, start_time } = await firstSlot(deps, trip)
  const choice = { option_id, date, start_time, band: 'adult' as const, quantity: trip.adults }
  const line = await addToCart(deps.db, deps.clock, member.id, { product_id: trip.product_id, options: [choice] })
  const orderId = await reserveCart(deps, member.id, 'en', [line.id])
  const amount_won = await fillIn(deps, member, orderId)
  const agreed = { agree_terms: true, agree_privacy: true, amount_won }
  const how: Pick<Submission, 'payment_method' | 'account_holder'> =
    trip.how === 'transfer' ? { payment_method: 'transfer', account_holder: people[0][0] } : { payment_method: 'card' }
  await submitOrder(deps, member.id, 'en', orderId, { ...agreed, ...how })
  if (trip.how === 'transfer') return
  const paymentKey = await approve(deps, { order_id: orderId, order_name: trip.product_id, amount: amount_won })
  const { ok, code } = await confirmPayment(deps, { paymentKey, orderId, amount: amount_won })
  if (!ok) throw new Error(`The demo payment of ${orderId} came to ${code}`)
  if (trip.how !== 'confirmed') return
  const { bookings } = await findOrder(deps.db, member.id, orderId)
  const later = daysLater(at, 2)
  await changeStatus(deps.db, bookings, 'confirmed', { actor: 'system', at: later })
}

/** Demo data: the demo member's reservations, made through the services that members use. Accounts and products must exist. */
export async function seedBookings(deps: Deps): Promise<void> {
  const [member] = await deps.db
    .select({ id: account.id, email: account.email })
    .from(account)
    .where(and(eq(account.area, 'member'), eq(account.email, 'member@naru.test')))
  if (!member) throw new Error('The demo member is not there')
  for (const trip of trips) await reserveTrip(deps, member, trip)
}
