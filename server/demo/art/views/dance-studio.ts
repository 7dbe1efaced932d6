import { darker, lighter, mix } from '../color'
import { evening } from '../parts/evening'
import { d, type Sheet } from '../sheet'

/** The position of arms and legs: hands and knees as offsets from the shoulders and hips, in shares of the height. */
interface Pose {
  hands: readonly (readonly [elbowX: number, elbowY: number, handX: number, handY: number])[]
  feet: readonly (readonly [kneeX: number, footX: number])[]
  tilt: number
}

const poses: readonly Pose[] = [
  {
    hands: [
      [-0.17, -0.06, -0.2, -0.27],
      [0.16, 0.08, 0.05, -0.04],
    ],
    feet: [
      [-0.1, -0.15],
      [0.12, 0.19],
    ],
    tilt: 0.03,
  },
  {
    hands: [
      [-0.17, 0.07, -0.3, -0.05],
      [0.15, -0.08, 0.2, -0.28],
    ],
    feet: [
      [-0.14, -0.2],
      [0.08, 0.12],
    ],
    tilt: -0.03,
  },
]

/** A dancer, seen from behind. */
function dancer(
  s: Sheet,
  x: number,
  foot: number,
  size: number,
  shirt: string,
  trousers: string,
  pose: Pose,
  hair: boolean,
) {
  const { c } = s
  const h = size * s.u
  const skin = c.lit('#dcab86')
  const [hip, shoulder] = [foot - h * 0.47, foot - h * 0.77]
  const sx = x + pose.tilt * h
  for (const [knee, to] of pose.feet) {
    const side = Math.sign(to)
    s.stroke(
      d`M${x + side * h * 0.055} ${hip}L${x + knee * h} ${foot - h * 0.25}L${x + to * h} ${foot - h * 0.04}`,
      trousers,
      h * 0.095,
    )
    s.path(
      d`M${x + to * h - h * 0.055} ${foot - h * 0.05}H${x + to * h + h * 0.055}L${x + to * h + side * h * 0.03 + h * 0.05} ${foot}H${x + to * h + side * h * 0.03 - h * 0.05}Z`,
      c.lit('#f6f1e8'),
    )
  }
  for (const [ex, ey, hx, hy] of pose.hands) {
    const from = sx + Math.sign(ex) * h * 0.095
    s.stroke(
      d`M${sx + ex * h} ${shoulder + h * (0.03 + ey)}L${sx + hx * h} ${shoulder + h * (0.03 + hy)}`,
      skin,
      h * 0.048,
    )
    s.stroke(d`M${from} ${shoulder + h * 0.045}L${sx + ex * h} ${shoulder + h * (0.03 + ey)}`, shirt, h * 0.068)
  }
  s.path(
    d`M${sx - h * 0.125} ${shoulder + h * 0.01}Q${sx} ${shoulder - h * 0.035} ${sx + h * 0.125} ${shoulder + h * 0.01}L${x + h * 0.115} ${hip + h * 0.035}Q${x} ${hip + h * 0.065} ${x - h * 0.115} ${hip + h * 0.035}Z`,
    s.gradient(x - h * 0.13, 0, x + h * 0.13, 0, [
      [0, lighter(shirt, 0.14)],
      [1, darker(shirt, 0.14)],
    ]),
  )
  s.rect(sx - h * 0.025, shoulder - h * 0.05, h * 0.05, h * 0.06, skin)
  const head = sx + pose.tilt * h * 0.5
  const dark = c.lit('#2b211f')
  s.disc(head, shoulder - h * 0.115, h * 0.066, dark, 1, h * 0.078)
  if (hair)
    s.path(
      d`M${head - h * 0.03} ${shoulder - h * 0.15}Q${head - pose.tilt * h * 3} ${shoulder - h * 0.04} ${head - pose.tilt * h * 2.4 - h * 0.01} ${shoulder + h * 0.09}Q${head + h * 0.02} ${shoulder} ${head + h * 0.04} ${shoulder - h * 0.13}Z`,
      dark,
    )
}

