import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Data } from '#contract/endpoint'
import type { CalendarSlot } from '#contract/fair/calendar'
import type { fairRefills } from '#contract/fair/refill'
import { aheadBy, useServerNow } from '../../parts/use-server-now'
import { changing, ownRefills } from '../queries'

/** The company's day at the fair, and the current time by the server's clock, in ms, updated every half minute by default. */
export function useOwnDay(everyMs = 30_000): { day: Data<typeof fairRefills.own>; now: number } {
  const { data: day, dataUpdatedAt } = useSuspenseQuery(ownRefills())
  return { day, now: useServerNow(day.now, aheadBy(day.now, dataUpdatedAt), everyMs) }
}

/** Milliseconds for which a slot has to be running, so that the server certainly agrees that it has begun. */
const certainly = 2_000

/** Refetches meetings and calendar when a slot begins: nothing else announces it to an open page. */
export function useBegun(calendar: readonly CalendarSlot[], now: number): void {
  const queries = useQueryClient()
  const missing = calendar.filter(
    ({ past, slot }) => !past && Date.parse(`${slot.day}T${slot.starts}+09:00`) + certainly <= now,
  ).length
  useEffect(() => {
    if (missing === 0) return
    for (const { path } of changing) void queries.invalidateQueries({ queryKey: [path] })
  }, [missing, queries])
}
