import { SetFigures, wrongFigures } from '#contract/fair/setup'
import type { z } from '#contract/zod'
import { blankPlan, checkOf } from '#src/kits/exhibition-desk/plan-check'

/** The figures of a year with their consistency rules, checked while typing. */
export const FiguresForm = SetFigures.check(checkOf(wrongFigures))
export type FiguresForm = z.input<typeof FiguresForm>

/** The initial figures of a blank year, with the chosen first day. */
export const blankFigures = (first: string): FiguresForm => ({
  ...blankPlan(first),
  requests_open: '',
  requests_a_day: 20,
  requests_waiting: 30,
  meetings_most: 16,
  proposal_hours: 2,
})
