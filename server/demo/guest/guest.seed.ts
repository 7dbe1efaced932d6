import { addDays, dayInSeoul } from '#contract/days'
import type { Site } from '#contract/sites/sites'
import { addProduct } from '#server/demo/catalog/catalog.seed'
import { hangPictures } from '#server/demo/catalog/pictures'
import type { SeedProduct } from '#server/demo/catalog/shape'
import type { Deps } from '#server/deps'
import { type WindowMeta, windowKey } from '#server/modules/guest/window.service'
import { setting } from '#server/modules/settings/settings.table'
import { busanTours } from './busan'
import { gyeongjuTours } from './gyeongju'
import { assistance } from './protocol/immigration'
import { privateTours } from './protocol/tours'
import { transfers } from './protocol/vehicle'
import { seoulTours } from './seoul'

/** What guests can reserve on each site in the demo, most popular first. */
export const guestTours = {
  apec: [...gyeongjuTours, ...busanTours, ...seoulTours],
  protocol: [...transfers, ...assistance, ...privateTours],
} satisfies Partial<Record<Site, readonly SeedProduct[]>>

/** For how many days the demo keeps reservations open: the real year of the tours has passed. */
const openDays = 300

/** Demo data: what guests can reserve, and a window in which they can. Pictures of the shop must exist. */
export async function seedGuestTours(deps: Deps): Promise<void> {
  const today = dayInSeoul(deps.clock.now())
  const meta: WindowMeta = { opens: addDays(today, -30), closes: addDays(today, openDays) }
  for (const [site, tours] of Object.entries(guestTours) as [Site, readonly SeedProduct[]][]) {
    await deps.db
      .insert(setting)
      .values({ key: windowKey(site), type: 'reservation', meta })
      .onConflictDoNothing()
    const pictures = await hangPictures(deps, tours)
    for (const [rank, item] of tours.entries()) {
      await addProduct(deps, item, { rank, hung: pictures.get(item.id) ?? [], site })
    }
  }
}
