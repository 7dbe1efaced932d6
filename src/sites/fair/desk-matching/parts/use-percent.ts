import { useNumbers } from '#src/session/visitor'

/** Writes a part of a whole per cent, two digits after the point and never rounded up; a dash where there is none. */
export function usePercent() {
  const numbers = useNumbers()
  return (part: number | null, whole: number | null) =>
    part === null || !whole ? '–' : `${numbers(Math.floor((10_000 * part) / whole) / 100)}%`
}
