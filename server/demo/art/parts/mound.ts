import { darker, lighter, mix } from '../color'
import { d, type Sheet } from '../sheet'

/** A royal tomb: one great round mound of turf. */
export function mound(s: Sheet, x: number, foot: number, w: number, depth: number) {
  const { c, u } = s
  const own = mix(mix(c.leaf2, c.leaf, 0.35), c.far, depth)
  const h = w * 0.42
  s.disc(x + w * 0.1, foot, w * 0.56, darker(own, 0.35), 0.35, w * 0.035)
  const shape = d`M${x - w / 2} ${foot}C${x - w * 0.42} ${foot - h * 0.62} ${x - w * 0.22} ${foot - h} ${x} ${foot - h}S${x + w * 0.42} ${foot - h * 0.62} ${x + w / 2} ${foot}Q${x} ${foot + h * 0.05} ${x - w / 2} ${foot}Z`
  s.path(
    shape,
    s.gradient(x - w * 0.4, foot - h, x + w * 0.45, foot, [
      [0, lighter(own, 0.32)],
      [0.45, own],
      [1, darker(own, 0.35)],
    ]),
  )
  s.clipped(shape, () => {
    let turf = ''
    for (let i = 0; i < 60; i += 1) {
      const [tx, ty] = [x + w * s.r.between(-0.5, 0.5), foot - h * s.r.between(0, 1)]
      turf += d`M${tx} ${ty}q${u * 0.8} ${u * 0.5} ${u * 1.6} ${u * 0.9}`
    }
    s.stroke(turf, darker(own, 0.25), u * 0.16, 0.35)
  })
}
