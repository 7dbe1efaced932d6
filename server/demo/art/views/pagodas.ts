import { darker, lighter, mix } from '../color'
import { mist } from '../parts/air'
import { evening } from '../parts/evening'
import { figure } from '../parts/figures'
import { wood } from '../parts/foliage'
import { hall } from '../parts/hall'
import { ranges, ridge } from '../parts/land'
import { sky } from '../parts/sky'
import { pine } from '../parts/trees'
import { d, type Sheet } from '../sheet'

/** A stone bridge-temple stair in the pines: the two pagodas of an old temple court. */
export function pagodas(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.52, sun: [0.24, 0.22], sunSize: 8, clouds: 3 })
  ranges(s, { from: 0.34, to: 0.46, count: 3, swing: 9, nearest: 0.45 })
  mist(s, 0.48, 0.12, 0.55)
  const edge = ridge(s, { y: 0.52, swing: 2, waves: 3 })
  wood(s, edge, -0.02, 1.02, 10, mix(c.leaf, c.far, 0.22), { firs: 0.35 })
  const stone = c.lit('#c8bca6')
  hall(s, s.w * 0.5, s.h * 0.6, u * 46, u * 11, {
    bays: 5,
    lamps: evening(s),
    platform: 0.1,
    mortar: false,
    grooves: 34,
  })
  for (const k of [-1, 1])
    hall(s, s.w * 0.5 + k * u * 52, s.h * 0.63, u * 34, u * 7, {
      bays: 5,
      lamps: evening(s),
      platform: 0,
      grooves: 26,
      depth: 0.08,
    })
  s.rect(
    0,
    s.h * 0.63,
    s.w,
    s.h * 0.16,
    s.down(s.h * 0.63, s.h * 0.8, [
      [0, lighter(stone, 0.15)],
      [1, darker(stone, 0.2)],
    ]),
  )
  let joints = ''
  for (let row = 0; row < 5; row += 1) {
    const y = s.h * (0.64 + row * 0.032)
    joints += d`M0 ${y}H${s.w}`
    for (let k = 0; k < 26; k += 1) joints += d`M${(s.w * (k + (row % 2) * 0.5)) / 25} ${y}v${s.h * 0.032}`
  }
  s.stroke(joints, darker(stone, 0.35), u * 0.14, 0.4)
  s.rect(0, s.h * 0.62, s.w, u * 1.4, lighter(stone, 0.3))
  s.path(
    d`M${s.w * 0.5 - u * 8} ${s.h * 0.62}H${s.w * 0.5 + u * 8}L${s.w * 0.5 + u * 15} ${s.h * 0.84}H${s.w * 0.5 - u * 15}Z`,
    lighter(stone, 0.14),
  )
  let steps = ''
  for (let i = 1; i < 17; i += 1)
    steps += d`M${s.w * 0.5 - u * (8 + i * 0.42)} ${s.h * (0.62 + i * 0.013)}h${u * (16 + i * 0.84)}`
  s.stroke(steps, darker(stone, 0.35), u * 0.2, 0.55)
  for (const k of [-1, 1])
    s.path(
      d`M${s.w * 0.5 + k * u * 8} ${s.h * 0.6}L${s.w * 0.5 + k * u * 10.4} ${s.h * 0.6}L${s.w * 0.5 + k * u * 18} ${s.h * 0.84}H${s.w * 0.5 + k * u * 15}Z`,
      darker(stone, 0.06),
    )
  const earth = c.lit('#d6c6a2')
  s.rect(
    0,
    s.h * 0.79,
    s.w,
    s.h * 0.22,
    s.down(s.h * 0.79, s.h, [
      [0, lighter(earth, 0.1)],
      [1, darker(earth, 0.25)],
    ]),
  )
  s.path(
    d`M${s.w * 0.5 - u * 15} ${s.h * 0.84}H${s.w * 0.5 + u * 15}L${s.w * 0.5 + u * 28} ${s.h * 1.02}H${s.w * 0.5 - u * 28}Z`,
    lighter(earth, 0.28),
  )
  pine(s, s.w * 0.12, s.h * 0.95, 58, { lean: 0.5 })
  pine(s, s.w * 0.9, s.h * 0.93, 50, { lean: -0.6 })
  figure(s, s.w * 0.47, s.h * 0.9, 8.6, c.lit(c.accent))
  figure(s, s.w * 0.53, s.h * 0.76, 6.4, c.lit('#4d86a4'))
}
