import { benefits } from '#contract/benefits'
import { benefitsDesk } from '#contract/benefits-desk'
import { booking } from '#contract/booking'
import { cart } from '#contract/cart'
import { catalog } from '#contract/catalog'
import { companyDesk } from '#contract/companies'
import { desk } from '#contract/desk'
import { events } from '#contract/events'
import { guest } from '#contract/guest'
import { membersDesk } from '#contract/members-desk'
import { programs } from '#contract/programs'
import { promotionDesk } from '#contract/promotion'
import { search } from '#contract/search'
import { settings } from '#contract/settings'
import { settingsDesk } from '#contract/settings-desk'
import { wishlist } from '#contract/wishlist'
import { coupon, memberCoupon, pointEntry } from '#server/modules/benefits/benefits.table'
import { productOption } from '#server/modules/catalog/catalog.table'
import { event } from '#server/modules/events/events.table'
import { promotionClick } from '#server/modules/promotion/promotion.table'
import { common, menu } from '#server/modules/settings/settings.table'
import { aPaidOrder } from '#tests/support/cancellations'
import { giveCoupon } from '#tests/support/coupons'
import { aMember, anAccount, aProduct } from '#tests/support/factories'
import { aGuestTour, setWindow } from '#tests/support/guests'
import { deskLists } from '#tests/support/lists-desk'
import { educationLists } from '#tests/support/lists-education'
import { fairLists } from '#tests/support/lists-fair'
import { gateLists } from '#tests/support/lists-gates'
import { matchingLists } from '#tests/support/lists-matching'
import { meetingLists } from '#tests/support/lists-meetings'
import { miceLists } from '#tests/support/lists-mice'
import { passLists } from '#tests/support/lists-pass'
import { surveyLists } from '#tests/support/lists-survey'
import { writtenLists } from '#tests/support/lists-written'
import { aDraft, inCart } from '#tests/support/orders'
import type { Listed, Place } from '#tests/support/place'
import { aProgram } from '#tests/support/programs'

const en = { lang: 'en' } as const
const page = { per_page: 50 } as const
const mine = ({ member: { token } }: Place) => ({ token })
const anotherProduct = ({ shop }: Place) => aProduct(shop.deps)
const texts = (at: number) => ({ en: `Number ${at}`, ko: `${at}번` })
const earn = ({ shop: { deps }, member }: Place) =>
  deps.db.insert(pointEntry).values({ account_id: member.id, amount: 100, reason: 'granted', at: deps.clock.now() })

