import type { Data } from '#contract/endpoint'
import { leastShown, type surveyDesk } from '#contract/survey/desk'
import { type QuestionOf, questionsOf, type SurveyDefinition } from '#contract/survey/questions'
import type { Db } from '#server/db/connect'
import { changeOf } from './change'
import { submittedTo } from './results.service'
import { releasedGroups } from './suppression'

const scalesOf = (versions: readonly { definition: SurveyDefinition }[]): Map<string, QuestionOf<'scale'>> =>
  new Map(
    versions.flatMap(({ definition }) =>
      questionsOf(definition).flatMap((each) => (each.kind === 'scale' ? [[each.id, each] as const] : [])),
    ),
  )

/** The change of each scale that was asked before and after a tour, matched by the participant's code (product §6). */
export async function changesOf(db: Db, now: Date): Promise<Data<typeof surveyDesk.changes>> {
  const before = await submittedTo(db, 'preliminary', now)
  const after = await submittedTo(db, 'satisfaction', now)
  const first = new Map(before.people.map((each) => [each.participant, each]))
  const pairs = after.people.flatMap((each) => {
    const earlier = first.get(each.participant)
    return earlier ? [{ tour: each.tour, before: earlier.answers, after: each.answers }] : []
  })
  const paired = new Set(pairs.map(({ tour }) => tour))
  const tours = after.tours.filter(({ id }) => paired.has(id))
  const scales = scalesOf(before.versions)
  const both = [...scalesOf(after.versions).values()].filter(({ id, steps }) => scales.get(id)?.steps === steps)
  return {
    tours: tours.map(({ id, area, starts, ends }) => ({ id, area, starts, ends })),
    questions: both.map(({ id, label, steps }) => {
      const differences = pairs.flatMap(({ tour, before: one, after: other }) => {
        const [was, is] = [one[id], other[id]]
        return typeof was === 'number' && typeof is === 'number' ? [{ tour, by: is - was }] : []
      })
      const byTour = tours.map((tour) => differences.filter((each) => each.tour === tour.id).map(({ by }) => by))
      const { shown, summed } = releasedGroups(byTour.map(({ length }) => length))
      const all = byTour.filter((_, at) => summed[at]).flat()
      return {
        id,
        label,
        steps,
        total: all.length < leastShown ? null : changeOf(all),
        tours: byTour.map((each, at) => (shown[at] ? changeOf(each) : null)),
      }
    }),
  }
}
