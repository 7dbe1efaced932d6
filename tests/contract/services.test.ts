import { expect, test } from 'vitest'
import { productLimits } from '#contract/product-fields'
import { bestVehicle } from '#contract/services'
import { guestTours } from '#server/demo/guest/guest.seed'
import { classes } from '#server/demo/guest/protocol/frame'
import { transfers } from '#server/demo/guest/protocol/vehicle'

const [airport] = transfers
const options = (airport?.options ?? []).map(({ room, prices, name }) => ({
  name: name.en,
  room: room ?? null,
  price: prices[0]?.price ?? 0,
}))
const bestFor = (travelers: number, luggage: number) => {
  const best = bestVehicle(options, { travelers, luggage })
  return best && [best.option.name, best.units]
}

test('five people with twelve suitcases are advised one minibus, not six sedans: seats and luggage count (product §3)', () => {
  expect(bestFor(5, 12)).toEqual([classes.minibus.name.en, 1])
  expect(bestFor(2, 2)).toEqual([classes.sedan.name.en, 1])
  expect(bestFor(2, 3)).toEqual([classes.large.name.en, 1])
  expect(bestFor(5, 4)).toEqual([classes.van.name.en, 1])
})

test('at the same price the fewest vehicles are best, and services not priced by vehicle are never advised', () => {
  const room = (people: number) => ({ people, luggage: 9 })
  const two = { price: 100, room: room(2) }
  const four = { price: 200, room: room(4) }
  expect(bestVehicle([two, four], { travelers: 4, luggage: 0 })).toEqual({ option: four, units: 1 })
  expect(bestVehicle([{ price: 1, room: null }], { travelers: 4, luggage: 0 })).toBeNull()
})

test('what guests can reserve at any half hour of a day is within what the desk can edit (product §9)', () => {
  const options = Object.values(guestTours).flatMap((tours) => tours.flatMap((tour) => tour.options))
  const times = options.map(({ start_times }) => start_times.length)
  expect(Math.max(...times)).toBe(productLimits.times)
})
