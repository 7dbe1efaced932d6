import { useEffect, useRef } from 'react'
import { type CartItem, cart } from '#contract/cart'
import type { Band } from '#contract/catalog'
import { useCall } from '#src/api/query'
import { useVisitor } from '#src/session/visitor'
import { cartItems } from '../queries'

/** How long after the last press a quantity is sent, in milliseconds. */
const quietMs = 400

const changed = (item: CartItem, band: Band, quantity: number): CartItem => ({
  ...item,
  options: item.options.map((option) => (option.band === band ? { ...option, quantity } : option)),
})

/**
 * Changes quantities of cart lines: shown immediately, sent after a pause in pressing, one after the other, and reset to the
 * server's values on a refusal. `settle` sends pending changes and resolves when all are answered.
 */
export function useQuantities() {
  const visitor = useVisitor()
  const { mutateAsync } = useCall(cart.change)
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const last = useRef(Promise.resolve())
  const { queryKey } = cartItems(visitor)

  const send = (id: string) => {
    clearTimeout(waiting.current.get(id))
    waiting.current.delete(id)
    last.current = last.current.then(async () => {
      const options = visitor.queries.getQueryData(queryKey)?.find((item) => item.id === id)?.options ?? []
      const quantities = options
        .filter(({ quantity }) => quantity > 0)
        .map(({ ProductOption, band, quantity }) => ({ option_id: ProductOption.id, band, quantity }))
      // A refusal is shown as a toast; the server's values are fetched either way.
      if (quantities.length > 0) await mutateAsync({ params: { id }, body: { quantities } }).catch(() => undefined)
      if (waiting.current.size === 0) await visitor.queries.invalidateQueries({ queryKey: [cart.list.path] })
    })
  }

  const change = (id: string, band: Band, quantity: number) => {
    void visitor.queries.cancelQueries({ queryKey })
    visitor.queries.setQueryData(queryKey, (items) =>
      items?.map((item) => (item.id === id ? changed(item, band, quantity) : item)),
    )
    clearTimeout(waiting.current.get(id))
    waiting.current.set(
      id,
      setTimeout(() => send(id), quietMs),
    )
  }

  const settle = async () => {
    for (const id of [...waiting.current.keys()]) send(id)
    await last.current
  }

  // A change also counts if the page is left during the pause.
  const leave = useRef(settle)
  leave.current = settle
  useEffect(() => () => void leave.current(), [])

  return { change, settle }
}
