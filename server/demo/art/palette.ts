import { mix } from './color'

export const paletteNames = ['naru', 'celadon', 'persimmon', 'canola', 'plum', 'pine', 'summit', 'gilt'] as const
export type PaletteName = (typeof paletteNames)[number]
export const times = ['dawn', 'day', 'dusk', 'night'] as const
export type TimeOfDay = (typeof times)[number]

/** Sky from the top to the horizon (3), sun or moon, farthest land, nearest land. */
type Light = readonly [string, string, string, string, string, string]

interface Palette {
  accent: string
  accent2: string
  leaf: string
  leaf2: string
  light: Record<TimeOfDay, Light>
}

const palettes: Record<PaletteName, Palette> = {
  naru: {
    accent: '#e4572e',
    accent2: '#f2b84b',
    leaf: '#2f7f68',
    leaf2: '#7fb069',
    light: {
      dawn: ['#7db4bb', '#f0dcc0', '#f8b48b', '#f0623f', '#b7cbc5', '#123f45'],
      day: ['#58acbb', '#a8dad6', '#f4eed8', '#fff7e0', '#a5cfc8', '#0f4c4b'],
      dusk: ['#27465f', '#d27a62', '#f9c583', '#ffdca6', '#b0867f', '#182a3b'],
      night: ['#081a2e', '#10364e', '#2d6a76', '#f9edcf', '#2a5767', '#06131f'],
    },
  },
  celadon: {
    accent: '#c65a3f',
    accent2: '#e5b567',
    leaf: '#4d8a6c',
    leaf2: '#8fb27c',
    light: {
      dawn: ['#9fc3bd', '#dfe6d1', '#f6ddb8', '#ef9a58', '#b7cdbf', '#1d3d37'],
      day: ['#7fb8c3', '#c2dfd5', '#f3efdd', '#fffbea', '#adcebf', '#1c4a3d'],
      dusk: ['#47596c', '#c78b73', '#f4d09b', '#ffe3b4', '#a5988a', '#212d32'],
      night: ['#0c1d26', '#1a3b46', '#3e6d6c', '#f6efd8', '#31585b', '#08141a'],
    },
  },
  persimmon: {
    accent: '#d8432b',
    accent2: '#f4a83a',
    leaf: '#c9622c',
    leaf2: '#e5a23c',
    light: {
      dawn: ['#93aeb8', '#f3d6b2', '#f4a268', '#e64d2d', '#d6b79d', '#4a2019'],
      day: ['#6fa9c0', '#c6ddda', '#f9ebcd', '#fff4d4', '#c4c2a9', '#552a1c'],
      dusk: ['#43305a', '#c2513f', '#f8ac5c', '#ffdf9f', '#b56c58', '#281526'],
      night: ['#130d28', '#371d45', '#7f3e4c', '#fbe6c4', '#523050', '#0e0817'],
    },
  },
  canola: {
    accent: '#ef6a3c',
    accent2: '#f6cb2d',
    leaf: '#4a9651',
    leaf2: '#a5c23f',
    light: {
      dawn: ['#92c3de', '#f7e3c6', '#fcc28b', '#f4815a', '#b6cfd4', '#1f4e4c'],
      day: ['#479fd6', '#a3d7ec', '#f2f4de', '#fff9dc', '#9ac8cd', '#185360'],
      dusk: ['#365787', '#df8c78', '#fcd28c', '#ffe2a8', '#ad9aa8', '#1b2c48'],
      night: ['#081433', '#15345f', '#40709a', '#fbf0d0', '#2c537c', '#050d1f'],
    },
  },
  plum: {
    accent: '#e2496b',
    accent2: '#f7b85a',
    leaf: '#4f7d76',
    leaf2: '#93a86e',
    light: {
      dawn: ['#9c95c6', '#f1d1cc', '#fbc69f', '#f0704f', '#c1b3ca', '#2d2247'],
      day: ['#779fd6', '#c4d4ed', '#f8ebe0', '#fff5e2', '#b1bbda', '#2c3463'],
      dusk: ['#322566', '#b54878', '#fcaa6d', '#ffd9a2', '#965d8b', '#190f30'],
      night: ['#0a0926', '#271953', '#6b3676', '#fbe9d2', '#483470', '#070515'],
    },
  },
  // Programs for people who come to work: paper, moss and cedar.
  pine: {
    accent: '#b5651d',
    accent2: '#e2b467',
    leaf: '#546b49',
    leaf2: '#97a671',
    light: {
      dawn: ['#a9b8ac', '#e6dcc4', '#f3cfa0', '#e0874a', '#bfc3ae', '#2c3a2e'],
      day: ['#93b4b3', '#cddbcf', '#f6f0e0', '#fffaea', '#b4c4b1', '#2b4234'],
      dusk: ['#4c5660', '#b58a6c', '#eec792', '#ffe2b0', '#9d9180', '#262b2a'],
      night: ['#111d22', '#243a3c', '#5a6f62', '#f5ecd4', '#3a514b', '#0a1315'],
    },
  },
  // Navy and gold, for tours of delegations.
  summit: {
    accent: '#c79a3b',
    accent2: '#e6c67a',
    leaf: '#3f6f7a',
    leaf2: '#86a59a',
    light: {
      dawn: ['#7f9cc4', '#d9dfe8', '#f3dfb4', '#d9a441', '#b3c3d6', '#10243e'],
      day: ['#4f86c2', '#a9c8e4', '#eef3f5', '#fff6dc', '#a3bfd6', '#143a66'],
      dusk: ['#1f3560', '#8a7f9c', '#e8c27a', '#ffe2a0', '#8291ad', '#0e1c36'],
      night: ['#071330', '#14284f', '#3c5a86', '#f5e6b8', '#2a4570', '#050c1e'],
    },
  },
  // Ink, stone and one line of gold, for discreet service.
  gilt: {
    accent: '#b68f3a',
    accent2: '#dcc083',
    leaf: '#4a4c44',
    leaf2: '#8a8670',
    light: {
      dawn: ['#a8a7a2', '#dcd8cd', '#ecdcb9', '#c9a04a', '#bab6ac', '#242321'],
      day: ['#9fa5a6', '#cfd1cc', '#f2efe6', '#fff8e4', '#b6b6ad', '#2b2b28'],
      dusk: ['#2c2b2e', '#7b6f66', '#d9b878', '#ffe0a0', '#7d766d', '#151517'],
      night: ['#0d0d10', '#1e1e22', '#514a40', '#f3dfae', '#35332f', '#070708'],
    },
  },
}

