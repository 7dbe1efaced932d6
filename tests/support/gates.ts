import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { checkIn } from '#contract/check-in'
import type { Enrolment } from '#contract/check-in-gate'
import { type Scan, type ScanResult, scanText } from '#contract/check-in-scan'
import { dayInSeoul } from '#contract/days'
import type { BookingStatus } from '#contract/order'
import { booking, bookingLine, order } from '#server/modules/booking/booking.table'
import { newOrderNumber, reservationNumber } from '#server/modules/booking/order-number.service'
import { departure } from '#server/modules/catalog/catalog.table'
import { gate, gateAssignment } from '#server/modules/check-in/check-in.table'
import { signTicket } from '#server/ticket'
import { anAccount, type Person, type TestProduct } from '#tests/support/factories'
import type { Shop } from '#tests/support/orders'

const site = 'apec'
const en = { lang: 'en' } as const
const texts = (text: string) => ({ en: text, ko: text })

/** A member of a site's gate staff. */
export const aStaff = ({ deps }: Pick<Shop, 'deps'>, role: 'gate-staff' | 'supervisor' = 'gate-staff') =>
  anAccount(deps, { area: 'admin', role, name: 'Gate Person' })

/** A gate of a tour with these people as staff; returns its id. */
export async function aGate({ deps }: Pick<Shop, 'deps'>, tour: { id: string }, ...people: Person[]): Promise<string> {
  const id = randomUUID()
  const name = texts(`Gate ${id.slice(0, 4)}`)
  await deps.db.insert(gate).values({ id, site, tour_id: tour.id, position: 0, name })
  for (const person of people) await deps.db.insert(gateAssignment).values({ account_id: person.id, gate_id: id })
  return id
}

/** A scanning device, as in a browser. */
export interface TestDevice {
  enrolment: Enrolment
  staff: Person
  gate: string
  /** A signed line, under the next counter unless one is given. */
  line(change: Partial<Scan>): Scan
  /** Sends lines, as the device's own staff by default. */
  send(scans: Scan[], person?: Person): ReturnType<typeof sendScans>
  /** Sends a scan while people wait. */
  ask(change: Partial<Scan>): Promise<ScanResult>
}

const sendScans = ({ call }: Pick<Shop, 'call'>, id: string, scans: Scan[], { token }: Person) =>
  call(checkIn.scan, { params: { id }, query: en, body: { scans } }, { token })

const point = (key: KeyObject) => {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return { x, y }
}

/** A device's key pair, with the public half as the server receives it. */
export function aDeviceKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { privateKey, public_key: point(publicKey) }
}

/** A line signed by a key. */
export const signed = (id: string, scan: Omit<Scan, 'signature'>, key: KeyObject): Scan => ({
  ...scan,
  signature: sign('sha256', Buffer.from(scanText(id, scan)), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url'),
})

/** Enrolls a device at a gate of the tour, at a new one with new staff by default. */
export async function aDevice(
  shop: Pick<Shop, 'deps' | 'call'>,
  tour: { id: string },
  { staff, gate }: { staff?: Person; gate?: string } = {},
): Promise<TestDevice> {
  const person = staff ?? (await aStaff(shop))
  const gate_id = gate ?? (await aGate(shop, tour, person))
  const { privateKey, public_key } = aDeviceKey()
  const { data, refusal } = await shop.call(
    checkIn.enrol,
    { params: { site }, query: en, body: { gate_id, name: 'Tablet', public_key } },
    { token: person.token },
  )
  if (!data) throw new Error(refusal.code)
  let counter = 0
  const device: TestDevice = {
    enrolment: data,
    staff: person,
    gate: gate_id,
    line: (change) => {
      const blank = { act: 'admit' as const, code: '', reservation_number: '', people: 1, told: null, undoes: null }
      const at = shop.deps.clock.now().toISOString()
      const scan = { counter: change.counter ?? ++counter, gate_id, at, ...blank, ...change }
      return signed(data.device_id, scan, privateKey)
    },
    send: (scans, sender = person) => sendScans(shop, data.device_id, scans, sender),
    ask: async (change) => {
      const { data, refusal } = await device.send([device.line(change)])
      const [result] = data?.results ?? []
      if (!result) throw new Error(refusal.code)
      return result
    },
  }
  return device
}

/** A reservation for a tour, with its code. */
export interface TestParty {
  id: string
  number: string
  code: string
}

/** A reservation of a tour today at 14:00, paid by default; written straight into the tables. */
export async function aParty(
  { deps }: Pick<Shop, 'deps'>,
  tour: TestProduct,
  {
    people = 2,
    status = 'confirmed',
    date = dayInSeoul(deps.clock.now()),
    start_time = '14:00',
    name = 'Maya Lind',
  }: { people?: number; status?: BookingStatus; date?: string; start_time?: string; name?: string } = {},
): Promise<TestParty> {
  const { db, clock, settings } = deps
  const now = clock.now()
  const orderId = newOrderNumber(now)
  const isPaid = status !== 'pending' && status !== 'waiting'
  const seats = status === 'cancelled' ? 0 : people
  const key = { option_id: tour.optionId, date, start_time }
  const [slot] = await db
    .insert(departure)
    .values({ ...key, capacity: 1000, confirmed: 0 })
    .onConflictDoUpdate({
      target: [departure.option_id, departure.date, departure.start_time],
      set: { capacity: 1000 },
    })
    .returning({ id: departure.id })
  await db.insert(order).values({
    id: orderId,
    site,
    status: isPaid ? (status === 'cancelled' ? 'cancelled' : 'paid') : 'awaiting_deposit',
    representative_name: name,
    rates: { krw_to_usd: 0.0007, usd_to_krw: 1465 },
    price_lines: [],
    amount_won: 0,
    lang: 'en',
    created_at: now,
    submitted_at: now,
    paid_at: isPaid ? now : null,
  })
  const id = randomUUID()
  const number = reservationNumber(orderId, 1)
  await db.insert(booking).values({
    id,
    order_id: orderId,
    site,
    reservation_number: number,
    status,
    product_id: tour.id,
    departure_id: slot?.id ?? '',
    seats,
    seat_state: seats > 0 ? 'confirmed' : 'released',
    product_name: texts(`Tour ${tour.id}`),
    option_name: texts('Standard'),
    meeting_point: texts('Pier'),
    date,
    start_time,
    cancellation: [],
    amount_won: 0,
    created_at: now,
  })
  const price = { price: 0, currency: 'KRW' as const, position: 0, takes_seat: true }
  await db.insert(bookingLine).values({ booking_id: id, band: 'adult', quantity: people, ...price })
  const ticket = { reservation_number: number, product_id: tour.id, date, start_time, party_size: people }
  return { id, number, code: signTicket(settings.TICKET_KEYS, ticket) }
}

/** The path parameters of the site's calls. */
export const atSite = { params: { site } } as const
