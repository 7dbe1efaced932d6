import { asc, count, eq, gte } from 'drizzle-orm'
import { addDays, dayInSeoul } from '#contract/days'
import type { Data } from '#contract/endpoint'
import type { surveyTours } from '#contract/survey/tour'
import type { Db } from '#server/db/connect'
import { surveyParticipant, surveyTour } from './survey.table'

/** How many days past tours are listed. */
const past = 365

/** The tours of the last year and those to come, by their first day, with the seats that are left (product §3). */
export async function listTours(db: Db, now: Date): Promise<Data<typeof surveyTours.list>> {
  const rows = await db
    .select({ tour: surveyTour, taken: count(surveyParticipant.id) })
    .from(surveyTour)
    .leftJoin(surveyParticipant, eq(surveyParticipant.tour_id, surveyTour.id))
    .where(gte(surveyTour.ends, addDays(dayInSeoul(now), -past)))
    .groupBy(surveyTour.id)
    .orderBy(asc(surveyTour.starts), asc(surveyTour.area), asc(surveyTour.id))
  return {
    now: now.toISOString(),
    tours: rows.map(({ tour: { confirmed_at, ...tour }, taken }) => ({
      ...tour,
      free: Math.max(0, tour.seats - taken),
      confirmed_at: confirmed_at?.toISOString() ?? null,
    })),
  }
}
