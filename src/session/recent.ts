/**
 * What was last looked for and looked at in this browser. It never leaves it, is forgotten when somebody signs out, and
 * holds nothing that looks like a person's own (product §4).
 */
const kept = {
  searches: { key: 'RECENT_SEARCHES', most: 6 },
  products: { key: 'RECENT_PRODUCTS', most: 9 },
} as const
type Kind = keyof typeof kept

/** An email address, or as many digits as phone, card and passport numbers have. */
const isPrivate = (text: string) => /@|(?:\d[\s.-]?){6,}/.test(text)
const longest = 80

/** The newest first; whatever a person may have written there themselves is left out. */
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
    // A full or forbidden storage only costs the convenience.
  }
}

/** Keeps it as the newest. */
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

/** Forgets all of one kind, or everything. */
export function forgetRecent(kind?: Kind): void {
  for (const each of kind ? [kind] : (Object.keys(kept) as Kind[])) write(each, [])
}
