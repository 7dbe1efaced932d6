import { and, asc, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import type { FairBooth, FairEdition, FairFigures, FairPhase, FairSlot } from '#contract/fair/edition'
import type { Db } from '#server/db/connect'
import { Refusal } from '#server/refusal'
import { fairBooth, fairEdition, fairSlot } from './edition.table'
import { participant } from './participant.table'

/** The phase of a fair on a day in Seoul. */
export function phaseOf({ days, registration_opens, requests_open }: FairFigures, today: string): FairPhase {
  const [first, last] = [days[0]?.day ?? '9999-12-31', days.at(-1)?.day ?? '9999-12-31']
  if (last < today) return 'over'
  if (first <= today) return 'running'
  if (requests_open <= today) return 'requests'
  return registration_opens <= today ? 'registration' : 'announced'
}

const slotColumns = { id: fairSlot.id, day: fairSlot.day, starts: fairSlot.starts, ends: fairSlot.ends }

/** Slots by id, of any year, unordered. */
export const slotsNamed = (db: Db, ids: readonly string[]): Promise<FairSlot[]> =>
  db
    .select(slotColumns)
    .from(fairSlot)
    .where(inArray(fairSlot.id, [...ids]))

/** The years that have a fair, newest first. */
export const editionYears = async (db: Db): Promise<number[]> =>
  (await db.select({ year: fairEdition.year }).from(fairEdition).orderBy(desc(fairEdition.year))).map(
    ({ year }) => year,
  )

/** The current or next fair, otherwise the last; null if none was announced (product §3). Two queries. */
export async function findCurrent(db: Db, now: Date): Promise<FairEdition | null> {
  const today = dayInSeoul(now)
  const rows = await db
    .select({ year: fairEdition.year, figures: fairEdition.figures })
    .from(fairEdition)
    .where(isNotNull(fairEdition.announced_at))
    .orderBy(desc(fairEdition.year))
  const found = rows.filter(({ figures }) => phaseOf(figures, today) !== 'over').at(-1) ?? rows[0]
  return found ? withSlots(db, found, today) : null
}

/** A given year's announced fair. Throws 404. */
export async function editionOf(db: Db, now: Date, year: number): Promise<FairEdition> {
  const [found] = await db
    .select({ year: fairEdition.year, figures: fairEdition.figures })
    .from(fairEdition)
    .where(and(eq(fairEdition.year, year), isNotNull(fairEdition.announced_at)))
  if (!found) throw new Refusal(404, 'general.notFound')
  return withSlots(db, found, dayInSeoul(now))
}

async function withSlots(db: Db, found: Pick<FairEdition, 'year' | 'figures'>, today: string): Promise<FairEdition> {
  const slots = await db
    .select(slotColumns)
    .from(fairSlot)
    .where(eq(fairSlot.year, found.year))
    .orderBy(asc(fairSlot.day), asc(fairSlot.starts))
  const { registration_opens, registration_closes } = found.figures
  return {
    ...found,
    slots,
    phase: phaseOf(found.figures, today),
    is_open: registration_opens <= today && today <= registration_closes,
    today,
  }
}

/** Like `findCurrent`, but throws 404 if none was announced. */
export async function currentEdition(db: Db, now: Date): Promise<FairEdition> {
  const found = await findCurrent(db, now)
  if (!found) throw new Refusal(404, 'general.notFound')
  return found
}

/** Companies that have a booth, by name, each with its booth's id. */
export async function companiesAt(db: Db, which: SQL | undefined) {
  const rows = await db
    .select({
      id: participant.id,
      booth_id: participant.booth_id,
      en: participant.company_en,
      ko: participant.company_ko,
      sector: participant.sector,
    })
    .from(participant)
    .where(and(isNotNull(participant.booth_id), which))
    .orderBy(asc(participant.company_en), asc(participant.id))
  return rows.map(({ id, booth_id, en, ko, sector }) => ({ id, booth_id, name: { en, ko: ko || en }, sector }))
}

/** Adds to each booth those of these companies that have it. */
export const withCompanies = <B extends { id: string }>(
  booths: readonly B[],
  companies: Awaited<ReturnType<typeof companiesAt>>,
): (B & Pick<FairBooth, 'companies'>)[] =>
  booths.map((booth) => ({
    ...booth,
    companies: companies.filter(({ booth_id }) => booth_id === booth.id).map(({ booth_id: _, ...company }) => company),
  }))

/** The booths of a year by number. */
export const boothsOf = (db: Db, year: number) =>
  db.select().from(fairBooth).where(eq(fairBooth.year, year)).orderBy(asc(fairBooth.number))

/** The booths of this year's fair by number, each with its approved companies; test companies are on no plan. */
export async function listBooths(db: Db, now: Date): Promise<FairBooth[]> {
  const found = await findCurrent(db, now)
  if (!found) return []
  const { year } = found
  const shown = and(eq(participant.year, year), eq(participant.status, 'approved'), eq(participant.is_test, false))
  return withCompanies(await boothsOf(db, year), await companiesAt(db, shown))
}
