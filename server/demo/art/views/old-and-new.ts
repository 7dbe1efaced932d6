import { darker, mix } from '../color'
import { mist } from '../parts/air'
import { hazed, hill, ridge } from '../parts/land'
import { sky } from '../parts/sky'
import { skyline } from '../parts/skyline'
import { hillTower } from '../parts/towers'
import { tree } from '../parts/trees'
import { roofRow } from '../parts/village'
import type { Sheet } from '../sheet'

/** Old roofs in front, the tower and the new city behind. */
export function oldAndNew(s: Sheet) {
  const { c, u } = s
  const evening = c.time === 'night' || c.time === 'dusk'
  sky(s, { horizon: 0.58, sun: [0.74, 0.26], sunSize: 8, clouds: 4 })
  const back = ridge(s, { y: 0.56, swing: 2, waves: 3, lift: (t) => 17 * Math.exp(-(((t - 0.34) / 0.16) ** 2)) })
  hillTower(s, s.w * 0.34, back.at(s.w * 0.34) + u, 30, 0.22)
  hill(s, back, hazed(s, 0.45, c.leaf), { reach: 30 })
  skyline(s, 0.62, { low: 8, high: 25, depth: 0.5, from: 0.46 })
  skyline(s, 0.63, { low: 6, high: 14, depth: 0.42, to: 0.5 })
  mist(s, 0.63, 0.12, 0.5)
  roofRow(s, 0.69, 13, { depth: 0.3, lamps: evening ? 0.6 : 0, gap: 0.75 })
  for (let i = 0; i < 6; i += 1)
    tree(s, s.w * s.r.next(), s.h * 0.76, s.r.between(10, 15), mix(c.leaf, c.far, 0.12), { trunk: false })
  roofRow(s, 0.79, 19, { depth: 0.12, lamps: evening ? 0.6 : 0, gap: 0.75 })
  for (let i = 0; i < 4; i += 1)
    tree(s, s.w * s.r.next(), s.h * 0.9, s.r.between(14, 20), mix(c.leaf, c.near, 0.1), { trunk: false })
  roofRow(s, 0.95, 27, { lamps: evening ? 0.7 : 0, gap: 0.76 })
  s.rect(0, s.h * 0.945, s.w, s.h * 0.06, darker(c.lit('#b7a27f'), 0.2))
}
