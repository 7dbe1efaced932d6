import { and, desc, eq, gte, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Data, Parsed } from '#contract/endpoint'
import { leastShown, type surveyDesk } from '#contract/survey/desk'
import { questionsOf } from '#contract/survey/questions'
import { type SurveyKind, surveyState } from '#contract/survey/tour'
import type { Db } from '#server/db/connect'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import { anywhere } from '#server/db/pattern'
import { datesOf } from './participant.service'
import { surveyMail, surveyParticipant, surveyResponse, surveyText, surveyTour, surveyVersion } from './survey.table'

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
    .orderBy(desc(surveyTour.starts), desc(surveyTour.id))
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

const keys: Record<'words', SortKey> = {
  words: { by: sql`lower(left(${surveyText.words}, 200))`, kind: 'text' },
}

/** Tours with enough submissions that an answer in words cannot be attributed to a person. */
const largeTours = (db: Db, kind: SurveyKind) =>
  db
    .select({ id: surveyParticipant.tour_id })
    .from(surveyResponse)
    .innerJoin(surveyParticipant, eq(surveyParticipant.id, surveyResponse.participant_id))
    .where(and(eq(surveyResponse.kind, kind), isNotNull(surveyResponse.submitted_at)))
    .groupBy(surveyParticipant.tour_id)
    .having(gte(sql`count(*)`, leastShown))

/** Answers in words by their first letters, searched and paged (product §6). Two queries. */
export async function listTexts(
  db: Db,
  kind: SurveyKind,
  { cursor, per_page, sort, question, q }: Parsed<typeof surveyDesk.texts>['query'],
): Promise<Data<typeof surveyDesk.texts>> {
  const { key, descending } = sortIn(sort, keys)
  const set = keyset(key, surveyText.id, { cursor, per_page, descending })
  const match = and(
    eq(surveyText.kind, kind),
    sql`${surveyText.tour_id} in ${largeTours(db, kind)}`,
    question === undefined ? undefined : eq(surveyText.question, question),
    q ? sql`${surveyText.words} ilike ${anywhere(q)}` : undefined,
  )
  const found = await db
    .select({
      id: surveyText.id,
      key: set.key,
      question: surveyText.question,
      words: surveyText.words,
      area: surveyTour.area,
      definition: surveyVersion.definition,
    })
    .from(surveyText)
    .innerJoin(surveyTour, eq(surveyTour.id, surveyText.tour_id))
    .innerJoin(surveyVersion, eq(surveyVersion.id, surveyText.version_id))
    .where(and(match, set.where ?? undefined))
    .orderBy(...set.order)
    .limit(set.limit)
  const { rows, next, previous } = set.page(found)
  return {
    items: rows.map(({ id, question, words, area, definition }) => {
      const asked = questionsOf(definition).find((each) => each.id === question.replace(/\.other$/, ''))
      return { id, question, words, area, label: asked?.label ?? { en: question, ko: question } }
    }),
    total: await db.$count(surveyText, match),
    next,
    previous,
  }
}
