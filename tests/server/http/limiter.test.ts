import { expect, test } from 'vitest'
import { networksOf } from '#server/http/address'
import { concurrencyLimiter } from '#server/limiter'

const refused = { status: 503, code: 'general.unavailable' }

/** Work that runs until it is released. */
function held() {
  let end = () => {}
  const until = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => until, end: () => end() }
}

const [one, two, three] = ['198.51.100.1', '198.51.100.2', '198.51.100.3'].map(networksOf)

test('one network takes only a limited number of slots, running or queued, and other networks find one', async () => {
  const limited = concurrencyLimiter(1, 10, { each: 2 })
  const { work, end } = held()
  const mine = [limited(work, one), limited(work, one)]
  const third = limited(work, one).then(
    () => 'through',
    (error: unknown) => error,
  )
  const others = [two, three].map((from) => limited(async () => from?.near, from))
  end()
  expect(await third).toMatchObject(refused)
  await Promise.all(mine)
  expect(await Promise.all(others)).toEqual([two?.near, three?.near])
  expect(await limited(async () => 'again', one)).toBe('again')
})

test('a /48 of IPv6 takes twice as many slots as one network, for any network of it', async () => {
  const limited = concurrencyLimiter(1, 20, { each: 2 })
  const { work, end } = held()
  const calls = Array.from({ length: 6 }, (_, at) => limited(work, networksOf(`2001:db8:1:${at}::1`)))
  const ended = Promise.allSettled(calls)
  const other = limited(async () => 'through', networksOf('2001:db8:2::1'))
  end()
  expect((await ended).map(({ status }) => status)).toEqual([...Array(4).fill('fulfilled'), 'rejected', 'rejected'])
  expect(await other).toBe('through')
})

test('a request that would wait longer than the bound is not queued, by how long works have taken', async () => {
  let time = 0
  const limited = concurrencyLimiter(2, 1000, { waitMs: 300, now: () => time })
  for (let at = 0; at < 100; at++) {
    await limited(async () => {
      time += 100
    })
  }
  const { work, end } = held()
  const through = Array.from({ length: 7 }, () => limited(work))
  // Two run at a time, 100 ms each: the sixth in line would begin 300 ms from now.
  through.push(limited(work))
  await expect(limited(work)).rejects.toMatchObject(refused)
  end()
  await Promise.all(through)
  expect(through).toHaveLength(8)
})

test('a slot is freed when work fails, also the caller’s own', async () => {
  const limited = concurrencyLimiter(1, 0, { each: 1 })
  await expect(limited(() => Promise.reject(new Error('no')), one)).rejects.toThrow('no')
  expect(await limited(async () => 'yes', one)).toBe('yes')
})
