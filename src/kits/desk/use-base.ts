import { useState } from 'react'

/** The version that a form was begun on, and whether somebody else has saved a newer one since. */
export function useBase(version: number, isSaving: boolean) {
  const [base, setBase] = useState(version)
  // What one’s own write has made of it is no news.
  return { base, isStale: version !== base && !isSaving, rebase: (to = version) => setBase(to) }
}
