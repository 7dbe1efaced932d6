import type { CartChoice } from '#contract/cart'
import { dropDrafts, keepDraft, keptDraft } from './drafts'
import type { Visitor } from './visitor'

/** One departure that a guest has put into the cart, as signing in sends it. */
export interface GuestLine {
  product_id: string
  options: CartChoice[]
}

/** Under this name it lies in the tab, beside what is being typed: signing out forgets both. */
const draft = 'cart'

const departureOf = ({ options: [first] }: GuestLine) => `${first?.option_id} ${first?.date} ${first?.start_time}`

/** What the tab has kept, the oldest first; whatever is no line any more is left out. */
export function guestLines(): GuestLine[] {
  const kept = keptDraft(draft)
  return Array.isArray(kept) ? kept.filter((line) => Array.isArray((line as Partial<GuestLine> | null)?.options)) : []
}

/** Keeps these lines and shows how many departures they are. */
export function keepGuestLines({ cart }: Pick<Visitor, 'cart'>, lines: readonly GuestLine[]): void {
  if (lines.length > 0) keepDraft(draft, lines)
  else dropDrafts(draft)
  cart.setState({ total: new Set(lines.map(departureOf)).size })
}

/** Puts a departure into a guest's cart; lines of the same departure become one when they are sent (product §3). */
export const addGuestLine = (visitor: Pick<Visitor, 'cart'>, line: GuestLine): void =>
  keepGuestLines(visitor, [...guestLines(), line])
