import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { checkIn, type GateEvent } from '#contract/check-in'
import type { GateCount } from '#contract/check-in-gate'
import type { LoggedScan } from '#contract/check-in-scan'
import type { Data } from '#contract/endpoint'
import type { Site } from '#contract/sites/sites'
import { listen } from '#src/api/stream'
import { useContentLang, useSession } from '#src/session/visitor'
import type { Gate } from './gate'
import { learnRevoked } from './sync'

type Tours = Data<typeof checkIn.tours>
type Scans = Data<typeof checkIn.scans>

const withCount = (tours: Tours, count: GateCount): Tours => ({
  ...tours,
  counts: [...tours.counts.filter(({ gate_id }) => gate_id !== count.gate_id), count],
})

/** Adds a scan at the front; one already shown, or older than all shown, changes nothing. */
const withScan = (scans: Scans, scan: LoggedScan): Scans =>
  scans.page > 1 || scans.items.some(({ id }) => id === scan.id)
    ? scans
    : { ...scans, total: scans.total + 1, items: [scan, ...scans.items].slice(0, scans.per_page) }

/** Keeps counts, scans and conflicts of a day live while a user is signed in, and passes revoked codes to the device. */
export function useGateEvents(gate: Gate, site: Site, day: string): void {
  const queries = useQueryClient()
  const token = useSession(({ tokens }) => tokens.admin)
  const lang = useContentLang()
  useEffect(() => {
    if (!token) return
    const end = new AbortController()
    const onEvent = (event: GateEvent) => {
      if (event.type !== 'scan') {
        const { device } = gate.store.getState()
        if (device && event.tour_id === device.enrolment.tour.id)
          void learnRevoked(gate.context, device, event.reservation_number, event.type === 'revoked')
        return
      }
      const { scan, count } = event
      queries.setQueriesData<Tours>({ queryKey: [checkIn.tours.path] }, (tours) => tours && withCount(tours, count))
      queries.setQueriesData<Scans>({ queryKey: [checkIn.scans.path] }, (scans) => scans && withScan(scans, scan))
      void queries.invalidateQueries({ queryKey: [checkIn.party.path] })
      if (scan.conflict) void queries.invalidateQueries({ queryKey: [checkIn.conflicts.path] })
    }
    void listen(checkIn.events, { params: { site }, query: { lang, day } }, { onEvent, signal: end.signal })
    return () => end.abort()
  }, [gate, queries, site, day, lang, token])
}
