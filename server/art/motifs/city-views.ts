import { bridge, hillTower, lampStreaks, skyline } from '../city'
import { darker, lighter, mix } from '../colour'
import { roofRow } from '../hanok'
import { hazed, hill, ranges, ridge } from '../land'
import { d, line, type Sheet } from '../sheet'
import { birds, mist, sky } from '../sky'
import { figure, lantern } from '../small'
import { pine, reeds, tree, wood } from '../trees'
import { ripples, water } from '../water'

/** The tower on its hill above the lights. */
function towerHill(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.66, sun: [0.22, 0.22], sunSize: 7.5, clouds: 4 })
  ranges(s, { from: 0.52, to: 0.58, count: 2, swing: 6, nearest: 0.6 })
  skyline(s, 0.68, { low: 8, high: 21, depth: 0.62 })
  mist(s, 0.66, 0.14, 0.35)
  const hillside = ridge(s, { y: 0.73, swing: 1.6, waves: 3, lift: (t) => 25 * Math.exp(-(((t - 0.6) / 0.24) ** 2)) })
  hillTower(s, s.w * 0.6, hillside.at(s.w * 0.6) + u, 46)
  hill(s, hillside, mix(hazed(s, 0.2, c.leaf), c.near, 0.25), { reach: 50, haze: 0.25 })
  wood(s, hillside, 0.1, 1.02, 4.2, mix(c.leaf, c.near, 0.4), { firs: 0.25 })
  const wall = line(
    Array.from(
      { length: 26 },
      (_, i) => [s.w * (0.6 + i * 0.016), hillside.at(s.w * (0.6 + i * 0.016)) + u * (4 + i * 0.4)] as const,
    ),
  )
  s.stroke(wall, c.lit('#d7c8a8'), u * 1, 0.85)
  s.stroke(wall, c.lit('#8d7d63'), u * 0.3, 0.6, ` stroke-dasharray="${u * 0.6} ${u * 0.7}"`)
  skyline(s, 0.93, { low: 9, high: 22, depth: 0.24 })
  skyline(s, 1.02, { low: 6, high: 15, depth: 0.04 })
  birds(s, 0.36, 0.16, 5, 0.8)
}

