import { beforeEach, describe, expect, it, test } from 'vitest'
import { benefits } from '#contract/benefits'
import { reviewPoints } from '#contract/review'
import { postAddress, socialReview, socialReviewDesk } from '#contract/social-review'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { aMember, anAccount, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { aKey, aShop, type Shop } from '#tests/support/orders'
import { countQueries } from '#tests/support/queries'
import { aTrip } from '#tests/support/reviews'

test.each([
  ['https://www.instagram.com/p/Cabc123/?igsh=xyz', 'https://instagram.com/p/Cabc123'],
  ['https://m.youtube.com/watch?v=abc&t=10s&feature=share', 'https://youtube.com/watch?v=abc'],
  ['https://youtu.be/abc?si=tracking', 'https://youtu.be/abc'],
  ['https://x.com/someone/status/123#m', 'https://x.com/someone/status/123'],
  ['https://blog.naver.com/someone/223', 'https://blog.naver.com/someone/223'],
  ['https://m.blog.naver.com/someone/223', 'https://blog.naver.com/someone/223'],
  ['https://my-trip.tistory.com/42', 'https://my-trip.tistory.com/42'],
  ['http://instagram.com/p/1', null],
  ['https://instagram.com/', null],
  ['https://youtube.com/watch', null],
  ['https://evil.example/instagram.com/p/1', null],
  ['https://instagram.com.evil.example/p/1', null],
  ['https://notinstagram.com/p/1', null],
  ['https://a.b.tistory.com/1', null],
  ['https://tistory.com/1', null],
  ['https://user:pass@x.com/a/status/1', null],
  ['https://x.com:8443/a/status/1', null],
  ['javascript:alert(1)', null],
  ['x.com/a/status/1', null],
])('the address %s of a post is stored as %s', (text, kept) => {
  expect(postAddress(text)).toBe(kept)
})

describe('members’ posts on other services (product §3)', () => {
  let shop: Shop
  let member: Person
  let operator: Person
  let tour: TestProduct

  beforeEach(async () => {
    shop = await aShop()
    member = await aMember(shop.deps, { name: 'Maya Lind' })
    operator = await anAccount(shop.deps, { area: 'admin', role: 'operator' })
    tour = await aProduct(shop.deps)
  })

  const post = (at: number | string) => `https://www.instagram.com/p/${at}/?igsh=1`
  const send = (url: string, { token } = member) =>
    shop.call(socialReview.send, { body: { url } }, { token, headers: aKey() })
  const approve = (id: string, { token } = operator) =>
    shop.call(socialReviewDesk.approve, { params: { id } }, { token })
  const reject = (id: string, reason = 'It shows another trip.') =>
    shop.call(socialReviewDesk.reject, { params: { id }, body: { reason } }, { token: operator.token })
  const mine = async () => (await shop.call(socialReview.mine, { query: {} }, { token: member.token })).data
  const points = async () => (await shop.call(benefits.total, {}, { token: member.token })).data.total

  it('can be submitted after a tour, one for each, and rejected ones do not count', async () => {
    expect((await send(post(1))).refusal.code).toBe('review.socialNoTour')
    await aTrip(shop.deps, member, tour)
    expect((await mine()).left).toBe(1)
    const { data } = await send(post(1))
    expect(data).toMatchObject({ url: 'https://instagram.com/p/1', status: 'waiting', points: 0 })
    const second = await send(post(2))
    expect([second.status, second.refusal.code]).toEqual([409, 'review.socialNoTour'])
    await reject(data.id)
    expect(await mine()).toMatchObject({ left: 1, items: [{ status: 'rejected', reason: 'It shows another trip.' }] })
    expect((await send(post(2))).status).toBe(200)
  })

  it('are accepted once, however their address is written, until they were rejected', async () => {
    await aTrip(shop.deps, member, tour)
    await aTrip(shop.deps, member, tour)
    const { data } = await send(post(1))
    const again = await send('https://instagram.com/p/1')
    expect([again.status, again.refusal.code, again.refusal.field]).toEqual([409, 'review.socialExists', 'url'])
    await reject(data.id)
    expect((await send(post(1))).status).toBe(200)
  })

  it('are refused from a host that is not on the list', async () => {
    await aTrip(shop.deps, member, tour)
    const { status, refusal } = await send('https://evil.example/p/1')
    expect([status, refusal.code, refusal.field]).toEqual([400, 'review.socialHost', 'url'])
  })

  it('earn their points once when an operator approves, which is logged', async () => {
    await aTrip(shop.deps, member, tour)
    const { data } = await send(post(1))
    const answers = await Promise.all(Array.from({ length: 6 }, () => approve(data.id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await points()).toBe(reviewPoints.social)
    expect((await reject(data.id)).refusal.code).toBe('general.conflict')
    expect((await mine()).items).toMatchObject([{ status: 'approved', points: reviewPoints.social }])
    const acts = await shop.deps.db.select().from(auditEvent)
    expect(acts).toMatchObject([{ act: 'social-review.approved', actor_id: operator.id, subject: data.id }])
  })

  it('are decided by operators only', async () => {
    await aTrip(shop.deps, member, tour)
    const { data } = await send(post(1))
    const reviewer = await anAccount(shop.deps, { area: 'admin', role: 'reviewer' })
    expect((await approve(data.id, reviewer)).status).toBe(403)
    expect((await approve(data.id, member)).status).toBe(401)
    expect(await points()).toBe(0)
  })

  it('of two submitted in parallel for the last tour one is accepted', async () => {
    await aTrip(shop.deps, member, tour)
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => send(post(at))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
  })

  it('are listed for their sender and for operators with the same number of queries however many there are', async () => {
    const desk = () => shop.call(socialReviewDesk.list, { query: { per_page: 50 } }, { token: operator.token })
    const costs = async () => [(await countQueries(mine)).queries, (await countQueries(desk)).queries]
    const add = async (count: number) => {
      for (let at = 0; at < count; at++) {
        await aTrip(shop.deps, member, tour)
        await send(post(`${count}-${at}`))
      }
    }
    await add(1)
    const few = await costs()
    await add(5)
    expect(await costs()).toEqual(few)
    expect((await desk()).data).toMatchObject({
      total: { count: 6 },
      items: Array.from({ length: 6 }, () => ({ author_name: 'Maya Lind' })),
    })
  })
})
