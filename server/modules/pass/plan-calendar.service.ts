import { addDays, instantInSeoul } from '#contract/days'
import type { Lang } from '#contract/languages'
import { timeOfMinute } from '#contract/pass/opening'
import type { PlanCalendar, PlanWish } from '#contract/pass/plan'
import { planDays } from '#contract/pass/planner'
import { seoulitepass } from '#contract/sites/seoulitepass'
import { emptyCalendar, entryId } from '#server/calendar'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { affiliatesOf } from './affiliates.service'
import { refuseBackwards } from './plans.service'

const dayMinutes = 24 * 60

/** The instant of a minute of a day, which can be past its midnight. */
const instantAt = (day: string, minute: number): Date =>
  instantInSeoul(addDays(day, Math.floor(minute / dayMinutes)), timeOfMinute(minute))

/**
 * The visits of a plan as a calendar file. Throws 400 `pass.endsBeforeStart`, 404 if nothing of it can be visited (product §3).
 */
export async function planCalendar(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  wish: PlanWish,
  lang: Lang,
): Promise<PlanCalendar> {
  refuseBackwards(wish, 'ends')
  const affiliates = await affiliatesOf(db, wish.affiliate_ids)
  const { days } = planDays(wish, affiliates, [])
  const visits = days.flatMap(({ day, visits }) => visits.map((visit) => ({ day, ...visit })))
  if (visits.length === 0) throw new Refusal(404, 'general.notFound')
  const calendar = emptyCalendar(lang).name(seoulitepass.accounts.name[lang])
  for (const { day, affiliate_id, begins, ends } of visits) {
    const place = affiliates.find(({ id }) => id === affiliate_id)
    if (!place) continue
    calendar.createEvent({
      id: entryId(settings, `${day}-${affiliate_id}`),
      stamp: clock.now().toISOString(),
      start: instantAt(day, begins),
      end: instantAt(day, ends),
      summary: place.name[lang],
      description: place.benefit[lang],
      location: place.address[lang],
      url: `${settings.APP_URL}${seoulitepass.home}/affiliate/detail/${affiliate_id}`,
    })
  }
  return { filename: `seoul-${wish.first_day}.ics`, text: calendar.toString() }
}
