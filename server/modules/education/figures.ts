import { daysBetween, isDay } from '#contract/days'
import type { YearFigures } from '#contract/education/year'
import { YearFigures as Shape } from '#contract/education/year'

const isAscending = (numbers: readonly number[]) =>
  numbers.every((each, at) => at === 0 || each > (numbers[at - 1] ?? 0))
const isUnique = (ids: readonly string[]) => new Set(ids).size === ids.length
const isWhole = (number: number, from = 1) => Number.isSafeInteger(number) && number >= from

/** The rules for a year's figures, keyed by the message reported when one fails. */
const rules: Record<string, (figures: YearFigures) => boolean> = {
  'opens and closes in order': ({ opens, closes }) => isDay(opens) && isDay(closes) && daysBetween(opens, closes) >= 0,
  'whole numbers': ({ min_students, days_before, conditions_needed, limit_won, report_days, explain_percent }) =>
    [min_students, limit_won, report_days].every((each) => isWhole(each)) &&
    isWhole(days_before, 0) &&
    isWhole(explain_percent, 0) &&
    isWhole(conditions_needed, 0) &&
    conditions_needed <= 3,
  'tiers that rise': ({ tiers }) =>
    tiers.length > 0 &&
    tiers.every(({ students, won }) => isWhole(students) && isWhole(won)) &&
    isAscending(tiers.map(({ students }) => students)),
  'items of different ids with a price': ({ items }) =>
    isUnique(items.map(({ id }) => id)) && items.every(({ unit_won, most }) => isWhole(unit_won) && isWhole(most)),
  'a rubric of different ids with points': ({ rubric }) =>
    isUnique(rubric.map(({ id }) => id)) && rubric.every(({ points }) => isWhole(points)),
}

/** Returns a year's figures if they are valid. Throws an `Error` that names the first broken rule. */
export function checkedFigures(figures: unknown): YearFigures {
  const { success, data, error } = Shape.safeParse(figures)
  if (!success) throw new Error(`figures of a year of education travel: ${error.issues[0]?.path.join('.')}`)
  const wrong = Object.entries(rules).find(([, isRight]) => !isRight(data))
  if (wrong) throw new Error(`figures of a year of education travel: ${wrong[0]} are needed`)
  return data
}
