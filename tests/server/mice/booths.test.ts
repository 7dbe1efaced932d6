import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { booking } from '#contract/booking'
import { cancellation } from '#contract/cancellation'
import { boothPrice, miceBooths } from '#contract/mice/booth'
import { miceCompanies } from '#contract/mice/company'
import { miceRegistration } from '#contract/mice/registration'
import { expireHolds } from '#server/modules/booking/hold.service'
import { departure } from '#server/modules/catalog/catalog.table'
import type { MoveSeats } from '#server/modules/catalog/seats.service'
import { miceEdition } from '#server/modules/mice/mice.table'
import { miceApplication } from '#server/modules/mice-booths/application.table'
import { holdBooth } from '#server/modules/mice-booths/hold.service'
import { aMember, type Person } from '#tests/support/factories'
import { aBoothDraft, aMiceBooth, aMiceCompany, aMiceFair, aSeller, boothTerms } from '#tests/support/mice'
import { aFilledBooth, aPaidBooth } from '#tests/support/mice-booths'
import { aKey, approved, aShop, confirm, type Shop, secondServer, submit } from '#tests/support/orders'

let shop: Shop
const as = ({ token }: Person) => ({ token })
const lang = { query: { lang: 'en' as const } }
const hold = (who: Person, booth_id: string, type: 'shell' | 'raw' = 'shell') =>
  shop.call(miceBooths.hold, { ...lang, body: { booth_id, type } }, { ...as(who), headers: aKey() })
const save = (who: Person, id: string, body: ReturnType<typeof aBoothDraft> & { total_won: number }) =>
  shop.call(miceBooths.save, { ...lang, params: { id }, body }, as(who))
const own = async (who: Person) => (await shop.call(miceBooths.own, lang, as(who))).data
const states = async () =>
  Object.fromEntries((await shop.call(miceBooths.plan, {})).data.booths.map(({ number, state }) => [number, state]))

const filled = (who: Person, boothId: string) => aFilledBooth(shop, who, boothId)
const paid = (who: Person, boothId: string) => aPaidBooth(shop, who, boothId)

beforeEach(async () => {
  shop = await aShop()
  await aMiceFair(shop.deps)
})

