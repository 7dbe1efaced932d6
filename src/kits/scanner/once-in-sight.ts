/** A code not read for this long is out of sight: shown again, it is another scan, in ms. */
const absentMs = 3000

/**
 * Returns a function that says whether a text is read for the first time since its code came into sight: a running camera reads
 * the same code ten times a second and misses it now and then. `at` in ms by any clock.
 */
export function onceInSight(): (text: string, at: number) => boolean {
  const seen = new Map<string, number>()
  return (text, at) => {
    for (const [each, last] of seen) if (at - last > absentMs) seen.delete(each)
    const isNew = !seen.has(text)
    seen.set(text, at)
    return isNew
  }
}
