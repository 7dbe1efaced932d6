import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartItem } from '#contract/cart'
import { type CartLine, isSelectable } from './cart-line'

interface SelectAllProps {
  items: CartItem[]
  lines: CartLine[]
  onSelect: (ids: string[], on: boolean) => void
}

/** Selects every line that can be reserved, or none. */
export function SelectAll({ items, lines, onSelect }: SelectAllProps) {
  const { t } = useTranslation('shop.purchase')
  const id = useId()
  const open = items.filter(isSelectable).map((item) => item.id)
  const selected = lines.filter(({ is_selected }) => is_selected).length
  const all = open.length > 0 && selected === open.length
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-4">
      <div className="flex items-center gap-4">
        <input
          id={id}
          type="checkbox"
          checked={all}
          disabled={open.length === 0}
          ref={(box) => {
            if (box) box.indeterminate = selected > 0 && !all
          }}
          onChange={() => onSelect(open, !all)}
          className="size-5"
        />
        <label htmlFor={id} className="font-semibold">
          {t('cart.selectAll')}
        </label>
      </div>
      <p role="status" className="text-sm text-muted figures">
        {t('cart.selected', { selected, total: items.length })}
      </p>
    </div>
  )
}
