import { describe, expect, it } from 'vitest'
import { batched } from '#server/batch'

const never = () => false
const fulfilled = (value: number) => ({ status: 'fulfilled' as const, value })

/** Work that runs until it is released, and records which jobs ran together. */
function held() {
  const goes: number[][] = []
  let go = () => {}
  const first = new Promise<void>((resolve) => (go = resolve))
  const work = async (items: readonly number[]) => {
    goes.push([...items])
    if (goes.length === 1) await first
    return items.map((item) => fulfilled(item * 2))
  }
  return { goes, work, letGo: () => go() }
}

describe('batched work', () => {
  it('runs alone when nothing is in progress, and otherwise with all that arrived meanwhile', async () => {
    const { goes, work, letGo } = held()
    const double = batched(work, { max: 100, weight: () => 1, isOwnFault: never })
    const results = [1, 2, 3].map(double)
    letGo()
    expect(await Promise.all(results)).toEqual([2, 4, 6])
    expect(goes).toEqual([[1], [2, 3]])
  })

  it('never exceeds the weight of one batch, except for a single heavier item', async () => {
    const { goes, work, letGo } = held()
    const double = batched(work, { max: 5, weight: (item) => item, isOwnFault: never })
    const results = [1, 3, 2, 9, 5].map(double)
    letGo()
    await Promise.all(results)
    expect(goes).toEqual([[1], [3, 2], [9], [5]])
  })

  it('can refuse one item without the others', async () => {
    const work = async (items: readonly number[]) =>
      items.map((item) => (item === 2 ? { status: 'rejected' as const, reason: 'two' } : fulfilled(item)))
    const same = batched(work, { max: 9, weight: () => 1, isOwnFault: never })
    expect(await Promise.allSettled([1, 2, 3].map(same))).toEqual([
      fulfilled(1),
      { status: 'rejected', reason: 'two' },
      fulfilled(3),
    ])
  })

  it.each([
    [true, ['fulfilled', 'rejected', 'fulfilled']],
    [false, ['rejected', 'rejected', 'rejected']],
  ])('when all fail, and one of them may be the cause: %s', async (isOwn, outcomes) => {
    const goes: number[][] = []
    const work = async (items: readonly number[]) => {
      goes.push([...items])
      if (items.includes(2)) throw new Error('two')
      return items.map(fulfilled)
    }
    const same = batched(work, { max: 9, weight: () => 1, isOwnFault: () => isOwn })
    const first = same(0)
    const settled = await Promise.allSettled([1, 2, 3].map(same))
    expect(await first).toBe(0)
    expect(settled.map(({ status }) => status)).toEqual(outcomes)
  })
})
