import { asc, eq } from 'drizzle-orm'
import { addDays, dayInSeoul } from '#contract/days'
import type { Lang } from '#contract/languages'
import { type Answers, type Question, questionsOf } from '#contract/survey/questions'
import type { SurveyKind, TourArea } from '#contract/survey/tour'
import type { Db } from '#server/db/connect'
import { drawAnswers } from '#server/demo/survey/answers'
import { demoTours } from '#server/demo/survey/tours'
import { newParticipantCode } from '#server/modules/survey/participant.service'
import {
  surveyMail,
  surveyParticipant,
  surveyResponse,
  surveyText,
  surveyTour,
} from '#server/modules/survey/survey.table'
import { newestVersion } from '#server/modules/survey/version.service'
import { random } from '#server/random'
import { inDatabase } from './database'

async function enroll(db: Db, tourId: string, lang: Lang) {
  const code = newParticipantCode()
  const email = `${code.toLowerCase()}@people.test`
  const [made] = await db
    .insert(surveyParticipant)
    .values({ tour_id: tourId, code, email, lang, name: 'Jiwoo Han' })
    .returning({ id: surveyParticipant.id })
  if (!made) throw new Error('no participant was written')
  const sent = { participant_id: made.id, step: 'invitation' as const, sent_at: new Date() }
  await db.insert(surveyMail).values([
    { ...sent, kind: 'preliminary' },
    { ...sent, kind: 'satisfaction' },
  ])
  return { id: made.id, code, email }
}

/** One more participant of a demo tour, with their own code; the invitation was already sent. */
export const aParticipant = (area: TourArea, lang: Lang): Promise<{ code: string; email: string }> =>
  inDatabase(async (db) => {
    const [tour] = await db
      .select({ id: surveyTour.id })
      .from(surveyTour)
      .where(eq(surveyTour.area, area))
      .orderBy(asc(surveyTour.starts))
    if (!tour) throw new Error('the demonstration has no such tour')
    return enroll(db, tour.id, lang)
  })

/** The days from today to the first day of a tour of two days whose survey of a kind is open. */
const open = { preliminary: 40, satisfaction: -6 } as const
/**
 * The same of one whose survey has closed: on the day of the last of the demo's tours, or after it as every second one, because
 * only then all counts are shown (product §6).
 */
const closed = { preliminary: -9, satisfaction: -36 } as const
const datesFrom = (day: string, days: number) => {
  const first = addDays(day, days)
  return { starts: first, ends: addDays(first, 1), confirmed_at: new Date(Date.now() - 120 * 86_400_000) }
}

/** A tour of its own whose survey of a kind is open, with one participant. */
export const aTour = (kind: SurveyKind, area: TourArea, lang: Lang): Promise<{ id: string; code: string }> =>
  inDatabase(async (db) => {
    const [made] = await db
      .insert(surveyTour)
      .values({
        ...{ area, seats: 30, ...datesFrom(dayInSeoul(new Date()), open[kind]), facilities: ['wifi'] },
        ...{ lodging: { en: 'A hotel', ko: '호텔' }, meeting_point: { en: 'Gate 3', ko: '3번 출구' } },
        program: [{ title: { en: 'Walk', ko: '산책' }, text: { en: 'A walk.', ko: '산책합니다.' } }],
      })
      .returning({ id: surveyTour.id })
    if (!made) throw new Error('no tour was written')
    const { code } = await enroll(db, made.id, lang)
    return { id: made.id, code }
  })

/** More participants of a tour submit a survey in its newest version; `change` changes what was drawn for the nth of them. */
export const submittedBy = (
  count: number,
  { tour, kind }: { tour: string; kind: SurveyKind },
  change: (drawn: Answers, questions: readonly Question[], nth: number) => Answers,
): Promise<void> =>
  inDatabase(async (db) => {
    const { id: version_id, definition } = await newestVersion(db, kind)
    const questions = questionsOf(definition)
    const inWords = questions.flatMap((each) => (each.kind === 'short' || each.kind === 'long' ? [each.id] : []))
    const at = new Date()
    for (let nth = 0; nth < count; nth++) {
      const { id: participant_id } = await enroll(db, tour, 'en')
      const answers = change(drawAnswers(definition, { random: random(`${tour} ${nth}`), lang: 'en' }), questions, nth)
      const times = { started_at: at, saved_at: at, submitted_at: at }
      await db.insert(surveyResponse).values({ participant_id, kind, version_id, answers, revision: 1, ...times })
      for (const [question, words] of Object.entries(answers))
        if (inWords.includes(question))
          await db.insert(surveyText).values({ kind, tour_id: tour, version_id, question, words: String(words) })
    }
  })

/** The day on which the demo was written, which its tours' dates are counted from; midnight may have passed since. */
async function demoDay(db: Db): Promise<string> {
  const [demo] = demoTours
  const [made] = await db
    .select({ starts: surveyTour.starts })
    .from(surveyParticipant)
    .innerJoin(surveyTour, eq(surveyTour.id, surveyParticipant.tour_id))
    .where(eq(surveyParticipant.email, `${demo?.area}-1@tours.test`))
  if (!demo || !made) throw new Error('the demonstration has no such tour')
  return addDays(made.starts, -demo.from)
}

/** The survey of a tour has closed, as after weeks. */
export const closeTour = (id: string, kind: SurveyKind): Promise<unknown> =>
  inDatabase(async (db) =>
    db
      .update(surveyTour)
      .set(datesFrom(await demoDay(db), closed[kind]))
      .where(eq(surveyTour.id, id)),
  )
