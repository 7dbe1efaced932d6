import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { codeLetters } from '#contract/survey/response'
import { type SurveyKind, surveyState, surveyWindow } from '#contract/survey/tour'
import type { Db } from '#server/db/connect'
import { Refusal } from '#server/refusal'
import { surveyParticipant, surveyTour } from './survey.table'

type TourRow = typeof surveyTour.$inferSelect
export interface Participant {
  participant: typeof surveyParticipant.$inferSelect
  tour: TourRow
}

/** An unguessable code: one of 30⁸. */
export function newParticipantCode(): string {
  const letters = Array.from({ length: 8 }, () => codeLetters[randomInt(codeLetters.length)])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** The participant with a code, and their tour. Throws 404 `survey.codeUnknown`. */
export async function participantOf(db: Db, code: string): Promise<Participant> {
  const [found] = await db
    .select({ participant: surveyParticipant, tour: surveyTour })
    .from(surveyParticipant)
    .innerJoin(surveyTour, eq(surveyTour.id, surveyParticipant.tour_id))
    .where(eq(surveyParticipant.code, code))
  if (!found) throw new Refusal(404, 'survey.codeUnknown', 'participant_code')
  return found
}

/** A row's dates in the form of the contract's rules. */
export const datesOf = ({ starts, ends, confirmed_at }: TourRow) => ({
  starts,
  ends,
  confirmed_at: confirmed_at?.toISOString() ?? null,
})

/** Throws 409 `survey.waiting` and `survey.closed` outside the time in which a survey can be answered (product §4). */
export function refuseUnlessOpen(kind: SurveyKind, tour: TourRow, now: Date): void {
  const state = surveyState(kind, datesOf(tour), now)
  if (state !== 'open') throw new Refusal(409, `survey.${state}`)
}

/** Until when a survey of a tour can be answered; far in the future for an unconfirmed tour, whose survey cannot have begun. */
export const closesAt = (kind: SurveyKind, tour: TourRow): Date =>
  surveyWindow(kind, datesOf(tour))?.closes ?? new Date(8.64e15)
