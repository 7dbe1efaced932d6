import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { catalog } from '#contract/catalog'
import { addDays, dayInSeoul } from '#contract/days'
import { desk } from '#contract/desk'
import { guest } from '#contract/guest'
import { answerHours, serviceLeadDays } from '#contract/periods'
import { unitsFor } from '#contract/services'
import { idempotency } from '#server/http/idempotent.table'
import { cleanUp } from '#server/jobs'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { remindAnswers } from '#server/modules/booking/answers.service'
import { booking, order } from '#server/modules/booking/booking.table'
import { departure } from '#server/modules/catalog/catalog.table'
import { setting } from '#server/modules/settings/settings.table'
import { deposit, operate, withReason } from '#tests/support/cancellations'
import { anOperator } from '#tests/support/factories'
import { aGuestBooking, opened, setWindow } from '#tests/support/guests'
import { expectInvariants } from '#tests/support/invariants'
import { aKey, type Shop } from '#tests/support/orders'
import { anOpenDesk, aPaidRequest, aService, askFor, room, serviceInputs, serviceWon } from '#tests/support/services'

const en = { query: { lang: 'en' } } as const
const email = 'maya@people.test'
let shop: Shop

beforeEach(async () => {
  shop = await anOpenDesk()
})

const today = () => dayInSeoul(shop.deps.clock.now())
const mails = async (to = email) => {
  await shop.deps.jobs.drain(shop.deps)
  return shop.deps.mails.filter((mail) => mail.to === to)
}
const lastMail = async (to = email) => (await mails(to)).at(-1)

describe('a request for a service (product §3, §4)', () => {
  it.each(['vehicle', 'immigration', 'tour'] as const)(
    'of the kind %s becomes a booking of the shared engine',
    async (kind) => {
      const { reservation, token } = await aPaidRequest(shop, kind)
      const own = (await opened(shop, token)).data
      expect([own.site, own.booking.status, own.booking.number_of_travelers]).toEqual(['protocol', 'requested', 2])
      expect(own.booking.service).toMatchObject({ kind })
      const [row] = await shop.deps.db.select().from(order).where(eq(order.id, reservation.order.id))
      expect(row?.site).toBe('protocol')
      await expectInvariants(shop.deps.db)
    },
  )

  it('stores its details and shows them to the guest and the operator', async () => {
    const { token, reservation } = await aPaidRequest(shop, 'vehicle')
    expect((await opened(shop, token)).data.booking.service).toEqual(serviceInputs.vehicle)
    const operator = await anOperator(shop)
    const { data } = await operate(shop, operator, 'confirm', reservation.booking.id)
    expect(data.booking.service).toEqual(serviceInputs.vehicle)
  })

  it('takes as many vehicles as people and luggage need, at their price', async () => {
    expect(unitsFor(room, { travelers: 3, luggage: 4 })).toBe(1)
    expect(unitsFor(room, { travelers: 4, luggage: 0 })).toBe(2)
    expect(unitsFor(room, { travelers: 1, luggage: 5 })).toBe(2)
    expect(unitsFor(null, { travelers: 5, luggage: 9 })).toBe(5)
    const car = await aService(shop, 'vehicle', { capacity: 3 })
    const { data } = await askFor(shop, car, { number_of_travelers: 7, luggage_count: 8 })
    expect(data.reservation.order.amount_won).toBe(3 * serviceWon)
    const [row] = await shop.deps.db.select().from(departure)
    expect([row?.held, row?.capacity]).toEqual([3, 3])
    expect(data.reservation.order.price_lines).toMatchObject([
      { quantity: 3, label: expect.stringContaining('Standard') },
    ])
    await expectInvariants(shop.deps.db)
  })

  it('counts free luggage by people, not by vehicles, and limits an edit to the vehicles’ room', async () => {
    const car = await aService(shop, 'vehicle')
    const { data, token } = await askFor(shop, car, { number_of_travelers: 3, luggage_count: 2 })
    expect([data.reservation.booking.free_luggage, data.reservation.luggage_max]).toEqual([6, room.luggage])
    const trip = { arrival_flight: '', departure_address: 'Hotel', destination_address: 'Airport' }
    const change = (body: object) =>
      shop.call(guest.change, { ...en, body: { luggage_count: 1, ...trip, ...body } }, { token })
    expect((await change({ luggage_count: room.luggage + 1 })).refusal.code).toBe('guest.luggagePaid')
    expect((await change({ destination_address: '' })).refusal).toMatchObject({
      code: 'validation.required',
      field: 'destination_address',
    })
    expect((await change({ luggage_count: room.luggage })).status).toBe(200)
  })

  it('is sold out when all vehicles of that time are taken, and only for that time', async () => {
    const car = await aService(shop, 'vehicle', { capacity: 1 })
    expect((await askFor(shop, car)).status).toBe(200)
    const other = { ...car, kind: 'vehicle' } as const
    await expect(askFor(shop, other, { representative_name: 'Other' })).resolves.toMatchObject({ status: 409 })
    expect((await askFor(shop, other, { start_time: '14:00' })).status).toBe(200)
    await expectInvariants(shop.deps.db)
  })

  it('is neither found by the shop’s search nor put into a cart', async () => {
    await aService(shop, 'tour')
    const { data } = await shop.call(catalog.list, en)
    expect(data.items).toEqual([])
  })
})

