import { asc, gte, sql } from 'drizzle-orm'
import { addDays, dayInSeoul } from '#contract/days'
import type { Data } from '#contract/endpoint'
import type { surveyTours } from '#contract/survey/tour'
import type { Db } from '#server/db/connect'
import { surveyParticipant, surveyTour } from './survey.table'

/** How far back tours are told of, in days. */
const past = 365

/** How many people are on a tour. */
const taken = sql<number>`(select count(*)::int from ${surveyParticipant} where ${surveyParticipant.tour_id} = ${surveyTour.id})`

/** The tours of the last year and those to come, by their first day, with the seats that are left (product §3). */
export async function listTours(db: Db, now: Date): Promise<Data<typeof surveyTours.list>> {
  const rows = await db
    .select({ tour: surveyTour, taken })
    .from(surveyTour)
    .where(gte(surveyTour.ends, addDays(dayInSeoul(now), -past)))
    .orderBy(asc(surveyTour.starts), asc(surveyTour.id))
  return {
    now: now.toISOString(),
    tours: rows.map(({ tour: { confirmed_at, ...tour }, taken }) => ({
      ...tour,
      free: Math.max(0, tour.seats - taken),
      confirmed_at: confirmed_at?.toISOString() ?? null,
    })),
  }
}
