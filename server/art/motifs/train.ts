import { skyline } from '../city'
import { darker, lighter, mix } from '../colour'
import { hazed, hill, ranges, ridge } from '../land'
import { d, type Sheet } from '../sheet'
import { birds, mist, sky } from '../sky'
import { figure } from '../small'
import { pine, tree, wood } from '../trees'

/** The express: long pointed nose, dark window band, one line of colour. Its nose points right. */
function express(s: Sheet, nose: number, rail: number, height: number, length: number) {
  const { c } = s
  const h = height * s.u
  const body = c.lit('#f2f0ea')
  const top = rail - h
  const tail = nose - length
  const shape = d`M${tail} ${top}H${nose - h * 3}C${nose - h * 1.9} ${top + h * 0.02} ${nose - h * 0.7} ${top + h * 0.36} ${nose - h * 0.06} ${rail - h * 0.28}Q${nose + h * 0.03} ${rail - h * 0.14} ${nose - h * 0.16} ${rail - h * 0.08}H${tail}Z`
  s.rect(tail, rail - h * 0.1, length - h * 0.5, h * 0.16, mix(c.near, '#111820', 0.3))
  s.path(
    shape,
    s.down(top, rail, [
      [0, lighter(body, 0.3)],
      [0.35, body],
      [0.72, darker(body, 0.1)],
      [1, darker(body, 0.3)],
    ]),
  )
  s.clipped(shape, () => {
    const blue = c.lit('#1c4f86')
    s.path(
      d`M${tail} ${rail - h * 0.32}H${nose - h * 2.4}Q${nose - h * 1.2} ${rail - h * 0.3} ${nose} ${rail - h * 0.17}V${rail}H${tail}Z`,
      blue,
    )
    s.path(
      d`M${tail} ${rail - h * 0.36}H${nose - h * 2.4}Q${nose - h * 1.2} ${rail - h * 0.34} ${nose + h * 0.1} ${rail - h * 0.2}L${nose + h * 0.1} ${rail - h * 0.16}Q${nose - h * 1.2} ${rail - h * 0.3} ${nose - h * 2.4} ${rail - h * 0.32}H${tail}Z`,
      c.lit(c.accent),
    )
    s.rect(tail, top + h * 0.24, length - h * 3.4, h * 0.26, mix(c.near, '#16222c', 0.4))
    const lamps = c.time === 'night' || c.time === 'dusk'
    for (let x = tail + h * 0.2; x < nose - h * 3.7; x += h * 0.62)
      s.rect(x, top + h * 0.27, h * 0.44, h * 0.2, lamps ? c.lamp : mix(c.skyMid, c.skyTop, 0.35), 0.95, h * 0.04)
    for (let x = nose - h * 4.2; x > tail; x -= h * 6.2) s.rect(x, top, h * 0.06, h, darker(body, 0.35))
    s.path(
      d`M${nose - h * 2.1} ${top + h * 0.12}Q${nose - h * 1.5} ${top + h * 0.15} ${nose - h * 1.02} ${top + h * 0.38}L${nose - h * 1.75} ${top + h * 0.4}Z`,
      mix(c.near, '#16222c', 0.5),
    )
    s.stroke(d`M${tail} ${top + h * 0.07}H${nose - h * 3}`, lighter(body, 0.6), h * 0.05, 0.8)
  })
  s.disc(nose - h * 0.36, rail - h * 0.34, h * 0.09, '#fff6d8')
  s.disc(
    nose - h * 0.36,
    rail - h * 0.34,
    h * 0.6,
    s.glow(nose - h * 0.36, rail - h * 0.34, h * 0.6, [
      [0, '#fff6d8', 0.5],
      [1, '#fff6d8', 0],
    ]),
  )
}

function viaduct(s: Sheet, y: number, depth = 0) {
  const { c, u } = s
  const stone = c.lit('#c6c0b4', depth)
  for (let x = -u * 6; x < s.w + u * 8; x += u * 21)
    s.path(
      d`M${x - u * 1.8} ${y}L${x - u * 1.3} ${y + u * 32}H${x + u * 1.3}L${x + u * 1.8} ${y}Z`,
      s.gradient(x - u * 1.8, 0, x + u * 1.8, 0, [
        [0, lighter(stone, 0.2)],
        [1, darker(stone, 0.3)],
      ]),
    )
  s.rect(
    -u,
    y - u * 0.4,
    s.w + u * 2,
    u * 2.4,
    s.down(y - u * 0.4, y + u * 2, [
      [0, lighter(stone, 0.3)],
      [0.3, stone],
      [1, darker(stone, 0.35)],
    ]),
  )
}

