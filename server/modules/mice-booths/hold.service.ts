import { boothProductId } from '#contract/catalog'
import type { Lang } from '#contract/languages'
import { type BoothType, boothPrice, fitsType, noPieces } from '#contract/mice/booth'
import type { MiceAnswers } from '#contract/mice/registration'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { holdContact } from '#server/modules/accounts/contact.service'
import { giveUpBegun } from '#server/modules/booking/agreed.service'
import { newOrderNumber, reservationNumber } from '#server/modules/booking/order-number.service'
import { writeOrder } from '#server/modules/booking/order-write.service'
import { openBooth } from '#server/modules/catalog/booth-product.service'
import { type MoveSeats, moveSeats } from '#server/modules/catalog/seats.service'
import { boothRows, lockBooth } from '#server/modules/mice/companies.service'
import { currentEdition, type DueEdition } from '#server/modules/mice/edition.service'
import { findPerson } from '#server/modules/mice/registration.service'
import { currentRates } from '#server/modules/settings/settings.service'
import { Refusal } from '#server/refusal'
import { miceApplication } from './application.table'
import { isLet } from './plan.service'
import { storedPrice } from './price'
import { boothName, typeName } from './price.texts'

const site = 'mice' as const

/** Refuses a booth that is too small for a bare floor. */
export function refuseSmall(booth: { width: number; height: number }, type: BoothType): void {
  if (!fitsType(booth, type)) throw new Refusal(400, 'mice.rawTooSmall', 'type')
}

/** The applicant, with their entry for the list of exhibitors. Throws 409 `mice.notSeller`. */
async function sellerOf(tx: Db, accountId: string, year: number) {
  const found = await findPerson(tx, accountId, year)
  const role = found?.roles.find((each) => each.role === 'seller')
  if (!found || !role) throw new Refusal(409, 'mice.notSeller')
  const { sector, description } = role.answers as MiceAnswers['seller']
  const { organization, country } = found.person
  return { sign: { en: organization, ko: organization }, sector, country, about: description }
}

/** The booth, if it is available. Throws 404, 409 `mice.boothTaken`. */
async function boothOf(tx: Db, { year, id, lock }: { year: number; id: string; lock: typeof lockBooth }) {
  // The desk can give it to a company at the same time.
  await lock(tx, id)
  const row = (await boothRows(tx, year)).find(({ booth }) => booth.id === id)
  if (!row) throw new Refusal(404, 'general.notFound')
  if (row.company_id) throw new Refusal(409, 'mice.boothTaken')
  return row.booth
}

type Booth = Awaited<ReturnType<typeof boothOf>>

/** The initial order of one booth, before anything is ordered with it. */
async function begin(
  tx: Db,
  { accountId, lang, at }: { accountId: string; lang: Lang; at: Date },
  { figures, booths: terms }: DueEdition,
  { booth, type, departure_id }: { booth: Booth; type: BoothType; departure_id: string },
): Promise<string> {
  const [first] = figures.days
  if (!terms || !first) throw new Error('A fair without days or terms lets no booths')
  const id = newOrderNumber(at)
  const hall = figures.halls.find((each) => each.id === booth.hall)?.name ?? { en: booth.hall, ko: booth.hall }
  const row = {
    id: crypto.randomUUID(),
    order_id: id,
    reservation_number: reservationNumber(id, 1),
    account_id: accountId,
    status: 'pending' as const,
    product_id: boothProductId,
    departure_id,
    seats: 1,
    seat_state: 'held' as const,
    product_name: boothName(booth, figures),
    option_name: typeName(type),
    meeting_point: {
      en: `${hall.en}, ${figures.venue.name.en}`,
      ko: `${figures.venue.name.ko} ${hall.ko}`,
    },
    date: first.day,
    start_time: first.opens,
    cancellation: terms.cancellation,
    // A booth has no travelers.
    party: 0,
    lines: [{ band: 'adult' as const, position: 0, quantity: 1, price: 0, currency: 'KRW' as const, takes_seat: true }],
  }
  const price = storedPrice(row.id, boothPrice(booth, { type, items: noPieces, co_exhibitors: [] }, terms))
  await writeOrder(
    tx,
    {
      ...{ id, site, lang },
      account_id: accountId,
      status: 'draft',
      rates: await currentRates(tx),
      travelers_done: true,
      extras_done: true,
      created_at: at,
    },
    { bookings: [row], price },
  )
  return id
}

/** What makes two calls for the same booth wait for each other, or refuse one of them. */
interface Guards {
  move?: MoveSeats
  lock?: typeof lockBooth
}

/**
 * Holds a booth for a seller through the booking engine: one order, whose one seat is the booth (product §4). An earlier hold of
 * the seller that was not submitted is abandoned. Returns the application's id. Throws 404, 409 `mice.notSeller`,
 * `mice.boothsClosed`, `mice.boothTaken`, 400 `mice.rawTooSmall`. The guards are only replaced by tests that show why they are needed.
 */
export function holdBooth(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { accountId, lang }: { accountId: string; lang: Lang },
  { booth_id, type }: { booth_id: string; type: BoothType },
  { move = moveSeats, lock = lockBooth }: Guards = {},
): Promise<string> {
  return transaction(db, async (tx) => {
    const at = clock.now()
    const edition = await currentEdition(tx, at)
    if (!isLet(edition)) throw new Refusal(409, 'mice.boothsClosed')
    // One hold of a member at a time: a second one then finds the first, and abandons it.
    await holdContact(tx, accountId)
    const seller = await sellerOf(tx, accountId, edition.year)
    const booth = await boothOf(tx, { year: edition.year, id: booth_id, lock })
    refuseSmall(booth, type)
    const [first] = edition.figures.days
    const departure_id = await openBooth(tx, at, {
      id: booth.id,
      name: boothName(booth, edition.figures),
      date: first?.day ?? '',
      start_time: first?.opens ?? '',
    })
    const before = await giveUpBegun(tx, { accountId, site }, at)
    await move(tx, [...before, { departure_id, held: 1, confirmed: 0 }]).catch((error: unknown) => {
      throw error instanceof Refusal && error.code === 'booking.soldOut' ? new Refusal(409, 'mice.boothTaken') : error
    })
    const order_id = await begin(tx, { accountId, lang, at }, edition, { booth, type, departure_id })
    const [made] = await tx
      .insert(miceApplication)
      .values({
        ...{ account_id: accountId, year: edition.year, booth_id, order_id, type, items: noPieces, created_at: at },
        co_exhibitors: [],
        ...seller,
      })
      .returning({ id: miceApplication.id })
    if (!made) throw new Error('An application was not written')
    return made.id
  })
}
