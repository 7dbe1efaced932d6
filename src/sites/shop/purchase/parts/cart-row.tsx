import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CartItem } from '#contract/cart'
import type { Band } from '#contract/catalog'
import { useDeparture } from '#src/kits/booking/departure'
import { useContentTag } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import { IconButton } from '#src/ui/icon-button'
import { Picture } from '#src/ui/picture'
import { paths } from '../../site'
import { type CartLine, hasSomeSeats, isSelectable } from './cart-line'
import { CartNotes } from './cart-notes'
import { CartQuantities } from './cart-quantities'

interface CartRowProps {
  item: CartItem
  line: CartLine
  onSelect: (selected: boolean) => void
  onChange: (band: Band, quantity: number) => void
  onRemove: () => void
}

/** One departure in the cart: product, party, price and availability. */
export function CartRow({ item, line, onSelect, onChange, onRemove }: CartRowProps) {
  const { t } = useTranslation('shop.purchase')
  const departure = useDeparture()
  const open = isSelectable(item)
  const lang = useContentTag()
  return (
    <li className="grid grid-cols-[auto_5.5rem_1fr] gap-x-4 gap-y-4 py-6 sm:grid-cols-[auto_9rem_1fr]">
      <input
        type="checkbox"
        aria-label={t('cart.select', { name: line.name })}
        checked={line.is_selected}
        disabled={!open}
        onChange={(event) => onSelect(event.target.checked)}
        className="mt-1 size-5"
      />
      <div className={`aspect-4/3 self-start overflow-hidden rounded-sm ${open ? '' : 'opacity-60 grayscale'}`}>
        <Picture picture={item.picture} sizes="(min-width: 40rem) 9rem, 5.5rem" className="size-full" />
      </div>
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0 space-y-1">
            {item.status !== 'available' && (
              <Badge tone="warning">{hasSomeSeats(item) ? t('cart.tooMany') : t(`cart.status.${item.status}`)}</Badge>
            )}
            <h3 lang={lang} className="font-semibold">
              <Link to={paths.detail(item.product_id)} className="rounded-sm hover:underline">
                {line.name}
              </Link>
            </h3>
          </div>
          <IconButton label={t('cart.remove', { name: line.name })} size="sm" onClick={onRemove} className="text-muted">
            <Trash2 className="size-5" />
          </IconButton>
        </div>
        <p lang={lang} className="text-sm">
          {item.options[0]?.ProductOption.name}
        </p>
        <p className="font-medium">{departure(item.date, item.start_time)}</p>
        <p className="text-sm text-muted figures">{t('cart.valid', { period: line.period })}</p>
      </div>
      <div className="col-span-full space-y-4 sm:col-span-1 sm:col-start-3">
        <CartNotes item={item} line={line} />
        <CartQuantities item={item} line={line} onChange={onChange} />
      </div>
    </li>
  )
}
