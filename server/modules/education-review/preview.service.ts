import type { PreviewRow, RowFault, YearBudget } from '#contract/education/approval'
import { mostWon } from '#contract/education/eligibility'
import { mayStep } from '#contract/education/status'
import type { ProgramYear } from '#contract/education/year'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import type { StaffActor } from '#server/modules/education/actor.types'
import { type Submitted, submittedAmong } from '#server/modules/education/in-review.service'
import { conflictsAmong } from '#server/modules/education/staff.service'
import { yearOr404 } from '#server/modules/education/year.service'

/** Grants of one year, in the order in which they are made. */
export interface Grants {
  year: number
  rows: readonly { id: string; won: number }[]
}

/** Why a grant is not possible, apart from its budget; null if nothing prevents it. */
function faultOf(
  found: Submitted | undefined,
  won: number,
  { actor, program, hasConflict }: { actor: StaffActor; program: ProgramYear; hasConflict: boolean },
): Exclude<RowFault, 'budget'> | null {
  if (!found) return 'unknown'
  if (found.row.year !== program.year) return 'year'
  if (!mayStep('approve', found.row.status, actor.kind)) return 'step'
  if (hasConflict) return 'conflict'
  return won > mostWon(found.written, program.figures) ? 'above' : null
}

/**
 * Previews the effect of grants on the budget, one after the other: a row that has a fault, is a duplicate or does not fit takes
 * nothing, and the rows after it are still tried (product §4).
 */
export async function previewGrants(
  { db, clock }: { db: Db } & Pick<Deps, 'clock'>,
  actor: StaffActor,
  { year, rows }: Grants,
): Promise<{ budget: YearBudget; rows: PreviewRow[] }> {
  const program = await yearOr404(db, year, clock.now())
  const { budget_won, committed_won } = program
  const ids = rows.map(({ id }) => id)
  const found = new Map((await submittedAmong(db, ids)).map((each) => [each.row.id, each]))
  const hasConflict = await conflictsAmong(db, ids)
  const taken = new Set<string>()
  let left_won = budget_won - committed_won
  const previewed = rows.map(({ id, won }): PreviewRow => {
    const one = taken.has(id) ? undefined : found.get(id)
    const against = faultOf(one, won, { actor, program, hasConflict: hasConflict(id, actor.id) })
    const fault = against ?? (won > left_won ? 'budget' : null)
    if (fault === null) left_won -= won
    taken.add(id)
    return { id, won, fault, left_won }
  })
  return { budget: { year, budget_won, committed_won }, rows: previewed }
}
