import { darker, lighter, mix } from './colour'
import { d, type Sheet } from './sheet'

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

/** A row of blocks that stand on `foot`; at night their windows are lit. */
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

/** Slender glass towers at a bay: tapering, with rounded shoulders. */
export function glassTower(s: Sheet, x: number, foot: number, w: number, h: number, depth: number, lean = 0) {
  const { c, r, u } = s
  const own = c.lit('#7fa6b5', depth)
  const top = foot - h
  const shape = d`M${x - w / 2} ${foot}L${x - w * 0.44 + lean * w * 0.4} ${top + h * 0.1}Q${x - w * 0.3 + lean * w} ${top} ${x + w * 0.1 + lean * w} ${top}Q${x + w * 0.44 + lean * w} ${top + h * 0.03} ${x + w * 0.46 + lean * w * 0.4} ${top + h * 0.16}L${x + w / 2} ${foot}Z`
  s.path(
    shape,
    s.gradient(x - w / 2, 0, x + w / 2, 0, [
      [0, lighter(own, 0.38)],
      [0.36, own],
      [1, darker(own, 0.28)],
    ]),
  )
  s.clipped(shape, () => {
    let floors = ''
    for (let y = top; y < foot; y += u * 1.1) floors += d`M${x - w} ${y}H${x + w}`
    s.stroke(floors, mix(own, c.skyLow, 0.55), u * 0.12, 0.4)
    const share = c.time === 'night' ? 0.4 : c.time === 'dusk' ? 0.2 : 0
    if (share)
      for (let y = top + u; y < foot; y += u * 1.1)
        for (let k = -0.42; k < 0.44; k += 0.16)
          if (r.chance(share)) s.rect(x + k * w, y + u * 0.3, w * 0.1, u * 0.5, c.lamp, r.between(0.5, 0.95))
  })
}

/** The broadcasting tower on its hill: shaft, round decks, mast. `h` in hundredths. */
export function hillTower(s: Sheet, x: number, foot: number, height: number, depth = 0) {
  const { c } = s
  const h = height * s.u
  const shaft = c.lit('#dfe3e6', depth)
  const night = c.time === 'night' || c.time === 'dusk'
  if (night) s.halo(x, foot - h * 0.52, h * 0.7, c.accent2, 0.55)
  s.path(
    d`M${x - h * 0.035} ${foot}L${x - h * 0.02} ${foot - h * 0.42}L${x + h * 0.02} ${foot - h * 0.42}L${x + h * 0.035} ${foot}Z`,
    s.gradient(x - h * 0.03, 0, x + h * 0.03, 0, [
      [0, lighter(shaft, 0.3)],
      [1, darker(shaft, 0.3)],
    ]),
  )
  const deck = (y: number, half: number, tall: number, colour: string) =>
    s.path(
      d`M${x - half * 0.72} ${y + tall}Q${x - half} ${y + tall * 0.75} ${x - half} ${y + tall * 0.45}Q${x - half} ${y} ${x - half * 0.7} ${y}L${x + half * 0.7} ${y}Q${x + half} ${y} ${x + half} ${y + tall * 0.45}Q${x + half} ${y + tall * 0.75} ${x + half * 0.72} ${y + tall}Z`,
      colour,
    )
  deck(foot - h * 0.5, h * 0.062, h * 0.1, c.lit('#c6ccd2', depth))
  s.rect(x - h * 0.06, foot - h * 0.475, h * 0.12, h * 0.026, night ? c.lamp : c.lit('#51697a', depth))
  deck(foot - h * 0.585, h * 0.05, h * 0.075, c.lit('#d8dde1', depth))
  s.rect(
    x - h * 0.048,
    foot - h * 0.562,
    h * 0.096,
    h * 0.022,
    night ? mix(c.lamp, c.accent, 0.2) : c.lit('#51697a', depth),
  )
  s.rect(x - h * 0.017, foot - h * 0.7, h * 0.034, h * 0.12, c.lit('#c7cdd2', depth))
  s.path(
    d`M${x - h * 0.011} ${foot - h * 0.7}L${x - h * 0.003} ${foot - h}L${x + h * 0.003} ${foot - h}L${x + h * 0.011} ${foot - h * 0.7}Z`,
    c.lit('#e7e2da', depth),
  )
  for (let i = 0; i < 3; i += 1)
    s.rect(x - h * 0.0095, foot - h * (0.76 + i * 0.07), h * 0.019, h * 0.026, c.lit('#c8452f', depth))
  if (night) s.disc(x, foot - h, h * 0.016, '#ff8a6a')
}

