import { lighter, mix } from '../color'
import { d, type Sheet } from '../sheet'

interface WaterOptions {
  /** Shares of the height. */
  from: number
  to?: number
  /** Where the light is reflected, as a share of the width; none when undefined. */
  glitter?: number
  deep?: string
  ripples?: number
}

/** A thin lens: one ripple. */
const ripple = (x: number, y: number, half: number, thick: number) =>
  d`M${x - half} ${y}Q${x} ${y - thick} ${x + half} ${y}Q${x} ${y + thick} ${x - half} ${y}Z`

/** Still water that reflects the sky's colors upside down. */
export function water(s: Sheet, { from, to = 1, deep }: WaterOptions) {
  const { c } = s
  const low = deep ?? mix(c.skyTop, c.near, c.time === 'day' ? 0.2 : 0.35)
  s.rect(
    0,
    s.h * from,
    s.w,
    s.h * (to - from) + 1,
    s.down(s.h * from, s.h * to, [
      [0, mix(c.skyLow, c.skyMid, 0.25)],
      [0.35, mix(mix(c.skyMid, c.skyTop, 0.5), low, 0.25)],
      [1, low],
    ]),
  )
}

/** Ripples over what was drawn: light ones under the light, dark ones elsewhere. */
export function ripples(s: Sheet, { from, to = 1, glitter, ripples: count = 60 }: WaterOptions) {
  const { c, r, u } = s
  const light = c.time === 'night' ? mix(c.sun, c.skyLow, 0.2) : lighter(mix(c.sun, c.skyLow, 0.45), 0.35)
  const dark = mix(c.skyTop, c.near, 0.55)
  for (let i = 0; i < count; i += 1) {
    const t = r.next() ** 1.35
    const y = s.h * (from + (to - from) * (0.015 + t * 0.97))
    const size = 0.35 + t * 1.5
    s.path(
      ripple(s.w * r.between(-0.05, 1.05), y, u * r.between(2.5, 8) * size, u * 0.17 * size),
      r.chance(0.55) ? lighter(c.skyLow, 0.3) : dark,
      r.between(0.12, 0.3),
    )
  }
  if (glitter === undefined) return
  for (let i = 0; i < count * 0.75; i += 1) {
    const t = r.next() ** 1.15
    const y = s.h * (from + (to - from) * (0.01 + t * 0.98))
    const wide = u * (3 + t * 15)
    const x = s.w * glitter + (r.next() + r.next() - 1) * wide
    s.path(
      ripple(x, y, u * r.between(0.9, 4.4) * (0.4 + t), u * (0.12 + 0.3 * t)),
      light,
      r.between(0.35, 0.9) * (1 - t * 0.35),
    )
  }
}

/** Foam lines of a surf that runs along the shore. */
export function surf(s: Sheet, y: number, slope: number, count = 3) {
  const { r, u } = s
  for (let i = 0; i < count; i += 1) {
    const base = s.h * y - i * u * 2.6
    const k = 1 - i / (count + 1)
    const seed = r.between(0, 6)
    let top = ''
    let back = ''
    const steps = 26
    for (let j = 0; j <= steps; j += 1) {
      const t = j / steps
      const py =
        base + slope * u * (t - 0.5) + Math.sin(t * 9 + seed) * u * 0.9 + Math.sin(t * 23 + seed * 2) * u * 0.35
      const thick = u * (0.35 + 0.55 * (0.5 + 0.5 * Math.sin(t * 17 + seed * 3))) * k
      top += `${j ? 'L' : 'M'}${(t * s.w).toFixed(1)} ${(py - thick).toFixed(1)}`
      back = `L${(t * s.w).toFixed(1)} ${(py + thick * 0.4).toFixed(1)}${back}`
    }
    s.path(`${top}${back}Z`, s.c.lit('#fffdf5'), 0.9 - i * 0.25)
  }
}
