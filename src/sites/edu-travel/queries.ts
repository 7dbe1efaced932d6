import { queryOptions } from '@tanstack/react-query'
import { educationYear, type ProgramYear } from '#contract/education/year'
import { CallError, call } from '#src/api/call'

/** The year that is open or opens next; null if none is announced. */
export const thisYear = () =>
  queryOptions({
    queryKey: [educationYear.current.path, {}] as const,
    queryFn: async ({ signal }): Promise<ProgramYear | null> => {
      try {
        return await call(educationYear.current, {}, { errors: 'page', signal })
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return null
        throw error
      }
    },
  })
