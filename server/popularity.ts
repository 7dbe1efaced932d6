import { addDays, dayInSeoul } from '#contract/days'
import type { Deps } from '#server/deps'
import { interestByReservations } from '#server/modules/booking/interest.service'
import { setPopularity, windowDays } from '#server/modules/catalog/popularity.service'
import { interestByWishes } from '#server/modules/wishlist/interest.service'

/** Computes how popular every product is, from all signs of interest of the last weeks (product §2). */
export async function rankProducts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const today = dayInSeoul(now)
  const span = { since: addDays(today, -windowDays), today }
  await setPopularity(db, now, [await interestByReservations(db, span), await interestByWishes(db, span)])
}
