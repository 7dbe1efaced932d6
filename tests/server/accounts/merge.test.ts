import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { auth } from '#contract/auth'
import { benefitsDesk } from '#contract/benefits-desk'
import { membersDesk } from '#contract/members-desk'
import { mergeUndoHours } from '#contract/members-merge'
import { miceRegistration } from '#contract/mice/registration'
import { account, auditEvent } from '#server/modules/accounts/accounts.table'
import { finishMerges } from '#server/modules/accounts/merge-finish.service'
import { memberCoupon } from '#server/modules/benefits/benefits.table'
import { booking, order } from '#server/modules/booking/booking.table'
import { cartItem } from '#server/modules/cart/cart.table'
import { mailLog } from '#server/modules/mail/mail.table'
import { pass } from '#server/modules/pass-orders/passes.table'
import { socialReview } from '#server/modules/reviews/reviews.table'
import { wish } from '#server/modules/wishlist/wishlist.table'
import { balanceOf, chooseBenefits } from '#tests/support/benefits'
import { aPaidOrder, aReadyOrderOf, aTour, bookingOf, cancel } from '#tests/support/cancellations'
import { giveCoupon } from '#tests/support/coupons'
import { aMember, anAccount, anOperator, type Person } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { givePoints, haveEverything, mergesBy } from '#tests/support/merging'
import { aMiceFair, aVisitorDraft } from '#tests/support/mice'
import { aKey, approved, aShop, confirm, type Shop, submit } from '#tests/support/orders'
import { aReadyPassOrder, passesOnSale } from '#tests/support/pass'

const password = 'Abcdefg1'
const kept = 'maya@people.test'
const old = 'maya.old@people.test'
/** Everything is refunded until the day itself. */
const whole = [{ days_before: 0, refund_percent: 100 }]
let shop: Shop
let operator: Person
let remaining: Person
let other: Person

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
  remaining = await aMember(shop.deps, { name: 'Maya Lind', email: kept, phone: '01011112222', password })
  other = await aMember(shop.deps, { name: 'Maya Lind', email: old, phone: '01011112222', password })
})
afterEach(() => expectInvariants(shop.deps.db))

const desk = () => mergesBy(shop, operator)
const detail = async ({ id }: Person) =>
  (await shop.call(membersDesk.detail, { params: { id } }, { token: operator.token })).data
const statusOf = async ({ id }: Person) =>
  (await shop.deps.db.select().from(account).where(eq(account.id, id)))[0]?.status
const signIn = (email: string) => shop.call(auth.signin, { body: { email, password } })
const ownerOf = async (id: string) => (await shop.deps.db.select().from(order).where(eq(order.id, id)))[0]?.account_id
/** A day later, with a new sign-in at the desk. */
async function aDayLater() {
  shop.deps.clock.advance({ hours: mergeUndoHours })
  operator = await anOperator(shop)
}

