import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { booking } from '#contract/booking'
import { cancellation } from '#contract/cancellation'
import { catalog } from '#contract/catalog'
import { quotation } from '#contract/quotation'
import { voucher } from '#contract/voucher'
import { order } from '#server/modules/booking/booking.table'
import { abandonOrder, expireHolds } from '#server/modules/booking/hold.service'
import { departure } from '#server/modules/catalog/catalog.table'
import { acceptOffer } from '#server/modules/quotation/accept.service'
import { type lockQuotation, readQuotation } from '#server/modules/quotation/states.service'
import { deposit, goTo } from '#tests/support/cancellations'
import { aMember, anOperator, aProduct, type Person } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { aKey, approved, aShop, confirm, extrasFor, type Shop, secondServer, seen, submit } from '#tests/support/orders'
import { accept, anOffered, offer, seenQuotation } from '#tests/support/quotations'

let shop: Shop
let member: Person
let operator: Person

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
  operator = await anOperator(shop)
})

const as = ({ token }: Person) => ({ token })
const en = { lang: 'en' } as const

/** An accepted offer's order as its owner sees it. */
async function anAccepted() {
  const before = await anOffered(shop, member, operator)
  const { data, refusal } = await accept(shop, member, before)
  if (!data) throw new Error(refusal.code)
  return { id: before.id, order: await seen(shop, member, data.order_id) }
}

async function paid() {
  const accepted = await anAccepted()
  expect((await submit(shop, member, accepted.order)).status).toBe(200)
  const { data } = await confirm(shop, await approved(shop, accepted.order))
  expect(data.ok, data.code).toBe(true)
  return { ...accepted, order: await seen(shop, member, accepted.order.id) }
}

describe('accepting an offer (product §4)', () => {
  test('creates one order at exactly the offered price, with only the payment left to do', async () => {
    const { id, order: made } = await anAccepted()
    expect(made).toMatchObject({ amount_won: 1_780_000, next_step: null, quotation_id: id, status: 'draft' })
    expect(made.price_lines.map(({ label, quantity, amount }) => [label, quantity, amount])).toEqual([
      ['Coach and driver', 2, 1_300_000],
      ['Guide', 1, 480_000],
    ])
    expect(made.bookings).toMatchObject([
      { product_name: 'Three days by the sea', number_of_travelers: 12, amount_won: 1_780_000, start_time: '09:00' },
    ])
    const now = await seenQuotation(shop, member, id)
    expect([now.status, now.order?.id]).toEqual(['accepted', made.id])
    await expectInvariants(shop.deps.db)
  })

  test('uses a departure of the group’s own, which is not on sale', async () => {
    const tour = await aProduct(shop.deps)
    await anAccepted()
    const rows = await shop.deps.db.select().from(departure)
    expect(rows.map(({ capacity, held }) => [capacity, held])).toEqual([[12, 12]])
    const { data } = await shop.call(catalog.list, { query: en })
    expect(data.items.map(({ id }) => id)).toEqual([tour.id])
    expect((await shop.call(catalog.detail, { params: { productId: 'group-tour' }, query: en })).status).toBe(404)
  })

  test('returns the same order when it is repeated', async () => {
    const { id, order: made } = await anAccepted()
    const again = await accept(shop, member, await seenQuotation(shop, member, id))
    expect(again.data.order_id).toBe(made.id)
    expect(await shop.deps.db.$count(order)).toBe(1)
  })

  test('works up to the last millisecond of the offer, and is refused at its end', async () => {
    const [early, late] = [await anOffered(shop, member, operator), await anOffered(shop, member, operator)]
    const end = new Date(late.valid_until ?? '').getTime()
    shop.deps.clock.set(new Date(end - 1))
    expect((await accept(shop, member, early)).status).toBe(200)
    shop.deps.clock.set(new Date(end))
    const refused = await accept(shop, member, late)
    expect([refused.status, refused.refusal.code]).toEqual([410, 'quotation.expired'])
  })

  test('is refused for another amount than was offered', async () => {
    const { id, offers } = await anOffered(shop, member, operator)
    const cheaper = { id, offers: offers.map((each) => ({ ...each, total_won: 1 })) }
    expect((await accept(shop, member, cheaper)).refusal.code).toBe('quotation.offerChanged')
  })

  test('keeps the agreed price: no step, coupon or point changes it', async () => {
    const { order: made } = await anAccepted()
    const at = { params: { id: made.id }, query: en }
    const answers = [
      await shop.call(booking.extras, { ...at, body: extrasFor(made, 200) }, as(member)),
      await shop.call(booking.benefits, { ...at, body: { coupon_ids: [], points: 0 } }, as(member)),
    ]
    for (const { status, refusal } of answers) expect([status, refusal.code]).toEqual([409, 'quotation.priceAgreed'])
    expect((await submit(shop, member, made, { amount_won: 1_779_999 })).refusal.code).toBe('booking.priceChanged')
  })
})

