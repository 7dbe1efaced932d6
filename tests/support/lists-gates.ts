import { checkIn } from '#contract/check-in'
import { dayInSeoul } from '#contract/days'
import { gatesSetup } from '#contract/gates-setup'
import { anOperator } from '#tests/support/factories'
import { aDevice, aGate, aParty, aStaff, atSite } from '#tests/support/gates'
import { aGuestTour } from '#tests/support/guests'
import type { Listed, Place } from '#tests/support/place'

const chief = async ({ shop }: Place) => ({ token: (await aStaff(shop, 'supervisor')).token })
const query = ({ shop }: Place) => ({ lang: 'en' as const, per_page: 50, day: dayInSeoul(shop.deps.clock.now()) })

/** A party admitted twice, the second time wrongly. */
async function aConflict({ shop }: Place) {
  const tour = await aGuestTour(shop)
  const device = await aDevice(shop, tour)
  const { code } = await aParty(shop, tour)
  await device.send([1, 2].map(() => device.line({ code, people: 2, told: 'admitted' })))
}

/** The lists of the gate staff, and of the gates themselves at the desk. */
export const gateLists: Record<string, Listed> = {
  'GET /api/v1/sites/:site/gate-parties': {
    ask: async (place) => place.shop.call(checkIn.parties, { ...atSite, query: query(place) }, await chief(place)),
    more: aConflict,
  },
  'GET /api/v1/sites/:site/gate-scans': {
    ask: async (place) => place.shop.call(checkIn.scans, { ...atSite, query: query(place) }, await chief(place)),
    more: aConflict,
  },
  'GET /api/v1/sites/:site/gate-conflicts': {
    ask: async (place) => place.shop.call(checkIn.conflicts, { ...atSite, query: query(place) }, await chief(place)),
    more: aConflict,
  },
  'GET /api/v1/admin/gates/tours': {
    ask: async ({ shop }) => shop.call(gatesSetup.list, {}, { token: (await anOperator(shop)).token }),
    more: async ({ shop }) => aGate(shop, await aGuestTour(shop), await aStaff(shop)),
  },
}
