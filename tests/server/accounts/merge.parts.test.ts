import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { membersDesk } from '#contract/members-desk'
import { mergeKinds } from '#contract/members-merge'
import { merged, staysWithAccount } from '#server/merged'
import { balanceOf } from '#tests/support/benefits'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { haveEverything, mergesBy } from '#tests/support/merging'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let operator: Person
let remaining: Person
let other: Person
let friend: Person

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
  remaining = await aMember(shop.deps, { name: 'Maya Lind' })
  other = await aMember(shop.deps, { name: 'Maya Lind', email: 'maya.old@people.test' })
  friend = await aMember(shop.deps)
})
afterEach(() => expectInvariants(shop.deps.db))

const rowsOf = async (query: string) => (await shop.deps.db.execute<Record<string, unknown>>(sql.raw(query))).rows

/** How many rows of each moved column belong to an account. */
async function owned({ id }: Person): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { column } of merged) {
    const [table, name] = column.split('.')
    const [row] = await rowsOf(`select count(*)::int as n from "${table}" where "${name}" = '${id}'`)
    counts[column] = Number(row?.n)
  }
  return counts
}

const pointColumn = 'point_entry.account_id'
const withoutPoints = ({ [pointColumn]: _, ...counts }: Record<string, number>) => counts

test('every foreign key to an account is moved by a merge, or is listed with the reason why it stays', async () => {
  const keys = await rowsOf(`
    select c.conrelid::regclass::text as table, a.attname as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'account'::regclass`)
  const owners = await rowsOf(`
    select table_name as table, column_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('owner_id', 'actor_id')`)
  const found = [...keys, ...owners].map(({ table, name }) => `${String(table).replaceAll('"', '')}.${name}`)
  expect(found.length).toBeGreaterThan(70)
  const moved = merged.map(({ column }) => column)
  expect(new Set(moved).size).toBe(moved.length)
  expect(found.filter((each) => !moved.includes(each) && !(each in staysWithAccount))).toEqual([])
  expect(Object.keys(staysWithAccount).filter((each) => !found.includes(each) || moved.includes(each))).toEqual([])
  expect(moved.filter((each) => !found.includes(each))).toEqual([])
})

test('what belongs to a moved row by its account follows it in the database', async () => {
  const following = await rowsOf(`
    select c.conname as name, c.confupdtype as on_update from pg_constraint c
    where c.contype = 'f' and c.confrelid <> 'account'::regclass and exists (
      select from pg_attribute a where a.attrelid = c.confrelid and a.attnum = any(c.confkey) and a.attname = 'account_id')`)
  expect(following.length).toBeGreaterThan(1)
  expect(following.filter(({ on_update }) => on_update !== 'c')).toEqual([])
})

test('each kind moves to the remaining account, with its count in the preview, and returns when it is undone', async () => {
  await haveEverything(shop, other, friend)
  const before = await owned(other)
  expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([])
  const nothing = await owned(remaining)
  const points = await balanceOf(shop, other)
  const { preview, merge, undo } = mergesBy(shop, operator)
  const { data } = await preview(remaining, other)
  expect(data.moves.map(({ kind }) => kind)).toEqual(mergeKinds)
  expect(data.stays).toEqual([])
  expect(data.moves.find(({ kind }) => kind === 'points')?.count).toBe(points)

  expect((await merge(remaining, other)).status).toBe(200)
  expect(Object.entries(withoutPoints(await owned(other))).filter(([, count]) => count > 0)).toEqual([])
  expect(withoutPoints(await owned(remaining))).toEqual(withoutPoints(before))
  expect([await balanceOf(shop, remaining), await balanceOf(shop, other)]).toEqual([points, 0])
  await expectInvariants(shop.deps.db)
  const shown = await shop.call(membersDesk.detail, { params: { id: remaining.id } }, { token: operator.token })
  expect(shown.data.merge).toMatchObject({
    role: 'remaining',
    moved: data.moves,
    points: { moved: points, back: points },
  })

  expect((await undo(remaining)).status).toBe(200)
  expect(withoutPoints(await owned(other))).toEqual(withoutPoints(before))
  expect(withoutPoints(await owned(remaining))).toEqual(withoutPoints(nothing))
  expect([await balanceOf(shop, remaining), await balanceOf(shop, other)]).toEqual([0, points])
  expect(await rowsOf('select * from account_merge_row')).toEqual([])
})
