/** Providers that ignore dots in front of the @. */
const withoutDots: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * Returns the inbox that a mail address leads to, for counting only: without the tag after a plus sign, and without dots where
 * the provider ignores them. A phone number stays as it is.
 */
export function inboxOf(to: string): string {
  const at = to.lastIndexOf('@')
  if (at < 1) return to
  const [name, host] = [to.slice(0, at).toLowerCase(), to.slice(at + 1).toLowerCase()]
  const bare = name.replace(/(.)\+.*$/s, '$1')
  return withoutDots.has(host) ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${host}`
}
