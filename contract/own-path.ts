/** Longest address that is followed. */
const longest = 500

/**
 * The address without anything that could lead elsewhere: an own path, or null (product §4). What a parser makes of a path
 * counts, not how it was written: `/.//elsewhere` becomes `//elsewhere`, which a browser takes for another host.
 */
export function ownPath(text: string | null | undefined): string | null {
  const base = 'http://own'
  if (!text?.startsWith('/') || text.length > longest || !URL.canParse(text, base)) return null
  const url = new URL(text, base)
  if (url.origin !== base || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
