import { expect, test } from 'vitest'
import { concurrencyLimiter } from '#server/limiter'

const refused = { status: 503, code: 'general.unavailable' }

/** Work that goes on until it is told to end. */
function held() {
  let end = () => {}
  const until = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => until, end: () => end() }
}

test('one caller takes only so many places, running or in line, and everybody else finds one', async () => {
  const limited = concurrencyLimiter(1, 10, { each: 2 })
  const { work, end } = held()
  const mine = [limited(work, 'one'), limited(work, 'one')]
  await expect(limited(work, 'one')).rejects.toMatchObject(refused)
  const others = ['two', 'three'].map((caller) => limited(async () => caller, caller))
  end()
  await Promise.all(mine)
  expect(await Promise.all(others)).toEqual(['two', 'three'])
  expect(await limited(async () => 'again', 'one')).toBe('again')
})

test('nobody gets in line who would wait longer than the bound, by how long works have taken', async () => {
  let time = 0
  const limited = concurrencyLimiter(2, 1000, { waitMs: 300, now: () => time })
  for (let at = 0; at < 100; at++) {
    await limited(async () => {
      time += 100
    })
  }
  const { work, end } = held()
  const through = Array.from({ length: 7 }, () => limited(work))
  // Two run; of works of 100 ms, two at once, the sixth in line would begin 300 ms from now.
  through.push(limited(work))
  await expect(limited(work)).rejects.toMatchObject(refused)
  end()
  await Promise.all(through)
  expect(through).toHaveLength(8)
})

test('a place is given back when work fails, the caller’s too', async () => {
  const limited = concurrencyLimiter(1, 0, { each: 1 })
  await expect(limited(() => Promise.reject(new Error('no')), 'one')).rejects.toThrow('no')
  expect(await limited(async () => 'yes', 'one')).toBe('yes')
})
