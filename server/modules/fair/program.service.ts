import { and, asc, eq, inArray } from 'drizzle-orm'
import { instantInSeoul } from '#contract/days'
import type { Data } from '#contract/endpoint'
import type { fairProgram, ProgramItem } from '#contract/fair/program'
import type { Lang } from '#contract/languages'
import { pathIn } from '#contract/sites/sites'
import { emptyCalendar, entryId } from '#server/calendar'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { findCurrent } from './edition.service'
import { programItem } from './program.table'

async function rowsOf(db: Db, year: number, ids?: string[]) {
  return db
    .select()
    .from(programItem)
    .where(and(eq(programItem.year, year), ids && inArray(programItem.id, ids)))
    .orderBy(asc(programItem.day), asc(programItem.starts), asc(programItem.ends), asc(programItem.id))
}

/** The program of a year by time, with the versions of its items. */
export const itemsOf = async (db: Db, year: number) =>
  (await rowsOf(db, year)).map(({ changed_at, change, ...item }) => ({
    ...item,
    changed: changed_at && change ? { at: changed_at.toISOString(), what: change } : null,
  }))

/** The program of this year’s fair by time; empty if no fair was announced (product §3). */
export async function listProgram(db: Db, now: Date): Promise<ProgramItem[]> {
  const found = await findCurrent(db, now)
  return found ? itemsOf(db, found.year) : []
}

/** Chosen items of the program as a calendar file. Throws 404 where none of them is on it. */
export async function programCalendar(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  ids: string[],
  lang: Lang,
): Promise<Data<typeof fairProgram.calendar>> {
  const found = await findCurrent(db, clock.now())
  const items = found ? await rowsOf(db, found.year, ids) : []
  if (!found || items.length === 0) throw new Refusal(404, 'general.notFound')
  const calendar = emptyCalendar(lang)
  const url = settings.APP_URL + pathIn('/:fair/program', settings.FAIR_SLUG)
  for (const item of items) {
    calendar.createEvent({
      id: entryId(settings, item.id),
      stamp: clock.now().toISOString(),
      start: instantInSeoul(item.day, item.starts),
      end: instantInSeoul(item.day, item.ends),
      summary: item.title[lang],
      location: item.place[lang],
      description: `${item.summary[lang]}\n${url}`,
      url,
    })
  }
  return { filename: `fair-${found.year}.ics`, text: calendar.toString() }
}