describe('a request is refused (product §5)', () => {
  it.each([
    [
      'without the destination of a transfer',
      'vehicle',
      { destination_address: '' },
      [400, 'validation.required', 'destination_address'],
    ],
    [
      'without the flight of assistance',
      'immigration',
      { arrival_flight: '' },
      [400, 'validation.required', 'arrival_flight'],
    ],
    [
      'without a pick-up address for a tour',
      'tour',
      { departure_address: ' ' },
      [400, 'validation.required', 'departure_address'],
    ],
    [
      'with the fields of another service',
      'vehicle',
      { service: serviceInputs.tour },
      [400, 'validation.invalid', 'service'],
    ],
    ['without any fields of a service', 'vehicle', { service: undefined }, [400, 'validation.invalid', 'service']],
    [
      'for more people than are named',
      'immigration',
      { number_of_travelers: 3 },
      [400, 'booking.travelersDiffer', 'number_of_travelers'],
    ],
    ['for another amount', 'vehicle', { amount_won: 1 }, [409, 'booking.priceChanged', undefined]],
  ] as const)('%s, and holds nothing', async (_, kind, change, refusal) => {
    const answer = await askFor(shop, await aService(shop, kind), change)
    expect([answer.status, answer.refusal?.code, answer.refusal?.field]).toEqual(refusal)
    const held = await shop.deps.db.select().from(departure)
    expect(held.reduce((sum, row) => sum + row.held + row.confirmed, 0)).toBe(0)
    await expectInvariants(shop.deps.db)
  })

  it('for a companion whose passport number does not have its country’s form', async () => {
    const service = {
      ...serviceInputs.immigration,
      companions: [{ name: 'Kim Haru', nationality: 'KR', passport_number: 'CC7654321' }],
    }
    const { refusal } = await askFor(shop, await aService(shop, 'immigration'), { service })
    expect([refusal.code, refusal.field]).toEqual(['validation.passport', 'service.companions.0.passport_number'])
  })

  it('for a day too soon for a reply, which is not offered either', async () => {
    const car = await aService(shop, 'vehicle')
    const on = (days: number) => askFor(shop, car, { date: addDays(today(), days) })
    expect((await on(serviceLeadDays - 1)).refusal).toMatchObject({ code: 'guest.serviceLead', field: 'date' })
    expect((await on(serviceLeadDays)).status).toBe(200)
    const query = { from: today(), to: addDays(today(), serviceLeadDays), tour: car.id }
    const { items } = (await shop.call(guest.departures, { params: { site: 'protocol' }, query })).data
    expect(new Set(items.map(({ date }) => date))).toEqual(new Set([addDays(today(), serviceLeadDays)]))
  })

  it('where it includes a tour of another site', async () => {
    const car = await aService(shop, 'vehicle')
    const { refusal } = await askFor(shop, { ...car, id: 'no-such-service' })
    expect(refusal.code).toBe('catalog.notFound')
  })
})

