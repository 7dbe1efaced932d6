import { darker, lighter } from '../color'
import { mist } from '../parts/air'
import { court } from '../parts/court'
import { evening } from '../parts/evening'
import { figure } from '../parts/figures'
import { hall } from '../parts/hall'
import { hazed, hill, ridge } from '../parts/land'
import { sky } from '../parts/sky'
import { d, type Sheet } from '../sheet'

/** The throne hall on its terraces, straight ahead. */
export function throneHall(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.62, sun: [0.22, 0.26], sunSize: 7, clouds: 4 })
  const peak = ridge(s, { y: 0.56, swing: 5, waves: 2.2, lift: (t) => 24 * Math.exp(-(((t - 0.66) / 0.17) ** 2)) })
  hill(s, peak, hazed(s, 0.6), { reach: 30 })
  mist(s, 0.6, 0.12, 0.5)
  for (const k of [-1, 1])
    for (let i = 0; i < 3; i += 1)
      hall(s, s.w / 2 + k * u * (46 + i * 21), s.h * 0.75, u * 20, u * 5, {
        depth: 0.28,
        bays: 5,
        platform: 0.1,
        lamps: evening(s),
      })
  court(s, 0.77)
  const stone = c.lit('#dccfb8')
  for (let i = 0; i < 2; i += 1) {
    const w = u * (92 - i * 14)
    const y = s.h * 0.8 - u * 4.6 * (i + 1)
    s.rect(
      s.w / 2 - w / 2,
      y,
      w,
      u * 4.7,
      s.down(y, y + u * 4.7, [
        [0, stone],
        [1, darker(stone, 0.2)],
      ]),
    )
    for (let k = 0; k < 40; k += 1)
      s.rect(s.w / 2 - w / 2 + (w * (k + 0.2)) / 40, y - u * 1.5, (w / 40) * 0.28, u * 1.5, lighter(stone, 0.25))
    s.rect(s.w / 2 - w / 2, y - u * 1.7, w, u * 0.5, lighter(stone, 0.4))
  }
  s.path(d`M${s.w / 2 - u * 6} ${s.h * 0.8 - u * 9.2}h${u * 12}l${u * 3} ${u * 9.6}h${-u * 18}Z`, lighter(stone, 0.2))
  let steps = ''
  for (let i = 0; i < 9; i += 1)
    steps += d`M${s.w / 2 - u * (6 + i * 0.33)} ${s.h * 0.8 - u * (9 - i * 1.05)}h${u * (12 + i * 0.66)}`
  s.stroke(steps, darker(stone, 0.35), u * 0.16, 0.5)
  const foot = s.h * 0.8 - u * 9
  const lower = hall(s, s.w / 2, foot, u * 56, u * 9, {
    bays: 7,
    mortar: true,
    lamps: evening(s),
    platform: 0.06,
    grooves: 40,
  })
  hall(s, s.w / 2, lower.top + u * 4.2, u * 39, u * 4.4, {
    bays: 5,
    mortar: true,
    lamps: evening(s),
    platform: 0,
    grooves: 32,
  })
  figure(s, s.w * 0.36, s.h * 0.93, 9, c.lit('#c94f6d'), { dress: true })
  figure(s, s.w * 0.6, s.h * 0.88, 6.5, c.lit('#4a7fa0'), { dress: true })
}
