import { darker, lighter, mix } from '../color'
import { d, type Sheet } from '../sheet'

interface SkylineOptions {
  from?: number
  to?: number
  /** Heights in hundredths. */
  low: number
  high: number
  depth: number
  lit?: number
  base?: string
}

/** A row of blocks on `foot`; at night their windows are lit. */
export function skyline(
  s: Sheet,
  foot: number,
  {
    from = -0.02,
    to = 1.02,
    low,
    high,
    depth,
    lit = s.c.time === 'night' ? 0.42 : s.c.time === 'dusk' ? 0.24 : 0,
    base = '#7d8aa0',
  }: SkylineOptions,
) {
  const { c, r, u } = s
  const y = s.h * foot
  let x = s.w * from
  while (x < s.w * to) {
    const w = u * r.between(3, 7.5) * (1.15 - depth * 0.35)
    const h = u * r.between(low, high) * (r.chance(0.18) ? 1.25 : 1)
    const own = c.lit(mix(base, r.pick(['#93a3b5', '#6d7c93', '#a79d95']), r.between(0, 0.5)), depth)
    s.rect(
      x,
      y - h,
      w + 0.6,
      h,
      s.down(y - h, y, [
        [0, darker(own, c.time === 'night' ? 0.25 : 0.05)],
        [1, mix(own, c.skyLow, 0.3)],
      ]),
    )
    s.rect(x, y - h, w * 0.3, h, lighter(own, 0.14), 0.5)
    if (r.chance(0.4)) s.rect(x + w * r.between(0.2, 0.6), y - h - u * r.between(0.6, 2.2), u * 0.22, u * 2.2, own)
    if (r.chance(0.3)) s.rect(x + w * 0.18, y - h - u * 0.9, w * 0.5, u * 0.95, darker(own, 0.08))
    const cols = Math.max(2, Math.round(w / u / 1.15))
    const rows = Math.round(h / u / 1.35)
    const cw = w / (cols + 0.4)
    for (let row = 0; row < rows; row += 1) {
      for (let col = 0; col < cols; col += 1) {
        const on = r.chance(lit)
        if (!on && depth > 0.62) continue
        const wx = x + cw * (col + 0.42)
        const wy = y - h + u * (0.75 + row * 1.35)
        if (wy > y - u * 0.8) continue
        if (on)
          s.rect(
            wx,
            wy,
            cw * 0.52,
            u * 0.62,
            mix(c.lamp, r.pick(['#fff4d6', '#ffb866', '#ffe1a0']), 0.5),
            r.between(0.55, 1) * (1 - depth * 0.35),
          )
        else if (c.time !== 'night') s.rect(wx, wy, cw * 0.52, u * 0.62, darker(own, 0.16), 0.45)
      }
    }
    x += w + (r.chance(0.15) ? u * r.between(0.4, 1.6) : 0)
  }
}

/** Reflections of lamps on a far bank in the water: broken vertical streaks. */
export function lampStreaks(s: Sheet, from: number, to: number, count: number, { left = 0, right = 1 } = {}) {
  const { c, r, u } = s
  for (let i = 0; i < count; i += 1) {
    const x = s.w * r.between(left, right)
    const length = r.between(0.35, 1)
    const color = r.pick([c.lamp, c.accent2, '#fff0cf', c.accent])
    let y = s.h * from
    const end = s.h * (from + (to - from) * length)
    while (y < end) {
      const half = u * r.between(0.35, 1.05)
      const dx = x + u * r.between(-0.5, 0.5)
      s.path(
        d`M${dx - half} ${y}Q${dx} ${y - u * 0.22} ${dx + half} ${y}Q${dx} ${y + u * 0.22} ${dx - half} ${y}Z`,
        color,
        0.6 * (1 - (y - s.h * from) / (end - s.h * from)) + 0.06,
      )
      y += u * r.between(0.7, 1.7)
    }
  }
}
