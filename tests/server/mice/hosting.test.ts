import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { desk } from '#contract/desk'
import { miceHosting, miceHostingDesk } from '#contract/mice/hosting'
import { miceRegistration } from '#contract/mice/registration'
import { transaction } from '#server/db/connect'
import { applyForHosting } from '#server/modules/mice/hosting.service'
import { decideHosting, type lockHosting } from '#server/modules/mice/hosting-desk.service'
import { miceHosting as miceHostingTable } from '#server/modules/mice/mice.table'
import { forgetPerson, leaveRole, takeSeller } from '#server/modules/mice/registration.service'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import { aBuyer, aBuyerDraft, aMiceFair, aSellerDraft } from '#tests/support/mice'
import { decideOnHosting, hostingVersion } from '#tests/support/mice-hosting'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let operator: Person
const as = ({ token }: Person) => ({ token })
const reason = 'A congress of 400 people in the autumn'
const apply = (who: Person, hosting_reason = reason) =>
  shop.call(miceHosting.apply, { body: { hosting_reason } }, as(who))
const own = async (who: Person) => (await shop.call(miceHosting.own, {}, as(who))).data.hosting
const list = async (state: 'requested' | 'approved' | 'declined' = 'requested') =>
  (await shop.call(miceHostingDesk.list, { query: { state, page: 1, per_page: 10 } }, as(operator))).data
const readNow = (id: string) => hostingVersion(shop, operator, id)
const decide = (id: string, decision: { approved: boolean; note: string; base?: string }) =>
  decideOnHosting(shop, operator, id, decision)

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
  await aMiceFair(shop.deps)
})

describe('hosted buyers (product §4)', () => {
  test('apply, also while they register, and edit their text while the application is undecided', async () => {
    const buyer = await aBuyer(shop.deps)
    expect(await own(buyer)).toBeNull()
    expect((await apply(buyer)).data.hosting).toMatchObject({ state: 'requested', reason })
    await apply(buyer, 'A meeting of 900 people in May')
    expect(await own(buyer)).toMatchObject({ state: 'requested', reason: 'A meeting of 900 people in May' })
    shop.deps.clock.advance({ minutes: 1 })
    const wished = await aBuyer(shop.deps, { wants_hosting: true, hosting_reason: reason })
    expect(await own(wished)).toMatchObject({ state: 'requested', reason })
    expect((await list()).items.map(({ reason }) => reason)).toEqual(['A meeting of 900 people in May', reason])
  })

  test('are listed among what waits today while they are undecided', async () => {
    const waits = async () =>
      (await shop.call(desk.today, {}, as(operator))).data.waiting.filter(({ kind }) => kind === 'hosting')
    expect(await waits()).toEqual([])
    const since = shop.deps.clock.now().toISOString()
    const [first, second] = [await aBuyer(shop.deps), await aBuyer(shop.deps)]
    await apply(first)
    shop.deps.clock.advance({ minutes: 1 })
    await apply(second)
    expect(await waits()).toEqual([{ kind: 'hosting', site: 'mice', count: 2, since }])
    await decide(first.id, { approved: true, note: '' })
    await shop.call(miceHosting.withdraw, {}, as(second))
    expect(await waits()).toEqual([])
  })

  test('are buyers', async () => {
    expect((await apply(await aMember(shop.deps))).refusal.code).toBe('mice.notBuyer')
    expect((await apply(await aBuyer(shop.deps), 'Short')).refusal).toMatchObject({
      code: 'validation.minText',
      field: 'hosting_reason',
    })
  })

  test('withdraw, also by giving up the role', async () => {
    const buyer = await aBuyer(shop.deps)
    await apply(buyer)
    await shop.call(miceHosting.withdraw, {}, as(buyer))
    expect(await own(buyer)).toBeNull()
    expect((await shop.call(miceHosting.withdraw, {}, as(buyer))).status).toBe(404)
    await apply(buyer)
    await shop.call(miceRegistration.leave, { params: { role: 'buyer' } }, as(buyer))
    expect((await list()).items).toEqual([])
  })

  test('are decided once, with a reason where they are declined, and told by email', async () => {
    const [one, two] = [await aBuyer(shop.deps), await aBuyer(shop.deps)]
    await apply(one)
    await apply(two)
    await shop.deps.jobs.drain(shop.deps)
    const before = shop.deps.mails.length
    expect((await decide(one.id, { approved: true, note: '' })).data.state).toBe('approved')
    expect((await decide(two.id, { approved: false, note: '' })).refusal).toMatchObject({ field: 'note' })
    await decide(two.id, { approved: false, note: 'All places are taken.' })
    expect((await decide(two.id, { approved: true, note: '' })).refusal.code).toBe('mice.hostingDeclined')
    expect(await own(two)).toMatchObject({ state: 'declined', note: 'All places are taken.' })
    expect((await apply(two)).refusal.code).toBe('mice.hostingDecided')
    expect((await list('approved')).counts).toEqual({ requested: 0, approved: 1, declined: 1 })
    await shop.deps.jobs.drain(shop.deps)
    const mails = shop.deps.mails.slice(before)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [one.email, 'You are a hosted buyer at the Test MICE Fair'],
      [two.email, 'Your application to the hosted buyer program'],
    ])
    expect(mails[1]?.text).toContain('All places are taken.')
  })

  test('keep their decision, even when the buyer withdraws or registers again', async () => {
    const wish = { wants_hosting: true, hosting_reason: reason }
    const [hosted, declined] = [await aBuyer(shop.deps, wish), await aBuyer(shop.deps, wish)]
    await decide(hosted.id, { approved: true, note: '' })
    await decide(declined.id, { approved: false, note: 'All places are taken.' })
    const register = (who: Person, change: object) =>
      shop.call(miceRegistration.buyer, { body: { ...aBuyerDraft, ...change } }, as(who))
    const other = { wants_hosting: true, hosting_reason: 'A meeting of 900 people in May' }
    expect((await register(hosted, other)).refusal).toMatchObject({
      code: 'mice.hostingDecided',
      field: 'hosting_reason',
    })
    expect((await register(hosted, wish)).status).toBe(200)
    expect((await shop.call(miceHosting.withdraw, {}, as(declined))).refusal.code).toBe('mice.hostingDecided')
    expect((await register(declined, { wants_hosting: false, hosting_reason: '' })).status).toBe(200)
    expect((await register(declined, wish)).refusal.code).toBe('mice.hostingDecided')
    await shop.call(miceRegistration.seller, { body: aSellerDraft }, as(declined))
    await shop.call(miceRegistration.leave, { params: { role: 'buyer' } }, as(declined))
    expect((await list('declined')).counts).toEqual({ requested: 0, approved: 1, declined: 0 })
    expect((await register(declined, wish)).refusal.code).toBe('mice.hostingDecided')
    expect((await list()).items).toEqual([])
    // Also not by giving up the whole registration.
    await shop.call(miceRegistration.leave, { params: { role: 'seller' } }, as(declined))
    expect((await shop.call(miceRegistration.own, {}, as(declined))).data.registration).toBeNull()
    expect((await register(declined, wish)).refusal.code).toBe('mice.hostingDecided')
    expect((await register(declined, { wants_hosting: false, hosting_reason: '' })).status).toBe(200)
    expect((await apply(declined)).refusal.code).toBe('mice.hostingDecided')
    expect((await list('declined')).items).toMatchObject([{ id: declined.id, note: 'All places are taken.' }])
  })

  test('end with the account', async () => {
    const buyer = await aBuyer(shop.deps, { wants_hosting: true, hosting_reason: reason })
    await decide(buyer.id, { approved: false, note: 'All places are taken.' })
    await shop.call(miceRegistration.leave, { params: { role: 'buyer' } }, as(buyer))
    expect(await shop.deps.db.$count(miceHostingTable)).toBe(1)
    await forgetPerson(shop.deps.db, buyer.id, shop.deps.clock.now())
    expect(await shop.deps.db.$count(miceHostingTable)).toBe(0)
  })
})