/** The wide river at night: bridge, towers, lights in the water. */
function riverNight(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.54, sun: [0.74, 0.19], sunSize: 7.5, clouds: 4 })
  const back = ridge(s, { y: 0.5, swing: 2, waves: 3, lift: (t) => 13 * Math.exp(-(((t - 0.3) / 0.12) ** 2)) })
  hillTower(s, s.w * 0.3, back.at(s.w * 0.3) + u, 19, 0.35)
  hill(s, back, hazed(s, 0.5), { foot: 0.56, reach: 24 })
  skyline(s, 0.55, { low: 5, high: 19, depth: 0.4 })
  skyline(s, 0.555, { low: 3, high: 9, depth: 0.2 })
  water(s, { from: 0.555 })
  lampStreaks(s, 0.56, 0.86, 70)
  bridge(s, 0.6, { depth: 0.25 })
  ripples(s, { from: 0.57, glitter: 0.74, ripples: 90 })
  // The cruise ship.
  const [x, y, l] = [s.w * 0.54, s.h * 0.77, u * 40]
  s.disc(x, y + l * 0.08, l * 0.6, mix(c.near, c.skyTop, 0.3), 0.5, l * 0.05)
  s.path(
    d`M${x - l * 0.52} ${y - l * 0.05}H${x + l * 0.48}L${x + l * 0.6} ${y - l * 0.075}Q${x + l * 0.52} ${y + l * 0.07} ${x + l * 0.42} ${y + l * 0.085}H${x - l * 0.46}Z`,
    s.down(y - l * 0.08, y + l * 0.09, [
      [0, c.lit('#fbf5ea')],
      [0.55, c.lit('#e9e0d0')],
      [0.56, c.lit('#1f6f7d')],
      [1, darker(c.lit('#1f6f7d'), 0.4)],
    ]),
  )
  for (let deck = 0; deck < 2; deck += 1) {
    const [dx, dw, dy, dh] = [
      x - l * (0.46 - deck * 0.05),
      l * (0.86 - deck * 0.16),
      y - l * (0.05 + 0.1 * (deck + 1)),
      l * 0.095,
    ]
    s.rect(dx, dy, dw, dh, c.lit('#f4ecdd'))
    s.rect(dx, dy, dw, dh * 0.14, c.lit('#d9cdb8'))
    const n = 17 - deck * 3
    for (let i = 0; i < n; i += 1)
      s.rect(
        dx + (dw * (i + 0.2)) / n,
        dy + dh * 0.3,
        (dw / n) * 0.6,
        dh * 0.45,
        c.time === 'day' || c.time === 'dawn' ? c.lit('#4c7f90') : c.lamp,
      )
  }
  s.rect(x + l * 0.2, y - l * 0.34, l * 0.14, l * 0.09, c.lit('#f4ecdd'))
  const string = d`M${x - l * 0.48} ${y - l * 0.1}Q${x - l * 0.3} ${y - l * 0.36} ${x - l * 0.05} ${y - l * 0.4}Q${x + l * 0.3} ${y - l * 0.4} ${x + l * 0.56} ${y - l * 0.1}`
  s.stroke(string, mix(c.near, c.lamp, 0.3), u * 0.12)
  for (let i = 0; i < 18; i += 1) {
    const t = i / 17
    const px = x - l * 0.46 + l * t
    const py = y - l * 0.1 - l * 0.31 * Math.sin(Math.PI * Math.min(1, t * 0.98 + 0.01)) ** 0.7
    s.disc(
      px,
      py,
      u * 0.75,
      s.glow(px, py, u * 0.75, [
        [0, '#fff3d0', 1],
        [1, c.lamp, 0],
      ]),
    )
  }
  for (let i = 0; i < 9; i += 1)
    figure(
      s,
      x - l * (0.34 - i * 0.075),
      y - l * 0.25,
      2.6,
      mix(c.near, c.lit(s.r.pick([c.accent, c.accent2, '#4f93a8'])), 0.6),
    )
  reeds(s, -0.02, 0.3, 1.01, 10, mix(c.near, c.leaf, 0.2), { count: 40 })
  pine(s, s.w * 0.96, s.h * 1.04, 40, { lean: -0.7 })
}

