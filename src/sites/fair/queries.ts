import { queryOptions } from '@tanstack/react-query'
import { type FairEdition, fairEdition } from '#contract/fair/edition'
import { fairProgram } from '#contract/fair/program'
import { fairTurnout } from '#contract/fair/turnout'
import { CallError, call } from '#src/api/call'
import { query } from '#src/api/query'

/** This year's fair; null if none is announced. */
export const thisFair = () =>
  queryOptions({
    queryKey: [fairEdition.current.path, {}] as const,
    queryFn: async ({ signal }): Promise<FairEdition | null> => {
      try {
        return await call(fairEdition.current, {}, { errors: 'page', signal })
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return null
        throw error
      }
    },
  })

/** The booths on the plan, with their companies. */
export const plan = () => query(fairEdition.booths, {})

/** The program by time. */
export const program = () => query(fairProgram.list, {})

/** The number of participants. */
export const turnout = () => query(fairTurnout.show, {})
