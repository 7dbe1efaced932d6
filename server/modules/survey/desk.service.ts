import { and, asc, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import type { surveyDesk } from '#contract/survey/desk'
import { type SurveyKind, surveyState } from '#contract/survey/tour'
import type { Db } from '#server/db/connect'
import { datesOf } from './participant.service'
import { surveyMail, surveyParticipant, surveyResponse, surveyTour } from './survey.table'

const isPartial = and(isNull(surveyResponse.submitted_at), ne(surveyResponse.answers, {}))
const dayOf = (instant: SQL | typeof surveyMail.sent_at) =>
  sql<string>`to_char(${instant} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`
const counted = sql<number>`count(*)::int`

/** Every tour with the progress of its surveys, latest first. Four queries. */
export async function listProgress(db: Db, now: Date): Promise<Data<typeof surveyDesk.list>> {
  const tours = await db
    .select({ tour: surveyTour, participants: sql<number>`count(${surveyParticipant.id})::int` })
    .from(surveyTour)
    .leftJoin(surveyParticipant, eq(surveyParticipant.tour_id, surveyTour.id))
    .groupBy(surveyTour.id)
    .orderBy(desc(surveyTour.starts), asc(surveyTour.area), asc(surveyTour.id))
  const invited = await db
    .select({ tour: surveyParticipant.tour_id, kind: surveyMail.kind, count: counted })
    .from(surveyMail)
    .innerJoin(surveyParticipant, eq(surveyParticipant.id, surveyMail.participant_id))
    .where(eq(surveyMail.step, 'invitation'))
    .groupBy(surveyParticipant.tour_id, surveyMail.kind)
  const begun = await db
    .select({
      tour: surveyParticipant.tour_id,
      kind: surveyResponse.kind,
      opened: counted,
      partial: sql<number>`(count(*) filter (where ${isPartial}))::int`,
      complete: sql<number>`count(${surveyResponse.submitted_at})::int`,
    })
    .from(surveyResponse)
    .innerJoin(surveyParticipant, eq(surveyParticipant.id, surveyResponse.participant_id))
    .groupBy(surveyParticipant.tour_id, surveyResponse.kind)
  return tours.map(({ tour, participants }) => {
    const progress = (kind: SurveyKind) => {
      const is = (each: { tour: string; kind: SurveyKind }) => each.tour === tour.id && each.kind === kind
      const { opened = 0, partial = 0, complete = 0 } = begun.find(is) ?? {}
      return {
        state: surveyState(kind, datesOf(tour), now),
        invited: invited.find(is)?.count ?? 0,
        ...{ opened, partial, complete },
      }
    }
    const { id, area, starts, ends } = tour
    return {
      ...{ id, area, starts, ends, participants },
      preliminary: progress('preliminary'),
      satisfaction: progress('satisfaction'),
    }
  })
}

/** The events of a survey on each day in Seoul, of one tour or of all. Four queries. */
export async function daysOf(
  db: Db,
  kind: SurveyKind,
  tour: string | undefined,
): Promise<Data<typeof surveyDesk.days>> {
  const ofTour = tour === undefined ? undefined : eq(surveyParticipant.tour_id, tour)
  const sent = dayOf(surveyMail.sent_at)
  const invited = await db
    .select({ day: sent, count: counted })
    .from(surveyMail)
    .innerJoin(surveyParticipant, eq(surveyParticipant.id, surveyMail.participant_id))
    .where(and(eq(surveyMail.kind, kind), eq(surveyMail.step, 'invitation'), ofTour))
    .groupBy(sql`1`)
  const responses = (day: SQL<string>, match?: SQL) =>
    db
      .select({ day, count: counted })
      .from(surveyResponse)
      .innerJoin(surveyParticipant, eq(surveyParticipant.id, surveyResponse.participant_id))
      .where(and(eq(surveyResponse.kind, kind), ofTour, match))
      .groupBy(sql`1`)
  const opened = await responses(dayOf(sql`${surveyResponse.started_at}`))
  const partial = await responses(dayOf(sql`${surveyResponse.saved_at}`), isPartial)
  const complete = await responses(dayOf(sql`${surveyResponse.submitted_at}`), isNotNull(surveyResponse.submitted_at))
  const of = (rows: readonly { day: string; count: number }[], day: string) =>
    rows.find((each) => each.day === day)?.count ?? 0
  const days = [...new Set([invited, opened, partial, complete].flat().map(({ day }) => day))].toSorted()
  return days.map((day) => ({
    day,
    invited: of(invited, day),
    opened: of(opened, day),
    partial: of(partial, day),
    complete: of(complete, day),
  }))
}
