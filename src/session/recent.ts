/**
 * What was last searched for and viewed in this browser. It never leaves the browser, is deleted at sign-out, and holds nothing
 * that looks personal (product §4).
 */
const kept = {
  searches: { key: 'RECENT_SEARCHES', most: 6 },
  products: { key: 'RECENT_PRODUCTS', most: 9 },
} as const
type Kind = keyof typeof kept

/** An email address, or enough digits for a phone, card or passport number. */
const isPrivate = (text: string) => /@|(?:\d[\s.-]?){6,}/.test(text)
const longest = 80

/** Returns the entries of a kind, newest first; invalid entries, which users can edit into the storage, are left out. */
export function recent(kind: Kind): string[] {
  try {
    const list = JSON.parse(localStorage.getItem(kept[kind].key) ?? '[]') as unknown
    if (!Array.isArray(list)) return []
    return list.filter((each) => typeof each === 'string' && each.length <= longest).slice(0, kept[kind].most)
  } catch {
    return []
  }
}

function write(kind: Kind, list: string[]): void {
  try {
    if (list.length > 0) localStorage.setItem(kept[kind].key, JSON.stringify(list.slice(0, kept[kind].most)))
    else localStorage.removeItem(kept[kind].key)
  } catch {
    // A full or forbidden storage only costs convenience.
  }
}

/** Stores a value as the newest of its kind. */
export function keepRecent(kind: Kind, value: string): void {
  const text = value.trim()
  if (text === '' || text.length > longest || (kind === 'searches' && isPrivate(text))) return
  write(kind, [text, ...recent(kind).filter((each) => each !== text)])
}

export const dropRecent = (kind: Kind, value: string): void =>
  write(
    kind,
    recent(kind).filter((each) => each !== value),
  )

/** Deletes one kind, or everything. */
export function forgetRecent(kind?: Kind): void {
  for (const each of kind ? [kind] : (Object.keys(kept) as Kind[])) write(each, [])
}