describe('two desks that decide at the same time', () => {
  const both = async (id: string, lock?: typeof lockHosting) => {
    const second = await anOperator(shop)
    const base = await readNow(id)
    const decisions = [
      decideHosting(shop.deps, operator.id, id, { approved: true, note: '', base }, lock),
      decideHosting(shop.deps, second.id, id, { approved: false, note: 'All places are taken.', base }, lock),
    ]
    return Promise.allSettled(decisions)
  }
  const mailsTo = async (email: string) => {
    await shop.deps.jobs.drain(shop.deps)
    return shop.deps.mails.filter(({ to, subject }) => to === email && !subject.includes('badge'))
  }

  test('the second is refused with what the first decided, and the buyer gets one email', async () => {
    const buyer = await aBuyer(shop.deps, { wants_hosting: true, hosting_reason: reason })
    const results = await both(buyer.id)
    const state = (await own(buyer))?.state
    const code = state === 'approved' ? 'mice.hostingApproved' : 'mice.hostingDeclined'
    const refused = results.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: { status: 409, code } }])
    expect(await mailsTo(buyer.email)).toHaveLength(1)
  })

  test('without the lock both would decide: the control, which must fail', async () => {
    const buyer = await aBuyer(shop.deps, { wants_hosting: true, hosting_reason: reason })
    let readers = 0
    let go = () => {}
    const ready = new Promise<void>((all) => {
      go = all
    })
    const results = await both(buyer.id, async (tx, isIt) => {
      const rows = await tx.select().from(miceHostingTable).where(isIt)
      if (++readers === 2) go()
      await ready
      return rows
    })
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await mailsTo(buyer.email)).toHaveLength(2)
  })
})