describe('a merge is refused', () => {
  const refused = async (one: Person, two: Person) => (await desk().preview(one, two)).refusal.code
  test('for an account with itself, with one of another area, and with one of staff', async () => {
    expect(await refused(remaining, remaining)).toBe('merge.sameAccount')
    expect(await refused(remaining, await anAccount(shop.deps, { area: 'travel', role: 'applicant' }))).toBe(
      'merge.otherArea',
    )
    expect(await refused(operator, other)).toBe('merge.otherArea')
    expect(await refused(remaining, { ...other, id: crypto.randomUUID() })).toBe('general.notFound')
  })

  test('for a blocked and for a closed account', async () => {
    const block = { params: { id: other.id }, body: { reason: 'A stolen card.' } }
    await shop.call(membersDesk.block, block, { token: operator.token })
    expect(await refused(remaining, other)).toBe('merge.notActive')
    expect(await refused(other, remaining)).toBe('merge.notActive')
    await shop.call(membersDesk.withdraw, block, { token: operator.token })
    expect(await refused(remaining, other)).toBe('merge.notActive')
  })

  test('for an account in a merge that can still be undone, and allowed once that is finished', async () => {
    const third = await aMember(shop.deps)
    await desk().merge(remaining, other)
    for (const [one, two] of [
      [remaining, third],
      [third, remaining],
      [third, other],
      [remaining, other],
    ] as const)
      expect(await refused(one, two)).toBe('merge.unfinished')
    await aDayLater()
    await finishMerges(shop.deps)
    expect((await desk().preview(remaining, third)).status).toBe(200)
  })

  test('while both are registered for a MICE fair that is not over; afterwards the older badge stays behind', async () => {
    const fair = await aMiceFair(shop.deps)
    for (const { token } of [remaining, other])
      await shop.call(miceRegistration.visitor, { body: aVisitorDraft(fair) }, { token })
    expect((await desk().preview(remaining, other)).refusal).toMatchObject({
      code: 'merge.bothRegistered',
      message: expect.stringContaining(String(fair.year)),
    })
    shop.deps.clock.set(new Date(`${fair.days.at(-1)?.day}T15:00:00Z`))
    operator = await anOperator(shop)
    expect((await desk().preview(remaining, other)).data.stays).toEqual([{ kind: 'registrations', count: 1 }])
  })

  test('when something has changed since its preview, and the second of two identical calls', async () => {
    const { data } = await desk().preview(remaining, other)
    const tour = await aTour(shop)
    await shop.deps.db.insert(wish).values({ account_id: other.id, product_id: tour.id, created_at: new Date() })
    expect((await desk().send(remaining, other, data.fingerprint)).refusal.code).toBe('merge.changed')
    expect(await statusOf(other)).toBe('active')
    // In the other direction the same preview does not count either.
    const again = (await desk().preview(remaining, other)).data
    expect((await desk().send(other, remaining, again.fingerprint)).refusal.code).toBe('merge.changed')
    expect((await desk().send(remaining, other, again.fingerprint)).status).toBe(200)
    expect((await desk().send(remaining, other, again.fingerprint)).refusal.code).toBe('merge.unfinished')
  })

  test('where the details of the accounts differ, unless the operator has checked that they are one person’s', async () => {
    const set = async (fields: Partial<typeof account.$inferInsert>) => {
      await shop.deps.db.update(account).set(fields).where(eq(account.id, other.id))
      return (await desk().preview(remaining, other)).data
    }
    // The control: the same, however it is written, and what only one of them has.
    expect((await set({ name: ' maya  LIND', phone: '010-1111-2222', nationality: 'SE' })).differences).toEqual([])
    expect((await set({ name: 'MayaLind', phone: '+821011112222' })).differences).toEqual([])
    await shop.deps.db
      .update(account)
      .set({ nationality: 'KR', birthday: '1990-01-01' })
      .where(eq(account.id, remaining.id))
    const { differences, fingerprint } = await set({ name: 'Mina Seo', phone: '01099998888', birthday: '1991-02-02' })
    expect(differences).toEqual([
      { kind: 'name', values: { remaining: 'Maya Lind', other: 'Mina Seo' } },
      { kind: 'phone', values: { remaining: '01011112222', other: '01099998888' } },
      { kind: 'nationality', values: { remaining: 'KR', other: 'SE' } },
      { kind: 'birthday', values: null },
    ])
    const refused = await desk().send(remaining, other, fingerprint, 'Asked for by phone.', false)
    expect([refused.status, refused.refusal.code]).toEqual([409, 'merge.differs'])
    expect(await statusOf(other)).toBe('active')
    // What differs is part of what the operator saw.
    await set({ name: 'Somebody else' })
    expect((await desk().send(remaining, other, fingerprint)).refusal.code).toBe('merge.changed')
    expect((await desk().merge(remaining, other)).status).toBe(200)
    const [act] = await shop.deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'member.merge'))
    expect(act?.detail).toMatchObject({ differences: ['name', 'phone', 'nationality', 'birthday'] })
  })

  test('without a reason', async () => {
    const { data } = await desk().preview(remaining, other)
    expect((await desk().send(remaining, other, data.fingerprint, ' ')).refusal.field).toBe('reason')
    await desk().merge(remaining, other)
    expect((await desk().undo(remaining, ' ')).refusal.field).toBe('reason')
  })
})