describe('a booth (product §4)', () => {
  test('is held for the applicant, and released when it is not paid in time', async () => {
    const id = await aMiceBooth(shop.deps, 'A01')
    const seller = await aSeller(shop.deps)
    expect(await states()).toEqual({ A01: 'free' })
    const { data } = await hold(seller, id)
    expect(data).toMatchObject({ booth: { number: 'A01' }, invoice: null, order: { status: 'draft' } })
    expect(await states()).toEqual({ A01: 'held' })
    expect((await hold(await aSeller(shop.deps), id)).refusal.code).toBe('mice.boothTaken')
    shop.deps.clock.advance({ minutes: 31 })
    expect(await expireHolds(shop.deps)).toBe(1)
    expect(await states()).toEqual({ A01: 'free' })
    expect(await own(seller)).toEqual([])
  })

  test('is rented to sellers only, while booths are on sale, and a bare floor from 36 m² on', async () => {
    const id = await aMiceBooth(shop.deps, 'A01')
    const seller = await aSeller(shop.deps)
    expect((await hold(await aMember(shop.deps), id)).refusal.code).toBe('mice.notSeller')
    expect((await hold(seller, crypto.randomUUID())).status).toBe(404)
    expect((await hold(seller, id, 'raw')).refusal).toMatchObject({ code: 'mice.rawTooSmall', field: 'type' })
    await shop.deps.db.update(miceEdition).set({ booths: null })
    expect((await hold(seller, id)).refusal.code).toBe('mice.boothsClosed')
  })

  test('of an exhibitor is not available', async () => {
    const id = await aMiceBooth(shop.deps, 'A01')
    await aMiceCompany(shop.deps, 'There Already', id)
    expect(await states()).toEqual({ A01: 'taken' })
    expect((await hold(await aSeller(shop.deps), id)).refusal.code).toBe('mice.boothTaken')
  })

  test('that is chosen in place of another releases that one', async () => {
    const [one, two] = [await aMiceBooth(shop.deps, 'A01'), await aMiceBooth(shop.deps, 'A02')]
    const seller = await aSeller(shop.deps)
    await hold(seller, one)
    await hold(seller, two)
    expect(await states()).toEqual({ A01: 'free', A02: 'held' })
  })

  test('costs the price shown on the page, with VAT separately, and nothing else', async () => {
    const id = await aMiceBooth(shop.deps, 'A01', { corner: true })
    const seller = await aSeller(shop.deps)
    const { data } = await hold(seller, id)
    expect(data.order.amount_won).toBe(Math.floor((9 * 300_000 + 200_000) * 1.1))
    const draft = aBoothDraft({ chair: 4 })
    const price = boothPrice(data.booth, draft, boothTerms(shop.deps))
    expect((await save(seller, data.id, { ...draft, total_won: price.total_won + 1 })).refusal.code).toBe(
      'booking.priceChanged',
    )
    const saved = await save(seller, data.id, { ...draft, total_won: price.total_won })
    expect(saved.data.order.amount_won).toBe(price.total_won)
    expect(saved.data.order.price_lines.at(-1)).toMatchObject({ label: 'VAT (10%)', amount: price.vat_won })
    expect(price.net_won + price.vat_won).toBe(price.total_won)
    // Neither coupons nor travelers.
    const input = { ...lang, params: { id: data.order.id }, body: { coupon_ids: [], points: 0 } }
    expect((await shop.call(booking.benefits, input, as(seller))).refusal.code).toBe('mice.boothOrder')
  })

  test('is payable only with invoice data, in Korea with a business number', async () => {
    const id = await aMiceBooth(shop.deps, 'A01')
    const seller = await aSeller(shop.deps)
    const { data } = await hold(seller, id)
    expect((await submit(shop, seller, data.order)).refusal.code).toBe('booking.incomplete')
    const draft = aBoothDraft()
    const { total_won } = boothPrice(data.booth, draft, boothTerms(shop.deps))
    const without = { ...draft, invoice: { ...draft.invoice, business_number: '' }, total_won }
    expect((await save(seller, data.id, without)).refusal).toMatchObject({
      code: 'validation.businessNumber',
      field: 'invoice.business_number',
    })
    const abroad = { ...without, invoice: { ...without.invoice, country: 'DE' } }
    expect((await save(seller, data.id, abroad)).status).toBe(200)
  })

  test('can be read, changed and printed by its owner only', async () => {
    const application = await filled(await aSeller(shop.deps), await aMiceBooth(shop.deps, 'A01'))
    const other = await aSeller(shop.deps)
    const body = { ...aBoothDraft(), total_won: application.order.amount_won }
    expect((await save(other, application.id, body)).status).toBe(404)
    expect(await own(other)).toEqual([])
    const print = { ...lang, params: { id: application.id } }
    expect((await shop.call(miceBooths.print, print, as(other))).status).toBe(404)
  })

  test('paid by card is in the list of exhibitors, and cannot be canceled', async () => {
    const id = await aMiceBooth(shop.deps, 'A01')
    const seller = await aSeller(shop.deps)
    const application = await paid(seller, id)
    expect(application).toMatchObject({ order: { status: 'paid' }, booking: { status: 'requested' } })
    expect(application.history.map(({ to }) => to)).toEqual(['pending', 'requested'])
    expect(await states()).toEqual({ A01: 'taken' })
    expect((await shop.call(miceCompanies.list, {})).data).toMatchObject([
      { name: { en: 'Paper Lantern', ko: '종이등' }, booth: { number: 'A01' } },
    ])
    await shop.deps.jobs.drain(shop.deps)
    const mail = shop.deps.mails.find(({ subject }) => subject.startsWith('Payment completed'))
    expect(mail?.text).toContain('Booth A01')
    expect(mail?.text).not.toMatch(/Travelers|seats|Meeting point/)
    const { data: quote } = await shop.call(
      cancellation.quote,
      { ...lang, params: { id: application.booking.id } },
      as(seller),
    )
    const { refund_won, refund_points } = quote
    const canceled = await shop.call(
      cancellation.cancel,
      { ...lang, params: { id: application.booking.id }, body: { reason: '', refund_won, refund_points } },
      { ...as(seller), headers: aKey() },
    )
    expect(canceled.data.booking.status).toBe('cancelled')
    expect(await states()).toEqual({ A01: 'free' })
    expect((await shop.call(miceCompanies.list, {})).data).toEqual([])
  })

  test('by bank transfer waits for its deposit, and shows where to send the money', async () => {
    const seller = await aSeller(shop.deps)
    const application = await filled(seller, await aMiceBooth(shop.deps, 'A01'))
    expect(
      (await submit(shop, seller, application.order, { payment_method: 'transfer', account_holder: 'Sua Han' })).status,
    ).toBe(200)
    const [shown] = await own(seller)
    expect(shown?.order).toMatchObject({
      status: 'awaiting_deposit',
      bank_transfer: { depositor: 'Sua Han', account_number: expect.any(String) },
    })
    expect(await states()).toEqual({ A01: 'held' })
    await shop.deps.jobs.drain(shop.deps)
    expect(shop.deps.mails.at(-1)?.text).toContain('We keep your booth until the deadline')
  })

  test('is not a trip: not among the reservations, not reviewable and not valid at a gate', async () => {
    const seller = await aSeller(shop.deps)
    const { booking: one } = await paid(seller, await aMiceBooth(shop.deps, 'A01'))
    expect(
      (await shop.call(booking.list, { query: { lang: 'en', page: 1, per_page: 10 } }, as(seller))).data.total,
    ).toBe(0)
    expect(one.status).toBe('requested')
  })

  test('has its invoice as a PDF', async () => {
    const seller = await aSeller(shop.deps)
    const { id } = await paid(seller, await aMiceBooth(shop.deps, 'A01'))
    const path = `${miceBooths.print.path.replace(':id', id)}?lang=ko`
    const answer = await shop.app.request(path, { headers: { authorization: `Bearer ${seller.token}` } })
    expect(answer.status).toBe(200)
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(5_000)
  })
})

