import { border } from './motifs/border'
import { city, market } from './motifs/city-views'
import { beachViews, harbourViews } from './motifs/coast'
import { fortress } from './motifs/fortress'
import { gyeongju } from './motifs/gyeongju'
import { kitchen, spa, theatre } from './motifs/indoors'
import { jeju } from './motifs/jeju'
import { lanterns } from './motifs/lanterns'
import { mountain, templeViews } from './motifs/mountain'
import { palace } from './motifs/palace'
import { river } from './motifs/river'
import { tea } from './motifs/tea'
import { train } from './motifs/train'
import { village } from './motifs/village'
import { colours, type PaletteName, type TimeOfDay } from './palette'
import { random } from './random'
import { Sheet } from './sheet'

const motifs = {
  river,
  palace,
  village,
  lanterns,
  harbour: harbourViews,
  beach: beachViews,
  jeju,
  mountain,
  temple: templeViews,
  tea,
  city,
  market,
  train,
  fortress,
  gyeongju,
  kitchen,
  spa,
  theatre,
  border,
}
export type Motif = keyof typeof motifs

/** Width and height of a scene in its own units. */
export const formats = {
  landscape: [1200, 900],
  portrait: [900, 1200],
  wide: [1600, 900],
  square: [900, 900],
} as const
export type Format = keyof typeof formats

export interface Scene {
  motif: Motif
  /** Which view of the motif; taken modulo how many there are. */
  view?: number
  palette: PaletteName
  time: TimeOfDay
  format?: Format
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
