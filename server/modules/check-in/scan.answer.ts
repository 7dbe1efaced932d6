import type { Verdict } from '#contract/check-in-rules'
import type { ScanResult } from '#contract/check-in-scan'
import type { Lang } from '#contract/languages'
import { inBy, type Ledger } from './scan.ledger'
import type { LedgerRow } from './scan.rows'

/** Verdicts of a ticket that is valid elsewhere or at another time. */
const elsewhere: readonly Verdict[] = ['wrongTour', 'wrongDay', 'early', 'expired']

/** Returns earlier scans that admitted people of the booking and were not undone. */
function earlierThan(row: LedgerRow, before: readonly LedgerRow[], names: ReadonlyMap<string, string>) {
  const first = before.filter((each) => each.act === 'admit' && each.admits > 0 && each.booking_id === row.booking_id)
  return first
    .filter(({ device_id, counter }) => device_id !== row.device_id || counter !== row.counter)
    .map((each) => ({
      gate_id: each.gate_id,
      gate_name: names.get(each.gate_id) ?? '',
      at: each.at.toISOString(),
      people: inBy(before, each),
      offline: before.some((one) => one.device_id === each.device_id && one.counter === each.counter && !one.live),
    }))
    .filter(({ people }) => people > 0)
}

/** Returns the result of a line as of when it was taken: the same for every repetition. */
export function answerOf(
  { bookings, rows }: Pick<Ledger, 'bookings' | 'rows'>,
  row: LedgerRow,
  names: ReadonlyMap<string, string>,
  lang: Lang,
): ScanResult {
  const until = rows.slice(0, rows.indexOf(row) + 1)
  const booking = row.booking_id ? bookings.get(row.booking_id) : undefined
  const { counter, verdict, judged, reservation_number } = row
  const isElsewhere = elsewhere.includes(verdict) || elsewhere.includes(judged)
  return {
    counter,
    verdict,
    judged,
    conflict: row.act === 'admit' && verdict === 'admitted' && judged !== 'admitted',
    reservation_number,
    party_size: booking?.party_size ?? 0,
    admitted: booking
      ? until.reduce((sum, { booking_id, admits }) => sum + (booking_id === booking.id ? admits : 0), 0)
      : inBy(until, row),
    ticket:
      booking && isElsewhere
        ? { tour_name: booking.product_name[lang], date: booking.date, start_time: booking.start_time }
        : null,
    earlier: row.booking_id ? earlierThan(row, until, names) : [],
  }
}
