/**
 * What somebody is typing, kept in this tab so that a reload or a lost connection loses nothing. Never what is secret, nor
 * files: both are given again.
 */
const prefix = 'DRAFT:'

/** Fields that no draft keeps, whatever form they are in. */
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

/** `values` as they are kept: without what is secret, however deep it lies. */
export const keptPart = (values: unknown): string =>
  JSON.stringify(values, (field, value: unknown) => (neverKept.has(field) ? undefined : value))

/** Keeps what was typed under a name. */
export function keepDraft(name: string, values: unknown): void {
  try {
    sessionStorage.setItem(prefix + name, keptPart(values))
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

/** Forgets one draft. */
export const dropDraft = (name: string): void => sessionStorage.removeItem(prefix + name)

/** Forgets the drafts whose name begins so; all of them without a name. */
export function dropDrafts(name = ''): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix + name)) sessionStorage.removeItem(key)
}
