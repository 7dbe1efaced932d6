import { queryOptions } from '@tanstack/react-query'
import type { Data } from '#contract/endpoint'
import { miceSetupDesk } from '#contract/mice/setup-desk'
import { type CallOptions, call } from '#src/api/call'
import { chosenYear } from '#src/kits/exhibition-desk/chosen-year'
import { personal } from '#src/session/visitor'

type Booths = Data<typeof miceSetupDesk.booths>
type Sessions = Data<typeof miceSetupDesk.sessions>

/** The year that an address names, with the parts of it that a page shows. */
const partsOf = (
  name: 'figures' | 'booths' | 'sessions' | 'preview',
  search: URLSearchParams,
  load: { booths?: boolean; sessions?: boolean },
) =>
  queryOptions({
    queryKey: [miceSetupDesk.year.path, { year: Number(search.get('year') ?? 0), part: name }] as const,
    queryFn: async ({ queryKey: [, { year: requested }], signal }) => {
      const options: CallOptions = { errors: 'page', signal }
      const years = await call(miceSetupDesk.years, {}, options)
      const year = chosenYear(years, requested)?.year
      if (year === undefined) return { years, setup: null, booths: [] as Booths, sessions: [] as Sessions }
      const params = { year }
      return {
        years,
        setup: await call(miceSetupDesk.year, { params }, options),
        booths: load.booths ? await call(miceSetupDesk.booths, { params }, options) : ([] as Booths),
        sessions: load.sessions ? await call(miceSetupDesk.sessions, { params }, options) : ([] as Sessions),
      }
    },
    meta: { [personal]: true },
  })

/** The years, and the figures and terms of the chosen one. */
export const setup = (search: URLSearchParams) => partsOf('figures', search, {})
/** The chosen year's booths. */
export const booths = (search: URLSearchParams) => partsOf('booths', search, { booths: true })
/** The chosen year's sessions. */
export const sessions = (search: URLSearchParams) => partsOf('sessions', search, { sessions: true })
/** All of the chosen year. */
export const preview = (search: URLSearchParams) => partsOf('preview', search, { booths: true, sessions: true })
