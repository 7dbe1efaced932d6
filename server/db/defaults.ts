import type { Deps } from '#server/deps'
import { fillBoards } from '#server/modules/board/board.defaults'
import { fillYears } from '#server/modules/education/year.defaults'
import { fillSettings } from '#server/modules/settings/settings.defaults'
import { fillSurveys } from '#server/modules/survey/version.service'

type Fill = (deps: Pick<Deps, 'db' | 'clock'>) => Promise<void>

/** The data that each module requires. */
const defaults: readonly Fill[] = [({ db }) => fillSettings(db), ({ db }) => fillBoards(db), fillYears, fillSurveys]

/**
 * Inserts the data that the product requires, in production too: rates, lists, menus, boards, years, survey questions. It inserts
 * only what never existed, so that nothing an operator changed or removed is restored. Safe to run at every start and by several
 * servers concurrently.
 */
export const fillDefaults: Fill = async (deps) => {
  for (const fill of defaults) await fill(deps)
}
