import type { GateEvent } from '#contract/check-in'
import type { GateCount } from '#contract/check-in-gate'
import type { Lang } from '#contract/languages'
import type { Site } from '#contract/sites/sites'
import type { Notices } from '#server/db/notices'
import type { Deps } from '#server/deps'
import { voucherChannel } from '#server/modules/booking/states.service'
import { countsOf } from './counts.service'
import { type Channel, type Happening, lastPlace, openChannel, type Where } from './events.channel'
import { gatesOf, type Staff } from './gates.service'
import { shownScan } from './log.rows'
import { gatesInConflict } from './log.service'
import { announceRevoked } from './revoked.service'
import { channelOf, gateChannel } from './scan.service'

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'notices' | 'log'>

interface Followed {
  channel: Promise<Channel>
  followers: number
  leave: () => void
}

/** The channels followed in this process, per listening connection. */
const followed = new WeakMap<Notices, Map<string, Followed>>()

async function open(
  { db, clock, notices, log }: ServiceDeps,
  where: Where,
): Promise<{ channel: Channel; leave: () => void }> {
  const onError = (error: unknown) => log.warn({ err: error }, 'events of the gates could not be read')
  let channel: Channel | undefined
  const announce = () => void announceRevoked({ db, clock }, where).catch(onError)
  // Listen first, and look again once the channel is open: additions made while its place was read are not announced again.
  const ends: (() => void)[] = []
  const leave = () => {
    for (const end of ends) end()
  }
  try {
    ends.push(
      await notices.listen(gateChannel, (payload) => {
        if (payload === null || payload === channelOf(where)) channel?.look()
      }),
    )
    ends.push(await notices.listen(voucherChannel, announce))
    channel = openChannel(db, where, await lastPlace(db, where), onError)
    channel.look()
  } catch (error) {
    leave()
    throw error
  }
  announce()
  return { channel, leave }
}

/** Returns the channel of a site's day, opened with its first follower and closed with its last. */
async function join(deps: ServiceDeps, where: Where): Promise<{ channel: Channel; leave: () => void }> {
  const all = followed.get(deps.notices) ?? new Map<string, Followed>()
  followed.set(deps.notices, all)
  const key = channelOf(where)
  let current = all.get(key)
  if (!current) {
    const opened = open(deps, where)
    current = {
      channel: opened.then(({ channel }) => channel),
      followers: 0,
      leave: () => void opened.then(({ leave }) => leave()).catch(() => {}),
    }
    all.set(key, current)
  }
  const mine = current
  mine.followers++
  const leave = () => {
    mine.followers--
    if (mine.followers > 0) return
    if (all.get(key) === mine) all.delete(key)
    mine.leave()
  }
  try {
    return { channel: await mine.channel, leave }
  } catch (error) {
    leave()
    throw error
  }
}

/** Keeps count along the log: returns a gate's totals of the day after each line. */
function counter(counts: readonly GateCount[]) {
  const byGate = new Map(counts.map((count) => [count.gate_id, count]))
  return (
    tour_id: string,
    { gate_id, admits, refuses, conflict }: NonNullable<Happening['scan']>['scan'],
  ): GateCount => {
    const { admitted, refused, conflicts } = byGate.get(gate_id) ?? { admitted: 0, refused: 0, conflicts: 0 }
    const count = {
      tour_id,
      gate_id,
      admitted: admitted + admits,
      refused: refused + refuses,
      conflicts: conflicts + (conflict ? 1 : 0),
    }
    byGate.set(gate_id, count)
    return count
  }
}

/**
 * Streams every scan and every change of a code on a day, in the tours of the caller's gates, and conflicts that concern these
 * gates: from a place in the day's sequence, or from now on. A client that reconnects with the last place it received misses
 * nothing (product §4).
 */
export async function* followEvents(
  deps: ServiceDeps & { signal: AbortSignal; header: (name: string) => string | undefined },
  staff: Staff,
  site: Site,
  { day, lang, after }: { day: string; lang: Lang; after?: number },
): AsyncGenerator<GateEvent> {
  const { db, signal } = deps
  const where = { site, day }
  const { channel, leave } = await join(deps, where)
  try {
    const last = Number(deps.header('last-event-id') || Number.NaN)
    let place = Number.isSafeInteger(last) ? last : (after ?? (await lastPlace(db, where)))
    const count = counter(await countsOf(db, { ...where, until: place }))
    const gates = await gatesOf(db, staff, site)
    const [own, tours] = [new Set(gates.map(({ id }) => id)), new Set(gates.map(({ tour_id }) => tour_id))]
    while (!signal.aborted) {
      const version = channel.version()
      const found = await channel.after(place)
      for (const each of found) {
        place = each.seq
        const event = eventOf(each, count, lang)
        const isOurs = tours.has(each.tour_id) || (await concernsUs(each))
        if (isOurs) yield event
        if (signal.aborted) return
      }
      if (found.length === 0) await channel.changed(version, signal)
    }

    async function concernsUs({ scan }: Happening) {
      if (!scan?.scan.conflict) return false
      return (await gatesInConflict(db, scan.scan)).some((gate) => own.has(gate))
    }
  } finally {
    leave()
  }
}

function eventOf(each: Happening, count: ReturnType<typeof counter>, lang: Lang): GateEvent {
  const { seq, tour_id } = each
  return each.scan
    ? { type: 'scan', seq, scan: shownScan(each.scan, lang), count: count(tour_id, each.scan.scan) }
    : { type: each.revoked ? 'revoked' : 'restored', seq, tour_id, reservation_number: each.number }
}
