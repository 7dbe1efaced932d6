import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { miceCompanies } from '#contract/mice/company'
import { miceLogo } from '#contract/mice/logo'
import { miceRegistration } from '#contract/mice/registration'
import { cleanUp } from '#server/jobs'
import { picture } from '#server/modules/media/media.table'
import { forgetPerson } from '#server/modules/mice/registration.service'
import type { Person } from '#tests/support/factories'
import { aMiceBooth, aMiceFair, aSeller, aVisitor } from '#tests/support/mice'
import { aPaidBooth } from '#tests/support/mice-booths'
import { aShop, type Shop } from '#tests/support/orders'
import { aPicture } from '#tests/support/pictures'

let shop: Shop
let seller: Person
let fair: Awaited<ReturnType<typeof aMiceFair>>
const as = ({ token }: Person) => ({ token })
const png = async (name = 'logo.png', side = 64) =>
  new File([new Uint8Array(await aPicture(side, side).png().toBuffer())], name, { type: 'image/png' })
const set = (file: File, who = seller) => shop.call(miceLogo.set, { body: {}, files: { file } }, as(who))
const shown = async () => (await shop.call(miceCompanies.list, {})).data.map(({ logo }) => logo?.src ?? null)
const pictures = () => shop.deps.db.$count(picture, eq(picture.owner_id, seller.id))

beforeEach(async () => {
  shop = await aShop()
  fair = await aMiceFair(shop.deps)
  seller = await aSeller(shop.deps)
})

describe('the logo of a seller (product §3)', () => {
  test('is in the list of exhibitors once the booth is paid, also after it is replaced', async () => {
    const { data } = await set(await png())
    expect(data.logo?.src).toMatch(/^\/media\/pictures\//)
    expect(await shown()).toEqual([])
    await aPaidBooth(shop, seller, await aMiceBooth(shop.deps))
    expect(await shown()).toEqual([data.logo?.src])
    const { data: next } = await set(await png('other.png', 80))
    expect(await shown()).toEqual([next.logo?.src])
    // The previous one is gone, including its files.
    expect(await pictures()).toBe(1)
  })

  test('must be a picture, and only sellers have one', async () => {
    const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' })
    const refused = await set(drawing)
    expect([refused.status, refused.refusal.code, refused.refusal.field]).toEqual([415, 'validation.fileType', 'file'])
    const visitor = await aVisitor(shop.deps, fair)
    expect((await set(await png(), visitor)).status).toBe(404)
    expect((await shop.call(miceLogo.own, {}, as(visitor))).status).toBe(404)
  })

  test('is removed by its seller, and with the role', async () => {
    await aPaidBooth(shop, seller, await aMiceBooth(shop.deps))
    await set(await png())
    expect((await shop.call(miceLogo.remove, {}, as(seller))).data).toEqual({ logo: null })
    expect(await shown()).toEqual([null])
    await set(await png())
    await shop.call(miceRegistration.leave, { params: { role: 'seller' } }, as(seller))
    expect(await shown()).toEqual([null])
  })

  test('is removed with the account: immediately from the list, and its files at night', async () => {
    await aPaidBooth(shop, seller, await aMiceBooth(shop.deps))
    await set(await png())
    await forgetPerson(shop.deps.db, seller.id, shop.deps.clock.now())
    expect(await shown()).toEqual([null])
    await cleanUp(shop.deps)
    expect(await pictures()).toBe(0)
  })
})
