import { random } from '#server/random'
import { mix } from './color'
import { colors, type PaletteName, type TimeOfDay } from './palette'
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
  /** Which view of the motif; taken modulo the number of views. */
  view?: number
  palette: PaletteName
  time: TimeOfDay
  format?: keyof typeof formats
  seed?: string
}

/** Returns the size of a scene, in its own units. */
export function sizeOf({ format = 'landscape' }: Scene): { width: number; height: number } {
  const [width, height] = formats[format]
  return { width, height }
}

/** Returns the color of a scene's haze, `#rrggbb`: it fills the frame until the picture has loaded. */
export function colorOf({ palette, time }: Scene): string {
  const { skyMid, far } = colors(palette, time)
  return mix(skyMid, far, 0.5)
}

/** Draws a scene as SVG text. The same scene always gives the same text. */
export function drawScene(scene: Scene): string {
  const { motif, view = 0, palette, time, seed = '' } = scene
  const { width, height } = sizeOf(scene)
  const views: readonly ((sheet: Sheet) => void)[] = motifs[motif]
  const sheet = new Sheet(width, height, colors(palette, time), random(`${motif}/${view}/${seed}`))
  views[view % views.length]?.(sheet)
  return sheet.toString()
}
