import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLive } from '#src/kits/desk/use-live'
import { afterAct, pulse, reviewed } from '../queries'

/** An application, watched while the page is open: a change by someone else refetches all of it. */
export function useApplication(id: string) {
  const client = useQueryClient()
  const { data: application } = useSuspenseQuery(reviewed(id))
  const { data, ...live } = useLive(pulse(id), ({ state }) => state)
  const lastState = useRef(data.state)
  useEffect(() => {
    if (lastState.current === data.state) return
    lastState.current = data.state
    const others = afterAct.filter(({ path }) => path !== pulse(id).queryKey[0])
    for (const { path } of others) void client.invalidateQueries({ queryKey: [path] })
  }, [client, data.state, id])
  return { application, ...live }
}
