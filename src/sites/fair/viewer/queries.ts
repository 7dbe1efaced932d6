import { queryOptions } from '@tanstack/react-query'
import { fairViewer, type ViewerDay } from '#contract/fair/viewer'
import { CallError, call } from '#src/api/call'
import { keptDay } from './kept-day'

/** What the screens show; without an answer, the last day that this device was sent. */
export const viewerDay = () =>
  queryOptions({
    queryKey: [fairViewer.day.path, {}] as const,
    queryFn: async ({ signal }): Promise<ViewerDay> => {
      try {
        return await call(fairViewer.day, {}, { errors: 'page', signal })
      } catch (error) {
        const kept = error instanceof CallError && !error.isFinal ? keptDay() : null
        if (!kept) throw error
        return kept.day
      }
    },
    // Without a network as well: then it is answered from what was kept.
    networkMode: 'always',
  })
