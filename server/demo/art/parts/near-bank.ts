import { darker, lighter, mix } from '../color'
import { d, type Sheet } from '../sheet'
import { reeds } from './foliage'
import { pine } from './trees'

/** The near bank: dark, with pines and reeds, in one corner. */
export function nearBank(s: Sheet, side: 1 | -1, { pines = 2, reach = 0.5, height = 15 } = {}) {
  const { c, u } = s
  const edge = side === 1 ? s.w * 1.02 : -s.w * 0.02
  const tip = edge - side * s.w * reach
  const high = s.h - height * u
  for (let i = 0; i < pines; i += 1) {
    const x = edge - side * s.w * reach * (0.14 + i * 0.24)
    pine(s, x, high + u * (2 + i * 3.4), 44 - i * 13, {
      lean: -side * (0.5 + i * 0.2),
      color: mix(c.near, c.lit('#1f5a47'), 0.42),
    })
  }
  const soil = mix(c.near, c.lit('#2d4a3a'), 0.35)
  s.path(
    d`M${edge} ${high}Q${edge - side * s.w * reach * 0.34} ${high - u * 1.5} ${edge - side * s.w * reach * 0.58} ${s.h - height * u * 0.52}Q${edge - side * s.w * reach * 0.8} ${s.h - height * u * 0.16} ${tip} ${s.h + u}L${edge} ${s.h + u}Z`,
    s.down(high, s.h, [
      [0, lighter(soil, 0.06)],
      [1, darker(soil, 0.35)],
    ]),
  )
  const [from, to] = side === 1 ? [1 - reach * 0.85, 1.02] : [-0.02, reach * 0.85]
  reeds(s, from, to, 1.0, height * 0.72, mix(c.near, c.leaf, 0.4), {
    plume: mix(c.lit('#f0dcb4'), c.skyLow, 0.3),
    count: 40,
  })
}