describe('the reply within the day (product §4)', () => {
  const deskMail = 'desk@naru.test'
  const setDesk = () =>
    shop.deps.db
      .insert(setting)
      .values({ key: 'desk', type: 'desk', meta: { email: deskMail, lang: 'en' } })
      .onConflictDoUpdate({ target: setting.key, set: { meta: { email: deskMail, lang: 'en' } } })

  it('is promised in the mail of the request, until an hour that the guest’s page shows too', async () => {
    const { token } = await aPaidRequest(shop, 'vehicle')
    const { answer_by, order: paid } = (await opened(shop, token)).data
    expect(Date.parse(answer_by ?? '') - Date.parse(paid.paid_at ?? '')).toBe(answerHours * 3_600_000)
    const mail = await lastMail()
    expect(mail?.subject).toContain('Your request has arrived')
    expect(mail?.text).toContain('within 24 hours, by')
  })

  it('is mailed with a link to the page of the service, with its token after the #', async () => {
    const { reservation } = await aPaidRequest(shop, 'tour')
    await operate(shop, await anOperator(shop), 'confirm', reservation.booking.id)
    const mail = await lastMail()
    expect(mail?.subject).toContain('Confirmed')
    // As a word: a number can contain these letters.
    expect(mail?.text).not.toMatch(/\bQR\b/)
    const [, token = ''] = /\/protocol\/tour#([\w-]{43})\b/.exec(mail?.text ?? '') ?? []
    const { data } = await opened(shop, token)
    expect([data.booking.status, data.answer_by]).toEqual(['confirmed', null])
  })

  it('can be no: the reason is mailed and everything is refunded, whatever the rules say', async () => {
    const { reservation, token } = await aPaidRequest(shop, 'vehicle')
    const operator = await anOperator(shop)
    await withReason(shop, operator, 'cancel', reservation.booking.id, 'All drivers are with a delegation.')
    const { booking: after } = (await opened(shop, token)).data
    expect([after.status, after.refund?.amount_won, after.refund?.status]).toEqual(['cancelled', serviceWon, 'done'])
    expect((await lastMail())?.text).toContain('All drivers are with a delegation.')
    await expectInvariants(shop.deps.db)
  })

  it('is requested from the desk immediately and once more when its time ends, but not after it was given', async () => {
    await setDesk()
    const { reservation } = await aPaidRequest(shop, 'vehicle')
    expect((await mails(deskMail)).map(({ subject }) => subject)).toEqual([
      `New request: ${reservation.booking.reservation_number}`,
    ])
    await remindAnswers(shop.deps)
    expect(await mails(deskMail)).toHaveLength(1)
    shop.deps.clock.advance({ hours: answerHours - 5 })
    await remindAnswers(shop.deps)
    await remindAnswers(shop.deps)
    expect((await lastMail(deskMail))?.subject).toContain('Still to be answered')
    expect(await mails(deskMail)).toHaveLength(2)
    const other = await aPaidRequest(shop, 'tour')
    await operate(shop, await anOperator(shop), 'confirm', other.reservation.booking.id)
    const before = (await mails(deskMail)).length
    shop.deps.clock.advance({ hours: answerHours })
    await remindAnswers(shop.deps)
    expect(await mails(deskMail)).toHaveLength(before)
  })

  it('is due before the day itself begins, however late the deposit was', async () => {
    const car = await aService(shop, 'vehicle')
    const { data, token } = await askFor(shop, car, { date: addDays(today(), serviceLeadDays) })
    shop.deps.clock.set(new Date(`${addDays(data.reservation.booking.date, -1)}T22:00:00+09:00`))
    const operator = await anOperator(shop)
    const { order: due } = data.reservation
    await deposit(shop, operator, due.id, due.amount_won)
    const { answer_by } = (await opened(shop, token)).data
    expect(answer_by).toBe(new Date(`${data.reservation.booking.date}T00:00:00+09:00`).toISOString())
  })

  it('is unchanged for a member’s tour: nothing is promised within the day', async () => {
    await setWindow(shop, { opens: today(), closes: addDays(today(), 9) })
    const { reservation } = await aGuestBooking(shop)
    expect([reservation.answer_by, reservation.booking.service, reservation.site]).toEqual([null, null, 'apec'])
  })
})