describe('the booking from an offer', () => {
  test('is paid by card and appears among the reservations, with its voucher and its calendar file', async () => {
    const { order: made } = await paid()
    expect(made.status).toBe('paid')
    const own = await shop.call(booking.list, { query: en }, as(member))
    expect(own.data.items).toMatchObject([{ product_name: 'Three days by the sea', status: 'requested' }])
    const params = { id: made.bookings[0]?.id ?? '' }
    const shown = await shop.call(voucher.show, { params, query: en }, as(member))
    expect([shown.status, shown.data.number_of_travelers]).toEqual([200, 12])
    await expectInvariants(shop.deps.db)
  })

  test('is paid by bank transfer', async () => {
    const { order: made } = await anAccepted()
    const by = { payment_method: 'transfer', account_holder: 'MAYA LIND' } as const
    const { data } = await submit(shop, member, made, by)
    expect([data.order.status, data.order.bank_transfer?.depositor]).toEqual(['awaiting_deposit', 'MAYA LIND'])
  })

  test('is canceled by the usual rules, and the money is refunded', async () => {
    const { id, order: made } = await paid()
    const params = { id: made.bookings[0]?.id ?? '' }
    const quote = await shop.call(cancellation.quote, { params, query: en }, as(member))
    expect(quote.data.refund_won).toBe(1_780_000)
    const body = { reason: 'The class stays at home.', refund_won: 1_780_000, refund_points: 0 }
    const { data } = await shop.call(
      cancellation.cancel,
      { params, query: en, body },
      { ...as(member), headers: aKey() },
    )
    expect(data.booking.status).toBe('cancelled')
    expect((await seenQuotation(shop, member, id)).status).toBe('accepted')
    await expectInvariants(shop.deps.db)
  })

  test('that is not paid in time leaves the offer open to be accepted again, while it is valid', async () => {
    const { id, order: made } = await anAccepted()
    shop.deps.clock.advance({ minutes: 30 })
    await expireHolds(shop.deps)
    const open = await seenQuotation(shop, member, id)
    expect([open.status, open.order]).toEqual(['offered', null])
    const again = await accept(shop, member, open)
    expect(again.data.order_id).not.toBe(made.id)
    await expectInvariants(shop.deps.db)
    await abandonOrder(shop.deps, member.id, again.data.order_id)
    shop.deps.clock.set(new Date(open.valid_until ?? ''))
    expect((await seenQuotation(shop, member, id)).status).toBe('expired')
  })

  test('cannot be paid late once the offer was accepted again or replaced', async () => {
    const { id, order: made } = await anAccepted()
    await submit(shop, member, made)
    const confirmation = await approved(shop, made)
    shop.deps.clock.advance({ minutes: 30 })
    await expireHolds(shop.deps)
    await offer(shop, operator, id, { title: 'Four days by the sea' })
    const late = await confirm(shop, confirmation)
    expect(late.data?.ok ?? false).toBe(false)
    expect((await seen(shop, member, made.id)).status).toBe('expired')
    await expectInvariants(shop.deps.db)
  })
})

