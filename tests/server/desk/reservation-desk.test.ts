import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkIn } from '#contract/check-in'
import { addDays } from '#contract/days'
import { desk } from '#contract/desk'
import { type Move, reservationDesk } from '#contract/reservation-desk'
import { account, auditEvent } from '#server/modules/accounts/accounts.table'
import { withdraw } from '#server/modules/accounts/withdraw.service'
import { order } from '#server/modules/booking/booking.table'
import { remindDepartures } from '#server/modules/booking/tomorrow.service'
import { departure, optionPrice } from '#server/modules/catalog/catalog.table'
import { bookingNote } from '#server/modules/desk/desk.table'
import { aPaidOrder, aTour, aTransferOrder, bookingOf, cancel, operate } from '#tests/support/cancellations'
import { aMember, anOperator, type Person, type TestProduct } from '#tests/support/factories'
import { aDevice, aGate, aStaff } from '#tests/support/gates'
import { expectInvariants } from '#tests/support/invariants'
import { aKey, aShop, type Shop } from '#tests/support/orders'
import { countQueries } from '#tests/support/queries'

let shop: Shop
let member: Person
let operator: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps, { name: 'Maya Lind' })
  operator = await anOperator(shop)
  tour = await aTour(shop, { capacity: 4 })
})
afterEach(() => expectInvariants(shop.deps.db))

const en = { lang: 'en' } as const
const mine = () => ({ token: operator.token, headers: aKey() })
const note = (id: string, text: string) =>
  shop.call(reservationDesk.note, { params: { id }, query: en, body: { text } }, mine())
const resend = (id: string, mail: 'reservationMade' | 'paymentCompleted' | 'bookingConfirmed') =>
  shop.call(reservationDesk.resend, { params: { id }, query: en, body: { mail } }, mine())
const targets = (id: string, date: string) =>
  shop.call(reservationDesk.targets, { params: { id }, query: { ...en, date } }, mine())
const move = (id: string, body: Move) => shop.call(reservationDesk.move, { params: { id }, query: en, body }, mine())
const matches = async (text: string) =>
  (await shop.call(reservationDesk.matchDeposits, { body: { text } }, mine())).data.items
const acts = async () => (await shop.deps.db.select().from(auditEvent)).map(({ act }) => act)
const mailsTo = async (address: string) => {
  await shop.deps.jobs.drain(shop.deps)
  return shop.deps.mails.filter(({ to }) => to === address).map(({ subject }) => subject)
}
const seatsOn = async (date: string, start_time: string) => {
  const rows = await shop.deps.db.select().from(departure).where(eq(departure.option_id, tour.optionId))
  return rows.find((row) => row.date === date && row.start_time === start_time)?.confirmed ?? 0
}
const toNextDay = (difference_won = 0): Move => ({
  option_id: tour.optionId,
  date: addDays(tour.date, 1),
  start_time: '14:00',
  reason: 'The boat is being repaired.',
  seen: { date: tour.date, start_time: tour.start_time, difference_won },
})

it('notes are for colleagues, are not in the audit log and are deleted with the account', async () => {
  const id = bookingOf(await aPaidOrder(shop, member, [tour]))
  await note(id, 'Called: comes with a wheelchair.')
  shop.deps.clock.set(new Date(shop.deps.clock.now().getTime() + 1000))
  const { data } = await note(id, 'Guide knows.')
  expect(data.notes.map(({ text, by }) => [text, by])).toEqual([
    ['Guide knows.', 'Desk Person'],
    ['Called: comes with a wheelchair.', 'Desk Person'],
  ])
  const written = await shop.deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'booking.note'))
  expect(written).toHaveLength(2)
  expect(JSON.stringify(written)).not.toContain('wheelchair')
  await cancel(shop, member, id)
  await withdraw(shop.deps, { ...member, area: 'member' } as never)
  expect(await shop.deps.db.select().from(bookingNote)).toEqual([])
  const [row] = await shop.deps.db.select().from(account).where(eq(account.id, member.id))
  expect(row?.status).toBe('withdrawn')
})

