import { addDays } from '#contract/days'
import { surveyDesk } from '#contract/survey/desk'
import { surveyResponse, surveyText } from '#server/modules/survey/survey.table'
import { newestVersion } from '#server/modules/survey/version.service'
import type { Listed, Place } from '#tests/support/place'
import { aParticipant, aSurveyTour } from '#tests/support/survey'

const desk = ({ operator: { token } }: Place) => ({ token })
const kind = 'preliminary' as const

/** A past tour with enough submissions, one each day, for its text answers to be shown. */
async function oneTour({ shop: { deps } }: Place, at: number): Promise<void> {
  const tour = await aSurveyTour(deps, { starts: addDays('2027-02-01', at) })
  const { id: version_id } = await newestVersion(deps.db, kind)
  const submitted_at = new Date(deps.clock.now().getTime() + at * 86_400_000)
  for (let nth = 0; nth < 5; nth++) {
    const { id: participant_id } = await aParticipant(deps, tour)
    const times = { started_at: submitted_at, saved_at: submitted_at, submitted_at }
    await deps.db
      .insert(surveyResponse)
      .values({ participant_id, kind, version_id, answers: { been: 'never' }, ...times })
  }
  const words = Array.from({ length: 5 }, (_, nth) => `Words ${at} ${nth}`)
  const about = { kind, tour_id: tour.id, version_id, question: 'hopes', tags: [`Tag ${at}`] }
  await deps.db.insert(surveyText).values(words.map((each) => ({ ...about, words: each })))
}

/** The lists of surveys. */
export const surveyLists: Record<string, Listed> = {
  'GET /api/v1/admin/surveys': { ask: (place) => place.shop.call(surveyDesk.list, {}, desk(place)), more: oneTour },
  'GET /api/v1/admin/surveys/:kind/days': {
    ask: (place) => place.shop.call(surveyDesk.days, { params: { kind } }, desk(place)),
    more: oneTour,
  },
  'GET /api/v1/admin/surveys/:kind/tags': {
    ask: (place) => place.shop.call(surveyDesk.tags, { params: { kind } }, desk(place)),
    more: oneTour,
  },
  'GET /api/v1/admin/surveys/:kind/texts': {
    ask: (place) => place.shop.call(surveyDesk.texts, { params: { kind } }, desk(place)),
    more: oneTour,
  },
}
