import { mix } from '../color'
import { birds, mist, wisps } from '../parts/air'
import { ferry } from '../parts/boats'
import { headland } from '../parts/headland'
import { ranges } from '../parts/land'
import { nearBank } from '../parts/near-bank'
import { sky } from '../parts/sky'
import { ripples, water } from '../parts/water'
import type { Sheet } from '../sheet'

/** The landing at dawn: a ferry crosses where the river bends between layered hills. */
export function crossing(s: Sheet, sail: boolean) {
  const wide = s.w > s.h * 1.4
  const sunAt = wide ? 0.64 : 0.58
  sky(s, { horizon: 0.56, sun: [sunAt, 0.36], sunSize: wide ? 10.5 : 9.5, clouds: 4 })
  ranges(s, { from: 0.37, to: 0.52, count: 4, swing: 8.5, nearest: 0.5, foot: 0.6 })
  mist(s, 0.545, 0.11, 0.75)
  water(s, { from: 0.565 })
  headland(s, 0.572, -1, 0.5, 15, 0.6)
  headland(s, 0.592, 1, 0.44, 19, 0.46)
  wisps(s, 0.575, 0.02, 5, 0.32)
  headland(s, 0.645, -1, 0.3, 24, 0.26)
  ripples(s, { from: 0.575, glitter: sunAt, ripples: 70 })
  birds(s, sunAt - 0.2, 0.2, 7, 0.85, mix(s.c.near, s.c.skyMid, 0.15))
  ferry(s, s.w * (wide ? 0.55 : 0.48), s.h * 0.765, sail ? 27 : 30, {
    sail,
    dir: 1,
    lamp: s.c.time === 'night' || s.c.time === 'dusk',
  })
  nearBank(s, 1, { reach: wide ? 0.34 : 0.44, height: 17 })
}
