import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { addDays, dayInSeoul } from '#contract/days'
import { type GuestBooking, type GuestReservation, guest } from '#contract/guest'
import { guestPrice } from '#contract/guest-price'
import { defaultRates } from '#contract/money'
import type { Site } from '#contract/sites/sites'
import { product } from '#server/modules/catalog/catalog.table'
import { type WindowMeta, windowKey } from '#server/modules/guest/window.service'
import { setting } from '#server/modules/settings/settings.table'
import { aProduct, type ProductFields, type TestProduct } from '#tests/support/factories'
import { aKey, approved, aShop, confirm, type Shop } from '#tests/support/orders'
import { codeIn } from '#tests/support/signup'

const en = { query: { lang: 'en' } } as const
/** The price of a tour per traveler in these tests, in won. */
export const tourWon = 60_000

/** Sets the period in which guests can make reservations. */
export const setWindow = async ({ deps }: Shop, meta: WindowMeta, site: Site = 'apec'): Promise<void> => {
  const row = { key: windowKey(site), type: 'reservation', meta }
  await deps.db.insert(setting).values(row).onConflictDoUpdate({ target: setting.key, set: { meta } })
}

/** The product with a site that takes guest reservations. */
export async function anOpenSite(site: Site = 'apec'): Promise<Shop> {
  const shop = await aShop()
  const today = dayInSeoul(shop.deps.clock.now())
  await setWindow(shop, { opens: addDays(today, -1), closes: addDays(today, 400) }, site)
  return shop
}

/** A tour that only guests reserve. */
export async function aGuestTour(
  { deps }: Shop,
  fields: ProductFields = {},
  site: Site = 'apec',
): Promise<TestProduct> {
  const made = await aProduct(deps, { price: tourWon, ...fields })
  await deps.db.update(product).set({ site }).where(eq(product.id, made.id))
  return made
}

/** Requests a code and reads it from the mail. */
export async function guestCode({ deps, call }: Shop, email: string): Promise<string> {
  await call(guest.sendCode, { ...en, body: { email } })
  await deps.jobs.drain(deps)
  return codeIn(deps, email)
}

/** A visit of the address's owner: returns its token. */
export async function aVisit(shop: Shop, email = 'maya@people.test', site: Site = 'apec'): Promise<string> {
  const body = { email, code: await guestCode(shop, email) }
  const { data, refusal } = await shop.call(guest.begin, { params: { site }, body })
  if (!data) throw new Error(refusal.code)
  return data.token
}

/** A guest's request for two on a tour, price included. */
export function aRequest(tour: TestProduct, change: Partial<GuestReservation> = {}): GuestReservation {
  const body = {
    tour_id: tour.id,
    option_id: tour.optionId,
    date: tour.date,
    start_time: tour.start_time,
    number_of_travelers: 2,
    luggage_count: 4,
    arrival_flight: 'KE902',
    departure_address: 'Gimhae Airport',
    destination_address: 'Hotel by the lake',
    request: '',
    representative_name: 'Maya Lind',
    contact: '+46701234567',
    nationality: 'SE',
    passport_number: 'AA1234567',
    payment_method: 'transfer' as const,
    account_holder: 'Maya Lind',
    agree_terms: true,
    agree_privacy: true,
    ...change,
  }
  const party = { travelers: body.number_of_travelers, luggage: body.luggage_count }
  const { total } = guestPrice({ amount: tourWon, currency: 'KRW' }, party, defaultRates)
  return { amount_won: total, ...body }
}

/** Makes a reservation; returns the endpoint's response. */
export const reserveAs = ({ call }: Shop, token: string, body: GuestReservation) =>
  call(guest.reserve, { ...en, body }, { token, headers: aKey() })

/** A reservation waiting for its deposit, or for the card payment. */
export async function aGuestBooking(shop: Shop, change: Partial<GuestReservation> & { email?: string } = {}) {
  const { email, ...rest } = change
  const tour = await aGuestTour(shop)
  const token = await aVisit(shop, email)
  const { status, data, refusal } = await reserveAs(shop, token, aRequest(tour, rest))
  expect(status, refusal?.code).toBe(200)
  return { tour, token, ...data }
}

/** A reservation paid by card; its mails are sent once the queue is drained. */
export async function aPaidGuest(shop: Shop, change: Partial<GuestReservation> & { email?: string } = {}) {
  const made = await aGuestBooking(shop, { payment_method: 'card', account_holder: '', ...change })
  expect((await confirm(shop, await approved(shop, made.reservation.order))).data.ok).toBe(true)
  return { ...made, number: made.reservation.booking.reservation_number }
}

/** The token in the link of the newest mail to an address. */
export async function linkIn({ deps }: Shop, email = 'maya@people.test', path = '/apec2025/'): Promise<string> {
  await deps.jobs.drain(deps)
  const mail = deps.mails.findLast(({ to, text }) => to === email && text.includes(path))
  const token = mail?.text.split(path)[1]?.match(/^[\w-]{43}\b/)?.[0]
  if (!token) throw new Error(`No link was mailed to ${email}`)
  return token
}

/** The ticket's path in the newest mail to an address with one, and the token in its fragment. */
export async function aGuestTicket(
  { deps }: Shop,
  email = 'maya@people.test',
): Promise<{ path: string; token: string }> {
  await deps.jobs.drain(deps)
  const mails = deps.mails.filter(({ to }) => to === email)
  const found = mails.flatMap(({ text }) => [...text.matchAll(/(\/apec2025\/qrcode\/[\w-]+)#([\w-]{43})\b/g)]).at(-1)
  if (!found?.[1] || !found[2]) throw new Error(`No ticket was mailed to ${email}`)
  return { path: found[1], token: found[2] }
}

/** The reservation as the holder of a token sees it. */
export async function opened({ call }: Shop, token: string) {
  const answer = await call(guest.reservation, en, { token })
  return { ...answer, data: answer.data as GuestBooking }
}
