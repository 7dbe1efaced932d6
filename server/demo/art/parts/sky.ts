import { lighter, mix } from '../color'
import { d, type Point, type Sheet } from '../sheet'

interface SkyOptions {
  /** Where the land or water begins, as a share of the height. */
  horizon: number
  /** Center of the sun or moon, as shares of width and height; none when undefined. */
  sun?: Point
  /** Radius of the sun in hundredths of the shorter side. */
  sunSize?: number
  clouds?: number
}

/** Flat lens-shaped clouds, as in a wood print: a few long ones, thin at both ends. */
function clouds(s: Sheet, horizon: number, count: number) {
  const { c, r, u } = s
  for (let i = 0; i < count; i += 1) {
    const y = s.h * horizon * r.between(0.22, 0.86)
    const low = y / (s.h * horizon)
    const x = s.w * r.between(-0.05, 1.05)
    const long = u * r.between(22, 52)
    const thick = u * r.between(0.8, 1.9) * (1.25 - low * 0.6)
    const fill = mix(c.time === 'night' ? mix(c.skyMid, c.skyLow, 0.5) : lighter(c.skyLow, 0.55), c.skyMid, 0.25)
    const opacity = c.time === 'night' ? 0.16 : 0.5
    const steps = 3
    for (let k = 0; k < steps; k += 1) {
      const dx = long * (k - 1) * 0.24 + u * r.between(-3, 3)
      const dy = thick * (k - 1) * 0.95
      const half = (long / 2) * r.between(0.55, 1)
      s.path(
        d`M${x + dx - half} ${y + dy}Q${x + dx} ${y + dy - thick} ${x + dx + half} ${y + dy}Q${x + dx} ${y + dy + thick * 0.55} ${x + dx - half} ${y + dy}Z`,
        fill,
        opacity * (k === 1 ? 1 : 0.65),
      )
    }
  }
}

function stars(s: Sheet, horizon: number) {
  const count = Math.round((s.w * s.h * horizon) / (s.u * s.u) / 62)
  for (let i = 0; i < count; i += 1) {
    const y = s.h * horizon * s.r.next() ** 1.5 * 0.9
    s.disc(s.w * s.r.next(), y, s.u * s.r.between(0.1, 0.24), lighter(s.c.skyLow, 0.85), s.r.between(0.25, 0.85))
  }
}

/** The whole sky, down to a little below the horizon. */
export function sky(s: Sheet, { horizon, sun, sunSize = 9, clouds: count = 3 }: SkyOptions) {
  const { c, u } = s
  const foot = s.h * horizon
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.down(0, foot * 1.06, [
      [0, c.skyTop],
      [0.58, c.skyMid],
      [1, c.skyLow],
    ]),
  )
  if (c.time === 'night') stars(s, horizon)
  if (sun) {
    const [x, y] = [s.w * sun[0], s.h * sun[1]]
    const size = u * sunSize * (c.time === 'night' ? 0.62 : 1)
    const halo = size * (c.time === 'day' ? 4.2 : 5)
    const warm = c.time === 'dawn' ? mix(c.skyLow, '#ffe9c8', 0.6) : c.sun
    s.disc(
      x,
      y,
      halo,
      s.glow(x, y, halo, [
        [0, warm, c.time === 'night' ? 0.34 : 0.75],
        [0.2, warm, c.time === 'night' ? 0.2 : 0.48],
        [0.45, warm, c.time === 'night' ? 0.08 : 0.19],
        [0.7, warm, c.time === 'night' ? 0.02 : 0.055],
        [1, warm, 0],
      ]),
    )
    s.disc(
      x,
      y,
      size,
      s.down(y - size, y + size, [
        [0, c.time === 'dawn' ? mix(c.sun, c.accent2, 0.28) : c.sun],
        [1, c.time === 'dawn' ? c.sun : mix(c.sun, c.skyLow, 0.35)],
      ]),
    )
    if (c.time === 'night') {
      for (const [dx, dy, k] of [
        [-0.3, -0.1, 0.2],
        [0.25, 0.25, 0.28],
        [0.15, -0.42, 0.13],
      ] as const) {
        s.disc(x + dx * size, y + dy * size, size * k, mix(c.sun, c.skyMid, 0.3), 0.5)
      }
    }
  }
  clouds(s, horizon, count)
}
