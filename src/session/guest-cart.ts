import type { CartChoice } from '#contract/cart'
import { dropDrafts, keepDraft, keptDraft } from './drafts'
import type { Visitor } from './visitor'

/** One departure in a guest's cart, in the form that is sent at sign-in. */
export interface GuestLine {
  product_id: string
  options: CartChoice[]
}

/** The draft's name in this tab; signing out deletes it with all drafts. */
const draft = 'cart'

const departureOf = ({ options: [first] }: GuestLine) => `${first?.option_id} ${first?.date} ${first?.start_time}`

/** Returns the stored lines, oldest first; entries that are not valid lines are left out. */
export function guestLines(): GuestLine[] {
  const kept = keptDraft(draft)
  return Array.isArray(kept) ? kept.filter((line) => Array.isArray((line as Partial<GuestLine> | null)?.options)) : []
}

/** Stores these lines and updates the number of departures shown. */
export function keepGuestLines({ cart }: Pick<Visitor, 'cart'>, lines: readonly GuestLine[]): void {
  if (lines.length > 0) keepDraft(draft, lines)
  else dropDrafts(draft)
  cart.setState({ total: new Set(lines.map(departureOf)).size })
}

/** Adds a departure to a guest's cart; lines of the same departure are merged when they are sent (product §3). */
export const addGuestLine = (visitor: Pick<Visitor, 'cart'>, line: GuestLine): void =>
  keepGuestLines(visitor, [...guestLines(), line])
