import type { Endpoint } from '#contract/endpoint'
import { fairEdition } from '#contract/fair/edition'
import { fairProgram } from '#contract/fair/program'
import { fairSetupDesk } from '#contract/fair/setup-desk'
import { useCall } from '#src/api/query'

const { years, year, slots, booths, program } = fairSetupDesk
const refreshes = [years, year, slots, booths, program, fairEdition.current, fairEdition.booths, fairProgram.list]

/** Returns the call of a setup write, which refreshes the setup and the public pages. The form shows a refusal. */
export const useSetupCall = <E extends Endpoint>(endpoint: E) => useCall(endpoint, { errors: 'page', refreshes })
