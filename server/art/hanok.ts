import { darker, lighter, mix } from './colour'
import { d, type Sheet } from './sheet'

export interface RoofOptions {
  /** Distance into the haze, 0 … 1. */
  depth?: number
  tile?: string
  /** White mortar along the ridges, as palaces have it. */
  mortar?: boolean
  /** Straight gable ends instead of flared hips. */
  gable?: boolean
  /** How many grooves between the tiles; 0 for roofs far away. */
  grooves?: number
}

/** Height of the eaves at `t` (−1 … 1 from tip to tip). */
const eave = (y: number, w: number, t: number, lift = 0.05) => y - Math.abs(t) ** 2.6 * w * lift

/** A tiled roof seen from the front: centre `x`, eaves at `y`, `w` from tip to tip, `h` high. */
export function roof(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  { depth = 0, tile = '#46505b', mortar = false, gable = false, grooves = 22 }: RoofOptions = {},
) {
  const { c } = s
  const own = c.lit(tile, depth)
  const dark = c.lit(darker(tile, 0.4), depth)
  const pale = c.lit(mortar ? '#efe6d4' : lighter(tile, 0.34), depth)
  const half = w / 2
  const lift = gable ? 0.02 : 0.05
  const tip = eave(y, w, 1, lift)
  const top = y - h
  const ridge = half * (gable ? 0.9 : 0.6)
  const side = (k: 1 | -1) =>
    gable
      ? [x + k * half * 0.97, top + h * 0.5, x + k * ridge, top]
      : [x + k * half * 0.76, y - h * 0.34, x + k * ridge * 1.06, y - h * 0.58, x + k * ridge, top]
  const [l, r] = [side(-1), side(1)] as [number[], number[]]
  const at = (from: number[], i: number) => from[i] ?? 0
  const slopes = gable
    ? [
        d`M${x - half} ${tip}Q${at(l, 0)} ${at(l, 1)} ${at(l, 2)} ${at(l, 3)}`,
        d`L${at(r, 2)} ${at(r, 3)}Q${at(r, 0)} ${at(r, 1)} ${x + half} ${tip}`,
      ]
    : [
        d`M${x - half} ${tip}Q${at(l, 0)} ${at(l, 1)} ${at(l, 2)} ${at(l, 3)}L${at(l, 4)} ${at(l, 5)}`,
        d`Q${x} ${top + h * 0.1} ${at(r, 4)} ${at(r, 5)}L${at(r, 2)} ${at(r, 3)}Q${at(r, 0)} ${at(r, 1)} ${x + half} ${tip}`,
      ]
  const under = d`Q${x + half * 0.6} ${y + h * 0.02} ${x} ${y}Q${x - half * 0.6} ${y + h * 0.02} ${x - half} ${tip}Z`
  const outline = slopes.join('') + under
  s.path(
    outline,
    s.down(top, y, [
      [0, lighter(own, 0.12)],
      [0.45, own],
      [1, darker(own, 0.22)],
    ]),
  )
  if (grooves) {
    let lines = ''
    for (let i = 1; i < grooves; i += 1) {
      const t = (i / grooves) * 2 - 1
      lines += d`M${x + t * half} ${eave(y, w, t, lift) + h * 0.01}Q${x + t * (half * 0.84)} ${y - h * 0.36} ${x + t * ridge * 1.02} ${top}`
    }
    s.clipped(outline, () => s.stroke(lines, dark, Math.max(h * 0.016, s.u * 0.1), 0.42))
  }
  // The tile ends along the eaves, then the ridges.
  const edge = d`M${x - half} ${tip}Q${x - half * 0.6} ${y + h * 0.02} ${x} ${y}Q${x + half * 0.6} ${y + h * 0.02} ${x + half} ${tip}`
  s.stroke(edge, dark, h * 0.055)
  s.stroke(edge, pale, h * 0.02, 0.55, ` stroke-dasharray="${(h * 0.03).toFixed(1)} ${(h * 0.045).toFixed(1)}"`)
  const bar = h * (mortar ? 0.075 : 0.062)
  s.stroke(slopes[0] as string, pale, bar * 0.8, 0.95)
  s.stroke(
    gable
      ? d`M${x + ridge} ${top}Q${at(r, 0)} ${at(r, 1)} ${x + half} ${tip}`
      : d`M${x + ridge} ${top}L${at(r, 2)} ${at(r, 3)}Q${at(r, 0)} ${at(r, 1)} ${x + half} ${tip}`,
    pale,
    bar * 0.8,
    0.95,
  )
  const line = gable
    ? d`M${x - ridge} ${top}L${x + ridge} ${top}`
    : d`M${x - ridge} ${top}Q${x} ${top + h * 0.1} ${x + ridge} ${top}`
  s.stroke(line, pale, bar * 1.25)
  s.stroke(line, dark, bar * 0.35, 0.8)
  for (const k of [-1, 1]) {
    s.path(
      d`M${x + k * (ridge - h * 0.05)} ${top + h * 0.05}L${x + k * (ridge - h * 0.01)} ${top - h * 0.12}Q${x + k * (ridge + h * 0.07)} ${top - h * 0.1} ${x + k * (ridge + h * 0.055)} ${top + h * 0.05}Z`,
      c.lit(darker(tile, 0.1), depth),
    )
  }
}

