import { queryOptions } from '@tanstack/react-query'
import type { Data, Endpoint } from '#contract/endpoint'
import { fairSetupDesk } from '#contract/fair/setup-desk'
import { type CallOptions, call } from '#src/api/call'
import { chosenYear } from '#src/kits/exhibition-desk/chosen-year'
import { personal } from '#src/session/visitor'

/** Loads all years, and the one asked for, by default the one that the site shows, or else the newest; null if there is none. */
async function setupOf(requested: number, options: CallOptions) {
  const years = await call(fairSetupDesk.years, {}, options)
  const year = chosenYear(years, requested)?.year
  return { years, setup: year ? await call(fairSetupDesk.year, { params: { year } }, options) : null }
}

/** The data of a setup page: the year that an address names, and a part of it. */
const partOf = <E extends Endpoint, T>(
  endpoint: E,
  search: URLSearchParams,
  part: (year: number, options: CallOptions) => Promise<T>,
  none: T,
) =>
  queryOptions({
    queryKey: [endpoint.path, { year: Number(search.get('year') ?? 0) }] as const,
    queryFn: async ({ queryKey: [, { year }], signal }) => {
      const options = { errors: 'page', signal } as const
      const chosen = await setupOf(year, options)
      return { ...chosen, part: chosen.setup ? await part(chosen.setup.year, options) : none }
    },
    meta: { [personal]: true },
  })

/** The years, and the figures of the chosen one. */
export const setup = (search: URLSearchParams) => partOf(fairSetupDesk.year, search, async () => null, null)

/** The chosen year's times for meetings. */
export const slots = (search: URLSearchParams) =>
  partOf(
    fairSetupDesk.slots,
    search,
    (year, options): Promise<Data<typeof fairSetupDesk.slots>> =>
      call(fairSetupDesk.slots, { params: { year } }, options),
    [],
  )

/** The chosen year's booths. */
export const booths = (search: URLSearchParams) =>
  partOf(
    fairSetupDesk.booths,
    search,
    (year, options): Promise<Data<typeof fairSetupDesk.booths>> =>
      call(fairSetupDesk.booths, { params: { year } }, options),
    [],
  )

/** The chosen year's program. */
export const program = (search: URLSearchParams) =>
  partOf(
    fairSetupDesk.program,
    search,
    (year, options): Promise<Data<typeof fairSetupDesk.program>> =>
      call(fairSetupDesk.program, { params: { year } }, options),
    [],
  )
