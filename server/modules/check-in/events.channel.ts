import { and, asc, eq, gt, max } from 'drizzle-orm'
import type { Site } from '#contract/sites/sites'
import type { Db } from '#server/db/connect'
import { booking } from '#server/modules/booking/booking.table'
import { checkInScan, gateRevocation } from './check-in.table'
import { type LogRow, logRows } from './log.rows'

/** A site's day, which has one channel. */
export interface Where {
  site: Site
  day: string
}

/** An event of the day, with its place in the sequence. */
export type Happening =
  | { seq: number; tour_id: string; scan: LogRow; number?: undefined }
  | { seq: number; tour_id: string; scan?: undefined; number: string; revoked: boolean }

/** Maximum number of rows of a table read together. */
const batch = 500

/** Returns the events after a place in the sequence, in order: a limited number, so call it until it returns none. */
export async function happeningsAfter(db: Db, { site, day }: Where, after: number): Promise<Happening[]> {
  const scans = await logRows(db)
    .where(and(eq(checkInScan.site, site), eq(checkInScan.day, day), gt(checkInScan.seq, after)))
    .orderBy(asc(checkInScan.seq))
    .limit(batch)
  const codes = await db
    .select({
      seq: gateRevocation.seq,
      tour_id: gateRevocation.tour_id,
      number: booking.reservation_number,
      revoked: gateRevocation.revoked,
    })
    .from(gateRevocation)
    .innerJoin(booking, eq(booking.id, gateRevocation.booking_id))
    .where(and(eq(gateRevocation.site, site), eq(gateRevocation.day, day), gt(gateRevocation.seq, after)))
    .orderBy(asc(gateRevocation.seq))
    .limit(batch)
  // Beyond the end of a full batch, the other table may have rows that this one has not returned yet.
  const until = Math.min(...[scans.at(batch - 1)?.scan.seq, codes.at(batch - 1)?.seq].map((seq) => seq ?? Infinity))
  return [...scans.map((scan) => ({ seq: scan.scan.seq, tour_id: scan.scan.tour_id, scan })), ...codes]
    .filter(({ seq }) => seq <= until)
    .toSorted((a, b) => a.seq - b.seq)
}

/** Returns the place of the last event; 0 if there is none. */
export async function lastPlace(db: Db, { site, day }: Where): Promise<number> {
  const [scan] = await db
    .select({ seq: max(checkInScan.seq) })
    .from(checkInScan)
    .where(and(eq(checkInScan.site, site), eq(checkInScan.day, day)))
  const [code] = await db
    .select({ seq: max(gateRevocation.seq) })
    .from(gateRevocation)
    .where(and(eq(gateRevocation.site, site), eq(gateRevocation.day, day)))
  return Math.max(scan?.seq ?? 0, code?.seq ?? 0)
}

/** The newest events of a day, read once for all its followers in this process. */
export interface Channel {
  readonly where: Where
  /** Returns the events after a place: from memory, or from the database for a follower further behind. */
  after(place: number): Promise<Happening[]>
  /** Reads on, because there may be more. */
  look(): void
  /** Counts the reads that found events; `changed` resolves when the count differs from `version`, or the signal is aborted. */
  version(): number
  changed(version: number, signal: AbortSignal): Promise<void>
}

/** How many events stay in memory for followers that are slightly behind. */
const kept = 1000

/** Opens a channel that has read up to `place`. */
export function openChannel(db: Db, where: Where, place: number, onError: (error: unknown) => void): Channel {
  const recent: Happening[] = []
  let [from, to, version] = [place, place, 0]
  let [isLooking, isMore] = [false, false]
  const waiting = new Set<() => void>()

  async function read() {
    for (let found = await happeningsAfter(db, where, to); found.length > 0; ) {
      recent.push(...found)
      to = found.at(-1)?.seq ?? to
      const dropped = recent.splice(0, Math.max(recent.length - kept, 0))
      from = dropped.at(-1)?.seq ?? from
      version++
      for (const wake of waiting) wake()
      found = await happeningsAfter(db, where, to)
    }
  }
  async function look() {
    isMore = true
    if (isLooking) return
    isLooking = true
    while (isMore) {
      isMore = false
      await read().catch(onError)
    }
    isLooking = false
  }
  return {
    where,
    after: async (place) =>
      place >= from ? recent.filter(({ seq }) => seq > place) : happeningsAfter(db, where, place),
    look: () => void look(),
    version: () => version,
    changed: (seen, signal) =>
      new Promise((resolve) => {
        const wake = () => {
          waiting.delete(wake)
          signal.removeEventListener('abort', wake)
          resolve()
        }
        if (version !== seen || signal.aborted) return resolve()
        waiting.add(wake)
        signal.addEventListener('abort', wake)
      }),
  }
}
