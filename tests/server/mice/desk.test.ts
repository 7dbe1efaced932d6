import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type MicePeopleQuery, miceBoothDesk, miceDesk } from '#contract/mice/desk'
import { miceRegistration } from '#contract/mice/registration'
import { miceSessions } from '#contract/mice/session'
import type { z } from '#contract/zod'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { anOperator, type Person } from '#tests/support/factories'
import { aBuyerDraft, aMiceBooth, aMiceFair, aMiceSession, aSeller, aVisitor } from '#tests/support/mice'
import { aPaidBooth } from '#tests/support/mice-booths'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let fair: Awaited<ReturnType<typeof aMiceFair>>
let operator: Person
const as = ({ token }: Person) => ({ token })
const overview = () => shop.call(miceDesk.overview, {}, as(operator))

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
})

test('the desk says where there is no fair', async () => {
  expect((await overview()).status).toBe(404)
})

test('roles are counted by the Seoul day of registration, and people once', async () => {
  // Half an hour before midnight in Seoul.
  shop.deps.clock.set(new Date('2027-03-02T14:30:00Z'))
  operator = await anOperator(shop)
  fair = await aMiceFair(shop.deps)
  const visitor = await aVisitor(shop.deps, fair)
  shop.deps.clock.advance({ hours: 1 })
  await aSeller(shop.deps)
  await shop.call(miceRegistration.buyer, { body: aBuyerDraft }, as(visitor))
  expect((await overview()).data).toMatchObject({
    people: 2,
    roles: { visitor: 1, buyer: 1, seller: 1 },
    days: [
      { day: '2027-03-02', roles: { visitor: 1, buyer: 0, seller: 0 } },
      { day: '2027-03-03', roles: { visitor: 0, buyer: 1, seller: 1 } },
    ],
  })
})

test('sessions show how full they are', async () => {
  fair = await aMiceFair(shop.deps)
  const id = await aMiceSession(shop.deps, { seats: 1 })
  for (let at = 0; at < 2; at += 1)
    await shop.call(miceSessions.take, { params: { id } }, as(await aVisitor(shop.deps, fair)))
  expect((await overview()).data.sessions).toMatchObject([{ seats: 1, taken: 1, waiting: 1 }])
})

test('badges are in one file, of all or of a role, on A4 or on both sides of A6', async () => {
  const a4 = '595.28 841.89'
  fair = await aMiceFair(shop.deps)
  await aVisitor(shop.deps, fair)
  await aVisitor(shop.deps, fair)
  const pages = async (query: string) => {
    const path = `${miceDesk.badges.path}?lang=ko${query}`
    const answer = await shop.app.request(path, { headers: { authorization: `Bearer ${operator.token}` } })
    if (answer.status !== 200) return answer.status
    const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    const sizes = new Set([...text.matchAll(/\/MediaBox \[0 0 ([\d. ]+)\]/g)].map(([, size]) => size))
    return `${text.match(/\/Type \/Page\n/g)?.length} pages of ${[...sizes].join()}`
  }
  expect(await pages('')).toBe(`2 pages of ${a4}`)
  expect(await pages('&role=visitor')).toBe(`2 pages of ${a4}`)
  expect(await pages('&paper=a6')).toBe('4 pages of 297.64 419.53')
  expect(await pages('&paper=a5')).toBe(400)
  expect(await pages('&role=seller')).toBe(404)
  expect(await pages('&page=2')).toBe(404)
  const entries = await shop.deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'mice.badges'))
  expect(entries.map(({ actor_id, detail }) => [actor_id, detail])).toEqual([
    [operator.id, { badges: 2 }],
    [operator.id, { badges: 2, role: 'visitor' }],
    [operator.id, { badges: 2 }],
  ])
})

test('people are found by badge, account and organization, and by role, page by page', async () => {
  fair = await aMiceFair(shop.deps)
  const visitor = await aVisitor(shop.deps, fair)
  const seller = await aSeller(shop.deps)
  const found = async (query: Partial<z.input<typeof MicePeopleQuery>>) =>
    (await shop.call(miceDesk.people, { query }, as(operator))).data.items.map(({ id }) => id)
  expect((await found({})).toSorted()).toEqual([visitor.id, seller.id].toSorted())
  expect(await found({ role: 'seller' })).toEqual([seller.id])
  const [row] = (await shop.call(miceDesk.people, { query: { role: 'visitor' } }, as(operator))).data.items
  if (!row) throw new Error('no visitor')
  expect(row.roles).toEqual(['visitor'])
  for (const q of [row.number.toLowerCase(), row.email]) expect(await found({ q })).toEqual([visitor.id])
  expect(await found({ q: row.organization.toUpperCase() })).toContain(visitor.id)
  expect(await found({ q: row.number, role: 'seller' })).toEqual([])

  const first = (await shop.call(miceDesk.people, { query: { per_page: 1, sort: 'number' } }, as(operator))).data
  const cursor = first.next ?? ''
  const second = (await shop.call(miceDesk.people, { query: { per_page: 1, sort: 'number', cursor } }, as(operator)))
    .data
  expect([first, second].map(({ items }) => items[0]?.number)).toEqual(
    [first, second].map(({ items }) => items[0]?.number).toSorted(),
  )
  expect(second.next).toBeNull()
})

test('the badge of one person is in a file of its own, with an entry in the audit log', async () => {
  fair = await aMiceFair(shop.deps)
  await aVisitor(shop.deps, fair)
  const { id } = await aVisitor(shop.deps, fair)
  const answer = await shop.app.request(`${miceDesk.badges.path}?lang=en&person=${id}`, {
    headers: { authorization: `Bearer ${operator.token}` },
  })
  const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
  expect(text.match(/\/Type \/Page\n/g)).toHaveLength(1)
  const [entry] = await shop.deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'mice.badges'))
  expect(entry?.detail).toEqual({ badges: 1, number: expect.stringMatching(/^MB/) })
})

test('ordered booths are listed with the paid amount', async () => {
  fair = await aMiceFair(shop.deps)
  const { order } = await aPaidBooth(shop, await aSeller(shop.deps), await aMiceBooth(shop.deps, 'A01'))
  const { data } = await shop.call(miceBoothDesk.list, { query: {} }, as(operator))
  expect(data).toMatchObject({
    total: 1,
    paid_won: order.amount_won,
    items: [{ number: 'A01', company: 'Paper Lantern Events', order_status: 'paid', status: 'requested' }],
  })
})
