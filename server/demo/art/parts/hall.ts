import { darker, lighter, mix } from '../color'
import { d, type Sheet } from '../sheet'
import { type RoofOptions, roof } from './roof'

interface HallOptions extends RoofOptions {
  bays?: number
  /** Red columns and painted beams of a palace or temple, or plain wood and white plaster of a house. */
  painted?: boolean
  /** Lamps are lit behind the paper doors. */
  lamps?: boolean
  /** No walls between the columns. */
  open?: boolean
  platform?: number
}

/** A hall: platform, columns, walls, eaves and roof. `x` is its middle, `foot` its base, `w` and `h` the size of the body. */
export function hall(s: Sheet, x: number, foot: number, w: number, h: number, options: HallOptions = {}) {
  const { c } = s
  const { depth = 0, bays = 5, painted = true, lamps = false, open = false, platform = 0.18 } = options
  const stone = c.lit('#cfc5b2', depth)
  const wood = c.lit(painted ? '#9b3a2c' : '#6d4530', depth)
  const wall = c.lit(painted ? '#d8c7a6' : '#f3ead9', depth)
  const green = c.lit('#2f6f60', depth)
  const left = x - w / 2
  const base = foot - h * platform
  if (platform) {
    s.rect(left - w * 0.07, base, w * 1.14, h * platform + 1, stone)
    s.rect(left - w * 0.07, base, w * 1.14, h * platform * 0.26, lighter(stone, 0.4))
    s.rect(x - w * 0.09, base + h * platform * 0.35, w * 0.18, h * platform * 0.7, darker(stone, 0.18))
  }
  const top = base - h
  const glow = s.down(top, base, [
    [0, mix(c.lamp, c.accent2, 0.35)],
    [1, mix(c.lamp, '#fff3d0', 0.5)],
  ])
  s.rect(left, top, w, h, open ? c.lit('#3a2a26', depth) : wall)
  const bay = w / bays
  for (let i = 0; i < bays; i += 1) {
    const bx = left + bay * i
    if (open) continue
    const doorway = i === Math.floor(bays / 2)
    const panel = lamps
      ? glow
      : c.lit(doorway ? (painted ? '#315f55' : '#efe2c4') : painted ? '#3f7466' : '#f0e6d0', depth)
    const tall = doorway || painted ? 0.62 : 0.46
    s.rect(bx + bay * 0.14, base - h * (tall + (doorway || painted ? 0.04 : 0.2)), bay * 0.72, h * tall, panel)
    let lattice = ''
    for (let k = 1; k < 4; k += 1)
      lattice += d`M${bx + bay * (0.14 + 0.18 * k)} ${base - h * (tall + (doorway || painted ? 0.04 : 0.2))}v${h * tall}`
    for (let k = 1; k < 4; k += 1)
      lattice += d`M${bx + bay * 0.14} ${base - h * ((doorway || painted ? 0.04 : 0.2) + (tall * k) / 4)}h${bay * 0.72}`
    s.stroke(
      lattice,
      lamps ? c.lit('#5b3320', depth) : painted ? c.lit('#274f47', depth) : c.lit('#8a6446', depth),
      Math.max(bay * 0.02, 0.6),
      0.75,
    )
  }
  for (let i = 0; i <= bays; i += 1) {
    const cw = Math.max(bay * 0.085, s.u * 0.14)
    s.rect(left + bay * i - cw / 2, top, cw, h, wood)
    s.rect(left + bay * i - cw / 2, top, cw * 0.36, h, lighter(wood, 0.22), 0.6)
    s.rect(left + bay * i - cw * 0.8, base - h * 0.035, cw * 1.6, h * 0.035, stone)
  }
  const roofW = w * (1.36 + 0.28 / bays)
  const roofH = h * (painted ? 0.95 : 0.86)
  // Painted beams and brackets, and the shadow that the eaves throw on them.
  s.rect(left - w * 0.01, top, w * 1.02, h * 0.14, painted ? green : wood)
  if (painted && depth < 0.6) {
    const count = bays * 5
    for (let i = 0; i < count; i += 1)
      s.rect(
        left + (w * (i + 0.2)) / count,
        top + h * 0.02,
        (w / count) * 0.55,
        h * 0.085,
        i % 2 ? c.lit('#c9563f', depth) : c.lit('#e3c27a', depth),
        0.8,
      )
  }
  s.path(
    d`M${x - roofW / 2 + roofW * 0.04} ${top - h * 0.1}Q${x} ${top + h * 0.16} ${x + roofW / 2 - roofW * 0.04} ${top - h * 0.1}L${x + w * 0.5} ${top + h * 0.08}L${x - w * 0.5} ${top + h * 0.08}Z`,
    darker(painted ? green : wood, 0.35),
  )
  s.rect(left, top + h * 0.12, w, h * 0.1, darker(wall, 0.5), 0.28)
  roof(s, x, top - h * 0.0, roofW, roofH, options)
  return { top: top - roofH, roofW }
}
