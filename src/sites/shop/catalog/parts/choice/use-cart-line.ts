import { type CartItem, cart } from '#contract/cart'
import { query, useCall } from '#src/api/query'
import { addGuestLine, type GuestLine } from '#src/session/guest-cart'
import { useContentLang, useVisitor } from '#src/session/visitor'
import { optionOf, partyOf } from './choice'
import type { Choosing } from './use-choice'

/** The cart line that holds a choice. `add` and `set` throw `CallError`, whose message has already been shown. */
export function useCartLine({ product, choice }: Choosing) {
  const visitor = useVisitor()
  const lang = useContentLang()
  const refreshes = [cart.list, cart.count]
  const put = useCall(cart.add, { refreshes })
  const change = useCall(cart.change, { refreshes })
  const party = partyOf(optionOf(product, choice), choice)

  const isSame = ({ date, start_time, options }: CartItem) =>
    date === choice.date &&
    start_time === choice.time &&
    options.some(({ ProductOption }) => ProductOption.id === choice.option)

  /** The choice as a cart line. */
  function chosen(): GuestLine {
    const { option, date, time } = choice
    if (!option || !date || !time) throw new Error('an incomplete choice was put into the cart')
    const departure = { option_id: option, date, start_time: time }
    return {
      product_id: product.id,
      options: party.map(({ band, count }) => ({ ...departure, band, quantity: count })),
    }
  }

  /** Adds the chosen travelers to those already in the line. Returns the line's id. */
  async function add(): Promise<string> {
    const { id, total } = await put.mutateAsync({ body: chosen() })
    visitor.cart.setState({ total })
    return id
  }

  /** Stores a guest's choice in this tab until a member's cart can take it. */
  const keep = () => addGuestLine(visitor, chosen())

  /** Sets the line to exactly the chosen travelers, so that what is reserved matches the page. Returns the line's id. */
  async function set(): Promise<string> {
    const lines = query(cart.list, { query: { lang } }, { errors: 'toast' })
    const line = (await visitor.queries.fetchQuery({ ...lines, staleTime: 0 })).find(isSame)
    if (!line) return add()
    const quantities = party.map(({ band, count }) => ({ option_id: choice.option ?? '', band, quantity: count }))
    await change.mutateAsync({ params: { id: line.id }, body: { quantities } })
    return line.id
  }

  return { add, keep, set }
}