describe('from the merge on', () => {
  test('only the remaining account signs in; the other one is told which, with a masked address, for the right password', async () => {
    await desk().merge(remaining, other)
    const { status, refusal } = await signIn(old)
    expect([status, refusal.code]).toEqual([403, 'auth.merged'])
    expect(refusal.message).toContain('ma•••@people.test')
    expect(refusal.message).not.toContain(kept)
    const wrong = await shop.call(auth.signin, { body: { email: old, password: 'Wrong1234' } })
    expect(wrong.refusal.code).toBe('auth.signinFailed')
    expect((await shop.call(auth.isLogin, {}, { token: other.token })).status).toBe(401)
    expect((await shop.call(auth.isLogin, {}, { token: remaining.token })).status).toBe(200)
    expect((await signIn(kept)).status).toBe(200)
  })

  test('“find ID” finds the remaining account, and the other’s password cannot be reset', async () => {
    await shop.call(auth.requestReset, { body: { email: old } })
    await shop.deps.jobs.drain(shop.deps)
    const code = /password-reset\/([\w-]{43})/.exec(shop.deps.mails.at(-1)?.text ?? '')?.[1] ?? ''
    await desk().merge(remaining, other)
    const found = await shop.call(auth.findId, { body: { name: 'Maya Lind', phone: '01011112222' } })
    expect(found.data.email).toBe('ma•••@people.test')
    expect(
      (
        await shop.call(auth.resetPassword, {
          params: { code },
          body: { password: 'Newpass12' },
        })
      ).refusal.code,
    ).toBe('auth.linkExpired')
    await shop.deps.jobs.drain(shop.deps)
    const sent = shop.deps.mails.length
    await shop.call(auth.requestReset, { body: { email: old } })
    await shop.deps.jobs.drain(shop.deps)
    expect(shop.deps.mails).toHaveLength(sent)
  })

  test('the other address cannot be registered until the merge is finished, and then without a second welcome', async () => {
    const isFree = async () => (await shop.call(auth.checkEmail, { query: { email: old } })).status
    await desk().merge(remaining, other)
    expect(await isFree()).toBe(409)
    await aDayLater()
    await finishMerges(shop.deps)
    expect(await isFree()).toBe(200)
  })

  test('both addresses get an email in their language without a link, and both histories name operator and reason', async () => {
    await shop.deps.db.update(account).set({ lang: 'ko' }).where(eq(account.id, other.id))
    await desk().merge(remaining, other)
    await shop.deps.jobs.drain(shop.deps)
    const [one, two] = shop.deps.mails.slice(-2).toSorted((a, b) => a.to.length - b.to.length)
    expect([one?.to, two?.to]).toEqual([kept, old])
    expect(one?.subject).toBe('Your two accounts are now one')
    expect(two?.subject).toContain('통합')
    expect(two?.text).toContain('ma••• @ people.test')
    for (const mail of [one, two]) expect(mail?.text).not.toMatch(/password-reset|Asked for by phone/)
    const named = { act: 'member.merge', by: 'Desk Person', reason: 'Asked for by phone.' }
    expect((await detail(remaining)).acts).toMatchObject([named])
    expect((await detail(other)).acts).toMatchObject([named])
    expect(await detail(other)).toMatchObject({
      status: 'merged',
      merge: { role: 'other', with: { id: remaining.id } },
    })
  })

  test('the export of the remaining person is complete', async () => {
    await haveEverything(shop, other, await aMember(shop.deps))
    await desk().merge(remaining, other)
    const answer = await shop.app.request(`/api/v1/admin/members/${remaining.id}/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${operator.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'Asked for by phone.' }),
    })
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const names = Object.keys(files)
    const read = (name: string) => JSON.parse(Buffer.from(files[name] ?? []).toString())
    for (const module of [
      'booking',
      'benefits',
      'pass',
      'pass-orders',
      'mice',
      'mice-booths',
      'mice-gate',
      'mice-leads',
    ])
      expect(names).toContain(`${module}.json`)
    for (const module of ['quotation', 'inquiry', 'reviews', 'wishlist', 'cart', 'media', 'payment'])
      expect(names).toContain(`${module}.json`)
    expect(read('accounts.json').merges).toMatchObject([{ other_id: other.id }])
    expect(read('booking.json').bookings).toHaveLength(
      await shop.deps.db.$count(booking, eq(booking.account_id, remaining.id)),
    )
  })

  test('a block and a closing of the other account are refused, and it gets no points from the desk', async () => {
    await desk().merge(remaining, other)
    const input = { params: { id: other.id }, body: { reason: 'A mistake.' } }
    for (const act of [membersDesk.block, membersDesk.unblock, membersDesk.withdraw])
      expect((await shop.call(act, input, { token: operator.token })).refusal.code).toBe('desk.changed')
    const body = { to: [kept, old], points: 100, reason: 'For the delay.' }
    const { data } = await shop.call(benefitsDesk.grant, { body }, { token: operator.token, headers: aKey() })
    expect(data).toEqual({ given: 1, unknown: [old] })
  })
})

describe('what both have', () => {
  test('stays with the other account: the same coupon, product, departure', async () => {
    const tour = await aTour(shop)
    for (const { id } of [remaining, other])
      await shop.deps.db.insert(wish).values({ account_id: id, product_id: tour.id, created_at: new Date() })
    const held = await giveCoupon(shop, remaining)
    const [rule] = await shop.deps.db.select().from(memberCoupon).where(eq(memberCoupon.id, held))
    if (!rule) throw new Error('no coupon')
    const { id: _, ...same } = rule
    await shop.deps.db.insert(memberCoupon).values({ ...same, account_id: other.id })
    const { data } = await desk().preview(remaining, other)
    expect(data.moves).toEqual([])
    expect(data.stays).toEqual([
      { kind: 'coupons', count: 1 },
      { kind: 'wishlist', count: 1 },
    ])
    await desk().merge(remaining, other)
    expect(await shop.deps.db.$count(wish, eq(wish.account_id, other.id))).toBe(1)
    // Even if the remaining account has removed its own since, what stayed is removed with the other account.
    await shop.deps.db.delete(wish).where(eq(wish.account_id, remaining.id))
    await aDayLater()
    await finishMerges(shop.deps)
    expect(await shop.deps.db.$count(wish)).toBe(0)
    expect(await shop.deps.db.$count(memberCoupon)).toBe(1)
  })
})

describe('points', () => {
  test('keep their expiry in both directions', async () => {
    await givePoints(shop, remaining, 100, 5)
    await givePoints(shop, other, 200, 10)
    await givePoints(shop, other, 300, 20)
    await desk().merge(remaining, other)
    expect(await balanceOf(shop, remaining)).toBe(600)
    await desk().undo(other)
    expect([await balanceOf(shop, remaining), await balanceOf(shop, other)]).toEqual([100, 500])
    shop.deps.clock.advance({ minutes: 6 * 1440 })
    expect([await balanceOf(shop, remaining), await balanceOf(shop, other)]).toEqual([0, 500])
    shop.deps.clock.advance({ minutes: 6 * 1440 })
    expect(await balanceOf(shop, other)).toBe(300)
  })

  test('that were spent since do not go back, as the desk says beforehand; no balance falls below zero', async () => {
    await givePoints(shop, remaining, 1_000)
    await givePoints(shop, other, 5_000)
    await desk().merge(remaining, other)
    await aPaidOrder(shop, remaining, [await aTour(shop)], { points: 4_000 })
    expect((await detail(remaining)).merge?.points).toEqual({ moved: 5_000, back: 2_000 })
    await desk().undo(remaining)
    expect([await balanceOf(shop, remaining), await balanceOf(shop, other)]).toEqual([0, 2_000])
  })

  test('of a moved order come back to the remaining account with their expiry, also after the merge is finished', async () => {
    await givePoints(shop, other, 3_000, 90)
    const paid = await aPaidOrder(shop, other, [await aTour(shop, { tiers: whole })], { points: 2_000 })
    await desk().merge(remaining, other)
    await aDayLater()
    await finishMerges(shop.deps)
    const again = (await signIn(kept)).data.accessToken
    expect((await cancel(shop, { ...remaining, token: again }, bookingOf(paid))).status).toBe(200)
    expect(await balanceOf(shop, remaining)).toBe(3_000)
    shop.deps.clock.advance({ minutes: 89 * 1440 })
    expect(await balanceOf(shop, remaining)).toBe(0)
  })

  test('of a moved order that ends unpaid come back to the remaining account', async () => {
    await givePoints(shop, other, 3_000, 90)
    const ready = await aReadyOrderOf(shop, other, [await aTour(shop)], { points: 2_000 })
    expect((await submit(shop, other, ready, { payment_method: 'transfer', account_holder: 'Maya' })).status).toBe(200)
    await desk().merge(remaining, other)
    expect(await balanceOf(shop, remaining)).toBe(1_000)
    expect((await cancel(shop, remaining, bookingOf(ready))).status).toBe(200)
    expect([await balanceOf(shop, remaining), await balanceOf(shop, other)]).toEqual([3_000, 0])
  })

  test('spent after the merge on a moved order come back to the account that spent them', async () => {
    await givePoints(shop, remaining, 3_000, 90)
    const ready = await aReadyOrderOf(shop, other, [await aTour(shop)])
    await desk().merge(remaining, other)
    const changed = await chooseBenefits(shop, remaining, ready.id, { coupon_ids: [], points: 2_000 })
    const transfer = { payment_method: 'transfer', account_holder: 'Maya' } as const
    expect((await submit(shop, remaining, changed.data, transfer)).status).toBe(200)
    await desk().undo(remaining)
    const again = (await signIn(old)).data.accessToken
    expect((await cancel(shop, { ...other, token: again }, bookingOf(ready))).status).toBe(200)
    expect([await balanceOf(shop, remaining), await balanceOf(shop, other)]).toEqual([3_000, 0])
  })
})

describe('undoing', () => {
  test('lets the other account sign in again, tells both, and is possible once', async () => {
    await desk().merge(remaining, other)
    shop.deps.clock.advance({ minutes: 1 })
    expect((await desk().undo(other)).status).toBe(200)
    expect((await signIn(old)).status).toBe(200)
    await shop.deps.jobs.drain(shop.deps)
    expect(
      shop.deps.mails
        .slice(-2)
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual([old, kept].toSorted())
    expect((await detail(other)).acts.map(({ act }) => act)).toEqual(['member.merge', 'member.mergeUndo'])
    expect((await detail(other)).merge).toBeNull()
    expect((await desk().undo(other)).refusal.code).toBe('merge.over')
    expect((await desk().merge(other, remaining)).status).toBe(200)
  })

  test('leaves what came since with the remaining account, and takes back what follows a moved order', async () => {
    await passesOnSale(shop.deps)
    const ready = await aReadyPassOrder(shop, other)
    await submit(shop, other, ready)
    await desk().merge(remaining, other)
    await confirm(shop, await approved(shop, ready))
    const own = await aPaidOrder(shop, remaining, [await aTour(shop)])
    await desk().undo(remaining)
    expect([await ownerOf(ready.id), await ownerOf(own.id)]).toEqual([other.id, remaining.id])
    const [issued] = await shop.deps.db.select().from(pass)
    expect(issued).toMatchObject({ order_id: ready.id, account_id: other.id })
  })

  test('works when a request under way wrote for the other account what was moved', async () => {
    const tour = await aTour(shop)
    const wished = { account_id: other.id, product_id: tour.id, created_at: new Date() }
    await shop.deps.db.insert(wish).values(wished)
    await desk().merge(remaining, other)
    await shop.deps.db.insert(wish).values(wished)
    expect((await desk().undo(remaining)).status).toBe(200)
    expect(await shop.deps.db.$count(wish, eq(wish.account_id, other.id))).toBe(1)
  })

  test('works when the remaining account was closed since: its former address is neither mailed nor named', async () => {
    await givePoints(shop, other, 100)
    await desk().merge(remaining, other)
    const close = { params: { id: remaining.id }, body: { reason: 'Asked for by phone.' } }
    expect((await shop.call(membersDesk.withdraw, close, { token: operator.token })).status).toBe(200)
    expect((await signIn(old)).refusal.code).toBe('auth.signinFailed')
    await shop.deps.jobs.drain(shop.deps)
    const sent = shop.deps.mails.length
    expect((await desk().undo(other)).status).toBe(200)
    await shop.deps.jobs.drain(shop.deps)
    expect(shop.deps.mails.slice(sent)).toEqual([
      expect.objectContaining({ to: old, text: expect.not.stringContaining('withdrawn.invalid') }),
    ])
    expect((await signIn(old)).status).toBe(200)
    // The points were given up with the closed account.
    expect([await balanceOf(shop, remaining), await balanceOf(shop, other)]).toEqual([0, 0])
  })

  test('is possible until a day has passed, by the server’s clock', async () => {
    await desk().merge(remaining, other)
    await aDayLater()
    expect((await desk().undo(remaining)).refusal.code).toBe('merge.over')
    expect((await detail(remaining)).merge).toBeNull()
  })
})

describe('the job that finishes a merge', () => {
  test('does nothing before the day has passed, except moving what arrived late', async () => {
    await desk().merge(remaining, other)
    await shop.deps.db
      .insert(socialReview)
      .values({ account_id: other.id, url: 'https://x.com/naru/1', created_at: shop.deps.clock.now() })
    await finishMerges(shop.deps)
    expect(await statusOf(other)).toBe('merged')
    const ownerOfPost = async () => (await shop.deps.db.select().from(socialReview))[0]?.account_id
    expect(await ownerOfPost()).toBe(remaining.id)
    expect((await desk().undo(remaining)).status).toBe(200)
    expect(await ownerOfPost()).toBe(other.id)
  })

  test('closes the other account like a withdrawal, and cancels nothing of what moved', async () => {
    await haveEverything(shop, other, await aMember(shop.deps))
    await desk().merge(remaining, other)
    await shop.deps.jobs.drain(shop.deps)
    const live = await shop.deps.db.select({ status: booking.status }).from(booking).orderBy(booking.id)
    await aDayLater()
    await finishMerges(shop.deps)
    const [row] = await shop.deps.db.select().from(account).where(eq(account.id, other.id))
    expect(row).toMatchObject({ status: 'withdrawn', name: '', phone: '', password_hash: null })
    expect(row?.email).not.toContain('maya')
    expect(await shop.deps.db.select({ status: booking.status }).from(booking).orderBy(booking.id)).toEqual(live)
    expect(await shop.deps.db.$count(cartItem, eq(cartItem.account_id, remaining.id))).toBe(1)
    const { rows } = await shop.deps.db.execute('select * from account_merge_row')
    expect(rows).toEqual([])
    expect(await shop.deps.db.$count(mailLog, eq(mailLog.recipient, old))).toBe(0)
    expect((await detail(other)).acts.at(-1)).toMatchObject({ act: 'member.mergeFinish', by: '' })
    expect((await desk().undo(remaining)).refusal.code).toBe('merge.over')
    await finishMerges(shop.deps)
    expect(await shop.deps.db.$count(auditEvent, eq(auditEvent.act, 'member.mergeFinish'))).toBe(1)
  })

  test('keeps the messages to a phone number that both had', async () => {
    await desk().merge(remaining, other)
    await shop.deps.db
      .insert(mailLog)
      .values({ way: 'sms', site: 'shop', recipient: '01011112222', kind: 'phoneCode', lang: 'ko', state: 'sent' })
    await aDayLater()
    await finishMerges(shop.deps)
    expect(await shop.deps.db.$count(mailLog, eq(mailLog.recipient, '01011112222'))).toBe(1)
  })
})