describe('the people of a request (domain hazard 8)', () => {
  it('are sealed, returned with masked passport numbers, and readable nowhere', async () => {
    const { token } = await aPaidRequest(shop, 'immigration')
    await shop.deps.jobs.drain(shop.deps)
    const { data } = await opened(shop, token)
    expect(data.booking.service).toMatchObject({ companions: [{ name: 'Olof Lind', passport_number: 'C•••••321' }] })
    const kept = JSON.stringify([
      await shop.deps.db.select().from(booking),
      await shop.deps.db.select().from(order),
      await shop.deps.db.select().from(idempotency),
      shop.deps.mails,
      data,
    ])
    for (const secret of ['CC7654321', 'AA1234567']) {
      expect(kept).not.toContain(secret)
      expect(shop.deps.logged()).not.toContain(secret)
    }
  })

  it('are shown in full to an operator, who is logged; the log and the audit log contain no number', async () => {
    const { reservation } = await aPaidRequest(shop, 'immigration')
    const { token, id } = await anOperator(shop)
    const reveal = () =>
      shop.call(
        desk.passports,
        { params: { id: reservation.booking.id }, body: { reason: 'Immigration asks' } },
        { token },
      )
    expect((await reveal()).data.people).toEqual([
      { name: 'Maya Lind', passport_number: 'AA1234567' },
      { name: 'Olof Lind', passport_number: 'CC7654321' },
    ])
    const looks = await shop.deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'passports.reveal'))
    expect(looks).toMatchObject([{ actor_id: id, subject: reservation.booking.reservation_number }])
    for (const secret of ['CC7654321', 'AA1234567']) {
      expect(JSON.stringify(looks) + shop.deps.logged()).not.toContain(secret)
    }
    shop.deps.clock.set(new Date(`${addDays(reservation.booking.date, 40)}T12:00:00+09:00`))
    await cleanUp(shop.deps)
    const later = await anOperator(shop)
    const cleared = await shop.call(
      desk.passports,
      { params: { id: reservation.booking.id }, body: { reason: 'Late' } },
      { token: later.token },
    )
    expect(cleared.data.people).toEqual([])
  })

  it('are removed with the requester’s passport number', async () => {
    const { token, reservation } = await aPaidRequest(shop, 'immigration')
    shop.deps.clock.set(new Date(`${addDays(reservation.booking.date, 40)}T12:00:00+09:00`))
    await cleanUp(shop.deps)
    const [row] = await shop.deps.db.select().from(booking)
    expect([row?.companions_sealed, row?.service]).toEqual([
      null,
      { kind: 'immigration', wheelchair: true, name_sign: '' },
    ])
    expect(token).toBeTruthy()
  })
})

describe('canceling a request', () => {
  it('refunds what the rules of the service say, and frees the vehicle', async () => {
    const { token } = await aPaidRequest(shop, 'vehicle')
    const quote = (await shop.call(guest.quote, en, { token })).data
    const body = { reason: '', refund_won: quote.refund_won, refund_points: 0 }
    const { data } = await shop.call(guest.cancel, { ...en, body }, { token, headers: aKey() })
    expect([data.booking.status, data.booking.refund?.amount_won]).toEqual(['cancelled', serviceWon])
    const [row] = await shop.deps.db.select().from(departure)
    expect([row?.held, row?.confirmed]).toEqual([0, 0])
    await expectInvariants(shop.deps.db)
  })
})
