import { useEffect } from 'react'
import { Loading, Skeleton } from '../skeleton'
import { times } from '../times'
import { useLazy } from '../use-lazy'
import type { CalendarProps } from './calendar-panel'
import { weeksOf } from './iso-day'

const load = () => import('./calendar-panel')

/** Always open, for a page that is about choosing a day. The library is loaded after the first render; its space is reserved. */
export function Calendar(props: CalendarProps) {
  const [panel, fetchPanel] = useLazy(load)
  useEffect(() => {
    void fetchPanel()
  }, [fetchPanel])
  const { value, openTo, min, dayInfo } = props
  return panel ? (
    <panel.CalendarPanel {...props} />
  ) : (
    <CalendarSkeleton openTo={value ?? openTo ?? min} withNotes={dayInfo !== undefined} />
  )
}

interface ShapeProps {
  /** A day of the month that opens; without it, the space of an average month. */
  openTo?: string | undefined
  /** Whether days have notes, which makes them taller. */
  withNotes?: boolean
}

const place = 'w-full max-w-100'
/** As tall as the calendar itself (styles/calendar.css), so that nothing moves. */
const Shape = ({ openTo, withNotes }: ShapeProps) => (
  <>
    <Skeleton className="mx-auto mb-2 h-9 w-2/5" />
    <Skeleton className="mb-0.5 h-8 w-full" />
    {times(openTo ? weeksOf(openTo) : 5).map((week) => (
      <Skeleton key={week} className={`mb-0.5 w-full ${withNotes ? 'h-14' : 'h-11'}`} />
    ))}
  </>
)

/** While it is loading. */
export const CalendarSkeleton = (shape: ShapeProps) => (
  <Loading className={place}>
    <Shape {...shape} />
  </Loading>
)

/** The reserved space before loading has started. */
export const CalendarPlace = (shape: ShapeProps) => (
  <div className={place}>
    <Shape {...shape} />
  </div>
)