describe('a card payment that returns after the hold has ended', () => {
  async function late(): Promise<{ id: string; seller: Person; pay: () => ReturnType<typeof confirm> }> {
    const id = await aMiceBooth(shop.deps, 'A01')
    const seller = await aSeller(shop.deps)
    const { order } = await filled(seller, id)
    await submit(shop, seller, order)
    shop.deps.clock.advance({ minutes: 31 })
    await expireHolds(shop.deps)
    const payment = await approved(shop, order)
    return { id, seller, pay: () => confirm(shop, payment) }
  }

  test('takes the booth if it is still free', async () => {
    const { seller, pay } = await late()
    expect((await pay()).data).toMatchObject({ ok: true })
    expect(await own(seller)).toMatchObject([{ order: { status: 'paid' }, booking: { status: 'requested' } }])
    expect((await shop.call(miceCompanies.list, {})).data).toMatchObject([{ booth: { number: 'A01' } }])
  })

  test('is not charged if another seller has it', async () => {
    const { id, seller, pay } = await late()
    const next = await aSeller(shop.deps)
    const application = await filled(next, id)
    expect((await pay()).data).toMatchObject({ ok: false })
    expect(await own(seller)).toMatchObject([{ order: { status: 'expired' }, booking: { status: 'cancelled' } }])
    await submit(shop, next, application.order)
    expect((await confirm(shop, await approved(shop, application.order))).data).toMatchObject({ ok: true })
    expect((await shop.call(miceCompanies.list, {})).data).toHaveLength(1)
  })
})

