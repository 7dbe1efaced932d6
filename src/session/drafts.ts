/**
 * What somebody is typing, kept in this tab so that a reload or a lost connection loses nothing. Never what is secret:
 * a form names the fields that are not kept.
 */
const prefix = 'DRAFT:'

/** Keeps what was typed under a name. */
export function keepDraft(name: string, values: unknown): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(values))
  } catch {
    // A full or forbidden storage only costs the convenience.
  }
}

/** What was kept under a name, as unknown as anything that a person can edit; undefined when there is nothing. */
export function keptDraft(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? '') as unknown
  } catch {
    return undefined
  }
}

/** Forgets the drafts whose name begins so; all of them without a name. */
export function dropDrafts(name = ''): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix + name)) sessionStorage.removeItem(key)
}

/** `defaults` with what a draft of the same shape says instead; whatever does not fit is left out. */
export function withDraft<T>(defaults: T, draft: unknown): T {
  if (defaults === undefined) return typeof draft === 'object' ? defaults : (draft as T)
  if (Array.isArray(defaults)) {
    if (!Array.isArray(draft) || draft.length !== defaults.length) return defaults
    return defaults.map((each, at) => withDraft(each, draft[at])) as T
  }
  if (typeof defaults === 'object' && defaults !== null) {
    if (typeof draft !== 'object' || draft === null) return defaults
    const typed = draft as Record<string, unknown>
    return Object.fromEntries(Object.entries(defaults).map(([key, value]) => [key, withDraft(value, typed[key])])) as T
  }
  return typeof draft === typeof defaults ? (draft as T) : defaults
}
