import { setImmediate as otherTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { yieldQueue } from '#server/yield-queue'

/** The order of the jobs and the turns of the event loop. */
async function seen(begin: () => Promise<void>): Promise<string[]> {
  const order: string[] = []
  let done = false
  const works = Promise.all(Array.from({ length: 5 }, () => begin().then(() => order.push('work'))))
  const loop = async () => {
    while (!done) {
      await otherTurn()
      order.push('turn')
    }
  }
  const looping = loop()
  await works
  done = true
  await looping
  return order
}
const isTogether = (order: string[]) => order.some((each, at) => each === 'work' && order[at + 1] === 'work')

test('work that blocks the event loop runs once per turn, so that other requests are served in between', async () => {
  const order = await seen(yieldQueue())
  expect(order.filter((each) => each === 'work')).toHaveLength(5)
  expect(isTogether(order)).toBe(false)
  // The control: jobs that do not yield all run together.
  expect(isTogether(await seen(async () => {}))).toBe(true)
  expect(isTogether(await seen(() => otherTurn()))).toBe(true)
})
