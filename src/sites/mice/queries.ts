import { queryOptions } from '@tanstack/react-query'
import { miceCompanies } from '#contract/mice/company'
import { type MiceEdition, miceEdition } from '#contract/mice/edition'
import { miceSessions } from '#contract/mice/session'
import { CallError, call } from '#src/api/call'
import { query } from '#src/api/query'

/** This year's fair; null if none is announced. */
export const thisFair = () =>
  queryOptions({
    queryKey: [miceEdition.current.path, {}] as const,
    queryFn: async ({ signal }): Promise<MiceEdition | null> => {
      try {
        return await call(miceEdition.current, {}, { errors: 'page', signal })
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return null
        throw error
      }
    },
  })

/** Exhibitors by name, with their booths. */
export const companies = () => query(miceCompanies.list, {})

/** The sessions of the conference by time, with the remaining seats. */
export const sessions = () => query(miceSessions.list, {})
