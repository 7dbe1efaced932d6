import type { pointEntry } from './benefits.table'

export type PointRow = Pick<
  typeof pointEntry.$inferSelect,
  'id' | 'amount' | 'reason' | 'order_id' | 'round' | 'at' | 'expires_at'
>

/** Points that came in together and run out together. */
export interface Lot {
  entry: PointRow
  left: number
}

const runsOut = ({ entry }: Lot): number => entry.expires_at?.getTime() ?? Number.POSITIVE_INFINITY

/** Takes `amount` from the lots that run out soonest; answers what was taken from which. */
function take(lots: readonly Lot[], amount: number): { lot: Lot; amount: number }[] {
  const taken: { lot: Lot; amount: number }[] = []
  for (const lot of lots.filter(({ left }) => left > 0).toSorted((a, b) => runsOut(a) - runsOut(b))) {
    const part = Math.min(lot.left, amount)
    if (part === 0) break
    lot.left -= part
    amount -= part
    taken.push({ lot, amount: part })
  }
  return taken
}

/**
 * What is left of every lot, by replaying the ledger in the order it was written: points are spent from the lot that runs
 * out soonest, and points given back return to the lots they came from, with the date those run out.
 */
export function lotsOf(ledger: readonly PointRow[]): Lot[] {
  const lots: Lot[] = []
  const spent = new Map<string, { lot: Lot; amount: number }[]>()
  for (const entry of ledger) {
    const claim = `${entry.order_id} ${entry.round}`
    const at = entry.at.getTime()
    if (entry.reason === 'returned' && spent.has(claim)) {
      for (const { lot, amount } of spent.get(claim) ?? []) lot.left += amount
      spent.delete(claim)
    } else if (entry.amount > 0) {
      lots.push({ entry, left: entry.amount })
    } else if (entry.reason === 'expired') {
      take(
        lots.filter((lot) => runsOut(lot) <= at),
        -entry.amount,
      )
    } else {
      const taken = take(
        lots.filter((lot) => runsOut(lot) > at),
        -entry.amount,
      )
      if (entry.order_id) spent.set(claim, taken)
    }
  }
  return lots
}

/** Points that can be spent at `now`. */
export const balanceOf = (lots: readonly Lot[], now: Date): number =>
  lots.reduce((sum, lot) => sum + (runsOut(lot) > now.getTime() ? lot.left : 0), 0)

/** Points whose date has passed and that the ledger has yet to write off. */
export const lapsedOf = (lots: readonly Lot[], now: Date): number =>
  lots.reduce((sum, lot) => sum + (runsOut(lot) <= now.getTime() ? lot.left : 0), 0)
