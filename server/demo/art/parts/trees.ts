import { darker, lighter, mix } from '../color'
import { curve, d, type Point, type Sheet } from '../sheet'

/** A canopy: a lens with a scalloped top, lit from above. */
function pad(s: Sheet, x: number, y: number, half: number, high: number, fill: string) {
  const { r } = s
  const top: Point[] = []
  const lobes = Math.max(4, Math.round(half / high) + 2)
  for (let i = 0; i <= lobes; i += 1) {
    const t = i / lobes
    top.push([x - half + 2 * half * t, y - Math.sin(Math.PI * t) * high * r.between(0.82, 1.12)])
  }
  s.path(
    `${curve(top)}Q${Math.round(x)} ${Math.round(y + high * 0.42)} ${Math.round(x - half)} ${Math.round(y)}Z`,
    fill,
  )
}

/** A Korean red pine: a bent trunk under a few flat clouds of needles. `height` in hundredths; `lean` −1 … 1. */
export function pine(
  s: Sheet,
  x: number,
  foot: number,
  height: number,
  { lean = 0.2, depth = 0, color }: { lean?: number; depth?: number; color?: string } = {},
) {
  const { c, r, u } = s
  const h = height * u
  const bark = mix(c.lit('#5d3528'), c.far, depth)
  const needles = color ?? mix(mix(c.lit('#1f5a47'), c.near, 0.35), c.far, depth)
  const bend = lean * h * 0.3
  const trunk: Point[] = [
    [x, foot],
    [x + bend * 0.15, foot - h * 0.32],
    [x + bend * 0.9, foot - h * 0.62],
    [x + bend, foot - h * 0.95],
  ]
  s.stroke(curve(trunk), bark, h * 0.042)
  const pads = [
    [0.62, -0.95, 0.21],
    [0.7, 0.75, 0.25],
    [0.84, -0.35, 0.25],
    [0.97, 0.25, 0.2],
  ] as const
  for (const [at, side, size] of pads) {
    const cx = x + bend * Math.min(1, at + 0.05)
    const px = cx + side * h * 0.24
    const py = foot - h * at
    s.stroke(d`M${cx} ${py + h * 0.08}Q${cx + (px - cx) * 0.4} ${py + h * 0.03} ${px} ${py}`, bark, h * 0.018)
    const half = h * size * r.between(0.9, 1.15)
    pad(s, px, py + h * 0.015, half, h * 0.105, darker(needles, 0.18))
    pad(s, px - half * 0.06, py - h * 0.012, half * 0.84, h * 0.088, lighter(needles, 0.1))
  }
}

/** A straight conifer as a narrow stepped cone. */
export function fir(s: Sheet, x: number, foot: number, height: number, fill: string) {
  const h = height * s.u
  const w = h * 0.17
  let left = ''
  let right = ''
  const tiers = 5
  for (let i = 0; i < tiers; i += 1) {
    const y = foot - h + (h * 0.92 * (i + 1)) / tiers
    const half = (w * (i + 1.4)) / tiers
    right += `L${(x + half).toFixed(1)} ${y.toFixed(1)}L${(x + half * 0.55).toFixed(1)} ${(y - h * 0.015).toFixed(1)}`
    left = `L${(x - half * 0.55).toFixed(1)} ${(y - h * 0.015).toFixed(1)}L${(x - half).toFixed(1)} ${y.toFixed(1)}${left}`
  }
  s.path(`M${x.toFixed(1)} ${(foot - h).toFixed(1)}${right}L${x.toFixed(1)} ${foot.toFixed(1)}${left}Z`, fill)
}

/** A crown of leaves: a closed outline of soft lobes. */
export function crown(
  s: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  lobes: number,
  fill: string,
  opacity = 1,
) {
  const { r } = s
  const turn = r.between(0, 1)
  const at = (i: number, k: number): Point => {
    const angle = ((i + turn) / lobes) * Math.PI * 2
    return [x + Math.cos(angle) * rx * k, y + Math.sin(angle) * ry * k * (Math.sin(angle) > 0 ? 0.82 : 1)]
  }
  const [sx, sy] = at(0, 0.9)
  let outline = d`M${sx} ${sy}`
  for (let i = 0; i < lobes; i += 1) {
    const [cx, cy] = at(i + 0.5, r.between(1.12, 1.32))
    const [ex, ey] = at(i + 1, 0.9)
    outline += d`Q${cx} ${cy} ${ex} ${ey}`
  }
  s.path(`${outline}Z`, fill, opacity)
}

/** A broad-leaved tree: three crowns over each other, lit from the side `light` (−1 left, 1 right). */
export function tree(
  s: Sheet,
  x: number,
  foot: number,
  height: number,
  leaf: string,
  { light = -1, trunk = true } = {},
) {
  const { c, r, u } = s
  const h = height * u
  if (trunk) {
    const bark = c.lit('#4a3326')
    s.path(
      d`M${x - h * 0.03} ${foot}Q${x - h * 0.012} ${foot - h * 0.25} ${x - h * 0.015} ${foot - h * 0.5}L${x + h * 0.015} ${foot - h * 0.5}Q${x + h * 0.012} ${foot - h * 0.25} ${x + h * 0.035} ${foot}Z`,
      bark,
    )
    s.stroke(
      d`M${x} ${foot - h * 0.3}L${x + h * 0.12} ${foot - h * 0.48}M${x} ${foot - h * 0.36}L${x - h * 0.11} ${foot - h * 0.52}`,
      bark,
      h * 0.016,
    )
  }
  const lobes = r.whole(8, 10)
  const [wide, high] = [h * r.between(0.27, 0.33), h * r.between(0.3, 0.36)]
  crown(s, x, foot - h * 0.63, wide, high, lobes, darker(leaf, 0.2))
  crown(s, x + light * wide * 0.12, foot - h * 0.67, wide * 0.8, high * 0.76, lobes - 1, leaf)
  crown(s, x + light * wide * 0.3, foot - h * 0.74, wide * 0.46, high * 0.42, lobes - 2, lighter(leaf, 0.16), 0.85)
  crown(s, x - light * wide * 0.34, foot - h * 0.56, wide * 0.3, high * 0.24, 6, mix(leaf, darker(leaf, 0.2), 0.4), 0.9)
}
