import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLifecycle } from '#server/lifecycle'

const silent = pino({ level: 'silent' })

test('what was started last is stopped first, each after the previous one has ended', async () => {
  const life = createLifecycle(silent)
  const order: string[] = []
  for (const name of ['database', 'pool', 'requests']) {
    life.onStop(name, async () => {
      order.push(`${name} begins`)
      await Promise.resolve()
      order.push(`${name} ends`)
    })
  }
  await life.stop()
  expect(order).toEqual(['requests', 'pool', 'database'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})

test('a step that fails does not prevent the others from being stopped', async () => {
  const life = createLifecycle(silent)
  let stopped = false
  life.onStop('database', async () => {
    stopped = true
  })
  life.onStop('jobs', async () => {
    throw new Error('stuck')
  })
  await life.stop()
  expect(stopped).toBe(true)
})

test('a step that never ends is abandoned, and the next one runs', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const life = createLifecycle(silent)
  let stopped = false
  life.onStop('database', async () => {
    stopped = true
  })
  life.onStop('jobs', () => new Promise(() => {}))
  const done = life.stop()
  await vi.advanceTimersByTimeAsync(14_000)
  expect(stopped).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  await done
  expect(stopped).toBe(true)
})

test('stopping twice runs every step once', async () => {
  const life = createLifecycle(silent)
  let runs = 0
  life.onStop('database', async () => runs++)
  await Promise.all([life.stop(), life.stop()])
  await life.stop()
  expect(runs).toBe(1)
  expect(life.stopping.aborted).toBe(true)
})
