import { describe, expect, test } from 'vitest'
import { districtPlaces, districts, mapSize } from '#contract/pass/districts'
import { besides, middleOf, nameCandidates, wordPositions } from '#src/sites/seoulitepass/affiliate/parts/map-view'

const whole = { x: 0, y: 0, width: mapSize.width }
const [size, radius] = [20, 10]
const words = districts.map((key) => ({
  ...{ key, text: districtPlaces[key].name.ko },
  candidates: nameCandidates(key, whole, size),
}))
const around = (places: readonly { x: number; y: number }[]) => ({ places, size, radius })
const covers = (word: { x: number; y: number } | undefined, place: { x: number; y: number }) =>
  word !== undefined && Math.abs(word.x - place.x) < 40 && Math.abs(word.y - place.y) < 22

describe('words on the map of Seoul', () => {
  test('a district’s name is in its middle, and beside a place that is there', () => {
    const middle = middleOf('gangnam')
    expect(wordPositions(words, around([])).get('gangnam')).toEqual(middle)
    const moved = wordPositions(words, around([middle])).get('gangnam')
    expect(moved).toBeDefined()
    expect(covers(moved, middle)).toBe(false)
  })

  test('no name covers another', () => {
    const at = [...wordPositions(words, around(districts.map(middleOf))).values()]
    expect(at).toHaveLength(districts.length)
    for (const [nth, one] of at.entries())
      for (const other of at.slice(nth + 1))
        expect(Math.abs(one.x - other.x) >= 2 * size || Math.abs(one.y - other.y) >= size).toBe(true)
  })

  test('a station without room is left out rather than written over places', () => {
    const place = { x: 500, y: 400 }
    const station = (places: readonly { x: number; y: number }[]) =>
      wordPositions(
        [
          {
            key: 's',
            text: '시청역',
            candidates: besides(place, '시청역', { size, radius, view: whole }),
            isOptional: true,
          },
        ],
        around(places),
      ).get('s')
    const below = station([place])
    expect(below?.x).toBe(500)
    expect(below?.y).toBeGreaterThan(400)
    expect(station([place, { x: 500, y: 425 }])?.y).toBeLessThan(400)
    const crowd = [place, { x: 500, y: 425 }, { x: 500, y: 375 }, { x: 540, y: 400 }, { x: 460, y: 400 }]
    expect(station(crowd)).toBeUndefined()
  })
})
