import { beforeAll, describe, expect, it } from 'vitest'
import { auth } from '#contract/auth'
import { areas } from '#contract/endpoint'
import { findCaller } from '#server/modules/accounts/session.service'
import { anAccount, roleOf } from '#tests/support/factories'
import { aDevice, aParty } from '#tests/support/gates'
import { aGuestTour } from '#tests/support/guests'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
beforeAll(async () => {
  shop = await aShop()
})

const isLive = async (token: string) => (await findCaller(shop.deps.db, shop.deps.clock.now(), token, areas)) !== null

describe('signing out (product §4)', () => {
  it.each(areas)('ends a session of the area %s on the server, and no other session of the account', async (area) => {
    const person = await anAccount(shop.deps, { area, role: roleOf[area] })
    const other = await anAccount(shop.deps, { area, role: roleOf[area] })
    expect(await isLive(person.token)).toBe(true)
    expect((await shop.call(auth.signout, {}, { token: person.token })).status).toBe(200)
    expect([await isLive(person.token), await isLive(other.token)]).toEqual([false, true])
    expect((await shop.call(auth.signout, {}, { token: person.token })).status).toBe(401)
  })

  it('ends the shift of the device that the session enrolled, and of no other', async () => {
    const tour = await aGuestTour(shop)
    const device = await aDevice(shop, tour)
    const { staff, gate } = device
    const again = await anAccount(shop.deps, { area: 'admin', role: 'supervisor' })
    const colleague = await aDevice(shop, tour, { staff: again, gate })
    const party = await aParty(shop, tour)
    const admission = device.line({ code: party.code, people: 2, told: 'admitted' })
    await shop.call(auth.signout, {}, { token: staff.token })

    const line = device.line({ code: party.code })
    const { status, refusal } = await device.send([line], again)
    expect([status, refusal?.code]).toEqual([403, 'gate.shiftOver'])
    // Its offline verdicts have happened, and can still be sent.
    expect((await device.send([admission], again)).status).toBe(200)
    expect((await colleague.ask({ code: party.code })).verdict).toBe('used')
  })
})
