import { useTranslation } from 'react-i18next'
import type { DeskProduct } from '#contract/product-desk'
import { UndoChange } from '../../imports/parts/undo-change'
import { type ChangedPrices, usePriceChange } from './price-change'

interface UndoPricesProps {
  product: Pick<DeskProduct, 'id' | 'options'>
  changed: ChangedPrices
  onUndone?: () => void
}

/** Puts back the prices that each day had before a change, unless somebody has changed one of the days since. */
export function UndoPrices({ product, changed, onUndone }: UndoPricesProps) {
  const { t } = useTranslation('admin.imports')
  const { undo } = usePriceChange(product)
  return <UndoChange undo={() => undo(changed)} label={t('departures.undoChange')} onUndone={onUndone} />
}
