import { queryOptions } from '@tanstack/react-query'
import { type FairEdition, fairEdition } from '#contract/fair/edition'
import { fairProgram } from '#contract/fair/program'
import { fairTurnout } from '#contract/fair/turnout'
import { CallError, call } from '#src/api/call'
import { query } from '#src/api/query'

/** This year's fair; null where none was announced. */
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

/** The booths of the plan, with who has them. */
export const plan = () => query(fairEdition.booths, {})

/** What takes place, by time. */
export const program = () => query(fairProgram.list, {})

/** How many take part. */
export const turnout = () => query(fairTurnout.show, {})
