import type { Deps } from '#server/deps'
import { fillBoards } from '#server/modules/board/board.defaults'
import { fillYears } from '#server/modules/education/year.defaults'
import { fillSettings } from '#server/modules/settings/settings.defaults'
import { fillSurveys } from '#server/modules/survey/version.service'

type Fill = (deps: Pick<Deps, 'db' | 'clock'>) => Promise<void>

/** What each module cannot do without. */
const defaults: readonly Fill[] = [({ db }) => fillSettings(db), ({ db }) => fillBoards(db), fillYears, fillSurveys]

/**
 * Puts in what the product cannot do without, in production too: rates, lists, menus, boards, years, questions of surveys. Only what was never there, so
 * that nothing an operator changed or removed comes back. Safe to run at every start and by several servers at once.
 */
export const fillDefaults: Fill = async (deps) => {
  for (const fill of defaults) await fill(deps)
}
