import { addDays, dayInSeoul } from '#contract/days'
import type { Answers } from '#contract/survey/questions'
import { surveyResponses } from '#contract/survey/response'
import type { SurveyKind } from '#contract/survey/tour'
import type { Deps } from '#server/deps'
import { newParticipantCode } from '#server/modules/survey/participant.service'
import { surveyParticipant, surveyTour } from '#server/modules/survey/survey.table'
import { fillSurveys } from '#server/modules/survey/version.service'
import { testApi } from '#tests/support/api'

type Setting = Pick<Deps, 'db' | 'clock'>
type Tour = typeof surveyTour.$inferSelect

/** A confirmed three-day tour that begins in ten days, with both surveys. */
export async function aSurveyTour(deps: Setting, change: Partial<typeof surveyTour.$inferInsert> = {}): Promise<Tour> {
  await fillSurveys(deps)
  const starts = addDays(dayInSeoul(deps.clock.now()), 10)
  const [made] = await deps.db
    .insert(surveyTour)
    .values({
      area: 'seoul',
      starts,
      ends: addDays(change.starts ?? starts, 2),
      seats: 30,
      confirmed_at: deps.clock.now(),
      lodging: { en: 'A hotel', ko: '호텔' },
      meeting_point: { en: 'Gate 3', ko: '3번 출구' },
      program: [{ title: { en: 'Walk', ko: '산책' }, text: { en: 'A walk.', ko: '산책합니다.' } }],
      facilities: ['wifi', 'stepFree'],
      ...change,
    })
    .returning()
  if (!made) throw new Error('no tour was written')
  return made
}

export type TestParticipant = typeof surveyParticipant.$inferSelect

/** A participant of a tour. */
export async function aParticipant(
  { db }: Pick<Deps, 'db'>,
  tour: Pick<Tour, 'id'>,
  change: Partial<typeof surveyParticipant.$inferInsert> = {},
): Promise<TestParticipant> {
  const code = newParticipantCode()
  const [made] = await db
    .insert(surveyParticipant)
    .values({
      tour_id: tour.id,
      code,
      name: 'Kim Minseo',
      email: `${code.toLowerCase()}@people.test`,
      lang: 'en',
      ...change,
    })
    .returning()
  if (!made) throw new Error('no participant was written')
  return made
}

/** Answers sufficient to submit each survey. */
export const enough: Record<SurveyKind, Answers> = {
  preliminary: {
    been: 'never',
    reasons: ['culture'],
    familiar: 2,
    heritage: 3,
    ease: 2,
    order: ['food', 'nature', 'history', 'crafts', 'people'],
    importance: { pace: 'high', guide: 'low', time: 'middle' },
  },
  satisfaction: {
    overall: 4,
    parts: { program: 'good', guide: 'good', lodging: 'fair', meals: 'poor', travel: 'good' },
    best: 'food',
    familiar: 4,
    heritage: 4,
    ease: 3,
    more: ['free'],
    order: ['food', 'nature', 'history', 'crafts', 'people'],
    recommend: 9,
  },
}

/** Opens a survey as a participant does; the token opens the answers. */
export async function openedSurvey(
  deps: Deps,
  { code }: Pick<TestParticipant, 'code'>,
  kind: SurveyKind,
): Promise<string> {
  const { data, status } = await testApi(deps).call(surveyResponses.open, { body: { participant_code: code, kind } })
  if (status !== 200) throw new Error(`the survey did not open: ${status}`)
  return data.answer_token
}

/** Submits a survey, with other answers if given. */
export async function submitSurvey(
  deps: Deps,
  participant: Pick<TestParticipant, 'code'>,
  kind: SurveyKind,
  change: Answers = {},
): Promise<void> {
  const answer_token = await openedSurvey(deps, participant, kind)
  const changes = { ...enough[kind], ...change }
  const { status } = await testApi(deps).call(surveyResponses.submit, { body: { answer_token, changes } })
  if (status !== 200) throw new Error(`the survey was not submitted: ${status}`)
}
