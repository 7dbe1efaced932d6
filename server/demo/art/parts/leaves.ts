import { mix } from '../color'
import type { Sheet } from '../sheet'

const autumn = (s: Sheet): readonly [string, ...string[]] =>
  ['#c9402c', '#e07a2e', '#e9b044', '#a83a2c', '#8c9a4e'].map((own) => s.c.lit(own)) as [string, ...string[]]

const summer = (s: Sheet): readonly [string, ...string[]] => [
  s.c.leaf,
  mix(s.c.leaf, s.c.leaf2, 0.5),
  mix(s.c.leaf, s.c.near, 0.3),
]

export const leaves = (s: Sheet, inAutumn: boolean) => (inAutumn ? autumn(s) : summer(s))
