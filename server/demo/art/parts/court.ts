import { darker, lighter, mix } from '../color'
import { d, type Sheet } from '../sheet'

/** The paved court that narrows toward the hall: slabs and the raised royal way in the middle. */
export function court(s: Sheet, y: number) {
  const { c, u } = s
  const stone = c.lit('#d9cdb6')
  const vy = s.h * (y - 0.16)
  s.rect(
    0,
    s.h * y,
    s.w,
    s.h * (1 - y) + 1,
    s.down(s.h * y, s.h, [
      [0, mix(stone, c.skyLow, 0.35)],
      [1, darker(stone, 0.18)],
    ]),
  )
  const mid = s.w / 2
  let joints = ''
  for (let i = 0; i < 9; i += 1) {
    const t = (i / 9) ** 1.9
    joints += d`M0 ${s.h * (y + (1 - y) * t)}H${s.w}`
  }
  for (let i = -14; i <= 14; i += 1) {
    const x = mid + i * u * 16
    const k = (s.h * y - vy) / (s.h - vy)
    joints += d`M${mid + (x - mid) * k} ${s.h * y}L${x} ${s.h}`
  }
  s.stroke(joints, darker(stone, 0.3), u * 0.14, 0.28)
  const way = (half: number, color: string) => {
    const k = (s.h * y - vy) / (s.h - vy)
    s.path(
      d`M${mid - half * k} ${s.h * y}L${mid + half * k} ${s.h * y}L${mid + half} ${s.h}L${mid - half} ${s.h}Z`,
      color,
    )
  }
  way(u * 17, lighter(stone, 0.18))
  way(u * 7.5, lighter(stone, 0.42))
}
