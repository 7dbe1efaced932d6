/** The address of the page with some of its parameters changed; an empty one is left out. */
export function linkWith(search: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return `?${next}`
}
