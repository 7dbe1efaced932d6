import { darker, lighter, mix } from '../color'
import { mist, wisps } from '../parts/air'
import { figure } from '../parts/figures'
import { reeds } from '../parts/foliage'
import { hill, ranges, ridge } from '../parts/land'
import { sky } from '../parts/sky'
import { d, type Sheet } from '../sheet'

/** The high crater with its lake, clouds below. */
export function crater(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.5, sun: [0.74, 0.2], sunSize: 8, clouds: 4 })
  ranges(s, { from: 0.42, to: 0.5, count: 3, swing: 4, nearest: 0.55 })
  wisps(s, 0.46, 0.05, 9, 0.5)
  mist(s, 0.5, 0.14, 0.7)
  const green = mix(c.leaf, c.leaf2, 0.25)
  const [x, y] = [s.w * 0.48, s.h * 0.62]
  const rim = d`M${-u * 4} ${s.h * 0.66}C${s.w * 0.08} ${s.h * 0.56} ${s.w * 0.14} ${s.h * 0.48} ${s.w * 0.22} ${s.h * 0.47}C${s.w * 0.3} ${s.h * 0.44} ${s.w * 0.34} ${s.h * 0.49} ${s.w * 0.46} ${s.h * 0.5}C${s.w * 0.58} ${s.h * 0.51} ${s.w * 0.66} ${s.h * 0.45} ${s.w * 0.76} ${s.h * 0.465}C${s.w * 0.88} ${s.h * 0.48} ${s.w * 0.94} ${s.h * 0.58} ${s.w * 1.04} ${s.h * 0.64}V${s.h * 1.02}H${-u * 4}Z`
  s.path(
    rim,
    s.down(s.h * 0.45, s.h, [
      [0, mix(green, c.far, 0.45)],
      [0.4, mix(green, c.far, 0.15)],
      [1, darker(green, 0.35)],
    ]),
  )
  s.path(
    d`M${s.w * 0.13} ${y - u * 2}C${s.w * 0.2} ${s.h * 0.53} ${s.w * 0.72} ${s.h * 0.52} ${s.w * 0.83} ${y - u}C${s.w * 0.9} ${s.h * 0.72} ${s.w * 0.68} ${s.h * 0.81} ${s.w * 0.46} ${s.h * 0.81}C${s.w * 0.24} ${s.h * 0.81} ${s.w * 0.06} ${s.h * 0.74} ${s.w * 0.13} ${y - u * 2}Z`,
    s.down(s.h * 0.54, s.h * 0.82, [
      [0, darker(green, 0.4)],
      [0.6, darker(green, 0.1)],
      [1, lighter(green, 0.18)],
    ]),
  )
  let clefts = ''
  for (let i = 0; i < 60; i += 1) {
    const t = i / 59
    clefts += d`M${s.w * (0.145 + 0.68 * t)} ${s.h * (0.59 - 0.045 * Math.sin(Math.PI * t) ** 0.6)}q${u * s.r.between(-0.6, 0.6)} ${u * 3} ${u * (0.5 - t) * -3} ${u * s.r.between(4, 9)}`
  }
  s.stroke(clefts, mix(c.lit('#8b7a67'), green, 0.45), u * 0.3, 0.5)
  s.disc(
    x,
    s.h * 0.715,
    u * 27,
    s.down(s.h * 0.66, s.h * 0.77, [
      [0, mix(c.skyMid, c.skyTop, 0.55)],
      [1, mix(c.skyLow, c.skyMid, 0.4)],
    ]),
    1,
    u * 6.6,
  )
  s.disc(x, s.h * 0.715, u * 27, c.skyTop, 0.25, u * 6.6)
  for (let i = 0; i < 14; i += 1)
    s.path(
      d`M${x + u * s.r.between(-20, 12)} ${s.h * 0.715 + u * s.r.between(-4, 4)}h${u * s.r.between(3, 9)}v${u * 0.18}h${-u * 6}Z`,
      lighter(c.skyLow, 0.5),
      0.4,
    )
  const front = ridge(s, { y: 0.86, swing: 2, waves: 2.4 })
  hill(s, front, mix(c.near, green, 0.5), { haze: 0, reach: 30 })
  for (let i = 0; i < 15; i += 1) {
    const fx = s.w * s.r.next()
    for (let n = 0; n < 3; n += 1)
      s.disc(
        fx + u * n * 1.6,
        front.at(fx) + u * (2 + s.r.between(0, 8)),
        u * s.r.between(0.8, 1.7),
        mix(c.lit('#e2688a'), c.leaf, s.r.between(0, 0.35)),
      )
  }
  figure(s, s.w * 0.71, front.at(s.w * 0.71) + u, 9, c.lit(c.accent))
  figure(s, s.w * 0.75, front.at(s.w * 0.75) + u, 8.6, c.lit(c.accent2))
  reeds(s, -0.02, 0.4, 1, 13, mix(c.near, c.leaf2, 0.5), { plume: c.lit('#efdcae') })
}
