import { darker, lighter } from '../color'
import { mist } from '../parts/air'
import { figure } from '../parts/figures'
import { sky } from '../parts/sky'
import { skyline } from '../parts/skyline'
import { express } from '../parts/train'
import { d, type Sheet } from '../sheet'

/** On the platform before departure. */
export function platform(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.56, sun: [0.66, 0.3], sunSize: 8.5, clouds: 3 })
  skyline(s, 0.6, { low: 8, high: 24, depth: 0.58 })
  mist(s, 0.58, 0.12, 0.4)
  s.rect(
    0,
    s.h * 0.6,
    s.w,
    s.h * 0.2,
    s.down(s.h * 0.6, s.h * 0.78, [
      [0, c.lit('#8f877c')],
      [1, c.lit('#5f5952')],
    ]),
  )
  for (let i = 0; i < 4; i += 1) s.rect(0, s.h * (0.625 + i * 0.03), s.w, u * 0.35, c.lit('#d8d4cc'), 0.7)
  express(s, s.w * 0.78, s.h * 0.785, 21, s.w * 1.1)
  const floor = c.lit('#cfc4b1')
  s.rect(
    0,
    s.h * 0.79,
    s.w,
    s.h * 0.22,
    s.down(s.h * 0.79, s.h, [
      [0, lighter(floor, 0.2)],
      [1, darker(floor, 0.25)],
    ]),
  )
  s.rect(0, s.h * 0.815, s.w, u * 1.5, c.lit('#f0c23b'))
  for (let i = 0; i < 60; i += 1) s.disc((s.w * (i + 0.5)) / 60, s.h * 0.815 + u * 0.75, u * 0.34, c.lit('#cf9f22'))
  for (let i = -8; i <= 8; i += 1)
    s.stroke(
      d`M${s.w / 2 + i * u * 13} ${s.h * 0.84}L${s.w / 2 + i * u * 22} ${s.h}`,
      darker(floor, 0.25),
      u * 0.14,
      0.4,
    )
  // The roof: a long wing on slender posts.
  const steel = c.lit('#e8e6e0')
  s.path(
    d`M0 0H${s.w}V${s.h * 0.1}Q${s.w * 0.5} ${s.h * 0.17} 0 ${s.h * 0.2}Z`,
    s.down(0, s.h * 0.2, [
      [0, darker(steel, 0.45)],
      [1, steel],
    ]),
  )
  for (let i = 0; i < 12; i += 1)
    s.stroke(
      d`M${(s.w * i) / 11} 0L${(s.w * i) / 11 + u * 6} ${s.h * (0.195 - 0.0085 * i)}`,
      darker(steel, 0.3),
      u * 0.24,
      0.6,
    )
  for (const x of [0.2, 0.86]) {
    s.path(
      d`M${s.w * x - u * 0.9} ${s.h * 0.84}L${s.w * x - u * 0.6} ${s.h * 0.15}H${s.w * x + u * 0.6}L${s.w * x + u * 0.9} ${s.h * 0.84}Z`,
      s.gradient(s.w * x - u, 0, s.w * x + u, 0, [
        [0, lighter(steel, 0.3)],
        [1, darker(steel, 0.4)],
      ]),
    )
    s.stroke(
      d`M${s.w * x} ${s.h * 0.26}L${s.w * x - u * 9} ${s.h * 0.16}M${s.w * x} ${s.h * 0.26}L${s.w * x + u * 9} ${s.h * 0.14}`,
      steel,
      u * 0.7,
    )
  }
  for (const [x, k] of [
    [0.36, 15],
    [0.43, 14],
    [0.62, 15.5],
  ] as const) {
    figure(s, s.w * x, s.h * 0.92, k, c.lit(s.r.pick([c.accent, '#3f8fa0', c.accent2, '#7a6aa0'])))
    s.rect(
      s.w * x + u * k * 0.2,
      s.h * 0.92 - u * k * 0.34,
      u * k * 0.2,
      u * k * 0.33,
      c.lit(s.r.pick(['#31506b', c.accent, '#5f7a5a'])),
      1,
      u * 0.4,
    )
    s.stroke(
      d`M${s.w * x + u * k * 0.24} ${s.h * 0.92 - u * k * 0.34}v${-u * k * 0.12}h${u * k * 0.12}v${u * k * 0.12}`,
      c.lit('#3a3f45'),
      u * 0.2,
    )
  }
}
