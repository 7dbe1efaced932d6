import { darker, lighter } from '../color'
import { d, type Sheet } from '../sheet'

/** A wooden top from `from` (a share of the height) down to the foot of the picture, with its grain. */
export function boards(s: Sheet, from: number, wood: string) {
  const { u, w, h, r } = s
  s.rect(
    0,
    h * from,
    w,
    h * (1 - from) + 1,
    s.down(h * from, h, [
      [0, lighter(wood, 0.3)],
      [0.25, wood],
      [1, darker(wood, 0.28)],
    ]),
  )
  let grain = ''
  for (let i = 0; i < 30; i += 1) {
    const [x, y] = [w * r.between(-0.1, 0.92), h * r.between(from + 0.02, 0.99)]
    grain += d`M${x} ${y}q${u * 10} ${u * r.between(-0.6, 0.6)} ${u * r.between(16, 36)} 0`
  }
  s.stroke(grain, darker(wood, 0.3), u * 0.16, 0.45)
}
