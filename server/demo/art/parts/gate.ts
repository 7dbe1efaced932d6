import { darker, lighter, mix } from '../color'
import { d, type Sheet } from '../sheet'
import { hall } from './hall'

/** A palace gate: a stone base with arches under a storied hall. */
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
