import { type District, mapSize } from '#contract/pass/districts'
import { districtShapes } from '../../parts/district-shapes'

const pointsOf = (district: District) =>
  districtShapes[district].split(' ').map((pair) => pair.split(',').map(Number) as [number, number])

/** Height of the plane per unit of its width. */
export const mapShape = mapSize.height / mapSize.width
/** The minimum width shown, in units of the plane. */
const closest = 150
/** Margin around what is shown, as a factor. */
const room = 1.45

interface Point {
  x: number
  y: number
}

/** The part of the plane with the places of a district, or all of it; a district without places is shown by its outline. */
export function viewOf(district: District | null, places: readonly Point[]): Point & { width: number } {
  if (!district) return { x: 0, y: 0, width: mapSize.width }
  const points = places.length > 0 ? places : pointsOf(district).map(([x, y]) => ({ x, y }))
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const width = Math.max(closest, (right - left) * room, ((bottom - top) * room) / mapShape)
  return { x: (left + right - width) / 2, y: (top + bottom - width * mapShape) / 2, width }
}

/** The position of a district's name: the middle of its outline. */
export function middleOf(district: District): Point {
  const points = pointsOf(district)
  const sum = points.reduce((at, [x, y]) => ({ x: at.x + x, y: at.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}
