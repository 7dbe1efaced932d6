import { asc, eq } from 'drizzle-orm'
import type { TourArea } from '#contract/survey/tour'
import { newParticipantCode } from '#server/modules/survey/participant.service'
import { surveyMail, surveyParticipant, surveyTour } from '#server/modules/survey/survey.table'
import { inDatabase } from './database'

/** One more participant of a demo tour, with their own code; the invitation was already sent. */
export const aParticipant = (area: TourArea, lang: string): Promise<{ code: string; email: string }> =>
  inDatabase(async (db) => {
    const [tour] = await db
      .select({ id: surveyTour.id })
      .from(surveyTour)
      .where(eq(surveyTour.area, area))
      .orderBy(asc(surveyTour.starts))
    if (!tour) throw new Error('the demonstration has no such tour')
    const code = newParticipantCode()
    const email = `${code.toLowerCase()}@people.test`
    const [made] = await db
      .insert(surveyParticipant)
      .values({ tour_id: tour.id, code, email, lang, name: 'Jiwoo Han' })
      .returning({ id: surveyParticipant.id })
    if (!made) throw new Error('no participant was written')
    const told = { participant_id: made.id, step: 'invitation' as const, sent_at: new Date() }
    await db.insert(surveyMail).values([
      { ...told, kind: 'preliminary' },
      { ...told, kind: 'satisfaction' },
    ])
    return { code, email }
  })