/** Paddies in strips, green and gold, water between. */
function paddies(s: Sheet, from: number) {
  const { c, u } = s
  const tones = [c.leaf2, mix(c.leaf2, c.lit('#f0cf57'), 0.5), c.leaf, c.lit('#e8c65a'), mix(c.leaf, c.leaf2, 0.5)]
  const [vx, vy] = [s.w * 0.32, s.h * (from - 0.08)]
  s.rect(0, s.h * from, s.w, s.h * (1.01 - from), tones[0] ?? c.leaf)
  const bands = [0, 0.07, 0.17, 0.31, 0.5, 0.75, 1.1]
  for (let i = 0; i < bands.length - 1; i += 1) {
    const [a, b] = [s.h * (from + (1 - from) * (bands[i] ?? 0)), s.h * (from + (1 - from) * (bands[i + 1] ?? 1))]
    const at = (x: number, y: number) => vx + ((x - vx) * (y - vy)) / (s.h - vy)
    for (let n = -5; n < 8; n += 1) {
      const [x1, x2] = [vx + n * s.w * 0.26, vx + (n + 1) * s.w * 0.26]
      const tone = mix(s.r.pick(tones as [string, ...string[]]), c.far, 0.35 * (1 - i / 5))
      const wet = s.r.chance(0.16)
      s.path(
        d`M${at(x1, a)} ${a}L${at(x2, a)} ${a}L${at(x2, b)} ${b}L${at(x1, b)} ${b}Z`,
        wet
          ? mix(c.skyLow, c.skyMid, 0.35)
          : s.down(a, b, [
              [0, lighter(tone, 0.12)],
              [1, darker(tone, 0.08)],
            ]),
      )
      s.stroke(
        d`M${at(x1, a)} ${a}L${at(x1, b)} ${b}M${at(x1, a)} ${a}L${at(x2, a)} ${a}`,
        darker(tone, 0.3),
        u * (0.2 + i * 0.08),
        0.6,
      )
      if (wet || i < 1) continue
      let blades = ''
      for (let k = 0; k < 16; k += 1) {
        const y = a + (b - a) * s.r.next()
        blades += d`M${at(x1 + (x2 - x1) * s.r.next(), y)} ${y}h${u * (0.8 + i * 0.6)}`
      }
      s.stroke(blades, darker(tone, 0.16), u * (0.1 + 0.05 * i), 0.5)
    }
  }
}

/** Across the plain at speed. */
function acrossFields(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.5, sun: [0.72, 0.26], sunSize: 8.5, clouds: 5 })
  ranges(s, { from: 0.36, to: 0.5, count: 4, swing: 9, nearest: 0.4 })
  mist(s, 0.51, 0.1, 0.5)
  const edge = ridge(s, { y: 0.53, swing: 0.8, waves: 4 })
  wood(s, edge, -0.02, 1.02, 3, mix(c.leaf, c.far, 0.3), { firs: 0.15 })
  paddies(s, 0.535)
  viaduct(s, s.h * 0.655)
  express(s, s.w * 0.82, s.h * 0.652, 10.5, s.w * 0.95)
  for (let i = 0; i < 7; i += 1)
    s.rect(s.w * s.r.between(-0.05, 0.5), s.h * (0.565 + 0.014 * i), u * s.r.between(12, 30), u * 0.22, '#ffffff', 0.34)
  tree(s, s.w * 0.94, s.h * 0.9, 28, mix(c.leaf, c.near, 0.15))
  birds(s, 0.34, 0.17, 6, 0.85)
}

/** Along the river below the hills, seen from above. */
function alongRiver(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.42, sun: [0.3, 0.24], sunSize: 8.5, clouds: 4 })
  ranges(s, { from: 0.3, to: 0.5, count: 5, swing: 9, nearest: 0.35 })
  mist(s, 0.5, 0.1, 0.55)
  s.rect(
    0,
    s.h * 0.53,
    s.w,
    s.h * 0.2,
    s.down(s.h * 0.53, s.h * 0.73, [
      [0, mix(c.skyLow, c.skyMid, 0.3)],
      [1, mix(c.skyMid, c.skyTop, 0.6)],
    ]),
  )
  for (let i = 0; i < 40; i += 1)
    s.rect(
      s.w * s.r.next(),
      s.h * s.r.between(0.54, 0.72),
      u * s.r.between(2, 9),
      u * 0.16,
      lighter(c.skyLow, 0.4),
      0.35,
    )
  const bank = ridge(s, { y: 0.735, swing: 0.8, waves: 3 })
  hill(s, bank, mix(c.leaf, c.near, 0.2), { haze: 0.05 })
  s.rect(0, s.h * 0.772, s.w, u * 1.6, c.lit('#9c9184'))
  for (let x = 0; x < s.w; x += u * 13) {
    s.rect(x, s.h * 0.772 - u * 17, u * 0.36, u * 17.4, mix(c.near, c.far, 0.25))
    s.stroke(
      d`M${x} ${s.h * 0.772 - u * 15.6}h${u * 3.4}M${x} ${s.h * 0.772 - u * 14.3}h${u * 13}`,
      mix(c.near, c.far, 0.25),
      u * 0.16,
    )
  }
  express(s, s.w * 0.7, s.h * 0.775, 11, s.w * 0.85)
  wood(s, { points: [], at: () => s.h * 0.83 }, -0.02, 1.02, 7, mix(c.leaf, c.near, 0.35), { firs: 0.2 })
  s.rect(
    0,
    s.h * 0.825,
    s.w,
    s.h * 0.2,
    s.down(s.h * 0.82, s.h, [
      [0, mix(c.leaf, c.near, 0.4)],
      [1, darker(mix(c.leaf, c.near, 0.5), 0.3)],
    ]),
  )
  wood(s, { points: [], at: () => s.h * 0.92 }, -0.02, 1.02, 10, mix(c.leaf, c.near, 0.5), { firs: 0.1 })
  pine(s, s.w * 0.93, s.h * 1.05, 56, { lean: -0.7 })
  birds(s, 0.6, 0.16, 6, 0.85)
}

/** On the platform before departure. */
function platform(s: Sheet) {
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

export const train = [acrossFields, alongRiver, platform]
