import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'

/** Words for the names of generated people. */
const first = ['Maya', 'Jonas', '하늘', 'Amara', 'Luis', '도윤', 'Ingrid', 'Kenji', '서연', 'Priya', 'Tomás']
const last = ['Lind', 'Okafor', '박', 'Herrera', 'Sato', '김', 'Novak']

const nth = (words: readonly string[]) =>
  sql`(array[${sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[])[1 + n % ${words.length}::int]`

/** The day to fill, and with how many parties. */
export interface GeneratedDay {
  tour: { id: string; option_id: string; start_times: readonly string[] }
  day: string
  parties: number
}

/** The number of the `n`th generated reservation of a day. */
const number = (day: string) =>
  sql`'NR' || to_char(${day}::date, 'YYMMDD') || '-' || lpad(upper(to_hex(n)), 10, '0') || '-01'`

/**
 * Fills a day of a tour with paid reservations of one to four people for measurements, always in five statements. Their
 * departures have enough seats. Ten parties are 25 people.
 */
export async function generateDay(db: Db, { tour, day, parties }: GeneratedDay): Promise<void> {
  const series = sql`generate_series(1, ${parties}::int) n`
  const people = sql`(1 + n % 4)`
  const orderId = sql`left(${number(day)}, -3)`
  const start = nth(tour.start_times)
  await db.execute(sql`
    insert into departure (option_id, date, start_time, capacity, confirmed)
    select ${tour.option_id}::uuid, ${day}::date, ${start}, sum(${people}), sum(${people}) from ${series} group by 3`)
  await db.execute(sql`
    insert into "order" (id, site, status, representative_name, rates, price_lines, amount_won, lang, submitted_at, paid_at)
    select ${orderId}, 'apec', 'paid', ${nth(first)} || ' ' || ${nth(last)}, '{"krw_to_usd":0.0007,"usd_to_krw":1465}', '[]', 0, 'en', now(), now()
    from ${series}`)
  await db.execute(sql`
    insert into booking (order_id, site, reservation_number, status, product_id, departure_id, seats, seat_state, product_name, option_name, meeting_point, date, start_time, cancellation, amount_won)
    select ${orderId}, 'apec', ${number(day)}, 'confirmed', ${tour.id}, d.id, ${people}, 'confirmed', '{"en":"Generated","ko":"생성"}', '{"en":"Standard","ko":"기본"}', '{"en":"Pier","ko":"선착장"}', ${day}::date, d.start_time, '[]', 0
    from ${series} join departure d on d.option_id = ${tour.option_id}::uuid and d.date = ${day}::date and d.start_time = ${start}`)
  await db.execute(sql`
    insert into booking_line (booking_id, band, position, quantity, price, currency, takes_seat)
    select id, 'adult', 0, seats, 0, 'KRW', true from booking where product_id = ${tour.id} and date = ${day}::date`)
  await db.execute(sql`analyze departure, "order", booking, booking_line`)
}

/** Admits every second party of a generated day at a gate, as if its devices had scanned all morning; two statements. */
export async function generateScans(
  db: Db,
  { tour, day, gate_id, device_id }: { tour: { id: string }; day: string; gate_id: string; device_id: string },
): Promise<void> {
  await db.execute(sql`
    insert into check_in_scan (site, day, tour_id, gate_id, device_id, counter, live, at, received_at, account_id, act, booking_id, reservation_number, people, verdict, judged, admits, refuses, line_hash, signature)
    select 'apec', ${day}::date, b.product_id, ${gate_id}::uuid, d.id, row_number() over (order by b.reservation_number), true, d.created_at, d.created_at, d.account_id, 'admit', b.id, b.reservation_number, b.seats, 'admitted', 'admitted', b.seats, 0, '\\x00', '\\x00'
    from (select *, row_number() over (order by reservation_number) as place from booking where product_id = ${tour.id} and date = ${day}::date) b
    join gate_device d on d.id = ${device_id}::uuid
    where b.place % 2 = 0`)
  await db.execute(sql`analyze check_in_scan`)
}
