import { lighter, mix } from '../color'
import { birds, mist } from '../parts/air'
import { balloon } from '../parts/balloon'
import { evening } from '../parts/evening'
import { figure } from '../parts/figures'
import { wood } from '../parts/foliage'
import { hall } from '../parts/hall'
import { hill, ranges, ridge } from '../parts/land'
import { flag, rampart } from '../parts/rampart'
import { sky } from '../parts/sky'
import { pine } from '../parts/trees'
import { d, type Sheet } from '../sheet'

/** The wall climbs the hill to its command post, with or without a tethered balloon in the sky. */
export function wallOnHill(s: Sheet, tethered: boolean) {
  const { c, u } = s
  sky(s, { horizon: 0.56, sun: [0.76, 0.3], sunSize: 8.5, clouds: 4 })
  ranges(s, { from: 0.44, to: 0.54, count: 3, swing: 7, nearest: 0.5 })
  mist(s, 0.56, 0.12, 0.55)
  const grass = mix(c.leaf, c.leaf2, 0.3)
  const hillside = ridge(s, { y: 0.66, swing: 1, waves: 2, lift: (t) => 27 * Math.exp(-(((t - 0.3) / 0.24) ** 2)) })
  wood(s, hillside, -0.02, 0.6, 6, mix(c.leaf, c.far, 0.2), { firs: 0.3 })
  hall(s, s.w * 0.31, hillside.at(s.w * 0.31) + u * 1, u * 15, u * 6.5, {
    mortar: true,
    bays: 3,
    open: !evening(s),
    lamps: evening(s),
    platform: 0.2,
    grooves: 20,
  })
  hill(s, hillside, mix(grass, c.far, 0.12), { reach: 60, haze: 0.05 })
  const [w, h] = [s.w, s.h]
  rampart(
    s,
    [
      [w * 0.22, h * 0.41],
      [w * 0.36, h * 0.42],
      [w * 0.5, h * 0.53],
      [w * 0.55, h * 0.63],
      [w * 0.7, h * 0.7],
      [w * 0.8, h * 0.8],
      [w * 1.04, h * 0.9],
    ],
    (t) => 3 + 8.5 * t ** 1.5,
  )
  s.path(
    d`M${-u} ${h * 0.86}Q${w * 0.4} ${h * 0.78} ${w * 0.66} ${h * 0.86}T${w * 1.02} ${h * 0.97}V${h * 1.02}H${-u}Z`,
    s.down(h * 0.8, h, [
      [0, lighter(grass, 0.1)],
      [1, mix(grass, c.near, 0.45)],
    ]),
  )
  s.path(
    d`M${w * 0.05} ${h * 1.02}C${w * 0.2} ${h * 0.9} ${w * 0.5} ${h * 0.92} ${w * 0.6} ${h * 0.85}C${w * 0.52} ${h * 0.9} ${w * 0.44} ${h * 0.96} ${w * 0.42} ${h * 1.02}Z`,
    c.lit('#d9c7a0'),
  )
  for (const [x, y, k] of [
    [0.42, 0.44, 2.2],
    [0.53, 0.6, 2.6],
    [0.68, 0.65, 3],
    [0.83, 0.76, 3.8],
  ] as const)
    flag(s, w * x, h * y, k, c.lit(s.r.pick([c.accent, c.accent2, '#2f7f98'])))
  pine(s, w * 0.08, h * 0.93, 44, { lean: 0.5 })
  if (tethered) balloon(s, w * 0.56, h * 0.2, 6.5)
  figure(s, w * 0.33, h * 0.94, 9, c.lit(c.accent))
  figure(s, w * 0.37, h * 0.945, 8.6, c.lit('#f2ead9'))
  birds(s, 0.2, 0.2, 5, 0.8)
}
