import { miceCompanies } from '#contract/mice/company'
import { miceSessions } from '#contract/mice/session'
import { miceSaved, miceSeat } from '#server/modules/mice/mice.table'
import type { Person } from '#tests/support/factories'
import { aMiceCompany, aMiceFair, aMiceSession, aVisitor } from '#tests/support/mice'
import type { Listed, Place } from '#tests/support/place'

interface At {
  visitor: Person
  year: number
}
const visitors = new WeakMap<Place, Promise<At>>()

/** A visitor of the fair at this place, the same each time. */
const visitorAt = (place: Place): Promise<At> => {
  const made =
    visitors.get(place) ??
    aMiceFair(place.shop.deps).then(async (fair) => ({
      visitor: await aVisitor(place.shop.deps, fair),
      year: fair.year,
    }))
  visitors.set(place, made)
  return made
}
const as = async (place: Place) => ({ token: (await visitorAt(place)).visitor.token })

async function oneSeat(place: Place, at: number): Promise<void> {
  const { visitor, year } = await visitorAt(place)
  const { deps } = place.shop
  const session_id = await aMiceSession(deps, { starts: `1${at}:00`, ends: `1${at}:50` })
  await deps.db.insert(miceSeat).values({ session_id, account_id: visitor.id, year, state: 'waiting' })
}

async function oneSaved(place: Place, at: number): Promise<void> {
  const { visitor } = await visitorAt(place)
  const { deps } = place.shop
  const company_id = await aMiceCompany(deps, `Company ${at}`)
  await deps.db.insert(miceSaved).values({ account_id: visitor.id, company_id, at: deps.clock.now() })
}

/** The lists of the MICE fair. */
export const miceLists: Record<string, Listed> = {
  'GET /api/v1/mice/companies': { ask: (place) => place.shop.call(miceCompanies.list, {}), more: oneSaved },
  'GET /api/v1/mice/companies/saved': {
    ask: async (place) => place.shop.call(miceCompanies.saved, {}, await as(place)),
    more: oneSaved,
  },
  'GET /api/v1/mice/sessions': { ask: (place) => place.shop.call(miceSessions.list, {}), more: oneSeat },
  'GET /api/v1/mice/seats': {
    ask: async (place) => place.shop.call(miceSessions.own, {}, await as(place)),
    more: oneSeat,
  },
}
