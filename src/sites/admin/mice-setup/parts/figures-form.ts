import { SetMiceFigures, wrongMiceFigures } from '#contract/mice/setup'
import type { z } from '#contract/zod'
import { checkOf } from '#src/kits/exhibition-desk/plan-check'

/** The figures of a year with their consistency rules, checked while typing. */
export const FiguresForm = SetMiceFigures.check(checkOf(wrongMiceFigures))
export type FiguresForm = z.input<typeof FiguresForm>
