import { tokenKeys } from '#src/session/areas'
import type { TestDeps } from '#tests/support/deps'
import { type MeetingContext, meetingContextOn } from '#tests/support/meetings'
import { aShop, type Shop } from '#tests/support/orders'
import { type RenderedApp, renderApp } from '#tests/support/render'

/** A server with a fair, one buyer, one seller and the fair's office. */
export async function aFairDesk(): Promise<MeetingContext & { shop: Shop }> {
  const shop = await aShop()
  return { ...(await meetingContextOn(shop.deps as TestDeps)), shop }
}

/** A page of the fair's desk in a tab of its office. */
export const renderFairDesk = (
  path: string,
  { shop, office }: Awaited<ReturnType<typeof aFairDesk>>,
): Promise<RenderedApp> =>
  renderApp(`/fair/ppipsa/desk/${path}`, {
    shop,
    remember: () => sessionStorage.setItem(tokenKeys.business, office.token),
  })
