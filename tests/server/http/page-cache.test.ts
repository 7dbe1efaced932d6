import { expect, test } from 'vitest'
import { pageCache } from '#server/http/page-cache'

const figures = { size: 4, bytes: 1000, freshMs: 60_000, staleMs: 600_000 }
const page = (bytes: number, worth: 'all' | 'one' = 'all') => ({ madeAt: 0, worth, bytes })

/** A cache, and a function that returns which of these keys need a new page. */
function aCache() {
  const cache = pageCache(figures, () => 0)
  const kept = (bytes: number, worth?: 'all' | 'one') => async (key: string) => {
    let made = false
    await cache.get(key, async () => {
      made = true
      return page(bytes, worth)
    })
    return !made
  }
  return { cache, kept }
}

test('keeps the most recently requested pages, up to a total number of bytes', async () => {
  const { kept } = aCache()
  for (const key of ['a', 'b', 'c']) await kept(300)(key)
  expect(await kept(300)('a')).toBe(true)
  await kept(300)('d')
  expect(await kept(300)('a')).toBe(true)
  expect(await kept(300)('b')).toBe(false)
})

test('keeps no page that is larger than the total, and evicts only as many as necessary', async () => {
  const { kept } = aCache()
  expect(await kept(1001)('large')).toBe(false)
  expect(await kept(1001)('large')).toBe(false)
  for (const key of ['a', 'b', 'c']) await kept(300)(key)
  for (const key of ['a', 'b', 'c']) expect(await kept(300)(key)).toBe(true)
})

test('does not count purged pages', async () => {
  const { cache, kept } = aCache()
  await kept(900)('a')
  cache.purge()
  await kept(300)('b')
  await kept(300)('c')
  expect(await kept(300)('b')).toBe(true)
})

test('shows an old page in place of one that could not be rendered, as the last resort', async () => {
  for (const isLastResort of [true, false]) {
    let now = 0
    const cache = pageCache<ReturnType<typeof page> | { madeAt: number; worth: 'failed' }>(
      { ...figures, isLastResort },
      () => now,
    )
    await cache.get('a', async () => page(10))
    now = 700_000
    const failed = await cache.get('a', async () => ({ madeAt: now, worth: 'failed' as const }))
    expect(failed.worth).toBe(isLastResort ? 'all' : 'failed')
    const thrown = cache.get('a', () => Promise.reject(new Error('broken')))
    if (isLastResort) expect((await thrown).worth).toBe('all')
    else await expect(thrown).rejects.toThrow('broken')
  }
})

test('does not show a page of another day, except as the last resort', async () => {
  const dayOf = (ms: number) => (ms < 100 ? 'Monday' : 'Tuesday')
  const shownAt = async (at: number, given: { dayOf?: typeof dayOf }, make = async () => page(20)) => {
    let now = 90
    const cache = pageCache<ReturnType<typeof page>>({ ...figures, isLastResort: true, ...given }, () => now)
    await cache.get('a', async () => page(10))
    now = at
    return (await cache.get('a', make)).bytes
  }
  expect(await shownAt(99, { dayOf })).toBe(10)
  expect(await shownAt(100, { dayOf })).toBe(20)
  expect(await shownAt(100, {})).toBe(10)
  expect(await shownAt(100, { dayOf }, () => Promise.reject(new Error('broken')))).toBe(10)
})
