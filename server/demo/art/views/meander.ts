import { mix } from '../color'
import { birds, mist } from '../parts/air'
import { ferry } from '../parts/boats'
import { hazed, hill, ranges, ridge } from '../parts/land'
import { nearBank } from '../parts/near-bank'
import { sky } from '../parts/sky'
import { ripples } from '../parts/water'
import { d, type Sheet } from '../sheet'

/** Seen from above: the river winds through the valley to the sun. */
export function meander(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.4, sun: [0.34, 0.27], sunSize: 8, clouds: 3 })
  ranges(s, { from: 0.3, to: 0.44, count: 4, swing: 8, nearest: 0.45 })
  const [w, h] = [s.w, s.h]
  const sandy = mix(c.lit('#e9d7ad'), c.skyLow, 0.35)
  const course = (grow: number) =>
    d`M${w * 0.36 - grow} ${h * 0.475}C${w * 0.62} ${h * 0.5 - grow * 0.3} ${w * 0.95 + grow} ${h * 0.53} ${w * 0.74 + grow} ${h * 0.6}C${w * 0.5} ${h * 0.68} ${w * 0.05 - grow} ${h * 0.68} ${w * 0.12 - grow * 2} ${h * 0.84}C${w * 0.16 - grow} ${h * 0.95} ${w * 0.3} ${h} ${w * 0.34 - grow * 2} ${h * 1.02}L${w * 0.98 + grow * 2} ${h * 1.02}C${w * 0.9 + grow} ${h * 0.92} ${w * 0.58 + grow * 2} ${h * 0.86} ${w * 0.64 + grow} ${h * 0.78}C${w * 0.7 + grow} ${h * 0.7} ${w * 1.06 + grow * 2} ${h * 0.64} ${w * 0.95 + grow} ${h * 0.565}C${w * 0.88} ${h * 0.5 - grow * 0.4} ${w * 0.62} ${h * 0.478 - grow * 0.2} ${w * 0.36 + grow} ${h * 0.47}Z`
  const plain = ridge(s, { y: 0.47, swing: 1.2, waves: 3 })
  hill(s, plain, hazed(s, 0.34, c.leaf), { haze: 0.1, reach: 60 })
  mist(s, 0.47, 0.07, 0.5)
  s.path(course(u * 1.5), sandy, 0.85)
  s.path(
    course(0),
    s.down(h * 0.47, h, [
      [0, mix(c.skyLow, c.skyMid, 0.2)],
      [0.5, mix(c.skyMid, c.skyTop, 0.6)],
      [1, mix(c.skyTop, c.near, 0.3)],
    ]),
  )
  s.clipped(course(0), () => ripples(s, { from: 0.48, glitter: 0.4, ripples: 90 }))
  ferry(s, w * 0.44, h * 0.865, 15, { sail: true })
  ferry(s, w * 0.6, h * 0.655, 7, { sail: true, dir: -1 })
  nearBank(s, -1, { reach: 0.3, height: 12, pines: 1 })
  nearBank(s, 1, { reach: 0.36, height: 15, pines: 2 })
  birds(s, 0.62, 0.16, 5, 0.8)
}
