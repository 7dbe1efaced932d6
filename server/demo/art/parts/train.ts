import { darker, lighter, mix } from '../color'
import { d, type Sheet } from '../sheet'

/** The express: long pointed nose, dark window band, one line of color. Its nose points right. */
export function express(s: Sheet, nose: number, rail: number, height: number, length: number) {
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

export function viaduct(s: Sheet, y: number, depth = 0) {
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
export function paddies(s: Sheet, from: number) {
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
