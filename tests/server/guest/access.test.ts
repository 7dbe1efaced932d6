import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { booking } from '#contract/booking'
import { guest } from '#contract/guest'
import { idempotency } from '#server/http/idempotent.table'
import { databaseLimits } from '#server/http/limits'
import { accessToken, account } from '#server/modules/accounts/accounts.table'
import { hashToken, issueToken } from '#server/modules/accounts/session.service'
import { order } from '#server/modules/booking/booking.table'
import { reserveLines } from '#server/modules/booking/order.service'
import { cartLines } from '#server/modules/cart/cart.lines'
import { testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { aMember, aProduct } from '#tests/support/factories'
import {
  aGuestBooking,
  aGuestTour,
  anOpenSite,
  aRequest,
  aVisit,
  guestCode,
  linkIn,
  opened,
  reserveAs,
} from '#tests/support/guests'
import { expectInvariants } from '#tests/support/invariants'
import { aKey, inCart, reserve, type Shop } from '#tests/support/orders'
import { otherThan } from '#tests/support/signup'

const en = { query: { lang: 'en' } } as const
const email = 'maya@people.test'
let shop: Shop

beforeEach(async () => {
  shop = await anOpenSite()
})

const open = async (change: { email?: string; reservation_number: string; code: string }) =>
  shop.call(guest.open, { body: { email, ...change } })

describe('the link from a mail (product §4)', () => {
  it('opens the reservation that it was mailed for, and a later mail has its own', async () => {
    const { reservation } = await aGuestBooking(shop)
    const first = await linkIn(shop)
    expect((await opened(shop, first)).data.booking.id).toBe(reservation.booking.id)
    const quote = (await shop.call(guest.quote, en, { token: first })).data
    const body = { reason: '', refund_won: quote.refund_won, refund_points: 0 }
    await shop.call(guest.cancel, { ...en, body }, { token: first, headers: aKey() })
    const second = await linkIn(shop)
    expect(second).not.toBe(first)
    expect((await opened(shop, second)).data.booking.status).toBe('cancelled')
  })

  it('is stored as a hash only, and is in no queue, no stored response and no line of the log', async () => {
    const { token } = await aGuestBooking(shop)
    const queued = JSON.stringify(await shop.deps.jobs.queued())
    expect(queued).toContain('{guest:')
    const link = await linkIn(shop)
    await opened(shop, link)
    const rows = await shop.deps.db.select().from(accessToken)
    expect(rows.some(({ token_hash }) => token_hash.equals(hashToken(link)))).toBe(true)
    const kept = [JSON.stringify(rows), JSON.stringify(await shop.deps.db.select().from(idempotency)), queued]
    for (const secret of [link, token]) {
      for (const text of [...kept, shop.deps.logged()]) expect(text).not.toContain(secret)
    }
  })

  it('is valid for two weeks after the tour and no longer', async () => {
    const { tour } = await aGuestBooking(shop)
    const link = await linkIn(shop)
    const at = (days: number) => new Date(Date.parse(`${tour.date}T12:00:00+09:00`) + days * 86_400_000)
    shop.deps.clock.set(at(14))
    expect((await opened(shop, link)).status).toBe(200)
    shop.deps.clock.set(at(15))
    expect((await opened(shop, link)).status).toBe(401)
  })

  it('can be revoked by its guest, with all the others; the present visit continues', async () => {
    const { token } = await aGuestBooking(shop)
    const link = await linkIn(shop)
    await shop.call(guest.revoke, {}, { token })
    expect((await opened(shop, link)).status).toBe(401)
    expect((await opened(shop, token)).status).toBe(200)
    await shop.call(guest.leave, {}, { token })
    expect((await opened(shop, token)).status).toBe(401)
  })

  it('opens nothing else: no other guest’s reservation, and no member’s data', async () => {
    await aGuestBooking(shop, { email: 'other@people.test' })
    const { reservation } = await aGuestBooking(shop)
    const link = await linkIn(shop)
    expect((await opened(shop, link)).data.booking.id).toBe(reservation.booking.id)
    const asMember = await shop.call(booking.list, { query: { lang: 'en' } }, { token: link })
    expect(asMember.status).toBe(401)
    const member = await aMember(shop.deps)
    expect((await opened(shop, member.token)).status).toBe(401)
  })
})

describe('a reservation look-up (product §8)', () => {
  it('opens with its number, its address and the mailed code', async () => {
    const { reservation } = await aGuestBooking(shop)
    const { reservation_number } = reservation.booking
    const { data } = await open({
      reservation_number: reservation_number.toLowerCase(),
      code: await guestCode(shop, email),
    })
    expect((await opened(shop, data.token)).data.booking.reservation_number).toBe(reservation_number)
  })

  it('gives the same message for another guest’s number as for an unknown one', async () => {
    const foreign = await aGuestBooking(shop, { email: 'other@people.test' })
    const code = await guestCode(shop, email)
    const one = await open({ reservation_number: foreign.reservation.booking.reservation_number, code })
    const none = await open({ reservation_number: 'NR261120-ABCDEFGHJK-01', code })
    const outcome = ({ status, refusal }: typeof one) => ({ status, ...refusal, request_id: '' })
    expect(outcome(one)).toEqual(outcome(none))
    expect(one.refusal.code).toBe('guest.notFound')
  })

  it('asks for a code whether or not an address has a reservation, and does the same work', async () => {
    await aGuestBooking(shop)
    await shop.deps.jobs.drain(shop.deps)
    const ask = async (to: string) => {
      const { status, data } = await shop.call(guest.sendCode, { ...en, body: { email: to } })
      const before = shop.deps.mails.length
      await shop.deps.jobs.drain(shop.deps)
      const [mail] = shop.deps.mails.slice(before)
      return { status, data, mails: shop.deps.mails.length - before, text: mail?.text.replace(/\d{6}/g, '') }
    }
    expect(await ask(email)).toEqual(await ask('nobody@people.test'))
  })

  it('does not open with a wrong code, another address’s code, or a used code', async () => {
    const { reservation } = await aGuestBooking(shop)
    const { reservation_number } = reservation.booking
    const other = await guestCode(shop, 'other@people.test')
    const code = await guestCode(shop, email)
    expect((await open({ reservation_number, code: otherThan(code) })).refusal.code).toBe('auth.codeWrong')
    if (other !== code) expect((await open({ reservation_number, code: other })).status).toBe(400)
    expect((await open({ reservation_number, code })).status).toBe(200)
    expect((await open({ reservation_number, code })).refusal.code).toBe('auth.codeExpired')
  })

  it('cannot be guessed: after ten attempts for an address no more are accepted', async () => {
    const database = await testDatabase()
    const { call } = testApi(await testDeps(database), databaseLimits(database.pool))
    const tries: number[] = []
    for (let at = 0; at < 11; at++) {
      const body = { email, reservation_number: 'NR261120-ABCDEFGHJK-01', code: '123456' }
      tries.push((await call(guest.open, { body })).status)
    }
    expect(tries.slice(0, 10).every((status) => status === 400)).toBe(true)
    expect(tries[10]).toBe(429)
  })
})

describe('many guests in parallel (product §4)', () => {
  const seats = 4

  /** Inserts `count` visits straight into the database. */
  async function visits(count: number): Promise<string[]> {
    const { db, clock } = shop.deps
    const { guest: table } = await import('#server/modules/guest/guest.table')
    return Promise.all(
      Array.from({ length: count }, async (_, at) => {
        const id = crypto.randomUUID()
        await db.insert(account).values({ id, area: 'guest', email: `${id}@guest.invalid`, name: '', roles: [] })
        await db.insert(table).values({ account_id: id, site: 'apec', email: `guest${at}@people.test` })
        return issueToken(db, clock.now(), id, 'guest')
      }),
    )
  }

  it('get the last seats once each, and the others are told that they are gone', async () => {
    const tour = await aGuestTour(shop, { capacity: seats })
    const answers = await Promise.all((await visits(20)).map((token) => reserveAs(shop, token, aRequest(tour))))
    const codes = answers.map(({ status, refusal }) => (status === 200 ? 'ok' : refusal.code))
    expect(codes.filter((code) => code === 'ok')).toHaveLength(seats / 2)
    expect(codes.filter((code) => code === 'booking.soldOut')).toHaveLength(20 - seats / 2)
    await expectInvariants(shop.deps.db)
  }, 60_000)

  it('whose second request arrives during the first wait for it, and are told that it is stored', async () => {
    const { db, clock } = shop.deps
    const owner = await aMember(shop.deps)
    const item = await inCart(shop, owner, await aProduct(shop.deps))
    const { data: draft } = await reserve(shop, owner, item)
    const lines = await cartLines(db, clock, owner.id, [item])
    let second: Promise<unknown> = Promise.resolve()
    await db.transaction(async (tx) => {
      await tx.update(order).set({ status: 'awaiting_deposit' }).where(eq(order.id, draft.id))
      second = reserveLines({ db, clock }, { accountId: owner.id, lang: 'en', site: 'apec', only: true }, lines)
      second.catch(() => {})
      const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await vi.waitFor(async () => expect((await db.execute(waiting)).rows).toHaveLength(1), { timeout: 20_000 })
    })
    await expect(second).rejects.toMatchObject({ code: 'guest.reserved' })
  })

  it('who send twice in parallel reserve once, with one key or with two', async () => {
    const tour = await aGuestTour(shop)
    const token = await aVisit(shop)
    const headers = aKey()
    const body = aRequest(tour)
    const same = await Promise.all([0, 1, 2].map(() => shop.call(guest.reserve, { ...en, body }, { token, headers })))
    expect(new Set(same.map(({ data }) => data?.reservation.order.id)).size).toBe(1)
    const another = await aVisit(shop, 'two@people.test')
    const two = await Promise.all([0, 1].map(() => reserveAs(shop, another, aRequest(tour))))
    const { items } = (
      await shop.call(guest.departures, { params: { site: 'apec' }, query: { from: tour.date, to: tour.date } })
    ).data
    expect(two.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    const standing = two.some(({ status }) => status === 200) ? 2 : 1
    expect(await shop.deps.db.$count(order, eq(order.status, 'awaiting_deposit'))).toBe(standing)
    expect(items[0]?.seats).toBe(20 - 2 * standing)
    await expectInvariants(shop.deps.db)
  })
})
