import { and, asc, eq, gt, inArray, or } from 'drizzle-orm'
import type { DepositMatch, StatementLine } from '#contract/reservation-desk'
import { asPayer, type PaidIn, paidIn } from '#contract/statement'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { awaitsTransfer, booking, order } from '#server/modules/booking/booking.table'

/** How many days after submission an expired order is still matched with deposits. */
const lateDays = 30
const dayMs = 86_400_000
/** Maximum number of bookings whose orders are considered for one statement. */
const mostAwaited = 2000
/** Maximum number of suggestions for one line. */
const mostMatches = 5
/** Minimum letters of a name to be meaningful: every bank shows that many. */
const fewestLetters = 2

interface Awaited extends Omit<DepositMatch, 'reasons'> {
  numbers: string[]
  /** Names as banks write them. */
  payers: string[]
}

/** A name as written, and with the family name at the other end: banks keep the order of the payer's country. */
function inBothOrders(name: string): string[] {
  const words = name.trim().split(/\s+/)
  return [words, [...words.slice(-1), ...words.slice(0, -1)], [...words.slice(1), ...words.slice(0, 1)]].map((each) =>
    asPayer(each.join('')),
  )
}

function awaitedOne(row: typeof order.$inferSelect, booking_id: string, reservation_number: string): Awaited {
  const { id: order_id, depositor, representative_name, amount_won } = row
  const payers = [...new Set([depositor, representative_name].flatMap(inBothOrders))]
  return {
    ...{ order_id, booking_id, reservation_number, depositor, representative_name, amount_won },
    hold_expires_at: row.status === 'expired' ? null : (row.hold_expires_at?.toISOString() ?? null),
    numbers: [order_id, reservation_number].map(asPayer),
    payers: payers.filter((name) => name.length >= fewestLetters),
  }
}

/** Returns transfer orders that wait for exactly one of these amounts, or did so lately, by amount. One statement. */
async function awaitedOf(db: Db, now: Date, sums: readonly number[]): Promise<Map<number, Awaited[]>> {
  const since = new Date(now.getTime() - lateDays * dayMs)
  const rows = await db
    .select({ order, id: booking.id, number: booking.reservation_number })
    .from(order)
    .innerJoin(booking, eq(booking.order_id, order.id))
    .where(
      and(
        awaitsTransfer(order),
        or(eq(order.status, 'awaiting_deposit'), gt(order.submitted_at, since)),
        inArray(order.amount_won, [...sums]),
      ),
    )
    .orderBy(asc(order.submitted_at), asc(order.id), asc(booking.reservation_number))
    .limit(mostAwaited)
  const orders = new Map<string, Awaited>()
  for (const { order: row, id, number } of rows) {
    const awaited = orders.get(row.id)
    if (awaited) awaited.numbers.push(asPayer(number))
    else orders.set(row.id, awaitedOne(row, id, number))
  }
  const found = new Map<number, Awaited[]>()
  for (const one of orders.values()) {
    const same = found.get(one.amount_won)
    if (same) same.push(one)
    else found.set(one.amount_won, [one])
  }
  return found
}

/** Whether a line contains the beginning of a name: banks cut long names. */
const hasStart = (words: string, name: string) => name.length > 5 && words.includes(name.slice(0, 5))

function reasonsOf(words: string, { numbers, payers }: Awaited): DepositMatch['reasons'] {
  const reasons: DepositMatch['reasons'] = ['amount']
  if (numbers.some((number) => words.includes(number))) reasons.push('number')
  if (payers.some((name) => words.includes(name))) reasons.push('name')
  else if (payers.some((name) => hasStart(words, name))) reasons.push('namePart')
  return reasons
}

const weightOf = ({ reasons }: DepositMatch) =>
  (reasons.includes('number') ? 4 : 0) + (reasons.includes('name') ? 2 : reasons.includes('namePart') ? 1 : 0)

function matched({ line, words, amounts }: PaidIn, awaited: ReadonlyMap<number, Awaited[]>): StatementLine {
  const written = asPayer(words)
  const matches = amounts
    .flatMap((sum) => awaited.get(sum) ?? [])
    .map(({ numbers, payers, ...shown }) => ({ ...shown, reasons: reasonsOf(written, { ...shown, numbers, payers }) }))
    .toSorted((one, other) => weightOf(other) - weightOf(one))
  const [best, next] = matches
  const isAlone = best && (!next || weightOf(next) < weightOf(best))
  const isSure = isAlone && weightOf(best) >= 2
  return {
    line,
    words: words.slice(0, 200),
    amount_won: best?.amount_won ?? amounts[0] ?? 0,
    state: !best ? 'none' : isSure ? 'sure' : isAlone ? 'likely' : 'ambiguous',
    matches: matches.slice(0, mostMatches),
  }
}

/**
 * Matches the lines of a bank statement with awaited deposits, giving reasons; nothing is changed, and no one is notified
 * (product §4). If two lines fit the same order best, neither match is certain.
 */
export async function matchDeposits({ db, clock }: Pick<Deps, 'db' | 'clock'>, text: string): Promise<StatementLine[]> {
  const lines = paidIn(text)
  const sums = [...new Set(lines.flatMap(({ amounts }) => amounts))]
  const awaited = sums.length === 0 ? new Map<number, Awaited[]>() : await awaitedOf(db, clock.now(), sums)
  const items = lines.map((line) => matched(line, awaited))
  const claims = new Map<string, number>()
  for (const { state, matches } of items) {
    const id = state === 'sure' || state === 'likely' ? matches[0]?.order_id : undefined
    if (id) claims.set(id, (claims.get(id) ?? 0) + 1)
  }
  return items.map((item) =>
    (item.state === 'sure' || item.state === 'likely') && (claims.get(item.matches[0]?.order_id ?? '') ?? 0) > 1
      ? { ...item, state: 'ambiguous' }
      : item,
  )
}
