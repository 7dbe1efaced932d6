import { useNumbers } from '#src/session/visitor'

/** Returns a share as a percentage with two decimals, never rounded up; a dash if there is none. */
export function usePercent() {
  const numbers = useNumbers()
  return (part: number | null, whole: number | null) =>
    part === null || !whole ? '–' : `${numbers(Math.floor((10_000 * part) / whole) / 100)}%`
}
