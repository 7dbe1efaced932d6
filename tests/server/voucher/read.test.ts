import { beforeAll, describe, expect, it } from 'vitest'
import { voucher } from '#contract/voucher'
import { aPaidOrder, aTour, bookingOf } from '#tests/support/cancellations'
import { aMember, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let owner: Person
let code: string
let id: string

beforeAll(async () => {
  shop = await aShop()
  owner = await aMember(shop.deps)
  id = bookingOf(await aPaidOrder(shop, owner, [await aTour(shop)]))
  const shown = await shop.call(voucher.show, { params: { id }, query: { lang: 'en' } }, { token: owner.token })
  code = shown.data.code
})

const read = (person: Person, text = code) => shop.call(voucher.read, { body: { code: text } }, { token: person.token })

describe('a scanned voucher', () => {
  it('redirects its owner to the reservation', async () => {
    expect((await read(owner)).data).toEqual({ booking_id: id })
  })

  it('tells other members that it is not theirs, and nothing more', async () => {
    const { status, refusal, data } = await read(await aMember(shop.deps))
    expect([status, refusal.code, data]).toEqual([403, 'voucher.notYours', undefined])
  })

  it('is unknown when one character of it was changed', async () => {
    const at = code.indexOf('.') + 5
    const changed = `${code.slice(0, at)}${code[at] === 'A' ? 'B' : 'A'}${code.slice(at + 1)}`
    for (const text of [changed, 'NARU1.x.y', 'https://naru.example'])
      expect((await read(owner, text)).refusal).toMatchObject({ code: 'voucher.unknown' })
  })
})
