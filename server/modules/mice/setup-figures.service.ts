import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { isOutside } from '#contract/exhibition'
import type { FairDay, FairHall } from '#contract/fair/edition'
import type { MiceFigures } from '#contract/mice/edition'
import { wrongMiceFigures } from '#contract/mice/setup'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { type Acting, refuse, refuseStale } from '#server/setup-act'
import { boothRows } from './companies.service'
import { miceEdition, micePerson, miceSession } from './mice.table'
import { actOnYear } from './setup.service'
import { dropBooths } from './setup-booths.service'

type Setting = Pick<Deps, 'db' | 'clock' | 'hooks'>

const sessionsIn = (tx: Db, year: number, hall: string) =>
  tx.$count(miceSession, and(eq(miceSession.year, year), eq(miceSession.hall, hall)))

/** Badges and visitors name the days of the fair: with registrations no day goes, and the first stays. */
async function refuseFixedDays(tx: Db, year: number, before: readonly FairDay[], after: readonly FairDay[]) {
  const isKept = before.every(({ day }) => after.some((each) => each.day === day))
  if (isKept && before[0]?.day === after[0]?.day) return
  const people = await tx.$count(micePerson, eq(micePerson.year, year))
  if (people > 0) throw new Refusal(409, 'mice.daysFixed', 'days', { count: String(people) })
}

/** Refuses a day to go while sessions are on it. */
async function refuseSessionsOn(tx: Db, year: number, day: string) {
  const sessions = await tx.$count(miceSession, and(eq(miceSession.year, year), eq(miceSession.day, day)))
  if (sessions > 0) throw new Refusal(409, 'fair.dayItems', 'days', { day, count: String(sessions) })
}

/**
 * Changes the figures of a year, and removes the booths of a removed hall. Throws 404, 400 what `wrongMiceFigures` returns and
 * `fair.yearFixed`, 409 `general.conflict` and what is in use: `mice.hallUsed`, `fair.hallItems`, `fair.boothsOutside`,
 * `fair.dayItems`, `mice.daysFixed` (product §9).
 */
export const setFigures = (deps: Setting, acting: Acting, figures: MiceFigures, base: number): Promise<void> =>
  actOnYear(deps, acting, 'figures', async (tx, edition, now) => {
    refuseStale(edition, base)
    refuse(wrongMiceFigures(figures))
    const { year, figures: before } = edition
    if (Number(figures.days[0]?.day.slice(0, 4)) !== year)
      throw new Refusal(400, 'fair.yearFixed', 'days.0.day', { year: String(year) })
    await refuseFixedDays(tx, year, before.days, figures.days)
    for (const { day } of before.days)
      if (!figures.days.some((each) => each.day === day)) await refuseSessionsOn(tx, year, day)
    const named = ({ name }: FairHall, count: number) => ({ hall: name[acting.lang], count: String(count) })
    for (const hall of before.halls) {
      if (figures.halls.some(({ id }) => id === hall.id)) continue
      const sessions = await sessionsIn(tx, year, hall.id)
      if (sessions > 0) throw new Refusal(409, 'fair.hallItems', 'halls', named(hall, sessions))
      const used = await dropBooths({ tx, now, hooks: deps.hooks }, { year, hall: hall.id })
      if (used > 0) throw new Refusal(409, 'mice.hallUsed', 'halls', named(hall, used))
    }
    const booths = await boothRows(tx, year)
    for (const [at, hall] of figures.halls.entries()) {
      const outside = booths.filter(({ booth }) => booth.hall === hall.id && isOutside(booth, hall)).length
      if (outside > 0) throw new Refusal(409, 'fair.boothsOutside', `halls.${at}.width`, named(hall, outside))
    }
    await tx
      .update(miceEdition)
      .set({ figures, version: edition.version + 1 })
      .where(eq(miceEdition.year, year))
    const keys = Object.keys(figures) as (keyof MiceFigures)[]
    return { fields: keys.filter((key) => !isDeepStrictEqual(figures[key], before[key])) }
  })
