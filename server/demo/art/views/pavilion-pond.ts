import { mix } from '../color'
import { mist } from '../parts/air'
import { balloon } from '../parts/balloon'
import { evening } from '../parts/evening'
import { figure } from '../parts/figures'
import { reeds, wood } from '../parts/foliage'
import { hall } from '../parts/hall'
import { hill, ranges, ridge } from '../parts/land'
import { rampart } from '../parts/rampart'
import { sky } from '../parts/sky'
import { pine, tree } from '../parts/trees'
import { ripples, water } from '../parts/water'
import type { Sheet } from '../sheet'

/** The corner pavilion above its pond, with or without a tethered balloon in the sky. */
export function pavilionPond(s: Sheet, tethered: boolean) {
  const { c, u } = s
  sky(s, { horizon: 0.5, sun: [0.72, 0.24], sunSize: 8, clouds: 4 })
  ranges(s, { from: 0.4, to: 0.5, count: 3, swing: 7, nearest: 0.5 })
  mist(s, 0.5, 0.1, 0.5)
  water(s, { from: 0.7 })
  const [w, h] = [s.w, s.h]
  s.mirrored(h * 0.7, 0.55, 0.75, () => {
    const slope = ridge(s, { y: 0.55, swing: 0.8, waves: 2, lift: (t) => 9 * Math.exp(-(((t - 0.42) / 0.26) ** 2)) })
    wood(s, slope, -0.02, 1.02, 6, mix(c.leaf, c.far, 0.25), { firs: 0.2 })
    hill(s, slope, mix(c.leaf, c.leaf2, 0.3), { foot: 0.7, haze: 0.05, reach: 40 })
    rampart(
      s,
      [
        [-w * 0.04, h * 0.6],
        [w * 0.16, h * 0.565],
        [w * 0.42, h * 0.55],
        [w * 0.66, h * 0.585],
        [w * 0.86, h * 0.64],
        [w * 1.04, h * 0.64],
      ],
      () => 6,
    )
    hall(s, w * 0.42, h * 0.485, u * 22, u * 7, {
      mortar: true,
      bays: 4,
      lamps: evening(s),
      open: !evening(s),
      platform: 0.2,
      grooves: 26,
    })
    hall(s, w * 0.42 + u * 13, h * 0.49, u * 12, u * 6, {
      mortar: true,
      bays: 2,
      lamps: evening(s),
      open: !evening(s),
      platform: 0.2,
      grooves: 16,
    })
    tree(s, w * 0.13, h * 0.7, 26, mix(c.leaf2, c.leaf, 0.4))
    pine(s, w * 0.82, h * 0.69, 26, { lean: -0.4 })
  })
  ripples(s, { from: 0.71, glitter: 0.72, ripples: 70 })
  s.disc(w * 0.66, h * 0.82, u * 13, mix(c.leaf, c.leaf2, 0.3), 1, u * 2.2)
  pine(s, w * 0.66, h * 0.82, 14, { lean: 0.3 })
  reeds(s, -0.02, 0.34, 1.01, 14, mix(c.near, c.leaf, 0.4), { plume: c.lit('#eedcb2'), count: 46 })
  if (tethered) balloon(s, w * 0.7, h * 0.2, 5)
  figure(s, w * 0.9, h * 0.97, 11, c.lit(c.accent))
  hill(s, ridge(s, { y: 0.98, swing: 0.6, waves: 2, lift: (t) => 6 * (t - 0.5) }), mix(c.near, c.leaf, 0.4), {
    haze: 0,
  })
}
