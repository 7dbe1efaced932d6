import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { auditDesk } from '#contract/audit-desk'
import { addDays } from '#contract/days'
import { filesDesk } from '#contract/files-desk'
import { mailsDesk } from '#contract/mails-desk'
import { productDesk } from '#contract/product-desk'
import { productHistory } from '#contract/product-history'
import { productImport } from '#contract/product-import'
import { productPreview } from '#contract/product-preview'
import { reservationDesk } from '#contract/reservation-desk'
import { staffDesk } from '#contract/staff-desk'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { optionPrice, productOption } from '#server/modules/catalog/catalog.table'
import { productChange } from '#server/modules/catalog/product-change.table'
import { findDeskProduct, stateOf } from '#server/modules/catalog/product-desk.view.service'
import { importProducts } from '#server/modules/catalog/product-import.service'
import { mailLater } from '#server/modules/mail/mail.service'
import { upload } from '#server/modules/media/media.table'
import { aPaidOrder, bookingOf } from '#tests/support/cancellations'
import { aMember, anAccount, aProduct, type Person } from '#tests/support/factories'
import type { Listed, Place } from '#tests/support/place'
import { aProductRow } from '#tests/support/sheet-rows'

const desk = ({ operator: { token } }: Place) => ({ token })

/** The last requested day, by product. */
const spans = new Map<string, string>()
/** One owner for each database. */
const owners = new WeakMap<Deps, Promise<Person>>()
function anOwner(deps: Deps): Promise<Person> {
  const owner = owners.get(deps) ?? anAccount(deps, { area: 'admin', role: 'owner' })
  owners.set(deps, owner)
  return owner
}

/** The one reservation of each place. */
const reserved = new WeakMap<Place, Promise<string>>()
function aReservation(place: Place): Promise<string> {
  const existing =
    reserved.get(place) ?? aPaidOrder(place.shop, place.member, [place.tour]).then((order) => bookingOf(order))
  reserved.set(place, existing)
  return existing
}

/** One more option of a place's product. */
async function anOption({ shop: { deps }, tour }: Place, position: number): Promise<void> {
  const [like] = await deps.db.select().from(productOption).where(eq(productOption.id, tour.optionId))
  const [price] = await deps.db.select().from(optionPrice).where(eq(optionPrice.option_id, tour.optionId))
  if (!like || !price) throw new Error('the product has no option')
  const id = randomUUID()
  const name = { en: `Option ${position}`, ko: `옵션 ${position}` }
  await deps.db.insert(productOption).values({ ...like, id, name, position: position + 1 })
  await deps.db.insert(optionPrice).values({ ...price, option_id: id })
}

/** The lists of the operators' desk about products and staff. */
export const deskLists: Record<string, Listed> = {
  'GET /api/v1/admin/products': {
    ask: (place) => place.shop.call(productDesk.list, { query: { per_page: 50 } }, desk(place)),
    more: ({ shop }) => aProduct(shop.deps),
  },
  'GET /api/v1/admin/products/import/recent': {
    ask: (place) => place.shop.call(productImport.recent, {}, desk(place)),
    // Imports of the same moment are one.
    more: ({ shop: { deps }, operator }, at) => {
      deps.clock.advance({ minutes: 1 })
      return importProducts(deps, operator.id, [aProductRow(at)])
    },
  },
  'GET /api/v1/admin/products/:productId/history': {
    ask: ({ shop, tour, ...place }) =>
      shop.call(productHistory.list, { params: { productId: tour.id } }, desk({ shop, tour, ...place })),
    more: async ({ shop: { deps }, operator, tour }, at) => {
      const before = await stateOf(deps.db, await findDeskProduct(deps.db, tour.id))
      const row = { product_id: tour.id, version: 100 + at, parts: ['facts' as const], before, by: operator.id }
      await deps.db.insert(productChange).values(row)
    },
  },
  'GET /api/v1/admin/products/:productId/preview/slots': {
    ask: (place) =>
      place.shop.call(
        productPreview.slots,
        { params: { productId: place.tour.id }, query: { date: place.tour.date } },
        desk(place),
      ),
    more: anOption,
  },
  'GET /api/v1/admin/products/:productId/departures': {
    // Each day has its own departures.
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
  'GET /api/v1/admin/files': {
    ask: (place) => place.shop.call(filesDesk.list, { query: { lang: 'en', per_page: 50 } }, desk(place)),
    more: ({ shop: { deps }, member }, at) =>
      deps.db.insert(upload).values({
        key: `uploads/${at}`,
        name: `${at}.pdf`,
        mime: 'application/pdf',
        bytes: at,
        owner_id: member.id,
        site: 'shop',
      }),
  },
  'GET /api/v1/admin/bookings/:id/moves': {
    ask: async (place) =>
      place.shop.call(
        reservationDesk.targets,
        { params: { id: await aReservation(place) }, query: { lang: 'en', date: place.tour.date } },
        desk(place),
      ),
    more: anOption,
  },
  'GET /api/v1/admin/manifests': {
    ask: (place) =>
      place.shop.call(reservationDesk.manifests, { query: { lang: 'en', date: place.tour.date } }, desk(place)),
    more: async ({ shop }) => aPaidOrder(shop, await aMember(shop.deps), [await aProduct(shop.deps)]),
  },
  'GET /api/v1/admin/manifests/:productId': {
    ask: (place) =>
      place.shop.call(
        reservationDesk.manifest,
        { params: { productId: place.tour.id }, query: { lang: 'en', date: place.tour.date } },
        desk(place),
      ),
    more: async ({ shop, tour }) => aPaidOrder(shop, await aMember(shop.deps), [tour]),
  },
  'GET /api/v1/admin/audit': {
    ask: async ({ shop }) => {
      const { token } = await anOwner(shop.deps)
      return shop.call(auditDesk.list, { query: {} }, { token })
    },
    more: ({ shop: { deps } }, at) =>
      writeAudit(deps.db, { at: deps.clock.now(), actor_id: null, act: 'job.retry', subject: String(at) }),
  },
  'GET /api/v1/admin/staff': {
    ask: async ({ shop }) => {
      const { token } = await anOwner(shop.deps)
      return shop.call(staffDesk.list, {}, { token })
    },
    more: ({ shop }) => anAccount(shop.deps, { area: 'admin', role: 'gate-staff' }),
  },
}
