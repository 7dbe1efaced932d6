/** Longest accepted address. */
const longest = 500

/**
 * The address if it is a path of our own, otherwise null (product §4). It is judged as a parser resolves it, not as it was
 * written: `/.//elsewhere` becomes `//elsewhere`, which a browser takes for another host.
 */
export function ownPath(text: string | null | undefined): string | null {
  const base = 'http://own'
  if (!text?.startsWith('/') || text.length > longest || !URL.canParse(text, base)) return null
  const url = new URL(text, base)
  if (url.origin !== base || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