test('a price that is changed while a booth is ordered applies until the seller has agreed to it, and not afterwards', async () => {
  const seller = await aSeller(shop.deps)
  const { data } = await hold(seller, await aMiceBooth(shop.deps, 'A01'))
  const draft = aBoothDraft()
  const terms = boothTerms(shop.deps)
  const raise = async (shell: number) => {
    await shop.deps.db.update(miceEdition).set({ booths: { ...terms, shell } })
    return boothPrice(data.booth, draft, { ...terms, shell }).total_won
  }
  const before = boothPrice(data.booth, draft, terms).total_won
  const total_won = await raise(terms.shell + 50_000)
  expect((await save(seller, data.id, { ...draft, total_won: before })).refusal.code).toBe('booking.priceChanged')
  expect((await save(seller, data.id, { ...draft, total_won })).status).toBe(200)
  await raise(terms.shell + 90_000)
  await submit(shop, seller, data.order)
  const [shown] = await own(seller)
  expect(shown?.order.amount_won).toBe(total_won)
})

test('a seller who gives up the role keeps the booth that is ordered, but gets no other', async () => {
  const [one, two] = [await aMiceBooth(shop.deps, 'A01'), await aMiceBooth(shop.deps, 'A02')]
  const seller = await aSeller(shop.deps)
  await paid(seller, one)
  await shop.call(miceRegistration.leave, { params: { role: 'seller' } }, as(seller))
  expect((await shop.call(miceCompanies.list, {})).data).toHaveLength(1)
  expect((await hold(seller, two)).refusal.code).toBe('mice.notSeller')
})

describe('many orders of the same booth in parallel', () => {
  const applications = () => shop.deps.db.$count(miceApplication)

  test('at two servers: one gets it', async () => {
    const id = await aMiceBooth(shop.deps, 'A01')
    const sellers = await Promise.all(Array.from({ length: 8 }, () => aSeller(shop.deps)))
    const other = secondServer(shop)
    const statuses = await Promise.all(
      sellers.map(async ({ token }, at) => {
        const init = {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...aKey() },
          body: JSON.stringify({ booth_id: id, type: 'shell' }),
        }
        return (await (at % 2 ? other : shop.app).request(`${miceBooths.hold.path}?lang=en`, init)).status
      }),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(7)
    expect(await applications()).toBe(1)
  })

  test('would all get it, if nothing were locked and the ledger were read first and written afterwards', async () => {
    const id = await aMiceBooth(shop.deps, 'A01')
    // Its row in the ledger exists already, so that no transaction waits for another to create it.
    await hold(await aSeller(shop.deps), id)
    shop.deps.clock.advance({ minutes: 31 })
    await expireHolds(shop.deps)
    await shop.deps.db.execute(sql`alter table departure drop constraint departure_seats`)
    const sellers = await Promise.all(Array.from({ length: 3 }, () => aSeller(shop.deps)))
    let toRead = sellers.length
    let resolve = () => {}
    const allHaveRead = new Promise<void>((done) => {
      resolve = done
    })
    const naive: MoveSeats = async (tx, moves) => {
      for (const { departure_id, held } of moves) {
        const [row] = await tx.select().from(departure).where(eq(departure.id, departure_id))
        if (!row || row.held + row.confirmed + held > row.capacity) throw new Error('taken')
        toRead -= 1
        if (toRead === 0) resolve()
        await allHaveRead
        await tx
          .update(departure)
          .set({ held: sql`${departure.held} + ${held}` })
          .where(eq(departure.id, departure_id))
      }
    }
    const before = await applications()
    await Promise.all(
      sellers.map(({ id: accountId }) =>
        holdBooth(
          shop.deps,
          { accountId, lang: 'en' },
          { booth_id: id, type: 'shell' },
          { move: naive, lock: async () => {} },
        ),
      ),
    )
    expect((await applications()) - before).toBe(3)
  })
})