/** A bridge over the whole width: arches, or the fan of a cable-stayed one. */
export function bridge(
  s: Sheet,
  y: number,
  {
    depth = 0.4,
    cables = false,
    height = 16,
    from = -0.05,
    to = 1.05,
    lamps = s.c.time === 'night' || s.c.time === 'dusk',
  } = {},
) {
  const { c, u } = s
  const deck = s.h * y
  const own = c.lit('#8b97a5', depth)
  const [x1, x2] = [s.w * from, s.w * to]
  const span = u * (cables ? 62 : 24)
  const count = Math.ceil((x2 - x1) / span)
  for (let i = 0; i <= count; i += 1) {
    const x = x1 + i * span
    s.rect(x - u * 0.7, deck, u * 1.4, u * 5.4, darker(own, 0.2))
    if (cables && i % 1 === 0) {
      const top = deck - height * u
      s.path(
        d`M${x - u * 1.1} ${deck + u * 3}L${x - u * 0.32} ${top}L${x + u * 0.32} ${top}L${x + u * 1.1} ${deck + u * 3}Z`,
        lighter(own, 0.25),
      )
      let lines = ''
      for (let k = 1; k <= 8; k += 1) {
        const reach = (span * 0.47 * k) / 8
        lines += d`M${x} ${top + height * u * (0.04 + (8 - k) * 0.045)}L${x - reach} ${deck}M${x} ${top + height * u * (0.04 + (8 - k) * 0.045)}L${x + reach} ${deck}`
      }
      s.stroke(lines, lighter(own, 0.4), u * 0.1, 0.75)
    } else if (!cables && i < count) {
      s.stroke(
        d`M${x + u * 0.6} ${deck + u * 4}Q${x + span / 2} ${deck - u * 2} ${x + span - u * 0.6} ${deck + u * 4}`,
        own,
        u * 0.9,
      )
    }
  }
  s.rect(x1, deck - u * 0.5, x2 - x1, u * 1.5, own)
  s.rect(x1, deck - u * 0.5, x2 - x1, u * 0.4, lighter(own, 0.35))
  if (!lamps) return
  for (let x = x1 + span * 0.25; x < x2; x += span * 0.25) {
    s.disc(
      x,
      deck - u * 1.4,
      u * 1.9,
      s.glow(x, deck - u * 1.4, u * 1.9, [
        [0, c.lamp, 0.8],
        [1, c.lamp, 0],
      ]),
    )
    s.disc(x, deck - u * 1.4, u * 0.28, '#fff2cf')
  }
}

/** What lamps on a far bank throw on the water: broken vertical streaks. */
export function lampStreaks(s: Sheet, from: number, to: number, count: number, { left = 0, right = 1 } = {}) {
  const { c, r, u } = s
  for (let i = 0; i < count; i += 1) {
    const x = s.w * r.between(left, right)
    const length = r.between(0.35, 1)
    const colour = r.pick([c.lamp, c.accent2, '#fff0cf', c.accent])
    let y = s.h * from
    const end = s.h * (from + (to - from) * length)
    while (y < end) {
      const half = u * r.between(0.35, 1.05)
      const dx = x + u * r.between(-0.5, 0.5)
      s.path(
        d`M${dx - half} ${y}Q${dx} ${y - u * 0.22} ${dx + half} ${y}Q${dx} ${y + u * 0.22} ${dx - half} ${y}Z`,
        colour,
        0.6 * (1 - (y - s.h * from) / (end - s.h * from)) + 0.06,
      )
      y += u * r.between(0.7, 1.7)
    }
  }
}
