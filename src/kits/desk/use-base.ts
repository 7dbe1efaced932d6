import { useState } from 'react'

/** The version that a form was opened on, and whether another user has saved a newer one since. */
export function useBase(version: number, isSaving: boolean) {
  const [base, setBase] = useState(version)
  // The version made by the user's own write is not stale.
  return { base, isStale: version !== base && !isSaving, rebase: (to = version) => setBase(to) }
}