it('the fitting mail is sent once more, and no other', async () => {
  const order = await aPaidOrder(shop, member, [tour])
  const id = bookingOf(order)
  const before = (await mailsTo(order.email)).length
  expect((await resend(id, 'bookingConfirmed')).refusal.code).toBe('desk.changed')
  const { data } = await resend(id, 'paymentCompleted')
  expect(data.events.at(-1)).toMatchObject({ reason: 'mail_resent', actor_name: 'Desk Person' })
  const sent = await mailsTo(order.email)
  expect(sent).toHaveLength(before + 1)
  expect(sent.at(-1)).toBe(sent.find((subject) => subject === sent.at(-1)))
  await operate(shop, operator, 'confirm', id)
  await mailsTo(order.email)
  expect((await resend(id, 'bookingConfirmed')).status).toBe(200)
  expect((await mailsTo(order.email)).slice(-2)).toEqual([
    expect.stringMatching(/^Confirmed/),
    expect.stringMatching(/^Confirmed/),
  ])
})

it('a reservation is moved with its seats, after showing the difference, and the member is told', async () => {
  const order = await aPaidOrder(shop, member, [tour])
  const id = bookingOf(order)
  const seats = await seatsOn(tour.date, tour.start_time)
  expect(seats).toBeGreaterThan(0)
  await shop.deps.db.update(optionPrice).set({ price: 65_000 }).where(eq(optionPrice.band, 'adult'))
  const adults = order.bookings[0]?.lines.find(({ band }) => band === 'adult')?.quantity ?? 0
  const { data } = await targets(id, addDays(tour.date, 1))
  expect(data.items.map(({ start_time, difference_won }) => [start_time, difference_won])).toEqual([
    ['09:00', adults * 5000],
    ['14:00', adults * 5000],
  ])
  expect((await move(id, toNextDay(0))).refusal.code).toBe('desk.changed')
  const moved = await move(id, toNextDay(adults * 5000))
  expect(moved.data.booking).toMatchObject({
    date: addDays(tour.date, 1),
    start_time: '14:00',
    amount_won: order.bookings[0]?.amount_won,
  })
  expect([await seatsOn(tour.date, tour.start_time), await seatsOn(addDays(tour.date, 1), '14:00')]).toEqual([0, seats])
  expect((await mailsTo(order.email)).at(-1)).toMatch(/^New departure/)
  expect(await acts()).toContain('booking.move')
  // A decision based on the earlier departure is refused.
  expect((await move(id, toNextDay(adults * 5000))).refusal.code).toBe('desk.changed')
})

it('a full departure accepts no one, and unpaid or canceled reservations are not moved', async () => {
  const order = await aPaidOrder(shop, member, [tour])
  const id = bookingOf(order)
  const seats = await seatsOn(tour.date, tour.start_time)
  await shop.deps.db.insert(departure).values({
    option_id: tour.optionId,
    date: addDays(tour.date, 1),
    start_time: '14:00',
    capacity: seats - 1,
  })
  expect((await move(id, toNextDay())).refusal.code).toBe('booking.soldOut')
  expect(await seatsOn(tour.date, tour.start_time)).toBe(seats)
  const unpaid = bookingOf(await aTransferOrder(shop, await aMember(shop.deps), await aTour(shop)))
  expect((await targets(unpaid, addDays(tour.date, 1))).refusal.code).toBe('desk.notMovable')
  await cancel(shop, member, id)
  expect((await move(id, toNextDay())).refusal.code).toBe('desk.notMovable')
})

it('a member who got the reminder for tomorrow gets it again where the tour was moved after that', async () => {
  const order = await aPaidOrder(shop, member, [tour])
  const tomorrow = async (date: string) => {
    shop.deps.clock.set(new Date(`${addDays(date, -1)}T10:00:00+09:00`))
    await remindDepartures(shop.deps)
    await remindDepartures(shop.deps)
    return (await mailsTo(order.email)).filter((subject) => subject.startsWith('Tomorrow')).length
  }
  expect(await tomorrow(tour.date)).toBe(1)
  // The earlier session has expired.
  operator = await anOperator(shop)
  expect((await move(bookingOf(order), toNextDay())).status).toBe(200)
  expect(await tomorrow(addDays(tour.date, 1))).toBe(2)
})

it('the code of a moved reservation admits nobody on its former day, also at an offline gate', async () => {
  const order = await aPaidOrder(shop, member, [tour])
  const gate = await aGate(shop, tour)
  expect((await move(bookingOf(order), toNextDay())).status).toBe(200)
  const goodNoMore = async (date: string) => {
    shop.deps.clock.set(new Date(`${date}T08:00:00+09:00`))
    const device = await aDevice(shop, tour, { gate, staff: await aStaff(shop, 'supervisor') })
    const params = { id: device.enrolment.device_id }
    return (await shop.call(checkIn.day, { params, query: en }, { token: device.staff.token })).data.revoked
  }
  expect(await goodNoMore(tour.date)).toEqual([order.bookings[0]?.reservation_number])
  expect(await goodNoMore(addDays(tour.date, 1))).toEqual([])
})

