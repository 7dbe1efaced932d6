import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { root } from '#server/root'
import { ownDatabase } from '#tests/support/database'

const folder = path.join(root, 'server/db/migrations')
const { entries } = JSON.parse(await readFile(path.join(folder, 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string }[]
}
const files = await Promise.all(entries.map(({ tag }) => readFile(path.join(folder, `${tag}.sql`), 'utf8')))
const at = files.findIndex((file) => file.includes('CREATE TABLE "order_coupon"'))

const [order, one, two, coupon, held] = ['NR260101-ABCDEFGH12', ...Array.from({ length: 4 }, () => crypto.randomUUID())]
const lines = [
  { kind: 'item', amount: 120_000 },
  { kind: 'coupon', amount: -10_000 },
]

/** What a paid order with its one coupon was before there could be several. */
const before = `
  insert into coupon (id, code, name, discount_won, product_id, valid_days)
    values ('${coupon}', 'OLD', '{}', 10000, 'palace', 30);
  insert into member_coupon (id, coupon_id, account_id, expires_at) values ('${held}', '${coupon}', '${one}', now());
  insert into "order" (id, status, coupon_id, rates, price_lines, amount_won, lang)
    values ('${order}', 'paid', '${held}', '{}', '${JSON.stringify(lines)}', 110000, 'en');
  insert into booking (id, order_id, reservation_number, status, product_id, departure_id, seats, seat_state, product_name,
      option_name, meeting_point, date, start_time, cancellation, amount_won)
    select b.id::uuid, '${order}', '${order}' || '-' || b.id, 'requested', b.product, b.id::uuid, 2, 'confirmed', '{}', '{}', '{}',
      '2026-02-01', '09:00', '[]', 55000
    from (values ('${one}', 'palace'), ('${two}', 'island')) b(id, product)`

test('the one coupon that an order had becomes the first of several, with its discount and the bookings that it was for', async () => {
  const { db } = await ownDatabase({ createdWith: 'template template1' })
  const rows = await db.transaction(async (tx) => {
    const run = async (some: string[]) => {
      for (const file of some)
        for (const part of file.split('--> statement-breakpoint')) await tx.execute(sql.raw(part))
    }
    // What refers to what does not matter here.
    await tx.execute(sql`set local session_replication_role = replica`)
    await run(files.slice(0, at))
    await tx.execute(sql.raw(before))
    await run(files.slice(at, at + 1))
    const coupons = await tx.execute(sql`select product_ids from coupon`)
    const moved = await tx.execute(sql`select * from order_coupon`)
    return { coupons: coupons.rows, moved: moved.rows }
  })
  expect(rows.coupons).toEqual([{ product_ids: ['palace'] }])
  expect(rows.moved).toEqual([
    { order_id: order, coupon_id: held, position: 0, discount_won: 10_000, booking_ids: [one] },
  ])
})
