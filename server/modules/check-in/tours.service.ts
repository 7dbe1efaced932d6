import { and, eq, inArray, sql } from 'drizzle-orm'
import type { checkIn } from '#contract/check-in'
import type { GateTour } from '#contract/check-in-gate'
import { dayInSeoul } from '#contract/days'
import type { Data } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import type { Site } from '#contract/sites/sites'
import { voucherStatuses } from '#contract/voucher'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { booking } from '#server/modules/booking/booking.table'
import { travelersCount } from '#server/modules/booking/list.service'
import { productOption, productText } from '#server/modules/catalog/catalog.table'
import { startTimesOn } from '#server/modules/catalog/departures.service'
import { countsOf } from './counts.service'
import { type GateRow, gatesOf, type Staff } from './gates.service'

/** Counts the people who have paid for each departure of these tours on a day. */
const expected = (db: Db, tours: readonly string[], day: string) =>
  db
    .select({
      tour_id: booking.product_id,
      start_time: booking.start_time,
      people: sql<number>`sum(${travelersCount})::int`,
    })
    .from(booking)
    .where(
      and(
        inArray(booking.product_id, [...tours]),
        eq(booking.date, day),
        inArray(booking.status, [...voucherStatuses]),
      ),
    )
    .groupBy(booking.product_id, booking.start_time)

async function toursOf(db: Db, gates: readonly GateRow[], day: string, lang: Lang): Promise<GateTour[]> {
  const ids = [...new Set(gates.map(({ tour_id }) => tour_id))]
  const names = await db
    .select({ id: productText.product_id, name: productText.name })
    .from(productText)
    .where(and(inArray(productText.product_id, ids), eq(productText.lang, lang)))
  const options = await db
    .select()
    .from(productOption)
    .where(and(inArray(productOption.product_id, ids), eq(productOption.status, 'open')))
  const people = await expected(db, ids, day)
  return ids
    .map((id) => {
      const paid = people.filter(({ tour_id }) => tour_id === id)
      const running = options.filter(({ product_id }) => product_id === id).flatMap((each) => startTimesOn(each, day))
      return {
        id,
        name: names.find((each) => each.id === id)?.name ?? '',
        start_times: [...new Set([...running, ...paid.map(({ start_time }) => start_time)])].toSorted(),
        expected: paid.reduce((sum, each) => sum + each.people, 0),
        gates: gates.filter(({ tour_id }) => tour_id === id).map((each) => ({ id: each.id, name: each.name[lang] })),
      }
    })
    .filter(({ start_times }) => start_times.length > 0)
    .toSorted((a, b) => (a.start_times[0] ?? '').localeCompare(b.start_times[0] ?? '') || a.id.localeCompare(b.id))
}

/** Returns the tours of a day, today by default, with the caller's gates and the people these have admitted; five queries. */
export async function gateTours(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  staff: Staff,
  site: Site,
  { lang, day = dayInSeoul(clock.now()) }: { lang: Lang; day?: string },
): Promise<Data<typeof checkIn.tours>> {
  const gates = await gatesOf(db, staff, site)
  const tours = await toursOf(db, gates, day, lang)
  const countsByTour = await countsOf(db, { site, day, gates: gates.map(({ id }) => id) })
  const none = { admitted: 0, refused: 0, conflicts: 0 }
  const counts = gates.map(
    ({ id, tour_id }) => countsByTour.find(({ gate_id }) => gate_id === id) ?? { tour_id, gate_id: id, ...none },
  )
  return { day, tours, counts }
}
