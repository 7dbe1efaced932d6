import { fairHistory } from '#contract/fair/history'
import { contractBands, scores } from '#contract/fair/record'
import type { FairSector } from '#contract/fair/sectors'
import type { FairStatistics } from '#contract/fair/statistics-desk'
import type { Db } from '#server/db/connect'
import { currentEdition, editionYears } from '#server/modules/fair/edition.service'
import { Refusal } from '#server/refusal'
import {
  byAsker,
  byCountry,
  byDay,
  bySector,
  bySide,
  countsOf,
  meetingTotals,
  rejections,
  yearsSoFar,
} from './statistics.rows'

/** The most reasons listed individually. */
const mostReasons = 12

/** Every year with known figures; published figures take precedence. */
async function historyOf(db: Db, years: readonly number[]): Promise<FairStatistics['history']> {
  const { companies, meetings } = await yearsSoFar(db)
  const counted = years
    .filter((year) => !fairHistory.some((each) => each.year === year && each.result))
    .map((year) => {
      const { countries = 0, buyers = 0, sellers = 0 } = companies.find((each) => each.year === year) ?? {}
      const count = meetings.find((each) => each.year === year)?.meetings ?? 0
      return { year, result: { countries, buyers, sellers, meetings: count } }
    })
  const published = fairHistory.filter(({ year }) => !counted.some((each) => each.year === year))
  return [...published, ...counted].toSorted((a, b) => a.year - b.year)
}

/** The results of a year's fair, or of this year's, next to former years (product §3). Throws 404 if there was none. */
export async function statisticsOf(db: Db, now: Date, requestedYear?: number): Promise<FairStatistics> {
  const years = await editionYears(db)
  const year = requestedYear ?? (await currentEdition(db, now)).year
  if (!years.includes(year)) throw new Refusal(404, 'general.notFound')
  const { buyer, seller, both, ...totals } = await meetingTotals(db, year, now)
  const history = await historyOf(db, years)
  const result = history.find((each) => each.year === year)?.result
  const bands = await countsOf(db, { year }, 'contract')
  const potentials = await countsOf(db, { year }, 'potential')
  const satisfactions = await countsOf(db, { year }, 'satisfaction')
  return {
    year,
    years,
    totals: {
      buyers: result?.buyers ?? 0,
      sellers: result?.sellers ?? 0,
      countries: result?.countries ?? 0,
      ...totals,
    },
    countries: await byCountry(db, year, now),
    sectors: (await bySector(db, year, now)).map((row) => ({ ...row, sector: row.sector as FairSector })),
    days: await byDay(db, year, now),
    requests: await byAsker(db, { year }),
    reasons: await rejections(db, year, mostReasons),
    no_shows: { buyer, seller, both },
    contracts: contractBands.map((band) => ({ band, ...bySide(bands, band) })),
    potentials: scores.map((score) => ({ score, ...bySide(potentials, score) })),
    satisfactions: scores.map((score) => ({ score, ...bySide(satisfactions, score) })),
    history,
  }
}
