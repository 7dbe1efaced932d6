import { queryOptions } from '@tanstack/react-query'
import type { Data } from '#contract/endpoint'
import { type MiceOverview, miceBoothDesk, miceDesk } from '#contract/mice/desk'
import { type MiceDoor, miceGate } from '#contract/mice/gate'
import { type HostingState, hostingStates, miceHostingDesk } from '#contract/mice/hosting'
import { CallError, call } from '#src/api/call'
import { query } from '#src/api/query'
import { personal } from '#src/session/visitor'

type Doors = Data<typeof miceGate.doors>

/** Rows per page. */
export const rows = 20

/** This year's fair in figures; null if none is announced. */
export const overview = () =>
  queryOptions({
    queryKey: [miceDesk.overview.path, {}] as const,
    queryFn: async ({ signal }): Promise<MiceOverview | null> => {
      try {
        return await call(miceDesk.overview, {}, { errors: 'page', signal })
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return null
        throw error
      }
    },
    meta: { [personal]: true },
  })

/** The state that an address asks for; waiting applications by default. */
export const stateIn = (search: URLSearchParams): HostingState =>
  hostingStates.find((each) => each === search.get('state')) ?? 'requested'
/** The page number in an address, at least 1. */
export const pageIn = (search: URLSearchParams): number =>
  Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1)

/** Applications to be hosted that an address asks for. */
export const hosting = (search: URLSearchParams) =>
  query(miceHostingDesk.list, { query: { state: stateIn(search), page: pageIn(search), per_page: rows } })

/** Applications for booths. */
export const booths = (page: number) => query(miceBoothDesk.list, { query: { page, per_page: rows } })

/** Today's doors; null if no fair is announced. */
export const doors = () =>
  queryOptions({
    queryKey: [miceGate.doors.path, {}] as const,
    queryFn: async ({ signal }): Promise<Doors | null> => {
      try {
        return await call(miceGate.doors, {}, { errors: 'page', signal })
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return null
        throw error
      }
    },
    meta: { [personal]: true },
  })

/** The list that a device checks badges against at a door. */
export const doorList = (door: MiceDoor) => query(miceGate.list, { params: { door } })

/** Entry counts. */
export const gateCounts = () => query(miceGate.counts, {})
