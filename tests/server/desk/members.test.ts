import { beforeEach, describe, expect, it } from 'vitest'
import { inquiry } from '#contract/inquiry'
import { membersDesk } from '#contract/members-desk'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { aMember, anAccount, anOperator, aProduct, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { countQueries } from '#tests/support/queries'
import { aQuotation } from '#tests/support/quotations'
import { aReview } from '#tests/support/reviews'

let shop: Shop
let operator: Person
let member: Person

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
  member = await aMember(shop.deps, { name: 'Maya Lind', phone: '+46701234567' })
})

const search = async (body: object = {}) =>
  (await shop.call(membersDesk.list, { query: body as never }, { token: operator.token })).data
const detail = async (id = member.id) =>
  (await shop.call(membersDesk.detail, { params: { id } }, { token: operator.token })).data
const block = (to: 'block' | 'unblock', id = member.id, { token } = operator) =>
  shop.call(membersDesk[to], { params: { id }, body: { reason: 'Paid with a stolen card.' } }, { token })
const ask = ({ token }: Person) =>
  shop.call(
    inquiry.ask,
    { params: { site: 'shop' }, body: { type: 'product', title: 'A pushchair', content: 'May we bring a pushchair?' } },
    { token },
  )
const people = async (body: object) => (await search(body)).items.map(({ id }) => id)

describe('the accounts of every area', () => {
  it('are found by name, address and phone number as written, without guests and desk staff', async () => {
    await anAccount(shop.deps, { area: 'guest', role: 'general', name: 'Maya Guest' })
    await anAccount(shop.deps, { area: 'admin', role: 'reviewer', name: 'Maya Reviewer' })
    for (const q of ['maya', member.email.toUpperCase(), '+46 70-123 45 67'])
      expect(await people({ q })).toEqual([member.id])
    expect(await people({ q: '100% nobody' })).toEqual([])
  })

  it('are filtered by area and status, with the count of each, page by page', async () => {
    const applicant = await anAccount(shop.deps, { area: 'travel', role: 'applicant' })
    await aMember(shop.deps, { status: 'withdrawn' })
    expect(await people({ area: 'travel' })).toEqual([applicant.id])
    expect(await search({ status: 'withdrawn' })).toMatchObject({
      total: { count: 1 },
      counts: { active: { count: 2 }, blocked: { count: 0 }, withdrawn: { count: 1 } },
    })
    const first = await search({ per_page: 2 })
    const second = await search({ per_page: 2, cursor: first.next })
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(3)
    expect(second.next).toBeNull()
  })

  it('cost the same number of queries however many there are', async () => {
    const few = await countQueries(search)
    for (let at = 0; at < 5; at++) await aMember(shop.deps)
    expect((await countQueries(search)).queries).toBe(few.queries)
  })
})

describe('one account', () => {
  it('shows its activity on every site, latest first, with accounts of the same address', async () => {
    const { email } = member
    const travel = await anAccount(shop.deps, { area: 'travel', role: 'applicant', email })
    await aReview(shop, member, await aProduct(shop.deps))
    shop.deps.clock.advance({ hours: 1 })
    await ask(member)
    shop.deps.clock.advance({ hours: 1 })
    await aQuotation(shop, member)
    const shown = await detail()
    expect(shown.others).toEqual([{ id: travel.id, area: 'travel', status: 'active' }])
    expect(shown.events.map(({ kind }) => kind)).toEqual(['quotation', 'inquiry', 'review', 'booking'])
    expect((await detail(travel.id)).events).toEqual(shown.events)
  })

  it('is blocked and unblocked with a reason, each once; its sessions end', async () => {
    expect((await block('block')).data).toMatchObject({ status: 'blocked', acts: [{ act: 'member.block' }] })
    expect((await ask(member)).status).toBe(401)
    const twice = await block('block')
    expect([twice.status, twice.refusal.code]).toEqual([409, 'desk.changed'])
    expect((await block('unblock')).data.status).toBe('active')
    expect((await block('unblock')).refusal.code).toBe('desk.changed')
    const acts = await shop.deps.db.select().from(auditEvent)
    expect(acts.map(({ act, subject, actor_id }) => [act, subject, actor_id])).toEqual([
      ['member.block', member.id, operator.id],
      ['member.unblock', member.id, operator.id],
    ])
  })

  it('is blocked once where two operators act in parallel', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => block('block')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  })

  it('of a desk or a guest is not found, and reviewers see none', async () => {
    const guest = await anAccount(shop.deps, { area: 'guest', role: 'general' })
    for (const { id } of [operator, guest]) expect((await block('block', id)).status).toBe(404)
    const reviewer = await anAccount(shop.deps, { area: 'admin', role: 'reviewer' })
    expect((await block('block', member.id, reviewer)).status).toBe(403)
  })
})
