import { cancellation } from '#contract/cancellation'
import { passOrders } from '#contract/pass/order'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'

/** The member's passes, last bought first, with the server's clock. */
export const ownPasses = () => query(passOrders.own, {})

/** The member's orders of passes, the newest first. */
export const ownOrders = (visitor: Visitor) => query(passOrders.orders, { query: { lang: contentLang(visitor) } })

/** The refund for canceling the booking of a pass now. */
export const cancelQuote = (visitor: Visitor, id: string) =>
  query(cancellation.quote, { params: { id }, query: { lang: contentLang(visitor) } })