/** Every list endpoint by method and path; new ones must be added here, and are then held to the same rules. */
export const lists: Record<string, Listed> = {
  ...writtenLists,
  ...deskLists,
  ...educationLists,
  ...fairLists,
  ...matchingLists,
  ...meetingLists,
  ...gateLists,
  ...miceLists,
  ...passLists,
  ...surveyLists,
  'GET /api/v1/members/points': {
    ask: (place) => place.shop.call(benefits.points, { query: page }, mine(place)),
    more: earn,
  },
  'GET /api/v1/members/points/history': {
    ask: (place) => place.shop.call(benefits.history, { query: page }, mine(place)),
    more: earn,
  },
  'GET /api/v1/members/coupons': {
    ask: (place) => place.shop.call(benefits.coupons, { query: en }, mine(place)),
    async more({ shop: { deps }, member }, at) {
      const given = { code: `CODE${at}`, name: texts(at), percent: 5, valid_days: 30 }
      const [made] = await deps.db.insert(coupon).values(given).returning({ coupon_id: coupon.id })
      const expires_at = new Date(deps.clock.now().getTime() + 86_400_000)
      await deps.db.insert(memberCoupon).values({ coupon_id: made?.coupon_id ?? '', account_id: member.id, expires_at })
    },
  },
  'GET /api/v1/admin/coupons': {
    ask: ({ shop, operator: { token } }) => shop.call(benefitsDesk.coupons, { query: page }, { token }),
    more: ({ shop, member }) => giveCoupon(shop, member),
  },
  'GET /api/v1/admin/points': {
    ask: ({ shop, operator: { token } }) => shop.call(benefitsDesk.grants, { query: page }, { token }),
    more: earn,
  },
  'GET /api/v1/admin/promotions': {
    ask: ({ shop, operator: { token } }) => shop.call(promotionDesk.clicks, { query: page }, { token }),
    more: ({ shop: { deps } }, at) =>
      deps.db.insert(promotionClick).values({ code: `code${at}`, day: '2026-03-01', clicks: at }),
  },
  'GET /api/v1/admin/members': {
    ask: ({ shop, operator: { token } }) => shop.call(membersDesk.list, { query: page }, { token }),
    more: ({ shop: { deps } }) => aMember(deps),
  },
  'GET /api/v1/admin/companies': {
    ask: ({ shop, operator: { token } }) => shop.call(companyDesk.list, { query: page }, { token }),
    more: ({ shop: { deps } }) => anAccount(deps, { area: 'member', role: 'company', company_name: 'Lim Travel' }),
  },
  'GET /api/v1/bookings': {
    ask: (place) => place.shop.call(booking.list, { query: { ...en, ...page } }, mine(place)),
    more: async (place) => aDraft(place.shop, place.member, await anotherProduct(place)),
  },
  'GET /api/v1/cart': {
    ask: (place) => place.shop.call(cart.list, { query: en }, mine(place)),
    more: async (place) => inCart(place.shop, place.member, await anotherProduct(place)),
  },
  'GET /api/v1/products': {
    ask: ({ shop }) => shop.call(catalog.list, { query: { ...en, ...page } }),
    more: anotherProduct,
  },
  'GET /api/v1/products/:productId/related': {
    ask: ({ shop, tour }) => shop.call(catalog.related, { params: { productId: tour.id }, query: en }),
    more: anotherProduct,
  },
  'GET /api/v1/products/:productId/slots': {
    ask: ({ shop, tour: { id, date } }) => shop.call(catalog.slots, { params: { productId: id }, query: { date } }),
    more: ({ shop: { deps } }, at) =>
      deps.db.update(productOption).set({
        start_times: Array.from({ length: 3 + at }, (_, hour) => `${String(9 + hour).padStart(2, '0')}:30`),
      }),
  },
  'GET /api/v1/products/picked': {
    ask: async ({ shop, tour }) => {
      const { data } = await shop.call(catalog.list, { query: { ...en, ...page } })
      const ids = data.items.map(({ id }) => id).slice(0, 9)
      return shop.call(search.picked, { query: { ...en, ids: [tour.id, ...ids].slice(0, 9).join() } })
    },
    more: anotherProduct,
  },
  'GET /api/v1/sites/:site/tours': {
    ask: ({ shop }) => shop.call(guest.tours, { params: { site: 'apec' }, query: en }),
    more: ({ shop }) => aGuestTour(shop),
  },
  'GET /api/v1/sites/:site/tours/departures': {
    async ask({ shop, tour: { date } }) {
      await setWindow(shop, { opens: '2000-01-01', closes: '2999-12-31' })
      return shop.call(guest.departures, { params: { site: 'apec' }, query: { from: date, to: date } })
    },
    more: ({ shop }) => aGuestTour(shop),
  },
  'GET /api/v1/events': {
    ask: ({ shop }) => shop.call(events.list, { query: en }),
    more: async (place, at) => {
      const { id } = await anotherProduct(place)
      const words = { name: texts(at), summary: texts(at), place: texts(at), usually: texts(at) }
      const months = { first_month: 5, last_month: 5 }
      await place.shop.deps.db
        .insert(event)
        .values({ id: `event-${at}`, region: 'seoul', product_id: id, shown: true, ...months, ...words })
    },
  },
  'GET /api/v1/sites/:site/programs': {
    ask: ({ shop }) => shop.call(programs.list, { params: { site: 'bleisure' }, query: { ...en, ...page } }),
    more: ({ shop: { deps } }, position) => aProgram(deps, { position }),
  },
  'GET /api/v1/wishlist': {
    ask: (place) => place.shop.call(wishlist.list, { query: { ...en, ...page } }, mine(place)),
    more: async (place) => {
      const { id: productId } = await anotherProduct(place)
      return place.shop.call(wishlist.add, { params: { productId } }, mine(place))
    },
  },
  'GET /api/v1/admin/bookings': {
    ask: ({ shop, operator: { token } }) => shop.call(desk.list, { query: { ...en, ...page } }, { token }),
    more: async (place) => aPaidOrder(place.shop, await aMember(place.shop.deps), [await anotherProduct(place)]),
  },
  'GET /api/v1/admin/settings/:key/history': {
    ask: ({ shop, operator: { token } }) =>
      shop.call(settingsDesk.history, { params: { key: 'passport' }, query: page }, { token }),
    more: ({ shop, operator: { token } }, base) =>
      shop.call(settingsDesk.set, { body: { key: 'passport', meta: { days: base }, base } }, { token }),
  },
  'GET /api/v1/common': {
    ask: ({ shop }) => shop.call(settings.common, {}),
    more: ({ shop: { deps } }, at) =>
      deps.db.insert(common).values({ type: 'bank', key: `bank-${at}`, position: at, meta: texts(at) }),
  },
  'GET /api/v1/settings/menus': {
    ask: ({ shop }) => shop.call(settings.menus, { query: en }),
    more: ({ shop: { deps } }, at) =>
      deps.db.insert(menu).values([
        { id: `menu-${at}`, position: at, label: texts(at), path: '/main' },
        { id: `menu-${at}-child`, parent_id: `menu-${at}`, position: 0, label: texts(at), path: '/event' },
      ]),
  },
}

/** Lists that cannot grow, each with the reason. */
export const fixed: Record<string, string> = {
  'GET /api/v1/admin/file-sums': 'one row for each subject of files',
  'GET /api/v1/common/meta': 'one row for each kind of public setting',
  'GET /api/v1/admin/settings': 'one row for each kind of setting',
}
