import ICAL from 'ical.js'
import { encode } from 'uqr'
import { beforeEach, describe, expect, it } from 'vitest'
import { voucher } from '#contract/voucher'
import { booking } from '#server/modules/booking/booking.table'
import { qrPicture } from '#server/modules/mail/qr-picture'
import { readSettings } from '#server/settings'
import { gateKeys, signTicket, verifyTicket } from '#server/ticket'
import { aMember, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { anApprovedOrder, aReadyOrder, aShop, confirm, type Shop } from '#tests/support/orders'
import { readPicture } from '#tests/support/qr'

const key = (id: string, byte: number) =>
  readSettings({ TICKET_KEYS: `${id}:${Buffer.alloc(32, byte).toString('base64')}` }).TICKET_KEYS
const ticket = {
  reservation_number: 'NR270302-1',
  product_id: 'palace-walk',
  date: '2027-04-01',
  start_time: '09:00',
  party_size: 3,
}
const name = { en: 'Palace walk', ko: '궁궐 산책' }

describe('the code of a voucher (domain: QR check-in)', () => {
  const own = key('a', 1)
  const code = signTicket(own, ticket)

  it('contains what was signed, and the key’s id', () => {
    expect(code).toMatch(/^NARU1\.[\w-]+\.[\w-]{86}$/)
    expect(verifyTicket(gateKeys(own), code)).toEqual({ ...ticket, key_id: 'a' })
  })

  it('is small enough to be scanned from paper', () => {
    const usual = { ...ticket, reservation_number: 'NR270302-ABCDEFGHJK-01' }
    const version = (what: typeof usual) => encode(signTicket(own, what), { ecc: 'M' }).version
    expect(version({ ...usual, product_id: 'apec-gyeongju-silla-capital' })).toBeLessThanOrEqual(10)
    expect(version({ ...usual, product_id: 'x'.repeat(80), party_size: 100 })).toBeLessThanOrEqual(12)
  })

  it('is read from its picture, for any content', async () => {
    const codes = Array.from({ length: 60 }, (_, at) =>
      signTicket(key('a', at), { ...ticket, reservation_number: `NR2703${at}-1` }),
    )
    const readings = codes.map(async (each) => readPicture(Buffer.from(await qrPicture(each), 'base64')))
    expect(await Promise.all(readings)).toEqual(codes)
  })

  it('is refused when any one of its characters is changed', () => {
    const keys = gateKeys(own)
    const accepted = [...code].flatMap((sign, at) => {
      const altered = `${code.slice(0, at)}${sign === 'A' ? 'B' : 'A'}${code.slice(at + 1)}`
      const read = verifyTicket(keys, altered)
      // The last character of base64url can have unused bits.
      return read && at < code.length - 1 ? [altered] : []
    })
    expect(accepted).toEqual([])
  })

  it('is refused when its payload was exchanged for that of another ticket', () => {
    const [, payload] = signTicket(own, { ...ticket, party_size: 30 }).split('.')
    const [form, , signature] = code.split('.')
    expect(verifyTicket(gateKeys(own), `${form}.${payload}.${signature}`)).toBeNull()
  })

  it('is refused when another signer has signed it, even under the same key id', () => {
    expect(verifyTicket(gateKeys(own), signTicket(key('a', 2), ticket))).toBeNull()
    expect(verifyTicket(gateKeys(own), signTicket(key('b', 1), ticket))).toBeNull()
  })

  it('stays valid after another key has become the current one, as long as the old one is kept', () => {
    const later = [...key('b', 2), ...own]
    expect(verifyTicket(gateKeys(later), code)).toMatchObject({ key_id: 'a' })
    expect(verifyTicket(gateKeys(later), signTicket(later, ticket))).toMatchObject({ key_id: 'b' })
    expect(verifyTicket(gateKeys(key('b', 2)), code)).toBeNull()
  })

  it.each([
    '',
    'NARU1',
    'NARU1..',
    'NARU1.e30.AAAA',
    'NARU2.e30.AAAA',
    'https://naru.test',
    '{}',
    `${'A'.repeat(5000)}`,
  ])('is refused when it is %j', (text) => {
    expect(verifyTicket(gateKeys(own), text)).toBeNull()
  })
})

describe('a voucher', () => {
  let shop: Shop
  let member: Person
  let product: TestProduct

  beforeEach(async () => {
    shop = await aShop()
    member = await aMember(shop.deps)
    product = await aProduct(shop.deps, { name })
  })

  async function aPaidBooking() {
    const { order, confirmation } = await anApprovedOrder(shop, member, product)
    expect((await confirm(shop, confirmation)).data.ok).toBe(true)
    return String(order.bookings[0]?.id)
  }
  const ask = (id: string, { token }: Person = member, lang: 'en' | 'ko' = 'en') =>
    shop.call(voucher.show, { params: { id }, query: { lang } }, { token })
  const fetchCalendar = (id: string, lang: 'en' | 'ko' = 'en') =>
    shop.call(voucher.calendar, { params: { id }, query: { lang } }, { token: member.token })

  it('shows what a driver and a guide need, in the reader’s language and in Korean', async () => {
    const { data } = await ask(await aPaidBooking())
    expect(data).toMatchObject({
      product_name: 'Palace walk',
      meeting_point: 'Palace walk',
      korean: { product_name: '궁궐 산책', meeting_point: '궁궐 산책', option_name: '기본' },
      date: product.date,
      start_time: '09:00',
      departs_at: '2027-04-01T00:00:00.000Z',
      duration_minutes: 240,
      representative_name: 'Maya Lind',
      number_of_travelers: 2,
      party: [{ band: 'adult', quantity: 2 }],
      operator: 'Test Operator',
    })
  })

  it('has a code that the gate accepts and that contains no name', async () => {
    const { data } = await ask(await aPaidBooking())
    const { reservation_number, product_id, date, start_time } = { ...data, product_id: product.id }
    const keys = gateKeys(shop.deps.settings.TICKET_KEYS)
    expect(verifyTicket(keys, data.code)).toEqual({
      reservation_number,
      product_id,
      date,
      start_time,
      party_size: 2,
      key_id: 'test',
    })
    const payload = Buffer.from(String(data.code.split('.')[1]), 'base64url').toString()
    for (const secret of ['Maya', 'Lind', 'AA1234567', '+4670', '@']) expect(payload).not.toContain(secret)
  })

  it('is refused until the booking is paid, and once it is canceled or being canceled', async () => {
    const order = await aReadyOrder(shop, member, product)
    const id = String(order.bookings[0]?.id)
    for (const [status, code] of [
      ['pending', 'voucher.unpaid'],
      ['waiting', 'voucher.unpaid'],
      ['cancel_requested', 'voucher.cancelled'],
      ['cancelled', 'voucher.cancelled'],
    ] as const) {
      await shop.deps.db.update(booking).set({ status })
      expect([(await ask(id)).status, (await ask(id)).refusal.code]).toEqual([409, code])
      expect((await fetchCalendar(id)).refusal.code).toBe(code)
    }
    await shop.deps.db.update(booking).set({ status: 'confirmed' })
    expect((await ask(id)).status).toBe(200)
  })

  it('of another member is not found', async () => {
    expect((await ask(await aPaidBooking(), await aMember(shop.deps))).status).toBe(404)
  })

  describe('as a calendar file', () => {
    const read = (text: string) => {
      const calendar = new ICAL.Component(ICAL.parse(text))
      const event = calendar.getFirstSubcomponent('vevent')
      if (!event) throw new Error('There is no event in it')
      return { event: new ICAL.Event(event), component: event }
    }

    it('begins and ends when the tour does in Seoul, and names the meeting point', async () => {
      const { data } = await fetchCalendar(await aPaidBooking(), 'ko')
      const { event } = read(data.text)
      expect(event.startDate.toJSDate().toISOString()).toBe('2027-04-01T00:00:00.000Z')
      expect(event.endDate.toJSDate().toISOString()).toBe('2027-04-01T04:00:00.000Z')
      expect([event.summary, event.location]).toEqual(['궁궐 산책', '궁궐 산책'])
      expect(data.filename).toMatch(/^naru-[\w-]+\.ics$/)
    })

    it('reminds a day before', async () => {
      const { component } = read((await fetchCalendar(await aPaidBooking())).data.text)
      const trigger = component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')
      expect(String(trigger)).toBe('-P1D')
    })

    it('keeps its UID, so that a second one replaces the first', async () => {
      const id = await aPaidBooking()
      const first = read((await fetchCalendar(id)).data.text).event.uid
      shop.deps.clock.advance({ days: 2 })
      await shop.deps.db.update(booking).set({ status: 'confirmed' })
      const { event, component } = read((await fetchCalendar(id)).data.text)
      expect(event.uid).toBe(first)
      expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
    })

    it('contains no personal data', async () => {
      const id = await aPaidBooking()
      const { text } = (await fetchCalendar(id)).data
      for (const secret of ['Maya', 'Lind', 'maya@', '4670123', 'AA1234567', 'Traveler']) {
        expect(text.replace(/\r\n /g, '')).not.toContain(secret)
      }
    })
  })
})
