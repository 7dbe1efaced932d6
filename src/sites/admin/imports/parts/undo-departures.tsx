import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type DepartureColumn,
  type DepartureEffect,
  type DepartureRow,
  departureImport,
} from '#contract/departure-import'
import { useCall } from '#src/api/query'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { useFocusOnChange } from '#src/ui/use-focus-on-change'
import { afterAct } from '../../products/queries'
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
const backOf = ({ row, effect }: Applied): DepartureRow => ({
  ...row,
  capacity: effect.before,
  status: effect.was_closed ? 'closed' : 'open',
})

/**
 * Undoes an import of departures, or a change in the calendar, as another one: with the seats and days that there were before, and
 * only if they are still as it left them and not sold since.
 */
export function UndoDepartures({ rows, inCalendar = false, onUndone }: UndoDeparturesProps) {
  const { t } = useTranslation('admin.imports')
  const take = useCall(departureImport.take, { errors: 'page', refreshes: afterAct })
  const [state, setState] = useState<{ step: 'offered' | 'failed' | 'done'; message: string }>({
    step: 'offered',
    message: '',
  })
  const focused = useFocusOnChange<HTMLDivElement>(state.step)
  const changes = rows.filter(({ effect }) => effect.effect !== 'same')
  const undo = async () => {
    const seen = changes.map(({ effect: { after, is_closed } }) => ({ seats: after, is_closed }))
    try {
      await take.mutateAsync({ body: { rows: changes.map(backOf), seen, in_calendar: inCalendar } })
      setState({ step: 'done', message: '' })
      onUndone?.()
    } catch (error) {
      setState({ step: 'failed', message: error instanceof Error ? error.message : '' })
    }
  }
  return (
    <div className="mt-4 space-y-3">
      <div ref={focused} tabIndex={-1} className="outline-none">
        {state.step === 'done' && <Alert tone="info" live title={t('departures.undone')} />}
        {state.step === 'failed' && (
          <Alert tone="error" live title={t('departures.notUndone')}>
            {state.message}
          </Alert>
        )}
      </div>
      {state.step !== 'done' && (
        <Button size="sm" variant="secondary" busy={take.isPending} onClick={() => void undo()}>
          {t(inCalendar ? 'departures.undoChange' : 'recent.undo')}
        </Button>
      )}
    </div>
  )
}
