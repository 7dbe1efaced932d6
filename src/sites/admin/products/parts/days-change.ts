import { type DepartureEffect, type DepartureRow, departureImport } from '#contract/departure-import'
import type { DeskProduct } from '#contract/product-desk'
import type { BadCell } from '#contract/sheet-import'
import { useAct } from '../../parts/use-act'
import { afterAct } from '../queries'
import { type PreviewedPrices, usePriceChange } from './price-change'

/** A departure with what a change would do to it, or why it cannot. */
export interface CheckedDeparture {
  row: DepartureRow
  effect: DepartureEffect | null
  bad: BadCell[]
}

/** A change of days with its effect: of each departure, or of prices. */
export type ShownDays = { checked: CheckedDeparture[] } | { prices: PreviewedPrices }
/** What was changed of days: departures, or prices. */
export type ChangedDays = { departures: { row: DepartureRow; effect: DepartureEffect }[] } | { prices: PreviewedPrices }

/** The rows, each with what the server says of it. */
export const checkedOf = (
  rows: readonly DepartureRow[],
  { bad, effects }: { bad: readonly BadCell[]; effects: readonly DepartureEffect[] },
): CheckedDeparture[] =>
  rows.map((row, at) => ({
    row,
    effect: effects.find((each) => each.at === at) ?? null,
    bad: bad.filter((each) => each.at === at),
  }))

const changesIn = (checked: readonly CheckedDeparture[]) =>
  checked.flatMap(({ row, effect }) => (effect && effect.effect !== 'same' ? [{ row, effect }] : []))

/** How many departures, or days with other prices, a change would change; 0 if it cannot be applied. */
export const countOf = (shown: ShownDays): number => {
  if ('prices' in shown) return shown.prices.changes.length
  return shown.checked.some(({ bad }) => bad.length > 0) ? 0 : changesIn(shown.checked).length
}

/** Applies a change of days as it was shown, and only if nothing of it has changed since; throws the refusal. */
export function useDaysChange(product: Pick<DeskProduct, 'id' | 'options'>) {
  const take = useAct(departureImport.take, afterAct)
  const prices = usePriceChange(product)
  return {
    prices,
    async apply(shown: ShownDays): Promise<ChangedDays> {
      if ('prices' in shown) {
        await prices.apply(shown.prices)
        return shown
      }
      const departures = changesIn(shown.checked)
      const seen = departures.map(({ effect }) => ({ seats: effect.before, is_closed: effect.was_closed }))
      await take({ body: { rows: departures.map(({ row }) => row), seen, in_calendar: true } })
      return { departures }
    },
  }
}
