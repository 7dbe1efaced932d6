import { useEffect } from 'react'
import { Loading, Skeleton } from '../skeleton'
import { useLazy } from '../use-lazy'
import type { CalendarProps } from './calendar-panel'

const load = () => import('./calendar-panel')

/** Always open, for a page that is about choosing a day. The library is loaded after the first render; its space is reserved. */
export function Calendar(props: CalendarProps) {
  const [panel, fetchPanel] = useLazy(load)
  useEffect(() => {
    void fetchPanel()
  }, [fetchPanel])
  return panel ? <panel.CalendarPanel {...props} /> : <CalendarSkeleton />
}

const place = 'w-full max-w-100 stack-3'
const Shape = () => (
  <>
    <Skeleton className="mx-auto h-11 w-2/5" />
    <Skeleton className="aspect-8/7 w-full rounded-md" />
  </>
)

/** While it is loading. */
export const CalendarSkeleton = () => (
  <Loading className={place}>
    <Shape />
  </Loading>
)

/** The reserved space before loading has started. */
export const CalendarPlace = () => (
  <div className={place}>
    <Shape />
  </div>
)
