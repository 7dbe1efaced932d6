import { useQueries } from '@tanstack/react-query'
import type { FairEdition } from '#contract/fair/edition'
import { chances } from '../queries'
import { type Checked, checkRequests } from './check-requests'
import { useKeptRequests } from './kept-requests'
import { useMeetingChanges } from './use-changes'

/** The kept requests, checked against what is free and left now; the other sides' steps show immediately. */
export function useCheckedRequests(fair: FairEdition | null): readonly Checked[] {
  useMeetingChanges()
  const kept = useKeptRequests()
  const answers = useQueries({ queries: kept.map(({ body }) => chances(body.to)) })
  const known = kept.map((request, at) => ({
    request,
    chances: answers[at]?.data,
    error: answers[at]?.error?.message ?? '',
  }))
  return checkRequests(known, fair)
}
