import type { DehydratedState } from '@tanstack/react-query'
import type { Prefs } from '#src/session/stores'

/** The state the server sends with a page: the queries it made and what it rendered for. */
export interface PageState {
  now: number
  origin: string
  prefs: Pick<Prefs, 'language' | 'currency'>
  queries: DehydratedState
}

export const stateElementId = 'state'
