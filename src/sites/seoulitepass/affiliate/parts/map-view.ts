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

/** Half the size of a word on the map, in units of the plane; letters of the Latin script are about half as wide as Hangul. */
function halfOf(word: string, size: number) {
  const width = [...word].reduce((sum, letter) => sum + (letter > '\u1100' ? 0.95 : 0.56), 0)
  return { x: (width * size) / 2, y: size * 0.6 }
}

/** Whether a point is within a polygon: a ray to the right crosses its outline an odd number of times. */
const isWithin = ({ x, y }: Point, outline: readonly [number, number][]): boolean =>
  outline.filter(([x1, y1], nth) => {
    const [x2, y2] = outline.at(nth - 1) ?? [0, 0]
    return y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)
  }).length %
    2 ===
  1

/** A word on the map: where it may stand, best position first, and what it must do without: `isOptional` if it would cover anything. */
export interface Word {
  key: string
  text: string
  candidates: readonly Point[]
  isOptional?: boolean
}

interface Around {
  places: readonly Point[]
  /** The height of a word and the radius of a place, in units of the plane. */
  size: number
  radius: number
}

/** The position of each word by its key, one after the other: where it covers the fewest places and no other word. */
export function wordPositions(words: readonly Word[], { places, size, radius }: Around): Map<string, Point> {
  const put: { at: Point; half: Point }[] = []
  const found = new Map<string, Point>()
  for (const { key, text, candidates, isOptional = false } of words) {
    const half = halfOf(text, size)
    const isNear = (at: Point, other: Point, room: Point) =>
      Math.abs(other.x - at.x) < half.x + room.x && Math.abs(other.y - at.y) < half.y + room.y
    const cost = (at: Point) =>
      places.filter((place) => isNear(at, place, { x: radius, y: radius })).length +
      100 * put.filter((other) => isNear(at, other.at, other.half)).length
    // Sorting is stable: of equally good positions, the first.
    const [best] = candidates.map((at) => ({ at, cost: cost(at) })).toSorted((a, b) => a.cost - b.cost)
    if (!best || (isOptional && best.cost > 0)) continue
    put.push({ at: best.at, half })
    found.set(key, best.at)
  }
  return found
}

const steps = [-3, -2, -1, 0, 1, 2, 3]

/** Where the name of a district may stand: within it and within the view, nearest to the middle of both first. */
export function nameCandidates(district: District, view: Point & { width: number }, size: number): Point[] {
  const outline = pointsOf(district)
  const isWhole = view.width === mapSize.width
  const middle = isWhole ? middleOf(district) : { x: view.x + view.width / 2, y: view.y + (view.width * mapShape) / 2 }
  const step = isWhole ? { x: size * 0.9, y: size * 0.75 } : { x: view.width / 8, y: (view.width * mapShape) / 7.5 }
  return steps
    .flatMap((x) => steps.map((y) => ({ x, y })))
    .toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))
    .map(({ x, y }) => ({ x: middle.x + x * step.x, y: middle.y + y * step.y }))
    .filter((at) => isWithin(at, outline))
}

/** Where the name of a station may stand: below a place, above it, or beside it, as far as it is within the view. */
export function besides(
  { x, y }: Point,
  text: string,
  { size, radius, view }: Pick<Around, 'size' | 'radius'> & { view: Point & { width: number } },
): Point[] {
  const half = halfOf(text, size)
  const [up, side] = [radius + half.y, radius + half.x]
  return [
    { x, y: y + up },
    { x, y: y - up },
    { x: x + side, y },
    { x: x - side, y },
  ].filter((at) => at.x - half.x >= view.x && at.x + half.x <= view.x + view.width)
}
