import { useTranslation } from 'react-i18next'
import type { DeskProduct } from '#contract/product-desk'
import { UndoChange } from '../../imports/parts/undo-change'
import { UndoDepartures } from '../../imports/parts/undo-departures'
import type { ChangedDays } from './days-change'
import { usePriceChange } from './price-change'

interface UndoDaysProps {
  product: Pick<DeskProduct, 'id' | 'options'>
  changed: ChangedDays
  onUndone?: () => void
}

/** Puts back what each day had before a change, unless somebody has changed one of the days since. */
export function UndoDays({ product, changed, onUndone }: UndoDaysProps) {
  const { t } = useTranslation('admin.imports')
  const { undo } = usePriceChange(product)
  return 'prices' in changed ? (
    <UndoChange undo={() => undo(changed.prices)} label={t('departures.undoChange')} onUndone={onUndone} />
  ) : (
    <UndoDepartures rows={changed.departures} inCalendar onUndone={onUndone} />
  )
}
