import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type CartItem, cart } from '#contract/cart'
import { useCall } from '#src/api/query'
import { useCart, useVisitor } from '#src/session/visitor'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { cartLine } from './cart-line'
import { CartRow } from './cart-row'
import { CartTotal } from './cart-total'
import { SelectAll } from './select-all'
import { useQuantities } from './use-quantities'
import { useReserve } from './use-reserve'

/** The cart's lines beside the price of the selected ones. */
export function CartBoard({ items }: { items: CartItem[] }) {
  const { t } = useTranslation('shop.purchase')
  const { cart: store } = useVisitor()
  const selected = useCart((state) => state.selected)
  const { question } = useDialogs()
  const { change, settle } = useQuantities()
  const { reserve, busy, problem } = useReserve(settle)
  const { mutateAsync: remove } = useCall(cart.remove, { refreshes: [cart.list] })
  const heading = useRef<HTMLHeadingElement>(null)
  const lines = items.map((item) => cartLine(item, selected[item.id]))

  const select = (ids: string[], on: boolean) =>
    store.setState((state) => ({ selected: { ...state.selected, ...Object.fromEntries(ids.map((id) => [id, on])) } }))

  const ask = async ({ id, product_name: name }: CartItem) => {
    if (!(await question({ title: t('cart.removeTitle'), text: t('cart.removeText', { name }), danger: true }))) return
    // The failure is shown as a toast; the line stays.
    const answer = await remove({ params: { id } }).catch(() => null)
    if (!answer) return
    store.setState(({ selected: { [id]: _, ...rest } }) => ({ total: answer.total, selected: rest }))
    heading.current?.focus()
  }

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem] lg:gap-12">
      <section>
        <h2 ref={heading} tabIndex={-1} className="sr-only">
          {t('cart.items')}
        </h2>
        <SelectAll items={items} lines={lines} onSelect={select} />
        <ul className="ruled">
          {items.map((item, at) => (
            <CartRow
              key={item.id}
              item={item}
              line={lines[at] ?? cartLine(item)}
              onSelect={(on) => select([item.id], on)}
              onChange={(band, quantity) => change(item.id, band, quantity)}
              onRemove={() => void ask(item)}
            />
          ))}
        </ul>
      </section>
      <CartTotal
        lines={lines}
        problem={problem}
        busy={busy}
        onReserve={() => void reserve(items.filter((_, at) => lines[at]?.is_selected).map(({ id }) => id))}
      />
    </div>
  )
}