export interface HallOptions extends RoofOptions {
  bays?: number
  /** Red columns and painted beams of a palace or temple, or plain wood and white plaster of a house. */
  painted?: boolean
  /** Lamps are lit behind the paper doors. */
  lamps?: boolean
  /** No walls between the columns. */
  open?: boolean
  platform?: number
}

/** A hall: platform, columns, walls, eaves and roof. `x` its middle, `foot` where it stands, `w` the body's width, `h` the body's height. */
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

/** A palace gate: a stone base with arches under a storeyed hall. */
export function gate(
  s: Sheet,
  x: number,
  foot: number,
  w: number,
  {
    depth = 0,
    arches = 3,
    storeys = 2,
    lamps = false,
  }: { depth?: number; arches?: number; storeys?: number; lamps?: boolean } = {},
) {
  const { c } = s
  const stone = c.lit('#d3c8b3', depth)
  const h = w * 0.27
  const top = foot - h
  s.path(
    d`M${x - w * 0.52} ${foot}L${x - w * 0.485} ${top}L${x + w * 0.485} ${top}L${x + w * 0.52} ${foot}Z`,
    s.down(top, foot, [
      [0, lighter(stone, 0.25)],
      [1, darker(stone, 0.16)],
    ]),
  )
  let joints = ''
  for (let row = 1; row < 7; row += 1) {
    const y = top + (h * row) / 7
    joints += d`M${x - w * 0.5} ${y}H${x + w * 0.5}`
    for (let k = 0; k < 15; k += 1) joints += d`M${x - w * 0.5 + (w * (k + (row % 2) * 0.5)) / 15} ${y}v${h / 7}`
  }
  s.stroke(joints, darker(stone, 0.35), Math.max(w * 0.0016, 0.6), 0.35)
  for (let i = 0; i < arches; i += 1) {
    const k = i - (arches - 1) / 2
    const aw = w * (k === 0 ? 0.125 : 0.1)
    const ah = h * (k === 0 ? 0.74 : 0.64)
    const ax = x + k * w * 0.25
    const shape = d`M${ax - aw / 2} ${foot}V${foot - ah + aw / 2}A${aw / 2} ${aw / 2} 0 0 1 ${ax + aw / 2} ${foot - ah + aw / 2}V${foot}Z`
    s.stroke(shape, lighter(stone, 0.3), w * 0.014)
    s.path(
      shape,
      s.down(
        foot - ah,
        foot,
        lamps
          ? [
              [0, c.lit('#40231a')],
              [1, mix(c.lamp, c.accent, 0.25)],
            ]
          : [
              [0, c.lit('#2a2224', depth)],
              [1, c.lit('#6b5a4c', depth)],
            ],
      ),
    )
  }
  s.rect(x - w * 0.5, top - h * 0.1, w, h * 0.1, c.lit('#b9ad99', depth))
  for (let i = 0; i < 30; i += 1)
    s.rect(x - w * 0.5 + (w * (i + 0.15)) / 30, top - h * 0.17, (w / 30) * 0.7, h * 0.09, lighter(stone, 0.2))
  let y = top - h * 0.08
  for (let storey = 0; storey < storeys; storey += 1) {
    const k = 0.74 - storey * 0.1
    const body = w * (storey ? 0.085 : 0.12)
    const out = hall(s, x, y, w * k, body, { depth, bays: 7, mortar: true, lamps, platform: 0, grooves: 34 })
    y = y - body - (y - body - out.top) * (storey < storeys - 1 ? 0.62 : 1)
  }
}