/** Fireworks or petals over the river park at dusk. */
function riverPark(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.52, sun: [0.66, 0.36], sunSize: 9, clouds: 5 })
  skyline(s, 0.53, { low: 5, high: 20, depth: 0.55 })
  water(s, { from: 0.53 })
  lampStreaks(s, 0.54, 0.7, c.time === 'dusk' || c.time === 'night' ? 40 : 0)
  bridge(s, 0.56, { cables: true, height: 17, depth: 0.42 })
  ripples(s, { from: 0.57, to: 0.8, glitter: 0.66, ripples: 60 })
  const grass = mix(c.leaf, c.near, 0.15)
  const lawn = ridge(s, { y: 0.79, swing: 1.2, waves: 1.4, lift: (t) => 5 * (0.5 - t) })
  hill(s, lawn, mix(grass, c.leaf2, 0.25), { haze: 0, reach: 30 })
  s.path(
    d`M${-u} ${s.h * 0.86}C${s.w * 0.4} ${s.h * 0.84} ${s.w * 0.5} ${s.h * 0.92} ${s.w * 1.02} ${s.h * 0.9}V${s.h * 0.945}C${s.w * 0.5} ${s.h * 0.97} ${s.w * 0.4} ${s.h * 0.89} ${-u} ${s.h * 0.9}Z`,
    c.lit('#d9cbb0'),
  )
  for (const [x, k] of [
    [0.1, 32],
    [0.24, 22],
    [0.9, 36],
  ] as const)
    tree(s, s.w * x, lawn.at(s.w * x) + u * 4, k, mix(c.lit('#f3a8b8'), c.leaf, 0.1), { light: x < 0.5 ? 1 : -1 })
  // A tandem of bicycles on the path.
  for (const x of [0.46, 0.57]) {
    const [bx, by, k] = [s.w * x, s.h * 0.9, u * 3]
    for (const dx of [-1, 1])
      s.stroke(
        d`M${bx + dx * k - k * 0.7} ${by}a${k * 0.7} ${k * 0.7} 0 1 1 ${k * 1.4} 0a${k * 0.7} ${k * 0.7} 0 1 1 ${-k * 1.4} 0`,
        mix(c.near, '#222222', 0.3),
        u * 0.25,
      )
    s.stroke(
      d`M${bx - k} ${by}L${bx - k * 0.4} ${by - k}L${bx + k * 0.7} ${by - k * 1.05}L${bx + k} ${by}M${bx - k * 0.4} ${by - k}L${bx} ${by}L${bx + k * 0.7} ${by - k * 1.05}`,
      c.lit(c.accent),
      u * 0.28,
    )
    s.stroke(
      d`M${bx - k * 0.35} ${by - k * 1.3}L${bx + k * 0.1} ${by - k * 2.3}L${bx + k * 0.75} ${by - k * 1.4}`,
      c.lit(x < 0.5 ? c.accent2 : '#3f8fa0'),
      u * 1.1,
    )
    s.disc(bx + k * 0.3, by - k * 2.75, k * 0.34, c.lit('#3b2a26'))
    s.stroke(
      d`M${bx - k * 0.35} ${by - k * 1.2}L${bx + k * 0.2} ${by - k * 0.6}L${bx - k * 0.05} ${by + k * 0.1}`,
      mix(c.near, '#222222', 0.2),
      u * 0.6,
    )
  }
  birds(s, 0.36, 0.2, 6, 0.85)
}

/** Old roofs in front, the tower and the new city behind. */
function oldAndNew(s: Sheet) {
  const { c, u } = s
  const evening = c.time === 'night' || c.time === 'dusk'
  sky(s, { horizon: 0.58, sun: [0.74, 0.26], sunSize: 8, clouds: 4 })
  const back = ridge(s, { y: 0.56, swing: 2, waves: 3, lift: (t) => 17 * Math.exp(-(((t - 0.34) / 0.16) ** 2)) })
  hillTower(s, s.w * 0.34, back.at(s.w * 0.34) + u, 30, 0.22)
  hill(s, back, hazed(s, 0.45, c.leaf), { reach: 30 })
  skyline(s, 0.62, { low: 8, high: 25, depth: 0.5, from: 0.46 })
  skyline(s, 0.63, { low: 6, high: 14, depth: 0.42, to: 0.5 })
  mist(s, 0.63, 0.12, 0.5)
  roofRow(s, 0.69, 13, { depth: 0.3, lamps: evening ? 0.6 : 0, gap: 0.75 })
  for (let i = 0; i < 6; i += 1)
    tree(s, s.w * s.r.next(), s.h * 0.76, s.r.between(10, 15), mix(c.leaf, c.far, 0.12), { trunk: false })
  roofRow(s, 0.79, 19, { depth: 0.12, lamps: evening ? 0.6 : 0, gap: 0.75 })
  for (let i = 0; i < 4; i += 1)
    tree(s, s.w * s.r.next(), s.h * 0.9, s.r.between(14, 20), mix(c.leaf, c.near, 0.1), { trunk: false })
  roofRow(s, 0.95, 27, { lamps: evening ? 0.7 : 0, gap: 0.76 })
  s.rect(0, s.h * 0.945, s.w, s.h * 0.06, darker(c.lit('#b7a27f'), 0.2))
}

/** A covered alley: awnings on both sides, bulbs above, bowls that steam. */
function marketAlley(s: Sheet) {
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

export const city = [towerHill, riverNight, oldAndNew, riverPark]
export const market = [marketAlley]
