import { dayInSeoul } from '#contract/days'
import type { Site } from '#contract/sites/sites'
import type { ReservationWindow } from '#contract/tour'
import { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { readSetting } from '#server/modules/settings/settings.service'
import { Refusal } from '#server/refusal'

/** Meta of the setting `reservation:<site>`: the first and the last Seoul day on which guests can reserve. */
export const WindowMeta = z.object({ opens: z.string(), closes: z.string() })
export type WindowMeta = z.infer<typeof WindowMeta>

/** The key of the setting that says when a site takes reservations of guests. */
export const windowKey = (site: Site): string => `reservation:${site}`

/** Whether a site takes reservations today, and its window; a site without the setting is an archive (product §2). */
export async function reservationWindow(db: Db, now: Date, site: Site): Promise<ReservationWindow> {
  const dates = z.safeParse(WindowMeta, await readSetting(db, windowKey(site)))
  if (!dates.success) return { state: 'archived', opens: null, closes: null }
  const today = dayInSeoul(now)
  const { opens, closes } = dates.data
  return { state: today < opens ? 'upcoming' : today > closes ? 'archived' : 'open', opens, closes }
}

/** Refuses with 409 `guest.closed` unless the site takes reservations today. */
export async function refuseShut({ db, clock }: Pick<Deps, 'db' | 'clock'>, site: Site): Promise<void> {
  const { state } = await reservationWindow(db, clock.now(), site)
  if (state !== 'open') throw new Refusal(409, 'guest.closed')
}
