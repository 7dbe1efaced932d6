import { mix } from '../color'
import { curve, d, type Point, type Sheet } from '../sheet'

/** A skein of birds, drawn as open wings. */
export function birds(s: Sheet, x: number, y: number, count: number, size = 1, color = s.c.near) {
  for (let i = 0; i < count; i += 1) {
    const side = i % 2 ? 1 : -1
    const rank = Math.ceil(i / 2)
    const px = s.w * x + rank * s.u * 3.1 * size + s.r.between(-0.6, 0.6) * s.u
    const py = s.h * y + side * rank * s.u * 1.5 * size + s.r.between(-0.4, 0.4) * s.u
    const k = s.u * size * s.r.between(0.85, 1.15)
    const wing = s.r.between(0.55, 1)
    s.path(
      d`M${px - 1.5 * k} ${py - 0.75 * k * wing}Q${px - 0.6 * k} ${py - 0.72 * k} ${px} ${py}Q${px + 0.6 * k} ${py - 0.72 * k} ${px + 1.5 * k} ${py - 0.75 * k * wing}Q${px + 0.6 * k} ${py - 0.4 * k} ${px} ${py + 0.32 * k}Q${px - 0.6 * k} ${py - 0.4 * k} ${px - 1.5 * k} ${py - 0.75 * k * wing}Z`,
      color,
      0.82,
    )
  }
}

/** A bank of mist across the picture that fades above and below. */
export function mist(s: Sheet, y: number, height: number, opacity: number, color = mix(s.c.skyLow, s.c.skyMid, 0.25)) {
  const top = s.h * (y - height / 2)
  const bottom = s.h * (y + height / 2)
  s.rect(
    0,
    top,
    s.w,
    bottom - top,
    s.down(top, bottom, [
      [0, color, 0],
      [0.55, color, opacity],
      [1, color, 0],
    ]),
  )
}

/** Wisps of mist with soft ends, as in a valley. */
export function wisps(s: Sheet, y: number, spread: number, count: number, opacity: number) {
  const color = mix(s.c.skyLow, s.c.skyMid, 0.2)
  for (let i = 0; i < count; i += 1) {
    const x = s.w * s.r.between(-0.1, 1.1)
    const py = s.h * (y + s.r.between(-spread, spread))
    const half = s.u * s.r.between(18, 46)
    const t = s.u * s.r.between(0.5, 1.4)
    const top: Point[] = [
      [x - half, py],
      [x - half * 0.4, py - t],
      [x + half * 0.3, py - t * 0.6],
      [x + half, py],
    ]
    const below: Point[] = [
      [x + half * 0.4, py + t * 0.7],
      [x - half * 0.3, py + t * 0.5],
      [x - half, py],
    ]
    s.path(`${curve([...top, ...below])}Z`, color, opacity)
  }
}