it('a manifest lists all expected travelers, with the same number of queries for many as for one', async () => {
  const ask = () =>
    shop.call(reservationDesk.manifest, { params: { productId: tour.id }, query: { ...en, date: tour.date } }, mine())
  expect((await ask()).data).toMatchObject({ items: [], total: 0 })
  const none = { params: { productId: 'no-such-tour' }, query: { ...en, date: tour.date } }
  expect((await shop.call(reservationDesk.manifest, none, mine())).status).toBe(404)
  const id = bookingOf(await aPaidOrder(shop, member, [tour]))
  await note(id, 'Comes late.')
  const one = await countQueries(ask)
  expect(one.result.data.items).toMatchObject([{ id, option_name: 'Standard', notes: ['Comes late.'] }])
  expect(JSON.stringify(one.result.data)).not.toContain('@')
  const second = bookingOf(await aPaidOrder(shop, await aMember(shop.deps), [tour]))
  const two = await countQueries(ask)
  expect(two.result.data.items.map((row) => row.id).toSorted()).toEqual([id, second].toSorted())
  expect(two.queries).toBe(one.queries)
  const day = await shop.call(reservationDesk.manifests, { query: { ...en, date: tour.date } }, mine())
  expect(day.data.items).toMatchObject([{ product_id: tour.id, start_time: '09:00', reservations: 2 }])
  await cancel(shop, member, id)
  expect((await ask()).data.items.map((row) => row.id)).toEqual([second])
})

it('lines of a statement are matched by amount, payer and number, and nothing is changed', async () => {
  const first = await aTransferOrder(shop, member, tour)
  const second = await aTransferOrder(shop, await aMember(shop.deps), await aTour(shop))
  expect(first.amount_won).toBe(second.amount_won)
  const sum = first.amount_won.toLocaleString('en-US')
  const number = second.bookings[0]?.reservation_number ?? ''
  const found = await matches(
    [`2027-03-02\t${sum}\tM LIND`, `2027-03-02\t${sum}\t${number}`, '2027-03-02\t777,777\tNOBODY', 'Balance'].join(
      '\n',
    ),
  )
  expect(found.map(({ line, state }) => [line, state])).toEqual([
    [1, 'ambiguous'],
    [2, 'sure'],
    [3, 'none'],
  ])
  expect(found[0]?.matches).toHaveLength(2)
  expect(found[1]?.matches[0]).toMatchObject({
    order_id: second.id,
    reasons: expect.arrayContaining(['amount', 'number']),
  })
  // The same money does not count twice.
  const twice = await matches(`${sum}\t${number}\n${sum}\t${number}`)
  expect(twice.map(({ state }) => state)).toEqual(['ambiguous', 'ambiguous'])
  const { data } = await shop.call(desk.detail, { params: { id: bookingOf(second) }, query: en }, mine())
  expect(data.booking.status).toBe('waiting')
  expect(await acts()).not.toContain('order.deposit')
})

it('a payer is recognized with the family name at either end', async () => {
  const { amount_won } = await aTransferOrder(shop, member, tour)
  const [{ representative_name = '' } = {}] = await shop.deps.db.select().from(order)
  const [given = '', family = ''] = representative_name.split(' ')
  const found = await matches(
    [`${given} ${family}`, `${family}${given}`, `${family} X`].map((payer) => `${amount_won}\t${payer}`).join('\n'),
  )
  const [one, other, none] = found.map(({ matches: [best] }) => best?.reasons)
  expect(one).toContain('name')
  expect(other).toEqual(one)
  expect(none).not.toContain('name')
})

it('a statement with more lines or characters than a day has is refused', async () => {
  const ask = (text: string) => shop.call(reservationDesk.matchDeposits, { body: { text } }, mine())
  expect((await ask('1,000\n'.repeat(1001))).status).toBe(400)
  expect((await ask('x'.repeat(100_001))).status).toBe(400)
  expect((await ask('1,000\n'.repeat(900))).status).toBe(200)
})
