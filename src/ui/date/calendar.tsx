import { useEffect } from 'react'
import { Loading, Skeleton } from '../skeleton'
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
/** Heights of the names of days with four, five or six weeks (styles/calendar.css). */
const heights: Readonly<Record<'plain' | 'withNotes', readonly string[]>> = {
  plain: ['h-54', 'h-65.5', 'h-77'],
  withNotes: ['h-66', 'h-80.5', 'h-95'],
}
/** As tall as the calendar itself, so that nothing moves. */
const Shape = ({ openTo, withNotes }: ShapeProps) => (
  <>
    <Skeleton className="mx-auto mb-2 h-9 w-2/5" />
    <Skeleton
      className={`w-full rounded-md ${heights[withNotes ? 'withNotes' : 'plain'][(openTo ? weeksOf(openTo) : 5) - 4]}`}
    />
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
