import { useTranslation } from 'react-i18next'
import { bands } from '#contract/catalog'
import {
  type DepartureColumn,
  type DepartureEffect,
  type DepartureRow,
  departureImport,
} from '#contract/departure-import'
import { unitOf } from '#contract/money'
import { useCall } from '#src/api/query'
import { afterAct } from '../../products/queries'
import { UndoChange } from './undo-change'
import type { Checked } from './use-sheet-import'

/** A row that was applied, and what it changed. */
type Applied = Pick<Checked<DepartureColumn, DepartureRow, DepartureEffect>, 'row' | 'effect'>

interface UndoDeparturesProps {
  rows: readonly Applied[]
  /** Whether the departures were chosen in the calendar. */
  inCalendar?: boolean
  onUndone?: () => void
}

/** A row that sets a departure to what it was before the import. */
const backOf = ({ row, effect: { before, was_closed, prices } }: Applied): DepartureRow => ({
  ...row,
  capacity: before,
  status: was_closed ? 'closed' : 'open',
  ...(prices &&
    Object.fromEntries(
      bands.map((band) => {
        const own = prices.before.find((each) => each.band === band)
        return [`price_${band}`, own ? own.price / unitOf(prices.currency) : null]
      }),
    )),
})

/**
 * Undoes an import of departures, or a change in the calendar, as another one: with the seats, days and prices there were before, and
 * only if they are still as it left them and not sold since.
 */
export function UndoDepartures({ rows, inCalendar = false, onUndone }: UndoDeparturesProps) {
  const { t } = useTranslation('admin.imports')
  const take = useCall(departureImport.take, { errors: 'page', refreshes: afterAct })
  const changes = rows.filter(({ effect }) => effect.effect !== 'same')
  const undo = () => {
    const seen = changes.map(({ effect: { after, is_closed, prices } }) => ({
      ...{ seats: after, is_closed },
      ...(prices && { prices: prices.after }),
    }))
    return take.mutateAsync({ body: { rows: changes.map(backOf), seen, in_calendar: inCalendar } })
  }
  return <UndoChange undo={undo} label={t(inCalendar ? 'departures.undoChange' : 'recent.undo')} onUndone={onUndone} />
}
