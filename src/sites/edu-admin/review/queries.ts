import { educationApproval } from '#contract/education/approval'
import { educationNotes } from '#contract/education/notes'
import { review } from '#contract/education/review'
import { reviewList } from '#contract/education/review-list'
import { educationScores } from '#contract/education/scores'
import { educationStaff } from '#contract/education/staff'
import { educationStatistics } from '#contract/education/statistics'
import { query } from '#src/api/query'

export { pulse } from '../parts/pulse'

const of = (id: string) => ({ params: { id } })

/** An application as the desk sees it. */
export const reviewed = (id: string) => query(review.detail, of(id))
export const scoresOf = (id: string) => query(educationScores.show, of(id))
export const notesOf = (id: string) => query(educationNotes.list, of(id))
/** The staff of the desk. */
export const staff = () => query(educationStaff.list, {})

/** The `?year=` of an address. */
export const yearIn = (search: URLSearchParams): number | undefined => {
  const year = Number(search.get('year'))
  return year >= 2020 && year <= 2099 ? year : undefined
}
/** The applications of a year that can be decided. */
export const candidates = (year: number | undefined, page: number) =>
  query(educationApproval.candidates, { query: { year, page, per_page: 50 } })
/** Batches of grants that can still be undone. */
export const undoable = () => query(educationApproval.undoable, {})

/** What the pages of the desk show of an application, its scores and notes. */
export const ofApplication = [
  review.detail,
  reviewList.list,
  educationStatistics.ofYear,
  educationNotes.list,
  educationScores.show,
  educationApproval.candidates,
  educationApproval.undoable,
]

/** What an act on an application refreshes: also the pulse, so that the reader's own act is not reported as another's. */
export const afterAct = [...ofApplication, educationNotes.pulse]
