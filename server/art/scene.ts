import { colours, type PaletteName, type TimeOfDay } from './palette'
import { random } from './random'
import { Sheet } from './sheet'
import { type Motif, motifs } from './views'

/** Width and height of a scene in its own units. */
const formats = {
  landscape: [1200, 900],
  portrait: [900, 1200],
  wide: [1600, 900],
  square: [900, 900],
} as const

export interface Scene {
  motif: Motif
  /** Which view of the motif; taken modulo how many there are. */
  view?: number
  palette: PaletteName
  time: TimeOfDay
  format?: keyof typeof formats
  seed?: string
}

/** Draws a scene as SVG text. The same scene always gives the same text. */
export function drawScene({ motif, view = 0, palette, time, format = 'landscape', seed = '' }: Scene): string {
  const [w, h] = formats[format]
  const views: readonly ((sheet: Sheet) => void)[] = motifs[motif]
  const sheet = new Sheet(w, h, colours(palette, time), random(`${motif}/${view}/${seed}`))
  views[view % views.length]?.(sheet)
  return sheet.toString()
}
