import type { MiceBooth, MiceCompany } from '#contract/mice/company'
import type { MiceFigures } from '#contract/mice/edition'

type Rect = Pick<MiceBooth, 'x' | 'y' | 'width' | 'height'>
type Hall = Pick<MiceFigures['halls'][number], 'width' | 'height'>
/** Meters from the upper left corner of the hall. */
export type Point = readonly [x: number, y: number]

const covers = ({ x, y, width, height }: Rect, [px, py]: Point) => px > x && px < x + width && py > y && py < y + height

/** The floor of a hall in squares of one meter, numbered by row. */
function floorOf({ width, height }: Hall, booths: readonly Rect[]) {
  const middle = (square: number): Point => [(square % width) + 0.5, Math.floor(square / width) + 0.5]
  const squares = Array.from({ length: width * height }, (_, square) => square)
  const isFree = squares.map((square) => !booths.some((booth) => covers(booth, middle(square))))
  const beside = (square: number): number[] => [
    ...(square >= width ? [square - width] : []),
    ...(square < width * (height - 1) ? [square + width] : []),
    ...(square % width > 0 ? [square - 1] : []),
    ...(square % width < width - 1 ? [square + 1] : []),
  ]
  /** The free squares along the sides of a booth. */
  const around = (booth: Rect) =>
    squares.filter((square) => isFree[square] && beside(square).some((next) => covers(booth, middle(next))))
  /** Steps from a square to every other; undefined where no aisle leads. */
  const stepsFrom = (start: number) => {
    const steps: (number | undefined)[] = []
    steps[start] = 0
    const queue = [start]
    for (const square of queue)
      for (const next of beside(square))
        if (isFree[next] && steps[next] === undefined) {
          steps[next] = (steps[square] ?? 0) + 1
          queue.push(next)
        }
    return steps
  }
  return { middle, beside, around, stepsFrom }
}

/** The squares of a shortest way, from its start to `end`, with few turns. */
function squaresTo(end: number, steps: readonly (number | undefined)[], beside: (square: number) => number[]) {
  const way = [end]
  let turn = 0
  for (let left = steps[end] ?? 0; left > 0; left -= 1) {
    const now = way[0] ?? end
    const nearer = beside(now).filter((next) => steps[next] === left - 1)
    // Straight on where that is as short.
    const next = nearer.find((each) => each - now === turn) ?? nearer[0] ?? now
    turn = next - now
    way.unshift(next)
  }
  return way
}

/** Leaves out the points between two turns. */
const turnsOf = (points: readonly Point[]): Point[] =>
  points.filter((here, at) => {
    const [before, after] = [points[at - 1], points[at + 1]]
    if (!before || !after) return true
    return !((before[0] === here[0] && here[0] === after[0]) || (before[1] === here[1] && here[1] === after[1]))
  })

/**
 * A way along the aisles from the doors of a hall to some of its booths, the nearest next one each time: the line to draw, and the
 * booths in that order. A booth to which no aisle leads is left out; without any booth there is no line.
 */
export function routeThrough<B extends Rect>(
  hall: Hall,
  booths: readonly Rect[],
  targets: readonly B[],
): { line: Point[]; order: B[] } {
  const { middle, beside, around, stepsFrom } = floorOf(hall, booths)
  let here = hall.width * (hall.height - 1) + Math.floor(hall.width / 2)
  const line: Point[] = [[middle(here)[0], hall.height], middle(here)]
  const order: B[] = []
  const left = targets.map((booth) => ({ booth, squares: around(booth) }))
  while (left.length > 0) {
    const steps = stepsFrom(here)
    const reached = left.flatMap((each) => each.squares.map((square) => ({ each, square, far: steps[square] })))
    const [nearest] = reached
      .flatMap(({ far, ...rest }) => (far === undefined ? [] : [{ ...rest, far }]))
      .toSorted((a, b) => a.far - b.far)
    if (!nearest) break
    line.push(...squaresTo(nearest.square, steps, beside).slice(1).map(middle))
    order.push(nearest.each.booth)
    left.splice(left.indexOf(nearest.each), 1)
    here = nearest.square
  }
  return { line: order.length > 0 ? turnsOf(line) : [], order }
}

/** Like `routeThrough`, to those of the companies that are in a hall. */
export function routeIn(
  hall: MiceFigures['halls'][number],
  companies: readonly MiceCompany[],
  targets: readonly MiceCompany[],
): { line: Point[]; stops: MiceCompany[] } {
  const inHall = (all: readonly MiceCompany[]) =>
    all.flatMap((company) => (company.booth?.hall === hall.id ? [{ ...company.booth, company }] : []))
  const { line, order } = routeThrough(hall, inHall(companies), inHall(targets))
  return { line, stops: order.map(({ company }) => company) }
}
