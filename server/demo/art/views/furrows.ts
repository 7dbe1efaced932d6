import { darker, lighter, mix } from '../color'
import { birds, mist } from '../parts/air'
import { figure } from '../parts/figures'
import { ranges } from '../parts/land'
import { sky } from '../parts/sky'
import { d, type Sheet } from '../sheet'

/** Close to a hedge: leaves in front, rows that run to the sun. */
export function furrows(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.46, sun: [0.5, 0.36], sunSize: 9, clouds: 4 })
  ranges(s, { from: 0.36, to: 0.46, count: 3, swing: 7, nearest: 0.44 })
  mist(s, 0.46, 0.12, 0.6)
  const leaf = mix(c.leaf, c.leaf2, 0.35)
  s.rect(0, s.h * 0.48, s.w, s.h * 0.53, darker(leaf, 0.5))
  const [vx, vy] = [s.w * 0.5, s.h * 0.46]
  for (let i = -8; i <= 8; i += 1) {
    const foot = (k: number) => vx + (i + k) * u * 17
    s.path(
      d`M${vx + (i - 0.4) * u * 0.9} ${vy + u * 2}Q${vx + (foot(-0.42) - vx) * 0.42} ${s.h * 0.62} ${foot(-0.44)} ${s.h * 1.02}H${foot(0.4)}Q${vx + (foot(0.36) - vx) * 0.42} ${s.h * 0.62} ${vx + (i + 0.36) * u * 0.9} ${vy + u * 2}Z`,
      s.gradient(foot(-0.44), s.h, foot(0.4), s.h, [
        [0, lighter(leaf, i < 0 ? 0.05 : 0.3)],
        [0.5, leaf],
        [1, i < 0 ? lighter(leaf, 0.3) : darker(leaf, 0.3)],
      ]),
    )
    for (let n = 0; n < 26; n += 1) {
      const t = s.r.next() ** 0.7
      const x = vx + (foot(s.r.between(-0.36, 0.32)) - vx) * (0.06 + 0.94 * t)
      const y = vy + u * 2 + (s.h - vy) * t
      const k = u * (0.2 + 1.15 * t)
      s.path(
        d`M${x} ${y}q${k * 0.7} ${-k * 0.9} ${k * 0.2} ${-k * 2}q${-k} ${k * 0.8} ${-k * 0.2} ${k * 2}Z`,
        s.r.chance(0.5) ? lighter(leaf, 0.35) : mix(leaf, c.leaf2, 0.7),
        0.85,
      )
    }
  }
  mist(s, 0.5, 0.1, 0.5)
  figure(s, s.w * 0.345, s.h * 0.66, 8, c.lit('#f4ecdc'), { hat: true })
  figure(s, s.w * 0.655, s.h * 0.62, 6, c.lit(c.accent), { hat: true })
  birds(s, 0.28, 0.2, 6, 0.85)
}
