import { describe, expect, test } from 'vitest'
import { type Point, routeThrough } from '#src/sites/mice/company/route'

const hall = { width: 14, height: 12 }
const booth = (x: number, y: number, width = 3, height = 3) => ({ x, y, width, height })
/** An island in front of a row with an aisle of one meter between its booths. */
const [left, right, island] = [booth(3, 1), booth(7, 1), booth(3, 6, 6, 3)]
const booths = [left, right, island]

/** The points of a line at every tenth of a meter. */
const along = (line: readonly Point[]) =>
  line.slice(1).flatMap(([x, y], at) => {
    const [fromX, fromY] = line[at] ?? [x, y]
    const steps = Math.round((Math.abs(x - fromX) + Math.abs(y - fromY)) * 10)
    return Array.from(
      { length: steps },
      (_, n): Point => [fromX + ((x - fromX) * n) / steps, fromY + ((y - fromY) * n) / steps],
    )
  })
const crossed = (line: readonly Point[]) =>
  along(line).filter(([px, py]) =>
    booths.some(({ x, y, width, height }) => px > x && px < x + width && py > y && py < y + height),
  )

describe('the way through a hall', () => {
  test('leads from the doors to a booth around the others, along straight aisles', () => {
    const { line, order } = routeThrough(hall, booths, [left])
    expect(order).toEqual([left])
    expect(line[0]).toEqual([7.5, 12])
    expect(crossed(line)).toEqual([])
    for (const [at, [x, y]] of line.slice(1).entries()) {
      const before = line[at]
      expect(before && (before[0] === x || before[1] === y)).toBe(true)
    }
    // Ends in the aisle along the booth.
    const [endX = 0, endY = 0] = line.at(-1) ?? []
    const { x, y, width, height } = left
    const away = Math.max(x - endX, endX - x - width, 0) + Math.max(y - endY, endY - y - height, 0)
    expect(away).toBe(0.5)
  })

  test('leads to several booths, each time to the nearest', () => {
    const { line, order } = routeThrough(hall, booths, [left, right, island])
    expect(order).toEqual([island, right, left])
    expect(crossed(line)).toEqual([])
  })

  test('leaves out a booth that is walled in', () => {
    const walledIn = booth(0, 0, 1, 1)
    const walls = [walledIn, booth(1, 0, 1, 2), booth(0, 1, 1, 1)]
    expect(routeThrough(hall, walls, [walledIn])).toEqual({ line: [], order: [] })
    expect(routeThrough(hall, walls, [walledIn, left]).order).toEqual([left])
  })
})
