import { lighter, mix } from '../color'
import { noise } from '../random'
import { curve, d, type Point, type Sheet } from '../sheet'
import { hazed } from './land'

/** A headland that reaches into the water from one side, with its reflection. */
export function headland(
  s: Sheet,
  y: number,
  side: 1 | -1,
  reach: number,
  height: number,
  depth: number,
  own?: string,
) {
  const wave = noise(s.r, 3, 0.45)
  const steps = 26
  const edge = side === 1 ? s.w * 1.04 : -s.w * 0.04
  const points: Point[] = []
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps
    const rise = (1 - t ** 1.7) * height * (0.72 + 0.34 * wave(t * 3.2))
    points.push([edge - side * s.w * reach * t, s.h * y - Math.max(0, rise) * s.u])
  }
  const color = hazed(s, depth, own)
  const top = Math.min(...points.map(([, py]) => py))
  const shape = `${curve(points)}L${Math.round(edge)} ${Math.round(s.h * y)}Z`
  s.mirrored(s.h * y, 0.5, 0.62, () => {
    s.path(
      shape,
      s.down(top, s.h * y, [
        [0, color],
        [1, mix(color, mix(s.c.skyLow, s.c.far, 0.5), 0.36)],
      ]),
    )
  })
  s.path(
    d`M${edge} ${s.h * y - s.u * 0.25}L${edge - side * s.w * reach * 1.02} ${s.h * y}L${edge} ${s.h * y + s.u * 0.25}Z`,
    lighter(s.c.skyLow, 0.4),
    0.55,
  )
  return { top, points }
}
