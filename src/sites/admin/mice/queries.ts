import { queryOptions } from '@tanstack/react-query'
import { type MiceOverview, miceBoothDesk, miceDesk } from '#contract/mice/desk'
import { type HostingState, hostingStates, miceHostingDesk } from '#contract/mice/hosting'
import { CallError, call } from '#src/api/call'
import { query } from '#src/api/query'
import { personal } from '#src/session/visitor'

/** Rows of a page. */
export const rows = 20

/** This year's fair in figures; null where none was announced. */
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

/** Which state an address asks for: what waits, if it says none. */
export const stateIn = (search: URLSearchParams): HostingState =>
  hostingStates.find((each) => each === search.get('state')) ?? 'requested'
/** Which page, at least the first. */
export const pageIn = (search: URLSearchParams): number =>
  Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1)

/** Applications to be hosted, as an address asks for them. */
export const hosting = (search: URLSearchParams) =>
  query(miceHostingDesk.list, { query: { state: stateIn(search), page: pageIn(search), per_page: rows } })

/** Applications for booths. */
export const booths = (page: number) => query(miceBoothDesk.list, { query: { page, per_page: rows } })
