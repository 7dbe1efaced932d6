import { fairCompanies } from '#contract/fair/company'
import { type FairFigures, fairEdition } from '#contract/fair/edition'
import { fairParticipantsDesk } from '#contract/fair/participant-desk'
import { fairSetupDesk } from '#contract/fair/setup-desk'
import { fairWishes } from '#contract/fair/wish'
import { fairBooth, fairEdition as fairEditionTable, fairSlot } from '#server/modules/fair/edition.table'
import { fairWish } from '#server/modules/fair/participant.table'
import { programItem } from '#server/modules/fair/program.table'
import type { Person } from '#tests/support/factories'
import { aFair, aFairAdmin, aParticipant } from '#tests/support/fair'
import { someItem } from '#tests/support/fair-setup'
import type { Listed, Place } from '#tests/support/place'

const buyers = new WeakMap<Place, Promise<Person>>()

/** A buyer of the fair at this place, always the same one. */
const buyerAt = (place: Place): Promise<Person> => {
  const buyer = buyers.get(place) ?? aFair(place.shop.deps).then(() => aParticipant(place.shop.deps))
  buyers.set(place, buyer)
  return buyer
}

/** The figures of the year at this place. */
async function figuresAt(place: Place): Promise<FairFigures> {
  await buyerAt(place)
  const [row] = await place.shop.deps.db.select().from(fairEditionTable)
  if (!row) throw new Error('there is no fair')
  return row.figures
}

/** The parameters of a call for that year. */
const setUp = async (place: Place) => ({ params: { year: Number((await figuresAt(place)).days[1]?.day.slice(0, 4)) } })

const as = ({ token }: Person) => ({ token })

/** One more seller, with wishes sent in both directions between it and the buyer. */
async function oneMore(place: Place): Promise<void> {
  const { deps } = place.shop
  const buyer = await buyerAt(place)
  const { id } = await aParticipant(deps, { side: 'seller' })
  const sent = { priority: 1, sent_at: deps.clock.now() }
  await deps.db.insert(fairWish).values([
    { from_id: buyer.id, to_id: id, ...sent },
    { from_id: id, to_id: buyer.id, ...sent },
  ])
}

/** The lists of the fair. */
export const fairLists: Record<string, Listed> = {
  'GET /api/v1/fair/booths': {
    ask: (place) => place.shop.call(fairEdition.booths, {}),
    async more(place, at) {
      await oneMore(place)
      const [{ year } = { year: 0 }] = await place.shop.deps.db.select().from(fairBooth)
      const booth = { year, hall: 'a', number: `B${at}`, x: 3, y: 9, width: 3, height: 3 }
      await place.shop.deps.db.insert(fairBooth).values(booth)
    },
  },
  'GET /api/v1/fair/companies': {
    ask: async (place) => place.shop.call(fairCompanies.list, { query: { per_page: 50 } }, as(await buyerAt(place))),
    more: oneMore,
  },
  'GET /api/v1/fair/wishes': {
    ask: async (place) => place.shop.call(fairWishes.own, {}, as(await buyerAt(place))),
    more: oneMore,
  },
  'GET /api/v1/fair/wishes/received': {
    ask: async (place) => place.shop.call(fairWishes.received, {}, as(await buyerAt(place))),
    more: oneMore,
  },
  'GET /api/v1/admin/fair/participants': {
    ask: async (place) =>
      place.shop.call(fairParticipantsDesk.list, { query: { per_page: 50 } }, as(await aFairAdmin(place.shop.deps))),
    more: oneMore,
  },
  'GET /api/v1/admin/fair/years': {
    ask: async (place) => place.shop.call(fairSetupDesk.years, {}, as(await aFairAdmin(place.shop.deps))),
    async more(place, at) {
      await buyerAt(place)
      await place.shop.deps.db.insert(fairEditionTable).values({ year: 2060 + at, figures: await figuresAt(place) })
    },
  },
  'GET /api/v1/admin/fair/years/:year/slots': {
    ask: async (place) =>
      place.shop.call(fairSetupDesk.slots, await setUp(place), as(await aFairAdmin(place.shop.deps))),
    async more(place, at) {
      const { year } = (await setUp(place)).params
      const [first] = (await figuresAt(place)).days
      await place.shop.deps.db
        .insert(fairSlot)
        .values({ year, day: first?.day ?? '', starts: `11:${10 + at}`, ends: '12:00' })
    },
  },
  'GET /api/v1/admin/fair/years/:year/booths': {
    ask: async (place) =>
      place.shop.call(fairSetupDesk.booths, await setUp(place), as(await aFairAdmin(place.shop.deps))),
    async more(place, at) {
      const { year } = (await setUp(place)).params
      const booth = { year, hall: 'a', number: `C${at}`, x: 3, y: 9, width: 3, height: 3 }
      const [{ id } = { id: '' }] = await place.shop.deps.db.insert(fairBooth).values(booth).returning()
      await aParticipant(place.shop.deps, { side: 'seller', booth_id: id })
    },
  },
  'GET /api/v1/admin/fair/years/:year/program': {
    ask: async (place) =>
      place.shop.call(fairSetupDesk.program, await setUp(place), as(await aFairAdmin(place.shop.deps))),
    async more(place) {
      const { year } = (await setUp(place)).params
      await place.shop.deps.db
        .insert(programItem)
        .values({ ...someItem((await figuresAt(place)).days[0]?.day ?? ''), year })
    },
  },
}
