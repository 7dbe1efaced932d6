import { eq } from 'drizzle-orm'
import { miceBooths } from '#contract/mice/booth'
import { miceCompanies } from '#contract/mice/company'
import { miceCompanyDesk } from '#contract/mice/company-desk'
import { miceBoothDesk, miceDesk } from '#contract/mice/desk'
import { miceGroup } from '#contract/mice/group'
import { miceHostingDesk } from '#contract/mice/hosting'
import { miceLeads } from '#contract/mice/lead'
import { miceSessions } from '#contract/mice/session'
import { miceSetupDesk } from '#contract/mice/setup-desk'
import { miceStandDesk } from '#contract/mice/stand'
import { order } from '#server/modules/booking/booking.table'
import { miceEdition, miceSaved, miceSeat } from '#server/modules/mice/mice.table'
import { miceLead, miceLeadScan, miceStaff } from '#server/modules/mice-leads/lead.table'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import {
  aBuyer,
  aMiceBooth,
  aMiceCompany,
  aMiceFair,
  aMiceSession,
  aSeller,
  aVisitor,
  aVisitorGroup,
} from '#tests/support/mice'
import { aPaidBooth } from '#tests/support/mice-booths'
import type { Listed, Place } from '#tests/support/place'

interface At {
  visitor: Person
  year: number
}
const visitors = new WeakMap<Place, Promise<At>>()

/** A visitor of the fair at this place, always the same one. */
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

const sellers = new WeakMap<Place, Promise<Person>>()

/** A seller of the fair at this place, always the same one. */
const sellerAt = (place: Place): Promise<Person> => {
  const made = sellers.get(place) ?? visitorAt(place).then(() => aSeller(place.shop.deps))
  sellers.set(place, made)
  return made
}

/** A booth that the seller has ordered and not yet paid. */
async function oneApplication(place: Place, at: number): Promise<void> {
  const { shop } = place
  const { token } = await sellerAt(place)
  const body = { booth_id: await aMiceBooth(shop.deps, `L${at}`), type: 'shell' as const }
  const held = await shop.call(
    miceBooths.hold,
    { query: { lang: 'en' }, body },
    { token, headers: { 'Idempotency-Key': crypto.randomUUID() } },
  )
  // A submitted application is not given up by the next.
  await shop.deps.db
    .update(order)
    .set({ status: 'awaiting_deposit', payment_method: 'transfer' })
    .where(eq(order.id, held.data.order.id))
}

const exhibitors = new WeakMap<Place, Promise<{ seller: Person; id: string }>>()

/** An exhibitor with a paid booth, always the same one. */
const exhibitorAt = (place: Place) => {
  const made =
    exhibitors.get(place) ??
    sellerAt(place).then(async (seller) => {
      await aPaidBooth(place.shop, seller, await aMiceBooth(place.shop.deps, 'X1'))
      const { data } = await place.shop.call(miceLeads.exhibits, {}, { token: seller.token })
      return { seller, id: data.exhibits[0]?.id ?? '' }
    })
  exhibitors.set(place, made)
  return made
}

/** A lead of the exhibitor. */
async function oneLead(place: Place, at: number): Promise<void> {
  const { id: company_id } = await exhibitorAt(place)
  const { db, clock } = place.shop.deps
  const { id: account_id } = await aMember(place.shop.deps)
  const person = { name: `Lead ${at}`, name_latin: `Lead ${at}`, organization: '', email: `lead-${at}@naru.test` }
  await db.insert(miceLead).values({
    ...{ company_id, account_id, ...person, scanned_at: clock.now() },
    ...{ words: '', stars: 0, next_step: 'none' as const },
  })
}

/** An exhibitor that has scanned the visitor's badge. */
async function oneScanned(place: Place, at: number): Promise<void> {
  const { visitor } = await visitorAt(place)
  const { db, clock } = place.shop.deps
  const company_id = await aMiceCompany(place.shop.deps, `Scanner ${at}`)
  await db.insert(miceLeadScan).values({
    ...{ id: crypto.randomUUID(), company_id, account_id: visitor.id, staff_id: null },
    ...{ result: 'declined' as const, at: clock.now(), received_at: clock.now() },
  })
}

async function oneColleague(place: Place, at: number): Promise<void> {
  const { id: company_id } = await exhibitorAt(place)
  await place.shop.deps.db.insert(miceStaff).values({ company_id, email: `colleague-${at}@naru.test` })
}

/** A person the visitor has put on a list. */
async function oneInvited(place: Place, at: number): Promise<void> {
  const { visitor } = await visitorAt(place)
  const { days } = await place.shop.deps.db
    .select()
    .from(miceEdition)
    .then(([edition]) => edition?.figures ?? { days: [] })
  const { status } = await place.shop.call(
    miceGroup.visitors,
    { body: aVisitorGroup({ days }, [`invited-${at}@naru.test`]) },
    { token: visitor.token },
  )
  if (status !== 200) throw new Error(`nobody was put on the list: ${status}`)
}

