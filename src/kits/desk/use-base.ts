import { useEffect, useState } from 'react'
import { keepDraft, keptDraft } from '#src/session/drafts'

/** A row's version; a text where the version is what the row says. */
type Version = number | string

/** The version that a draft was typed on; undefined without a draft. */
function keptBase<V extends Version>(draft: string, version: V): V | undefined {
  const kept = keptDraft(draft) === undefined ? undefined : keptDraft(`${draft} base`)
  return typeof kept === typeof version ? (kept as V) : undefined
}

/**
 * The version that a form was opened on, and whether another user has saved a newer one since. With the name of the form's draft it
 * is stored beside the draft: what is restored after a reload was typed on the version of then, not on the newest.
 */
export function useBase<V extends Version>(version: V, isSaving: boolean, draft?: string) {
  const [base, setBase] = useState<V>(() => (draft === undefined ? undefined : keptBase(draft, version)) ?? version)
  useEffect(() => {
    if (draft) keepDraft(`${draft} base`, base)
  }, [draft, base])
  // The version made by the user's own write is not stale.
  return { base, isStale: version !== base && !isSaving, rebase: (to = version) => setBase(to) }
}
