import { darker, lighter } from '../color'
import { d, type Sheet } from '../sheet'

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

/** A tiled roof seen from the front: center `x`, eaves at `y`, `w` from tip to tip, `h` high. */
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
