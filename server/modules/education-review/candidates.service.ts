import type { Candidate, educationApproval } from '#contract/education/approval'
import { mostWon, requestedWon } from '#contract/education/eligibility'
import type { Data, Parsed } from '#contract/endpoint'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { inReviewOf, yearsInReview } from '#server/modules/education/in-review.service'
import { shownRow } from '#server/modules/education/rows.service'
import { conflictsAmong } from '#server/modules/education/staff.service'
import { currentYear, yearOr404 } from '#server/modules/education/year.service'
import { meansOf } from './scores.service'

/** The applications of a year that are in review, longest waiting first, with what helps to decide them. */
export async function listCandidates(
  { db, clock }: { db: Db } & Pick<Deps, 'clock'>,
  reader: string,
  { year: requestedYear, ...page }: Parsed<typeof educationApproval.candidates>['query'],
): Promise<Data<typeof educationApproval.candidates>> {
  const now = clock.now()
  const years = await yearsInReview(db)
  const open = requestedYear === undefined ? await currentYear(db, now) : await yearOr404(db, requestedYear, now)
  const { year, figures, budget_won, committed_won } = open
  const { rows, total } = await inReviewOf(db, year, page)
  const ids = rows.map(({ row }) => row.id)
  const means = await meansOf(db, ids)
  const hasConflict = await conflictsAmong(db, ids)
  const items = rows.map(({ row, written }): Candidate => {
    const score = means.get(row.id)
    return {
      ...shownRow(row, null),
      country: written.contact.country,
      requested_won: requestedWon(written, figures),
      most_won: mostWon(written, figures),
      scored: score?.scored ?? 0,
      mean: score?.mean ?? null,
      has_conflict: hasConflict(row.id, reader),
    }
  })
  return { items, ...page, total, budget: { year, budget_won, committed_won }, years }
}
