import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, instantInSeoul } from '#contract/days'
import { guest } from '#contract/guest'
import { booking } from '#server/modules/booking/booking.table'
import { remindDepartures } from '#server/modules/booking/tomorrow.service'
import type { Mail } from '#server/ports/mailer'
import { gateKeys, verifyTicket } from '#server/ticket'
import { aPaidOrder, aTour } from '#tests/support/cancellations'
import { aMember } from '#tests/support/factories'
import { aGuestBooking, aGuestTicket, anOpenSite, aPaidGuest, aVisit, opened } from '#tests/support/guests'
import type { Shop } from '#tests/support/orders'
import { readPicture } from '#tests/support/qr'

let shop: Shop

beforeEach(async () => {
  shop = await anOpenSite()
})

const ask = (token: string, lang: 'en' | 'ko' = 'en') => shop.call(guest.ticket, { query: { lang } }, { token })
const keys = () => gateKeys(shop.deps.settings.TICKET_KEYS)
describe('the ticket of a guest (product §4)', () => {
  it('has a code that the gate accepts, with its service in the reader’s language and in Korean', async () => {
    const { token, tour, number } = await aPaidGuest(shop, { number_of_travelers: 3 })
    const { data } = await ask(token)
    const korean = (await ask(token, 'ko')).data
    expect(verifyTicket(keys(), data.code)).toEqual({
      reservation_number: number,
      product_id: tour.id,
      date: tour.date,
      start_time: '09:00',
      party_size: 3,
      key_id: 'test',
    })
    expect(data).toMatchObject({ reservation_number: number, date: tour.date, number_of_travelers: 3 })
    expect(data.korean).toEqual({
      product_name: korean.product_name,
      option_name: korean.option_name,
      meeting_point: korean.meeting_point,
    })
    expect(data.option_name).not.toBe(data.korean.option_name)
  })

  it('is refused until the reservation is paid, and once it is canceled or being canceled', async () => {
    const { token } = await aGuestBooking(shop)
    for (const [status, code] of [
      ['pending', 'voucher.unpaid'],
      ['waiting', 'voucher.unpaid'],
      ['cancel_requested', 'voucher.cancelled'],
      ['cancelled', 'voucher.cancelled'],
    ] as const) {
      await shop.deps.db.update(booking).set({ status })
      const { status: answered, refusal } = await ask(token)
      expect([answered, refusal.code]).toEqual([409, code])
    }
    await shop.deps.db.update(booking).set({ status: 'confirmed' })
    expect((await ask(token)).status).toBe(200)
  })

  it('is its holder’s own: another guest gets another one, and a visitor without a reservation or a member none', async () => {
    const mine = await aPaidGuest(shop)
    const other = await aPaidGuest(shop, { email: 'other@people.test' })
    expect((await ask(other.token)).data.reservation_number).toBe(other.number)
    expect((await ask(mine.token)).data.reservation_number).toBe(mine.number)
    expect((await ask(await aVisit(shop, 'third@people.test'))).status).toBe(404)
    expect((await ask((await aMember(shop.deps)).token)).status).toBe(401)
    expect((await ask('A'.repeat(43))).status).toBe(401)
  })

  it('ends with the token: a revoked link shows none', async () => {
    const { token } = await aPaidGuest(shop)
    const link = await aGuestTicket(shop)
    expect((await ask(link.token)).status).toBe(200)
    await shop.call(guest.revoke, {}, { token })
    expect((await ask(link.token)).status).toBe(401)
  })
})

describe('mails of confirmed reservations (product §4)', () => {
  const sent = async (subject: RegExp): Promise<Mail> => {
    await shop.deps.jobs.drain(shop.deps)
    const mail = shop.deps.mails.findLast((each) => subject.test(each.subject))
    if (!mail) throw new Error(`no mail ${subject}`)
    return mail
  }
  const readAll = ({ pictures = [] }: Mail) =>
    Promise.all(pictures.map(({ base64 }) => readPicture(Buffer.from(base64, 'base64'))))

  it('contain a guest’s ticket as a picture of its code, with a link whose token is in the fragment', async () => {
    const { token, number } = await aPaidGuest(shop)
    const mail = await sent(/^Payment completed/)
    expect(await readAll(mail)).toEqual([(await ask(token)).data.code])
    expect(mail.html).toContain(`src="cid:${mail.pictures?.[0]?.cid}"`)
    expect(mail.html).toContain(`alt="QR code of reservation ${number}"`)
    const link = await aGuestTicket(shop)
    expect(link.path).toBe(`/apec2025/qrcode/${number}`)
    expect(mail.text).toContain(`${link.path}#${link.token}`)
    expect((await opened(shop, link.token)).data.booking.reservation_number).toBe(number)
  })

  it('contain it on the day before the tour too', async () => {
    const { token, tour } = await aPaidGuest(shop)
    shop.deps.clock.set(instantInSeoul(addDays(tour.date, -1), '10:00'))
    await remindDepartures(shop.deps)
    const mail = await sent(/^Tomorrow at/)
    expect(await readAll(mail)).toEqual([(await ask(token)).data.code])
    expect(mail.text).toContain('have the QR code below ready')
  })

  it('contain none for an unpaid reservation, nor for one canceled before they were sent', async () => {
    await aGuestBooking(shop, { email: 'other@people.test' })
    expect(await readAll(await sent(/^Please transfer/))).toEqual([])
    await aPaidGuest(shop)
    await shop.deps.db.update(booking).set({ status: 'cancelled' })
    const mail = await sent(/^Payment completed/)
    expect([await readAll(mail), /qrcode/.test(mail.html + mail.text)]).toEqual([[], false])
  })

  it('have neither code nor token in the queue', async () => {
    await aPaidGuest(shop)
    const queued = JSON.stringify(await shop.deps.jobs.queued())
    expect(queued).toContain('paymentCompleted')
    expect(queued).not.toMatch(/NARU1\.|qrcode/)
  })

  it('leave typed text alone: a template mark in a name is sent as it was written', async () => {
    const other = await aPaidGuest(shop, { email: 'other@people.test' })
    const [row] = await shop.deps.db.select().from(booking)
    const mark = `{guest:${row?.account_id}}`
    await shop.deps.jobs.drain(shop.deps)
    await aPaidGuest(shop, { representative_name: `Maya ${mark}` })
    const mail = await sent(/^Payment completed/)
    expect(mail.text).toContain(mark)
    expect(mail.text).not.toContain(other.number)
  })

  it('contain members’ voucher codes in the same way, one for each booking', async () => {
    const member = await aMember(shop.deps)
    const { bookings } = await aPaidOrder(shop, member, [await aTour(shop), await aTour(shop)])
    const mail = await sent(/^Payment completed/)
    const read = (await readAll(mail)).map((code) => verifyTicket(keys(), String(code))?.reservation_number)
    expect(read.toSorted()).toEqual(bookings.map(({ reservation_number }) => reservation_number).toSorted())
    expect(mail.text).not.toContain('#')
  })
})
