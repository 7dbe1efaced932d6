import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Endpoint } from '#contract/endpoint'
import { useLive } from '#src/kits/desk/use-live'
import { pulse } from './pulse'

/**
 * Watches an application while a page shows it or its report: a change by someone else refetches these endpoints, and is reported
 * until the reader has seen it.
 */
export function usePulse(id: string, shown: readonly Endpoint[]) {
  const client = useQueryClient()
  const { data, ...live } = useLive(pulse(id), ({ state }) => state)
  const lastState = useRef(data.state)
  useEffect(() => {
    if (lastState.current === data.state) return
    lastState.current = data.state
    for (const { path } of shown) void client.invalidateQueries({ queryKey: [path] })
  }, [client, data.state, shown])
  return live
}
