import { darker, mix } from '../color'
import { mist } from '../parts/air'
import { figure } from '../parts/figures'
import { hazed, hill, ridge } from '../parts/land'
import { lantern } from '../parts/lantern'
import { hues } from '../parts/lotus'
import { sky } from '../parts/sky'
import { pine } from '../parts/trees'
import { d, type Sheet } from '../sheet'

/** Close to the lanterns themselves: rank over rank, as a tunnel of light. */
export function tunnel(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.7, clouds: 2 })
  const peak = ridge(s, { y: 0.66, swing: 5, waves: 2.5 })
  hill(s, peak, hazed(s, 0.4), { reach: 30 })
  const stone = c.lit('#84776a')
  s.rect(
    0,
    s.h * 0.72,
    s.w,
    s.h * 0.3,
    s.down(s.h * 0.72, s.h, [
      [0, mix(stone, c.lamp, 0.35)],
      [1, darker(stone, 0.5)],
    ]),
  )
  const [vx, vy] = [s.w * 0.5, s.h * 0.6]
  for (let ring = 0; ring < 7; ring += 1) {
    const t = (ring + 1) / 7
    const k = t ** 1.7
    const rx = s.w * (0.09 + 0.56 * k)
    const ry = s.h * (0.1 + 0.6 * k)
    const count = 13
    s.stroke(
      d`M${vx - rx} ${vy + ry * 0.25}V${vy}A${rx} ${ry} 0 0 1 ${vx + rx} ${vy}V${vy + ry * 0.25}`,
      mix(c.near, c.accent2, 0.2),
      u * 0.2 * (0.5 + k),
    )
    for (let i = 0; i < count; i += 1) {
      const angle = Math.PI * (i / (count - 1))
      lantern(
        s,
        vx - Math.cos(angle) * rx,
        vy - Math.sin(angle) * ry,
        0.7 + 2.6 * k,
        hues(s)[(i + ring) % 6] ?? c.accent,
        { thread: 0.1 },
      )
    }
    if (ring === 2) {
      figure(s, s.w * 0.485, s.h * 0.775, 8, mix(c.near, c.accent, 0.5))
      figure(s, s.w * 0.52, s.h * 0.775, 7.6, mix(c.near, '#4fa3b8', 0.5))
    }
  }
  s.disc(
    vx,
    s.h * 0.8,
    u * 40,
    s.glow(vx, s.h * 0.8, u * 40, [
      [0, c.lamp, 0.4],
      [1, c.lamp, 0],
    ]),
    1,
    u * 10,
  )
  pine(s, s.w * 0.02, s.h * 1.02, 30, { lean: 0.4 })
  mist(s, 0.74, 0.08, 0.25, c.lamp)
}
