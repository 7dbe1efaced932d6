import { passAffiliates } from '#contract/pass/affiliate'
import { passAffiliateImport } from '#contract/pass/affiliate-import'
import { passDesk } from '#contract/pass/desk'
import { passOrders } from '#contract/pass/order'
import { passPartnershipDesk } from '#contract/pass/partnership'
import { passTypeList, passTypeNames } from '#contract/pass/pass-type'
import { passPlans } from '#contract/pass/plan'
import { importAffiliates } from '#server/modules/pass/affiliate-import.service'
import { passPrice, passWish } from '#server/modules/pass/pass.table'
import { submit } from '#tests/support/orders'
import { aPartnership, aPlace } from '#tests/support/partnership'
import { anAffiliate, aPaidPass, aPlanWish, aReadyPassOrder, passesOnSale, passStaffAt } from '#tests/support/pass'
import { give } from '#tests/support/pass-gifts'
import type { Listed } from '#tests/support/place'
import { anAffiliateRow } from '#tests/support/sheet-rows'

/** The lists of the pass. */
export const passLists: Record<string, Listed> = {
  'GET /api/v1/pass/affiliates': {
    ask: ({ shop }) => shop.call(passAffiliates.list, {}),
    more: ({ shop }) => anAffiliate(shop.deps),
  },
  'GET /api/v1/admin/pass/affiliates/import/recent': {
    ask: ({ shop, operator: { token } }) => shop.call(passAffiliateImport.recent, {}, { token }),
    // Imports of the same moment are one.
    more: ({ shop: { deps }, operator }, at) => {
      deps.clock.advance({ minutes: 1 })
      return importAffiliates(deps, operator.id, [anAffiliateRow(at)])
    },
  },
  'GET /api/v1/pass/types': {
    ask: ({ shop }) => shop.call(passTypeList.list, {}),
    more: ({ shop }, at) =>
      shop.deps.db
        .insert(passPrice)
        .values({
          name: passTypeNames[at % passTypeNames.length] ?? 'hours_24',
          position: at,
          price_won: { adult: 1_000, child: 500 },
        })
        .onConflictDoNothing(),
  },
  'GET /api/v1/pass/wishes': {
    ask: ({ shop, member: { token } }) => shop.call(passAffiliates.wishes, {}, { token }),
    more: async ({ shop: { deps }, member }) =>
      deps.db
        .insert(passWish)
        .values({ account_id: member.id, affiliate_id: await anAffiliate(deps), at: deps.clock.now() }),
  },
  'GET /api/v1/pass/plans': {
    ask: ({ shop, member: { token } }) => shop.call(passPlans.own, {}, { token }),
    more: ({ shop, member: { token } }, at) =>
      shop.call(passPlans.add, { body: { name: `Plan ${at}`, wish: aPlanWish(shop.deps) } }, { token }),
  },
  'GET /api/v1/pass/passes': {
    ask: ({ shop, member: { token } }) => shop.call(passOrders.own, {}, { token }),
    more: async ({ shop, member }, at) => {
      if (at === 0) await passesOnSale(shop.deps)
      const { id } = await aPaidPass(shop, member)
      await give(shop, member, id, { to_email: `friend${at}@people.test` })
    },
  },
  'GET /api/v1/pass/orders': {
    ask: ({ shop, member: { token } }) => shop.call(passOrders.orders, { query: { lang: 'en' } }, { token }),
    more: async ({ shop, member }, at) => {
      if (at === 0) await passesOnSale(shop.deps)
      const order = await aReadyPassOrder(shop, member)
      await submit(shop, member, order, { payment_method: 'transfer', account_holder: 'Sua Han' })
    },
  },
  'GET /api/v1/admin/pass/passes': {
    ask: ({ shop, operator: { token } }) => shop.call(passDesk.passes, { query: { per_page: 50 } }, { token }),
    more: async ({ shop, member }, at) => {
      if (at === 0) await passesOnSale(shop.deps)
      const { id } = await aPaidPass(shop, member)
      await give(shop, member, id, { to_email: `friend${at}@people.test` })
    },
  },
  'GET /api/v1/admin/pass/affiliates': {
    ask: ({ shop, operator: { token } }) => shop.call(passDesk.affiliates, {}, { token }),
    more: async ({ shop }) => passStaffAt(shop, await anAffiliate(shop.deps)),
  },
  'GET /api/v1/admin/pass/partnerships': {
    ask: ({ shop, operator: { token } }) => shop.call(passPartnershipDesk.list, { query: { per_page: 50 } }, { token }),
    more: ({ shop }, at) => aPartnership(shop, { email: `office${at}@tea.test`, place: aPlace(`Tea house ${at}`) }),
  },
}
