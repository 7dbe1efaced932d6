import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { transaction } from '#server/db/connect'
import { openDepartures } from '#server/modules/catalog/seats.service'
import type { TestDeps } from '#tests/support/deps'
import { anAccount, anOperator, aProduct } from '#tests/support/factories'

/** Letters that look like a name, different for each number. */
const word = (n: SQL) => sql`initcap(translate(left(md5((${n})::text), 8), '0123456789', 'ghijklmnop'))`
/** The same, for a search. */
export const wordOf = (n: number): string =>
  createHash('md5')
    .update(String(n))
    .digest('hex')
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
const n = sql`n`
/** A number as a reservation has it: nine characters that nobody can count. */
const code = sql`upper(left(md5(n::text), 9))`
export const codeOf = (at: number): string =>
  createHash('md5').update(String(at)).digest('hex').slice(0, 9).toUpperCase()

/** How much a desk has. */
export interface Amount {
  /** Reservations, and as many mails, acts, reviews, inquiries and files. */
  reservations: number
  /** Members, and as many passes, quotations and posts. */
  members: number
}

/**
 * Fills a database with what the operators' lists show, through the tables of the modules: a year of reservations of 20 products,
 * the latest a minute ago. Takes seconds.
 */
export async function fillDesk(deps: TestDeps, { reservations, members }: Amount): Promise<{ products: string[] }> {
  // One row in so many; a small desk has more, so that it also fills a page of them.
  const oneIn = (of: number) => sql.raw(String(reservations < 1000 ? 2 : of))
  const { db, clock } = deps
  const now = clock.now().toISOString()
  const products = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      aProduct(deps, { id: `bench-${at}`, name: { en: `Bukchon walk ${at}`, ko: `북촌 산책 ${at}` }, capacity: 9000 }),
    ),
  )
  const departures = await openDepartures(
    db,
    products.map(({ optionId, date, start_time }) => ({ option_id: optionId, date, start_time, capacity: 9000 })),
  )
  const ids = products.map(
    ({ optionId, date, start_time }) =>
      [...departures].find(([key]) => key.includes(optionId) && key.includes(date) && key.includes(start_time))?.[1],
  )
  await transaction(db, async (tx) => {
    // The rows refer to one another rightly, and indexes of words are merged once, by the vacuum.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local gin_pending_list_limit = '1GB'`)
    await tx.execute(sql`
    insert into account (area, email, roles, name, phone, company_name, status, created_at)
    select case when n % 10 = 0 then 'business' when n % 10 = 1 then 'travel' else 'member' end,
      lower(${word(n)}) || n || '@people.test', case when n % 25 = 2 then array['company'] else array['general'] end,
      ${word(n)}, '010' || lpad((hashint4(n)::bigint + 2147483648)::text, 10, '0'), case when n % 25 = 2 then ${word(n)} || ' Travel' else '' end,
      case when n % 50 = 3 then 'blocked' else 'active' end, ${now}::timestamptz - n * interval '20 minutes'
    from generate_series(1, ${members}) n`)
    await tx.execute(sql`
    create table bench_person as
    select id, row_number() over (order by created_at desc) - 1 as place from account where area = 'member'`)
    await tx.execute(sql`create unique index on bench_person (place)`)
    await tx.execute(sql`
    insert into "order" (id, site, account_id, status, payment_method, representative_name, email, contact, rates, price_lines, amount_won, lang, created_at, submitted_at, paid_at)
    select 'NR260101-' || lpad(n::text, 10, '0'), case when n % ${oneIn(20)} = 0 then 'protocol' else 'shop' end, p.id,
      case when n % 50 = 1 then 'awaiting_deposit' else 'paid' end, case when n % 4 = 1 then 'transfer' else 'card' end,
      ${word(n)}, lower(${word(n)}) || '@people.test', '+82' || lpad((hashint4(n)::bigint + 2147483648)::text, 10, '0'), '{}', '[]', 60000, 'en', at, at, at
    from generate_series(1, ${reservations}) n
      join bench_person p on p.place = n % (select count(*) from bench_person),
      lateral (select ${now}::timestamptz - n * interval '5 minutes' as at) t`)
    await tx.execute(sql`
    insert into booking (order_id, site, reservation_number, account_id, status, product_id, departure_id, seats, seat_state, product_name, option_name, meeting_point, date, start_time, cancellation, amount_won, created_at)
    select o.id, o.site, 'R' || ${code}, o.account_id,
      case when n % 400 = 1 then 'waiting' when n % ${oneIn(200)} = 0 then 'requested' when n % 10 = 3 then 'cancelled' else 'confirmed' end,
      'bench-' || n % 20, (${sql.param(ids)}::uuid[])[1 + n % 20], 0, 'released',
      jsonb_build_object('en', 'Bukchon walk ' || n % 20, 'ko', '북촌 산책 ' || n % 20), '{"en": "", "ko": ""}', '{"en": "", "ko": ""}',
      (date '2027-01-01' + (n % 365)::int), '10:00', '[]', 60000, o.created_at
    from generate_series(1, ${reservations}) n join "order" o on o.id = 'NR260101-' || lpad(n::text, 10, '0')`)
    await tx.execute(sql`
    insert into booking_line (booking_id, band, position, quantity, price, currency, takes_seat)
    select id, 'adult', 0, 2, 30000, 'KRW', true from booking`)
    await tx.execute(sql`
    insert into refund (booking_id, order_id, status, "to", by, was, percent, amount_won, points, reason, requested_at)
    select id, order_id, case when reservation_number like '%77' then 'requested' else 'done' end, 'none', 'member', 'confirmed', 0, 0, 0, 'ill', created_at
    from booking where status = 'cancelled'`)
    await tx.execute(sql`
    insert into mail_log (created_at, way, kind, site, lang, recipient, state, tries)
    select at, 'mail', case when n % 500 = 0 then 'welcomeBack' else 'bookingConfirmed' end, case when n % 100 = 0 then 'mice' else 'shop' end,
      'en', lower(${word(sql`n % 20000`)}) || '@people.test', case when n % 1000 = 0 then 'failed' else 'sent' end, 1
    from generate_series(1, ${reservations}) n, lateral (select ${now}::timestamptz - n * interval '5 minutes' as at) t`)
    await tx.execute(sql`
    insert into audit_event (at, actor_id, act, subject, detail)
    select ${now}::timestamptz - n * interval '5 minutes', (select id from account where area = 'business' limit 1),
      case when n % 1000 = 0 then 'refund.sent' else 'booking.confirm' end, 'subject-' || n, '{}'
    from generate_series(1, ${reservations}) n`)
    await tx.execute(sql`
    insert into review (booking_id, product_id, account_id, rating, title, content, lang, status, hidden_reason, created_at)
    select id, product_id, account_id, 1 + n % 5, ${word(n)}, 'The guide explained every gate of the palace. ' || n, 'en',
      case when n % 200 = 0 then 'hidden' else 'published' end, case when n % 200 = 0 then 'rude' end, created_at
    from (select *, row_number() over (order by reservation_number) as n from booking) b`)
    await tx.execute(sql`
    insert into inquiry (number, site, account_id, lang, type, title, status, created_at, updated_at, waiting_since, assignee_id, first_answered_at)
    select 'Q' || ${code}, case when n % 50 = 0 then 'seoulitepass' else 'shop' end, p.id, 'en', case when n % 100 = 0 then 'payment' else 'other' end, 'About ' || ${word(n)},
      case when n % 200 = 0 then 'received' else 'answered' end, at, at, case when n % 200 = 0 then at end,
      case when n % 4 = 1 then (select id from account where area = 'admin' order by 'owner' = any(roles) desc limit 1) end, case when n % 200 <> 0 then at end
    from generate_series(1, ${reservations}) n join bench_person p on p.place = n % (select count(*) from bench_person),
      lateral (select ${now}::timestamptz - n * interval '5 minutes' as at) t`)
    await tx.execute(sql`
    insert into inquiry_message (inquiry_id, position, author, content, created_at)
    select id, 1, 'person', 'Where is the meeting point?', created_at from inquiry`)
    await tx.execute(sql`
    insert into upload (key, name, mime, bytes, site, owner_id, created_at)
    select 'uploads/' || n, ${word(n)} || '.pdf', case when n % ${oneIn(500)} = 0 then 'image/png' else 'application/pdf' end, 1000 + n, case when n % 50 = 0 then 'seoulitepass' else 'shop' end, null,
      ${now}::timestamptz - n * interval '5 minutes' from generate_series(1, ${reservations}) n`)
    await tx.execute(sql`
    insert into inquiry_file (message_id, upload_id, position)
    select m.id, u.id, 0 from (select id, row_number() over (order by created_at) as n from inquiry_message) m
      join (select id, row_number() over (order by created_at) as n from upload) u using (n) where n % ${oneIn(50)} <> 0`)
    // No trigger counts them here.
    await tx.execute(sql`update upload set uses = 1 where id in (select upload_id from inquiry_file)`)
    await tx.execute(sql`
    insert into pass (number, account_id, order_id, booking_id, type, person, price_won, bought_at, valid_until)
    select 'P' || ${code}, account_id, order_id, id, 'hours_24', 'adult', 30000, created_at, '2028-01-01'
    from (select *, row_number() over (order by reservation_number) as n from booking) b where n <= ${members}`)
    await tx.execute(sql`
    insert into quotation (number, account_id, status, lang, flexible, party, regions, wishes, languages, contact_name, contact_email, contact_phone, created_at, updated_at)
    select 'G' || ${code}, p.id, case when n % 100 = 0 then 'requested' else 'accepted' end, 'en', true, '{"adult": 10, "senior": 0, "youth": 0, "child": 0, "infant": 0}', '["seoul"]', 'A walk for ' || ${word(n)}, '["en"]',
      ${word(n)}, lower(${word(n)}) || '@people.test', '+8210' || n, at, at
    from generate_series(1, ${members}) n join bench_person p on p.place = n % (select count(*) from bench_person),
      lateral (select ${now}::timestamptz - n * interval '20 minutes' as at) t`)
    await tx.execute(sql`
    insert into social_review (account_id, url, status, created_at)
    select p.id, 'https://instagram.com/p/' || n, case when n % 100 = 0 then 'waiting' else 'approved' end, ${now}::timestamptz - n * interval '20 minutes'
    from generate_series(1, ${members}) n join bench_person p on p.place = n % (select count(*) from bench_person)`)
    await tx.execute(sql`drop table bench_person`)
  })
  await db.execute(sql`vacuum analyze`)
  return { products: products.map(({ id }) => id) }
}

/** A person with the lists of operators and of owners. */
export async function staffOf(deps: TestDeps): Promise<{ operator: string; owner: string }> {
  const [operator, owner] = await Promise.all([anOperator({ deps }), anAccount(deps, { area: 'admin', role: 'owner' })])
  return { operator: operator.token, owner: owner.token }
}