describe('a buyer who edits the application while the desk reads it', () => {
  const other = 'A meeting of 900 people in May'

  test('is not decided on unseen: neither a new text nor what else the desk read of the buyer', async () => {
    const buyer = await aBuyer(shop.deps, { wants_hosting: true, hosting_reason: reason })
    const edits = [
      () => apply(buyer, other),
      () =>
        shop.call(
          miceRegistration.buyer,
          { body: { ...aBuyerDraft, size: 'over_2000', wants_hosting: true, hosting_reason: other } },
          as(buyer),
        ),
      () =>
        shop.call(miceRegistration.seller, { body: { ...aSellerDraft, organization: 'Another Company' } }, as(buyer)),
    ]
    for (const edit of edits) {
      const read = await readNow(buyer.id)
      expect((await edit()).status).toBe(200)
      expect((await decide(buyer.id, { approved: true, note: '', base: read })).refusal).toMatchObject({
        code: 'mice.hostingChanged',
      })
      expect((await own(buyer))?.state).toBe('requested')
    }
    expect((await decide(buyer.id, { approved: true, note: '' })).data.state).toBe('approved')
  })

  /** Decides while an edit of the buyer holds the application, and ends the edit once the desk waits for it. */
  const decideDuringEdit = async (buyer: Person, lock?: typeof lockHosting) => {
    const { db } = shop.deps
    const base = await readNow(buyer.id)
    const decided = await transaction(db, async (tx) => {
      await applyForHosting({ ...shop.deps, db: tx }, buyer.id, other)
      const deciding = Promise.allSettled([
        decideHosting(shop.deps, operator.id, buyer.id, { approved: true, note: '', base }, lock),
      ])
      await vi.waitFor(async () => {
        const { rows } = await db.execute(
          sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        expect(rows).toHaveLength(1)
      })
      return { deciding }
    })
    const [result] = await decided.deciding
    return { result, own: await own(buyer) }
  }

  test('is decided on only after the edit, where both happen at once', async () => {
    const buyer = await aBuyer(shop.deps, { wants_hosting: true, hosting_reason: reason })
    expect(await decideDuringEdit(buyer)).toMatchObject({
      result: { reason: { status: 409, code: 'mice.hostingChanged' } },
      own: { state: 'requested', reason: other },
    })
  })

  test('without the lock a text would be approved that the desk has not read: the control, which must fail', async () => {
    const buyer = await aBuyer(shop.deps, { wants_hosting: true, hosting_reason: reason })
    const unlocked: typeof lockHosting = (tx, isIt) => tx.select().from(miceHostingTable).where(isIt)
    expect(await decideDuringEdit(buyer, unlocked)).toMatchObject({
      result: { status: 'fulfilled' },
      own: { state: 'approved', reason: other },
    })
  })
})

describe('a buyer who changes roles while the desk decides', () => {
  const wish = { wants_hosting: true, hosting_reason: reason }
  /** The lock without the registration: only the application itself waits. */
  const applicationOnly: typeof lockHosting = (tx, isIt) => tx.select().from(miceHostingTable).where(isIt).for('update')
  const waiting = async () => {
    const { rows } = await shop.deps.db.execute(
      sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length
  }
  /** Decides while a change of roles is under way, which ends once the desk waits for it or has decided. */
  const decideDuring = async (
    buyer: Person,
    change: (deps: typeof shop.deps) => Promise<unknown>,
    lock?: typeof lockHosting,
  ) => {
    const base = await readNow(buyer.id)
    let isDecided = false
    const { deciding } = await transaction(shop.deps.db, async (tx) => {
      await change({ ...shop.deps, db: tx })
      const deciding = decideHosting(shop.deps, operator.id, buyer.id, { approved: true, note: '', base }, lock).then(
        () => 'approved',
        (error) => error,
      )
      void deciding.then(() => {
        isDecided = true
      })
      await vi.waitFor(async () => expect(isDecided || (await waiting()) === 1).toBe(true))
      return { deciding }
    })
    return deciding
  }
  const sellFor = (buyer: Person) => (deps: typeof shop.deps) =>
    takeSeller(deps, buyer.id, { ...aSellerDraft, organization: 'Another Company' })

  test('as a seller of another company is decided on only once the desk has read that', async () => {
    const buyer = await aBuyer(shop.deps, wish)
    expect(await decideDuring(buyer, sellFor(buyer))).toMatchObject({ status: 409, code: 'mice.hostingChanged' })
    expect(await own(buyer)).toMatchObject({ state: 'requested' })
    expect((await list()).items).toMatchObject([{ id: buyer.id, organization: 'Another Company' }])
  })

  test('with the application alone locked, a company would be approved that the desk has not read: the control, which must fail', async () => {
    const buyer = await aBuyer(shop.deps, wish)
    expect(await decideDuring(buyer, sellFor(buyer), applicationOnly)).toBe('approved')
    expect((await list('approved')).items).toMatchObject([{ id: buyer.id, organization: 'Another Company' }])
  })

  test('who gives up the role has withdrawn: the desk is refused, and no email is sent', async () => {
    const buyer = await aBuyer(shop.deps, wish)
    await shop.deps.jobs.drain(shop.deps)
    const before = shop.deps.mails.length
    expect(await decideDuring(buyer, (deps) => leaveRole(deps, buyer.id, 'buyer'))).toMatchObject({
      status: 404,
      code: 'mice.hostingWithdrawn',
    })
    await shop.deps.jobs.drain(shop.deps)
    expect(shop.deps.mails).toHaveLength(before)
    expect((await list()).items).toEqual([])
  })
})