/** A row of tiled roofs, as seen over a village: the roofs of one lane, side by side. */
export function roofRow(
  s: Sheet,
  y: number,
  size: number,
  { depth = 0, from = -0.05, to = 1.05, lamps = 0, gap = 0.86 } = {},
) {
  const { r, u } = s
  let x = s.w * from
  while (x < s.w * to) {
    const w = size * u * r.between(0.8, 1.5)
    const foot = s.h * y + r.between(-0.5, 0.5) * size * u * 0.14
    const body = size * u * 0.2
    hall(s, x + w / 2, foot, w * 0.66, body, {
      depth,
      painted: false,
      bays: r.whole(3, 4),
      platform: 0,
      lamps: r.chance(lamps),
      gable: r.chance(0.35),
      grooves: depth > 0.72 ? 0 : Math.round(w / (u * 0.9)),
      tile: r.pick(['#46505b', '#4d5560', '#3f4852']),
    })
    x += w * gap
  }
}

/** A wall of rubble or plaster under its own small roof of tiles. */
export function tiledWall(
  s: Sheet,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  height: number,
  { depth = 0, plaster = '#e8d9bd' } = {},
) {
  const { c, u } = s
  const h1 = height * u
  const h2 = height * u * Math.max(0.2, (y2 / y1) ** 2.2)
  const stone = c.lit('#a99b86', depth)
  s.path(
    d`M${x1} ${y1}L${x1} ${y1 - h1}L${x2} ${y2 - h2}L${x2} ${y2}Z`,
    s.down(Math.min(y1 - h1, y2 - h2), Math.max(y1, y2), [
      [0, c.lit(plaster, depth)],
      [0.52, c.lit(plaster, depth)],
      [0.54, stone],
      [1, darker(stone, 0.25)],
    ]),
  )
  const cap = c.lit('#46505b', depth)
  s.path(
    d`M${x1} ${y1 - h1 * 0.95}L${x1} ${y1 - h1 * 1.22}L${x2} ${y2 - h2 * 1.22}L${x2} ${y2 - h2 * 0.95}Z`,
    s.down(y1 - h1 * 1.25, y1 - h1, [
      [0, lighter(cap, 0.15)],
      [1, darker(cap, 0.2)],
    ]),
  )
  s.stroke(d`M${x1} ${y1 - h1 * 1.22}L${x2} ${y2 - h2 * 1.22}`, lighter(cap, 0.35), h1 * 0.05)
  let joints = ''
  for (let i = 1; i < 14; i += 1) {
    const t = (i / 14) ** 1.2
    const x = x1 + (x2 - x1) * t
    const y = y1 + (y2 - y1) * t
    const h = h1 + (h2 - h1) * t
    joints += d`M${x} ${y - h * 0.97}L${x} ${y - h * 1.2}`
  }
  s.stroke(joints, darker(cap, 0.4), h1 * 0.02, 0.5)
}
