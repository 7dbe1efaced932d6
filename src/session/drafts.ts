/**
 * What the user is typing, stored in this tab so that a reload or a lost connection loses nothing. Secrets and files are never
 * stored: both are entered again.
 */
const prefix = 'DRAFT:'

/** Fields that no draft stores, whatever form they are in. */
const neverKept: ReadonlySet<string> = new Set([
  'password',
  'password_confirm',
  'passport',
  'passport_number',
  'companions',
  'code',
  'social_id',
  'social_token',
  'file',
])

/** Returns `values` as they are stored: without secrets at any depth. */
export const keptPart = (values: unknown): string =>
  JSON.stringify(values, (field, value: unknown) => (neverKept.has(field) ? undefined : value))

/** Stores what was typed under a name. */
export function keepDraft(name: string, values: unknown): void {
  try {
    sessionStorage.setItem(prefix + name, keptPart(values))
  } catch {
    // A full or forbidden storage only costs convenience.
  }
}

/** Returns the draft stored under a name, untyped because users can edit it; undefined when there is none. */
export function keptDraft(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? '') as unknown
  } catch {
    return undefined
  }
}

/** Whether there is a draft whose name starts with `name`. */
export const hasDrafts = (name: string): boolean =>
  Object.keys(sessionStorage).some((key) => key.startsWith(prefix + name))

/** Deletes one draft. */
export const dropDraft = (name: string): void => sessionStorage.removeItem(prefix + name)

/** Deletes the drafts whose name starts with `name`; all of them without a name. */
export function dropDrafts(name = ''): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix + name)) sessionStorage.removeItem(key)
}