/** The colors of one scene, at one time of day. */
export interface Colors {
  time: TimeOfDay
  /** Leaves have turned. */
  autumn: boolean
  skyTop: string
  skyMid: string
  skyLow: string
  sun: string
  far: string
  near: string
  accent: string
  accent2: string
  leaf: string
  leaf2: string
  /** Lamps and lit windows. */
  lamp: string
  /** An object's own color as it looks in this light, `depth` (0 near … 1 in the haze) away. */
  lit(own: string, depth?: number): string
}

const dimming: Record<TimeOfDay, number> = { dawn: 0.2, day: 0.04, dusk: 0.36, night: 0.62 }

export function colors(name: PaletteName, time: TimeOfDay): Colors {
  const palette = palettes[name]
  const [skyTop, skyMid, skyLow, sun, far, near] = palette.light[time]
  const ambient =
    time === 'night' ? mix(near, skyMid, 0.45) : time === 'dusk' ? mix(near, skyMid, 0.3) : mix(near, skyLow, 0.45)
  const lit = (own: string, depth = 0) => mix(mix(own, ambient, dimming[time]), far, depth)
  return {
    time,
    autumn: name === 'persimmon',
    skyTop,
    skyMid,
    skyLow,
    sun,
    far,
    near,
    accent: palette.accent,
    accent2: palette.accent2,
    leaf: lit(palette.leaf),
    leaf2: lit(palette.leaf2),
    lamp: '#ffd58a',
    lit,
  }
}
