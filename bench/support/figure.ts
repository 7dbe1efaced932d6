/** One line of what `npm run bench` prints. */
export interface Figure {
  name: string
  value: string
  /** What it should be, and where it is taken as failed; for the reader, never asserted. */
  aim: string
}

export const percent = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`
/** How often a second something is done. */
export const perSecond = (value: number): string => `${Math.round(value)}/s`
export const times = (one: number, other: number): string => `${(one / other).toFixed(2)} ×`