describe('a deposit that arrives after its order has ended', () => {
  /** An accepted offer whose transfer did not arrive in time. */
  async function expired() {
    const { id, order: made } = await anAccepted()
    await submit(shop, member, made, { payment_method: 'transfer', account_holder: 'MAYA LIND' })
    await goTo(shop, new Date(shop.deps.clock.now().getTime() + 4 * 86_400_000), member, operator)
    await expireHolds(shop.deps)
    return { id, made: made.id, arrives: () => deposit(shop, operator, made.id, made.amount_won) }
  }

  test('is accepted while the quotation has not changed, which is then accepted again', async () => {
    const { id, arrives } = await expired()
    const { data } = await arrives()
    expect(data.order.status).toBe('paid')
    expect((await seenQuotation(shop, member, id)).status).toBe('accepted')
    await expectInvariants(shop.deps.db)
  })

  test.each([
    ['a newer offer', (id: string) => offer(shop, operator, id, { title: 'Four days by the sea' })],
    ['another order', async (id: string) => accept(shop, member, await seenQuotation(shop, member, id))],
    [
      'another order that was given up too',
      async (id: string) => {
        const { data } = await accept(shop, member, await seenQuotation(shop, member, id))
        await abandonOrder(shop.deps, member.id, data.order_id)
      },
    ],
    ['nothing', (id: string) => shop.call(quotation.withdraw, { params: { id } }, as(member))],
  ])('is refused with a reason once the quotation has changed to %s', async (_, goOn) => {
    const { id, made, arrives } = await expired()
    await goOn(id)
    const { status } = await seenQuotation(shop, member, id)
    const { refusal } = await arrives()
    expect(refusal.code).toBe('desk.quotationGoneOn')
    expect((await seen(shop, member, made)).status).toBe('expired')
    expect((await seenQuotation(shop, member, id)).status).toBe(status)
    await expectInvariants(shop.deps.db)
  })
})

describe('accepting many times in parallel', () => {
  const crowd = 24

  test('at two servers creates one order', async () => {
    const { id, offers } = await anOffered(shop, member, operator)
    const other = secondServer(shop)
    const path = quotation.accept.path.replace(':id', id)
    const body = JSON.stringify({ offer_id: offers[0]?.id, total_won: offers[0]?.total_won })
    const answers = await Promise.all(
      Array.from({ length: crowd }, async (_, at) => {
        const headers = { authorization: `Bearer ${member.token}`, 'content-type': 'application/json', ...aKey() }
        const response = await (at % 2 ? other : shop.app).request(path, { method: 'POST', headers, body })
        return [response.status, (await response.json()).data?.order_id]
      }),
    )
    const [made] = await shop.deps.db.select().from(order).where(eq(order.quotation_id, id))
    expect(await shop.deps.db.$count(order)).toBe(1)
    expect(answers).toEqual(Array.from({ length: crowd }, () => [200, made?.id]))
    await expectInvariants(shop.deps.db)
  })

  test('without the lock does not: the control, which must fail', async () => {
    const { id, offers } = await anOffered(shop, member, operator)
    const own = { id, accountId: member.id }
    const seenOffer = { offer_id: offers[0]?.id ?? '', total_won: offers[0]?.total_won ?? 0 }
    let readers = 0
    let go = () => {}
    const both = new Promise<void>((all) => {
      go = all
    })
    const unlocked: typeof lockQuotation = async (...given) => {
      const row = await readQuotation(...given)
      if (++readers === 2) go()
      await both
      return row
    }
    const results = await Promise.allSettled([1, 2].map(() => acceptOffer(shop.deps, own, seenOffer, unlocked)))
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    // The departure's seats and the index on orders are the last safeguard: even then nothing is sold twice.
    expect(await shop.deps.db.$count(order)).toBe(1)
    await expectInvariants(shop.deps.db)
  })
})
