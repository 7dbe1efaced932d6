import { asc, eq } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import type { ProgramYear } from '#contract/education/year'
import type { Db } from '#server/db/connect'
import { Refusal } from '#server/refusal'
import { educationYear } from './year.table'

export type YearRow = typeof educationYear.$inferSelect

/** A year as the public sees it at an instant. */
export function shownYear({ year, figures, budget_won, committed_won }: YearRow, now: Date): ProgramYear {
  const today = dayInSeoul(now)
  return { year, figures, budget_won, committed_won, is_open: figures.opens <= today && today <= figures.closes, today }
}

/** The open year, otherwise the next to open, otherwise the last. Throws 404 where there is none. */
export async function currentYear(db: Db, now: Date): Promise<ProgramYear> {
  const years = (await db.select().from(educationYear).orderBy(asc(educationYear.year))).map((row) =>
    shownYear(row, now),
  )
  const found =
    years.find(({ is_open }) => is_open) ?? years.find(({ figures, today }) => today < figures.opens) ?? years.at(-1)
  if (!found) throw new Refusal(404, 'general.notFound')
  return found
}

/** The requested year. Throws 404 where there is none. */
export async function yearOr404(db: Db, year: number, now: Date): Promise<ProgramYear> {
  const [row] = await db.select().from(educationYear).where(eq(educationYear.year, year))
  if (!row) throw new Refusal(404, 'general.notFound')
  return shownYear(row, now)
}

/** A year as it is at an instant. Throws an `Error` where there is none: years are never removed. */
export async function yearAtNow(db: Db, year: number, now: Date): Promise<ProgramYear> {
  const [row] = await db.select().from(educationYear).where(eq(educationYear.year, year))
  if (!row) throw new Error(`there is no year ${year}`)
  return shownYear(row, now)
}
