import { hostingStates, miceHostingDesk } from '#contract/mice/hosting'
import type { Person } from '#tests/support/factories'
import type { Shop } from '#tests/support/orders'

/** The version of an application to be hosted as the desk reads it now, in whichever state it is. */
export async function hostingVersion(shop: Shop, { token }: Person, id: string): Promise<string> {
  for (const state of hostingStates) {
    const query = { state, page: 1, per_page: 10 }
    const { items } = (await shop.call(miceHostingDesk.list, { query }, { token })).data
    const found = items.find((each) => each.id === id)
    if (found) return found.version
  }
  throw new Error('there is no such application')
}

/** An operator's decision on an application to be hosted, by default as it is now. */
export async function decideOnHosting(
  shop: Shop,
  operator: Person,
  id: string,
  { base, ...decision }: { approved: boolean; note: string; base?: string },
) {
  const body = { ...decision, base: base ?? (await hostingVersion(shop, operator, id)) }
  return shop.call(miceHostingDesk.decide, { params: { id }, body }, { token: operator.token })
}
