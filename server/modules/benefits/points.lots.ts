import type { pointEntry } from './benefits.table'

export type PointRow = Pick<
  typeof pointEntry.$inferSelect,
  'id' | 'amount' | 'reason' | 'note' | 'order_id' | 'booking_id' | 'round' | 'at' | 'expires_at'
>

/** Points that were earned together and expire together. */
export interface Lot {
  entry: PointRow
  left: number
}

const runsOut = ({ entry }: Lot): number => entry.expires_at?.getTime() ?? Number.POSITIVE_INFINITY

interface UsedPart {
  lot: Lot
  amount: number
}

/** Takes `amount` from the lots in the given order; returns the parts taken. */
function drain(lots: readonly Lot[], amount: number): UsedPart[] {
  const used: UsedPart[] = []
  for (const lot of lots.filter(({ left }) => left > 0)) {
    const part = Math.min(lot.left, amount)
    if (part === 0) break
    lot.left -= part
    amount -= part
    used.push({ lot, amount: part })
  }
  return used
}

/** Like `drain`, from the lots that expire soonest. */
const take = (lots: readonly Lot[], amount: number): UsedPart[] =>
  drain(
    lots.toSorted((a, b) => runsOut(a) - runsOut(b)),
    amount,
  )

const takenBy = (parts: readonly UsedPart[]): number => parts.reduce((sum, { amount }) => sum + amount, 0)

/** Takes what was moved to another account from the lots with its expiry; if these have been spent since, from others. */
function takeMoved(lots: readonly Lot[], { amount, at, expires_at }: PointRow): void {
  const valid = lots.filter((lot) => runsOut(lot) > at.getTime())
  const own = drain(
    valid.filter(({ entry }) => entry.expires_at?.getTime() === expires_at?.getTime()),
    -amount,
  )
  take(valid, -amount - takenBy(own))
}

const sumOf = (entries: readonly PointRow[]): number => entries.reduce((sum, { amount }) => sum + amount, 0)

/** Replays the ledger in the order it was written: returns what is left of every lot, and the lots that live claims used. */
function replay(ledger: readonly PointRow[]): { lots: Lot[]; spent: Map<string, UsedPart[]> } {
  const lots: Lot[] = []
  const spent = new Map<string, UsedPart[]>()
  for (const entry of ledger) {
    const claim = `${entry.order_id} ${entry.round}`
    const at = entry.at.getTime()
    if (entry.reason === 'returned' && !entry.booking_id && spent.has(claim)) {
      for (const { lot, amount } of spent.get(claim) ?? []) lot.left += amount
      spent.delete(claim)
    } else if (entry.amount > 0) {
      lots.push({ entry, left: entry.amount })
    } else if (entry.reason === 'merged') {
      takeMoved(lots, entry)
    } else if (entry.reason === 'expired') {
      const lapsed = take(
        lots.filter((lot) => runsOut(lot) <= at),
        -entry.amount,
      )
      // The points of a closed account are written off before they expire.
      take(lots, -entry.amount - takenBy(lapsed))
    } else {
      const used = take(
        lots.filter((lot) => runsOut(lot) > at),
        -entry.amount,
      )
      if (entry.order_id) spent.set(claim, used)
    }
  }
  return { lots, spent }
}

/**
 * Returns what is left of every lot: points are spent from the lot that expires soonest, and points that an unpaid order
 * returns go back to their lots, with the original expiry. Points returned by a canceled booking form new lots.
 */
export const lotsOf = (ledger: readonly PointRow[]): Lot[] => replay(ledger).lots

/**
 * Returns the lots from which `amount` points of a paid order are refunded, with each part's expiry: the latest to expire
 * first, and never what was already refunded. A past date becomes `late`.
 */
export function comingBack(
  ledger: readonly PointRow[],
  orderId: string,
  amount: number,
  { now, late }: { now: Date; late: Date },
): { amount: number; expires_at: Date | null }[] {
  const claims = [...replay(ledger).spent].filter(([claim]) => claim.startsWith(`${orderId} `))
  const parts = (claims.at(-1)?.[1] ?? [])
    .toSorted((a, b) => runsOut(b.lot) - runsOut(a.lot))
    .map(({ lot, amount: left }) => ({ entry: lot.entry, left }))
  const before = ledger.filter(({ order_id, booking_id }) => order_id === orderId && booking_id)
  drain(parts, sumOf(before))
  return drain(parts, amount).map(({ lot: { entry }, amount: part }) => ({
    amount: part,
    expires_at: entry.expires_at && entry.expires_at <= now ? late : entry.expires_at,
  }))
}

/** Counts the points that can be spent at `now`. */
export const balanceOf = (lots: readonly Lot[], now: Date): number =>
  lots.reduce((sum, lot) => sum + (runsOut(lot) > now.getTime() ? lot.left : 0), 0)

/** Counts the expired points that the ledger has yet to write off. */
export const lapsedOf = (lots: readonly Lot[], now: Date): number =>
  lots.reduce((sum, lot) => sum + (runsOut(lot) <= now.getTime() ? lot.left : 0), 0)