/** A dance class before the mirror: strips of light, a wooden floor, and all dancers on the same beat. */
export function danceStudio(s: Sheet) {
  const { c, u } = s
  const [w, h] = [s.w, s.h]
  const wall = mix(c.skyTop, c.near, evening(s) ? 0.55 : 0.15)
  s.rect(
    0,
    0,
    w,
    h * 0.7,
    s.down(0, h * 0.7, [
      [0, darker(wall, 0.2)],
      [1, mix(wall, c.skyMid, 0.4)],
    ]),
  )
  // The mirror: its image is paler and farther away.
  const [left, right, top, foot] = [w * 0.05, w * 0.95, h * 0.15, h * 0.66]
  s.rect(
    left,
    top,
    right - left,
    foot - top,
    s.down(top, foot, [
      [0, mix(c.skyTop, c.skyMid, 0.55)],
      [0.7, mix(c.skyMid, c.skyLow, 0.6)],
      [1, mix(c.skyLow, c.lit('#c79a68'), 0.55)],
    ]),
  )
  const glass = d`M${left} ${top}H${right}V${foot}H${left}Z`
  const shirts = ['#e2557a', '#f2c04c', '#f6f1e6', '#4fa7b5', '#8e6bc9', '#ef7a4c'] as const
  const row = [
    [0.21, 28, 0],
    [0.41, 29, 1],
    [0.61, 29, 3],
    [0.81, 28, 4],
  ] as const
  const front = [
    [0.11, 38, 5],
    [0.31, 40, 2],
    [0.51, 42, 0],
    [0.71, 40, 1],
    [0.9, 38, 3],
  ] as const
  const trousers = c.lit('#2c3442')
  const [open, closed] = poses as readonly [Pose, Pose]
  const flipped = ({ hands, feet, tilt }: Pose): Pose => ({
    hands: hands.map(([ex, ey, hx, hy]) => [-ex, ey, -hx, hy] as const),
    feet: feet.map(([knee, to]) => [-knee, -to] as const),
    tilt: -tilt,
  })
  s.clipped(glass, () => {
    const floor = mix(c.lit('#c79a68'), c.skyLow, 0.35)
    s.path(d`M${left} ${h * 0.6}H${right}V${foot}H${left}Z`, floor)
    for (const x of [0.22, 0.5, 0.78]) s.rect(w * x - u * 9, top + u * 3, u * 18, u * 0.9, '#fff6e0', 0.9)
    s.within('opacity="0.7"', () => {
      for (const [x, size, shirt] of row)
        dancer(
          s,
          w * (0.5 + (x - 0.5) * 0.86),
          h * 0.635,
          size * 0.86,
          c.lit(shirts[shirt] ?? shirts[0]),
          trousers,
          open,
          false,
        )
    })
    for (let i = 0; i < 3; i += 1) {
      const x = left + (right - left) * (0.08 + i * 0.34)
      s.path(d`M${x} ${top}h${u * 9}L${x + u * 1} ${foot}h${-u * 9}Z`, '#ffffff', 0.1)
    }
  })
  const rail = mix(c.near, c.lit('#6a6f78'), 0.4)
  for (let i = 0; i <= 4; i += 1)
    s.rect(left + ((right - left) * i) / 4 - u * 0.25, top, u * 0.5, foot - top, rail, 0.8)
  s.rect(left - u, top - u, right - left + u * 2, u * 1.2, rail)
  s.rect(left - u, foot - u * 0.4, right - left + u * 2, u * 1.4, rail)
  // Strips of light on the ceiling.
  for (const [x1, x2, color] of [
    [0.08, 0.36, c.accent2],
    [0.4, 0.6, '#fff6e0'],
    [0.64, 0.92, c.accent],
  ] as const) {
    s.halo((w * (x1 + x2)) / 2, h * 0.075, u * 26, color, evening(s) ? 0.6 : 0.25)
    s.rect(w * x1, h * 0.065, w * (x2 - x1), u * 1.5, mix(color, '#ffffff', 0.45), 1, u * 0.75)
  }
  const floor = c.lit('#c08a55')
  s.rect(
    0,
    h * 0.675,
    w,
    h * 0.33,
    s.down(h * 0.675, h, [
      [0, lighter(floor, 0.25)],
      [1, darker(floor, 0.25)],
    ]),
  )
  let planks = ''
  for (let i = -16; i <= 16; i += 1) planks += d`M${w / 2 + i * u * 6} ${h * 0.675}L${w / 2 + i * u * 15} ${h}`
  s.stroke(planks, darker(floor, 0.3), u * 0.18, 0.45)
  for (const [list, y, pose] of [
    [row, 0.775, open],
    [front, 0.945, flipped(closed)],
  ] as const)
    for (const [x, size, shirt] of list) {
      s.disc(w * x, h * y, size * u * 0.24, darker(floor, 0.6), 0.3, size * u * 0.03)
      dancer(s, w * x, h * y, size, c.lit(shirts[shirt] ?? shirts[0]), trousers, pose, shirt % 2 === 0)
    }
}
