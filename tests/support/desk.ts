import { tokenKeys } from '#src/session/areas'
import { anAccount, type Person } from '#tests/support/factories'
import { aFairAdmin } from '#tests/support/fair'
import { aShop, type Shop } from '#tests/support/orders'
import { type RenderedApp, renderApp } from '#tests/support/render'

/** A server with a staff member at the desk of education travel. */
export async function aDesk(role: 'reviewer' | 'chief' = 'reviewer'): Promise<{ shop: Shop; person: Person }> {
  const shop = await aShop()
  return { shop, person: await anAccount(shop.deps, { area: 'admin', role }) }
}

/** A server with a staff member of the fair's office. */
export async function aFairOffice(): Promise<{ shop: Shop; person: Person }> {
  const shop = await aShop()
  return { shop, person: await aFairAdmin(shop.deps) }
}

/** A page of a desk in a tab of a signed-in staff member; `stored` is what the tab's storage holds besides. */
export const renderDesk = (
  url: string,
  { shop, person }: { shop: Shop; person: Person },
  stored: Record<string, string> = {},
): Promise<RenderedApp> =>
  renderApp(url, {
    shop,
    remember: () => {
      sessionStorage.setItem(tokenKeys[url.startsWith('/fair/') ? 'business' : 'admin'], person.token)
      for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
    },
  })
