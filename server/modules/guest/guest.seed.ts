import type { Deps } from '#server/deps'
import { addProduct } from '#server/modules/catalog/catalog.seed'
import { hangPictures } from '#server/modules/catalog/seed/pictures'
import type { SeedProduct } from '#server/modules/catalog/seed/shape'
import { setting } from '#server/modules/settings/settings.table'
import { addDays, dayInSeoul } from '#server/ports/clock'
import { busanTours } from './seed/busan'
import { gyeongjuTours } from './seed/gyeongju'
import { seoulTours } from './seed/seoul'
import { type WindowMeta, windowKey } from './window.service'

/** The demo tours of delegations, most popular first. */
export const guestTours: readonly SeedProduct[] = [...gyeongjuTours, ...busanTours, ...seoulTours]

/** Days for which the demo keeps reservations open: the year itself has passed. */
const openDays = 300

/** Demo data: the tours of delegations, and a window in which they can be reserved. Pictures of the shop must be there. */
export async function seedGuestTours(deps: Deps): Promise<void> {
  const today = dayInSeoul(deps.clock.now())
  const window: WindowMeta = { opens: addDays(today, -30), closes: addDays(today, openDays) }
  await deps.db
    .insert(setting)
    .values({ key: windowKey('apec'), type: 'reservation', meta: window })
    .onConflictDoNothing()
  const pictures = await hangPictures(deps, guestTours)
  for (const [rank, item] of guestTours.entries()) {
    await addProduct(deps, item, { rank, hung: pictures.get(item.id) ?? [], site: 'apec' })
  }
}
