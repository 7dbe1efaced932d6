import { educationApproval } from '#contract/education/approval'
import { educationNotes } from '#contract/education/notes'
import { review } from '#contract/education/review'
import { reviewList } from '#contract/education/review-list'
import { educationScores } from '#contract/education/scores'
import { educationStaff } from '#contract/education/staff'
import { educationStatistics } from '#contract/education/statistics'
import { query } from '#src/api/query'

const of = (id: string) => ({ params: { id } })

/** An application as the desk sees it. */
export const reviewed = (id: string) => query(review.detail, of(id))
/** Changes whenever anything of it does. */
export const pulse = (id: string) => query(educationNotes.pulse, of(id))
export const scoresOf = (id: string) => query(educationScores.show, of(id))
export const notesOf = (id: string) => query(educationNotes.list, of(id))
/** Who works at the desk. */
export const staff = () => query(educationStaff.list, {})

/** `?year=` of an address. */
export const yearIn = (search: URLSearchParams): number | undefined => {
  const year = Number(search.get('year'))
  return year >= 2020 && year <= 2099 ? year : undefined
}
/** Those of a year that may be decided. */
export const candidates = (year: number | undefined, page: number) =>
  query(educationApproval.candidates, { query: { year, page, per_page: 50 } })
/** What was granted at once and may still be undone. */
export const undoable = () => query(educationApproval.undoable, {})

/** What is asked again after an act on an application; the pulse among it, so that one's own act is no news. */
export const afterAct = [
  review.detail,
  reviewList.list,
  educationStatistics.ofYear,
  educationNotes.pulse,
  educationNotes.list,
  educationScores.show,
  educationApproval.candidates,
  educationApproval.undoable,
]
