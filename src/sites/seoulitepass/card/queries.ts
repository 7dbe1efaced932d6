import { booking } from '#contract/booking'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'

const of = (visitor: Visitor, id: string) => ({ params: { id }, query: { lang: contentLang(visitor) } })

/** The order being paid, with its benefits. */
export const heldOrder = (visitor: Visitor, id: string) => query(booking.order, of(visitor, id))

/** The benefits that an order can use. */
export const benefitChoice = (visitor: Visitor, id: string) => query(booking.benefitChoice, of(visitor, id))
