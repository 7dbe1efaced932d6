import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { checkIn } from '#contract/check-in'
import type { GateCount } from '#contract/check-in-gate'
import type { Data } from '#contract/endpoint'
import { gatesDesk } from '#contract/gates-desk'
import type { Site } from '#contract/sites/sites'
import { listen } from '#src/api/stream'
import { useContentLang } from '#src/session/visitor'

type Today = Data<typeof gatesDesk.today>

const withCount = (today: Today, site: Site, count: GateCount): Today => ({
  ...today,
  sites: today.sites.map((each) =>
    each.site === site
      ? { ...each, counts: [...each.counts.filter(({ gate_id }) => gate_id !== count.gate_id), count] }
      : each,
  ),
})

/** Keeps the counts of a site's day live after the event `seq`; conflicts are refetched when one is reported. */
export function useGateEvents(site: Site, day: string, seq: number): void {
  const queries = useQueryClient()
  const lang = useContentLang()
  const after = useRef(seq)
  useEffect(() => {
    after.current = seq
  })
  useEffect(() => {
    const end = new AbortController()
    const queryKey = [gatesDesk.today.path]
    void listen(
      checkIn.events,
      { params: { site }, query: { lang, day, after: after.current } },
      {
        signal: end.signal,
        onEvent: (event) => {
          if (event.type !== 'scan') return
          queries.setQueriesData<Today>({ queryKey }, (today) => today && withCount(today, site, event.count))
          if (event.scan.conflict) void queries.invalidateQueries({ queryKey })
        },
      },
    )
    return () => end.abort()
  }, [queries, site, day, lang])
}
