import { mix } from '../color'
import { birds, mist } from '../parts/air'
import { figure } from '../parts/figures'
import { reeds } from '../parts/foliage'
import { hill, ranges, ridge } from '../parts/land'
import { sky } from '../parts/sky'
import { d, type Sheet } from '../sheet'

/** Fields of silver grass and a path with ribbons, hills on the far side. */
export function quietPath(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.52, sun: [0.68, 0.32], sunSize: 9, clouds: 5 })
  ranges(s, { from: 0.38, to: 0.56, count: 5, swing: 8, nearest: 0.34 })
  mist(s, 0.57, 0.1, 0.5)
  const [w, h] = [s.w, s.h]
  const field = ridge(s, { y: 0.62, swing: 1.2, waves: 2 })
  hill(s, field, mix(c.leaf2, c.lit('#d9b874'), 0.5), { haze: 0.05, reach: 50 })
  reeds(s, -0.02, 1.02, 0.72, 8, mix(c.near, c.lit('#b9975a'), 0.6), { plume: c.lit('#f0dcb0'), count: 130 })
  s.path(
    d`M${w * 0.58} ${h * 0.63}C${w * 0.6} ${h * 0.7} ${w * 0.4} ${h * 0.78} ${w * 0.3} ${h * 1.02}H${w * 0.7}C${w * 0.66} ${h * 0.84} ${w * 0.64} ${h * 0.72} ${w * 0.595} ${h * 0.63}Z`,
    s.down(h * 0.63, h, [
      [0, c.lit('#efdfba')],
      [1, c.lit('#c0a87c')],
    ]),
  )
  figure(s, w * 0.535, h * 0.77, 8, c.lit(c.accent))
  figure(s, w * 0.57, h * 0.77, 7.6, c.lit('#3f8fa0'))
  for (const [x, from] of [
    [0.74, 0.68],
    [0.84, 0.72],
    [0.98, 0.78],
  ] as const)
    s.rect(w * x, h * from, u * 1.1, h * 0.16, c.lit('#6b4c36'))
  s.stroke(
    d`M${w * 0.745} ${h * 0.7}Q${w * 0.8} ${h * 0.735} ${w * 0.845} ${h * 0.74}Q${w * 0.92} ${h * 0.79} ${w * 1.0} ${h * 0.8}`,
    c.lit('#6b4c36'),
    u * 0.4,
  )
  for (let i = 0; i < 17; i += 1) {
    const t = i / 16
    const [x, y, k] = [w * (0.745 + 0.25 * t), h * (0.705 + 0.095 * t ** 0.8), u * (1.6 + 3 * t)]
    s.path(
      d`M${x} ${y}q${k * 0.5} ${k * 0.6} ${k * 0.1} ${k * 1.7}l${k * 0.4} ${-k * 0.2}q${k * 0.2} ${-k * 0.9} ${-k * 0.1} ${-k * 1.5}Z`,
      c.lit([c.accent, c.accent2, '#4f93b8', '#fbf3e4', '#6fa36f'][i % 5] ?? c.accent),
    )
  }
  reeds(s, -0.02, 0.34, 1.01, 24, mix(c.near, c.lit('#a5854f'), 0.5), { plume: c.lit('#f2dfb6'), count: 70 })
  reeds(s, 0.72, 1.02, 1.01, 17, mix(c.near, c.lit('#a5854f'), 0.5), { plume: c.lit('#f2dfb6'), count: 50 })
  birds(s, 0.32, 0.2, 11, 1.05)
}
