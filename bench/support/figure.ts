/** One line in the output of `npm run bench`. */
export interface Figure {
  name: string
  value: string
  /** The target, and the value that counts as failed; for the reader, never asserted. */
  aim: string
}

export const percent = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`
/** Formats a rate per second. */
export const perSecond = (value: number): string => `${Math.round(value)}/s`
export const times = (one: number, other: number): string => `${(one / other).toFixed(2)} ×`
