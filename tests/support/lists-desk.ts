import { auditDesk } from '#contract/audit-desk'
import { addDays } from '#contract/days'
import { mailsDesk } from '#contract/mails-desk'
import { productDesk } from '#contract/product-desk'
import { staffDesk } from '#contract/staff-desk'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { mailLater } from '#server/modules/mail/mail.service'
import { anAccount, aProduct, type Person } from '#tests/support/factories'
import type { Listed, Place } from '#tests/support/place'

const desk = ({ operator: { token } }: Place) => ({ token })

/** The last day that is asked for, by product. */
const spans = new Map<string, string>()
/** One owner for each database. */
const owners = new WeakMap<Deps, Promise<Person>>()
function anOwner(deps: Deps): Promise<Person> {
  const owner = owners.get(deps) ?? anAccount(deps, { area: 'admin', role: 'owner' })
  owners.set(deps, owner)
  return owner
}

/** The lists of the operators' desk about products and staff. */
export const deskLists: Record<string, Listed> = {
  'GET /api/v1/admin/products': {
    ask: (place) => place.shop.call(productDesk.list, { query: { per_page: 50 } }, desk(place)),
    more: ({ shop }) => aProduct(shop.deps),
  },
  'GET /api/v1/admin/products/:productId/departures': {
    // Day after day: each has departures of its own.
    ask: ({ shop, tour, ...place }) =>
      shop.call(
        productDesk.departures,
        { params: { productId: tour.id }, query: { from: tour.date, to: spans.get(tour.id) ?? tour.date } },
        desk({ shop, tour, ...place }),
      ),
    more: async ({ tour }, at) => spans.set(tour.id, addDays(tour.date, at)),
  },
  'GET /api/v1/admin/mails': {
    ask: (place) => place.shop.call(mailsDesk.list, { query: { per_page: 50 } }, desk(place)),
    more: ({ shop: { deps } }, at) =>
      mailLater(deps, deps.db, {
        ...{ template: 'welcome', to: `p${at}@people.test`, lang: 'en' },
        values: { name: 'P', site: 'shop', path: '/main', gifts: 'here' },
      }),
  },
  'GET /api/v1/admin/audit': {
    ask: async ({ shop }) => {
      const { token } = await anOwner(shop.deps)
      return shop.call(auditDesk.list, { query: {} }, { token })
    },
    more: ({ shop: { deps } }, at) =>
      writeAudit(deps.db, { at: deps.clock.now(), actor_id: null, act: 'test.done', subject: String(at) }),
  },
  'GET /api/v1/admin/staff': {
    ask: async ({ shop }) => {
      const { token } = await anOwner(shop.deps)
      return shop.call(staffDesk.list, {}, { token })
    },
    more: ({ shop }) => anAccount(shop.deps, { area: 'admin', role: 'gate-staff' }),
  },
}