/** The lists of the MICE fair. */
export const miceLists: Record<string, Listed> = {
  'GET /api/v1/mice/companies': { ask: (place) => place.shop.call(miceCompanies.list, {}), more: oneSaved },
  'GET /api/v1/mice/companies/saved': {
    ask: async (place) => place.shop.call(miceCompanies.saved, {}, await as(place)),
    more: oneSaved,
  },
  'GET /api/v1/mice/applications': {
    ask: async (place) =>
      place.shop.call(miceBooths.own, { query: { lang: 'en' } }, { token: (await sellerAt(place)).token }),
    more: oneApplication,
  },
  'GET /api/v1/admin/mice/hosting': {
    ask: async (place) =>
      place.shop.call(
        miceHostingDesk.list,
        { query: { per_page: 50 } },
        { token: (await anOperator(place.shop)).token },
      ),
    more: async (place) => {
      await visitorAt(place)
      await aBuyer(place.shop.deps, { wants_hosting: true, hosting_reason: 'A congress in the autumn' })
    },
  },
  'GET /api/v1/admin/mice/people': {
    ask: async (place) =>
      place.shop.call(miceDesk.people, { query: { q: 'a' } }, { token: (await anOperator(place.shop)).token }),
    more: async (place) => {
      await visitorAt(place)
      await aBuyer(place.shop.deps)
    },
  },
  'GET /api/v1/admin/mice/booths': {
    ask: async (place) =>
      place.shop.call(miceBoothDesk.list, { query: { per_page: 50 } }, { token: (await anOperator(place.shop)).token }),
    more: async (place, at) => {
      await oneApplication(place, at)
      await place.shop.deps.db.update(order).set({ submitted_at: place.shop.deps.clock.now() })
    },
  },
  'GET /api/v1/admin/mice/companies': {
    ask: async (place) => place.shop.call(miceCompanyDesk.list, {}, { token: (await anOperator(place.shop)).token }),
    more: oneSaved,
  },
  'GET /api/v1/mice/exhibits/:id/leads': {
    ask: async (place) => {
      const { seller, id } = await exhibitorAt(place)
      return place.shop.call(miceLeads.list, { params: { id }, query: {} }, { token: seller.token })
    },
    more: oneLead,
  },
  'GET /api/v1/mice/exhibits/:id/staff': {
    ask: async (place) => {
      const { seller, id } = await exhibitorAt(place)
      return place.shop.call(miceLeads.staff, { params: { id } }, { token: seller.token })
    },
    more: oneColleague,
  },
  'GET /api/v1/admin/mice/stands': {
    ask: async (place) => place.shop.call(miceStandDesk.list, {}, { token: (await anOperator(place.shop)).token }),
    more: async (place, at) => {
      await visitorAt(place)
      const operator = await anOperator(place.shop)
      const { status } = await place.shop.call(
        miceStandDesk.open,
        { body: { place: `Entrance ${at}` } },
        { token: operator.token },
      )
      if (status !== 200) throw new Error(`no stand was opened: ${status}`)
    },
  },
  'GET /api/v1/mice/group': {
    ask: async (place) => place.shop.call(miceGroup.list, {}, await as(place)),
    more: oneInvited,
  },
  'GET /api/v1/mice/badge/scans': {
    ask: async (place) => place.shop.call(miceLeads.scanned, {}, await as(place)),
    more: oneScanned,
  },
  'GET /api/v1/mice/sessions': { ask: (place) => place.shop.call(miceSessions.list, {}), more: oneSeat },
  'GET /api/v1/mice/seats': {
    ask: async (place) => place.shop.call(miceSessions.own, {}, await as(place)),
    more: oneSeat,
  },
  'GET /api/v1/admin/mice/years': {
    ask: async (place) => place.shop.call(miceSetupDesk.years, {}, { token: (await anOperator(place.shop)).token }),
    async more(place, at) {
      await visitorAt(place)
      const { db } = place.shop.deps
      const [row] = await db.select().from(miceEdition)
      if (row) await db.insert(miceEdition).values({ ...row, year: 2060 + at, announced_at: null })
    },
  },
  'GET /api/v1/admin/mice/years/:year/booths': {
    ask: async (place) =>
      place.shop.call(
        miceSetupDesk.booths,
        { params: { year: (await visitorAt(place)).year } },
        { token: (await anOperator(place.shop)).token },
      ),
    more: oneApplication,
  },
  'GET /api/v1/admin/mice/years/:year/sessions': {
    ask: async (place) =>
      place.shop.call(
        miceSetupDesk.sessions,
        { params: { year: (await visitorAt(place)).year } },
        { token: (await anOperator(place.shop)).token },
      ),
    more: oneSeat,
  },
}
