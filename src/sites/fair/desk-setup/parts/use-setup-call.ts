import type { Endpoint } from '#contract/endpoint'
import { fairEdition } from '#contract/fair/edition'
import { fairProgram } from '#contract/fair/program'
import { fairSetupDesk } from '#contract/fair/setup-desk'
import { useCall } from '#src/api/query'

const { years, year, slots, booths, program } = fairSetupDesk
const refreshes = [years, year, slots, booths, program, fairEdition.current, fairEdition.booths, fairProgram.list]

/** A write of the setup: all pages of it, and those that everybody sees, then show what it has left. A form shows what is refused. */
export const useSetupCall = <E extends Endpoint>(endpoint: E) => useCall(endpoint, { errors: 'page', refreshes })
