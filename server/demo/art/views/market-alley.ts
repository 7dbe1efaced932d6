import { darker, lighter, mix } from '../color'
import { figure } from '../parts/figures'
import { lantern } from '../parts/lantern'
import { sky } from '../parts/sky'
import { skyline } from '../parts/skyline'
import { d, type Sheet } from '../sheet'

/** A covered alley: awnings on both sides, bulbs above, bowls that steam. */
export function marketAlley(s: Sheet) {
  const { c, u } = s
  const [vx, vy] = [s.w * 0.5, s.h * 0.5]
  sky(s, { horizon: 0.55, sun: [0.5, 0.28], sunSize: 8, clouds: 2 })
  skyline(s, 0.56, { low: 6, high: 16, depth: 0.6, from: 0.3, to: 0.7 })
  const stone = c.lit('#b9a88e')
  s.rect(
    0,
    s.h * 0.54,
    s.w,
    s.h * 0.47,
    s.down(s.h * 0.54, s.h, [
      [0, mix(stone, c.lamp, 0.35)],
      [1, darker(stone, 0.42)],
    ]),
  )
  const stalls = [0.12, 0.25, 0.45, 0.72, 1.1] as const
  const goods: readonly [string, ...string[]] = [
    '#d9532f',
    '#e8a531',
    '#6f9a3c',
    '#b5372f',
    '#f0d27a',
    '#8a5a8e',
    '#e07f6a',
  ]
  stalls.forEach((t, i) => {
    const depth = 0.5 * (1 - Math.min(1, t))
    const next = stalls[i + 1] ?? 1.6
    for (const k of [-1, 1]) {
      const x1 = vx + k * u * (6 + 47 * t)
      const x2 = vx + k * u * (6 + 47 * next)
      const y = (share: number, at: number) => vy + (s.h - vy) * share * (0.12 + 0.95 * at)
      const up = (share: number, at: number) => vy - s.h * 0.5 * share * (0.12 + 0.95 * at)
      const wall = c.lit(['#8a5b42', '#55606b', '#7c6a55', '#6b4a3f', '#4f5b52'][i] ?? '#7c6a55', depth)
      s.path(
        d`M${x1} ${up(0.95, t)}L${x2} ${up(0.95, next)}L${x2} ${y(0.62, next)}L${x1} ${y(0.62, t)}Z`,
        s.gradient(x1, 0, x2, 0, [
          [0, darker(wall, 0.3)],
          [1, wall],
        ]),
      )
      s.path(
        d`M${x1} ${up(0.16, t)}L${x2} ${up(0.16, next)}L${x2} ${y(0.3, next)}L${x1} ${y(0.3, t)}Z`,
        mix(c.lamp, c.lit('#7a3d22'), 0.35),
        0.9,
      )
      // Counter with heaps of goods.
      s.path(
        d`M${x1} ${y(0.3, t)}L${x2} ${y(0.3, next)}L${x2} ${y(0.72, next)}L${x1} ${y(0.72, t)}Z`,
        s.gradient(x1, 0, x2, 0, [
          [0, darker(c.lit('#9b6b45', depth), 0.3)],
          [1, c.lit('#9b6b45', depth)],
        ]),
      )
      for (let n = 0; n < 6; n += 1) {
        const p = (n + 0.5) / 6
        const at = t + (next - t) * p
        const size = u * (1.2 + 6.2 * at) * 0.62
        const own = c.lit(s.r.pick(goods), depth)
        const [gx, gy] = [vx + k * u * (6 + 47 * at), y(0.3, at)]
        s.path(
          d`M${gx - size} ${gy + size * 0.15}Q${gx - size * 0.5} ${gy - size * 1.15} ${gx} ${gy - size * 1.1}Q${gx + size * 0.5} ${gy - size * 1.15} ${gx + size} ${gy + size * 0.15}Z`,
          own,
        )
        for (let b = 0; b < 7; b += 1)
          s.disc(
            gx + size * s.r.between(-0.6, 0.6),
            gy - size * s.r.between(0.05, 0.8),
            size * 0.2,
            s.r.chance(0.5) ? lighter(own, 0.22) : darker(own, 0.15),
          )
      }
      // Awning in stripes.
      const cloth = c.lit(
        [c.accent, '#2f7f78', c.accent2, '#3f6f9c', '#c2503c'][(i + (k > 0 ? 2 : 0)) % 5] ?? c.accent,
        depth,
      )
      const stripes = 7
      for (let n = 0; n < stripes; n += 1) {
        const [a, b] = [t + ((next - t) * n) / stripes, t + ((next - t) * (n + 1)) / stripes]
        const out = 0.32
        const px = (at: number, o: number) => vx + k * u * (6 + 47 * at) * (1 - o)
        s.path(
          d`M${px(a, 0)} ${up(0.42, a)}L${px(b, 0)} ${up(0.42, b)}L${px(b, out)} ${up(0.16, b)}Q${(px(a, out) + px(b, out)) / 2} ${up(0.08, (a + b) / 2)} ${px(a, out)} ${up(0.16, a)}Z`,
          n % 2 ? c.lit('#fbf1de', depth) : cloth,
        )
      }
      lantern(s, vx + k * u * (6 + 47 * (t + 0.05)) * 0.74, up(0.3, t), 0.5 + 2.1 * t, i % 2 ? c.accent2 : c.accent, {
        thread: 0.15,
        lit: true,
      })
    }
  })
  for (let row = 0; row < 3; row += 1) {
    const y = s.h * (0.34 - row * 0.13)
    const half = u * (16 + row * 17)
    s.stroke(d`M${vx - half} ${y}Q${vx} ${y + u * (5 + row * 3)} ${vx + half} ${y}`, mix(c.near, stone, 0.2), u * 0.14)
    for (let n = 0; n < 7; n += 1) {
      const t = (n + 0.5) / 7
      const [bx, by] = [vx - half + 2 * half * t, y + u * (5 + row * 3) * 2 * t * (1 - t) + u * 0.5]
      s.disc(
        bx,
        by,
        u * (1.6 + row),
        s.glow(bx, by, u * (1.6 + row), [
          [0, c.lamp, 0.75],
          [1, c.lamp, 0],
        ]),
      )
      s.disc(bx, by, u * (0.3 + row * 0.16), '#fff2cd')
    }
  }
  for (const [x, y, k] of [
    [0.47, 0.66, 8],
    [0.53, 0.645, 7],
    [0.44, 0.82, 15],
    [0.57, 0.8, 14],
  ] as const)
    figure(s, s.w * x, s.h * y, k, c.lit(s.r.pick([c.accent, '#3f8fa0', c.accent2, '#e9e0cf'])))
  for (const [x, y] of [
    [0.27, 0.6],
    [0.75, 0.58],
  ] as const)
    for (let n = 0; n < 3; n += 1)
      s.stroke(
        d`M${s.w * x + n * u * 1.6} ${s.h * y}q${u * 1.6} ${-u * 3} 0 ${-u * 6}t${u * 0.6} ${-u * 6}`,
        '#fff8ea',
        u * 0.7,
        0.22,
      )
}
