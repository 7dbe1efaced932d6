import { Refusal } from '#server/refusal'

/** Limits of a kind of work: how many jobs run concurrently, and how many can wait. */
export interface QueueLimits {
  atOnce: number
  waiting: number
}

/**
 * Runs work of several kinds on a few places. A free place is given to the first queue, in the order of `kinds`, with waiting
 * work and fewer running jobs than its limit; within a queue the order of arrival counts. Throws `Refusal(503)` when the queue is
 * full.
 */
export function queues<L extends string>(places: number, kinds: Readonly<Record<L, QueueLimits>>) {
  const names = Object.keys(kinds) as L[]
  const state = Object.fromEntries(
    names.map((name) => [name, { running: 0, waiting: [] as (() => void)[] }]),
  ) as Record<L, { running: number; waiting: (() => void)[] }>
  const isFree = () => names.reduce((sum, name) => sum + state[name].running, 0) < places
  const fill = () => {
    for (const name of names) {
      const queue = state[name]
      while (queue.waiting.length > 0 && queue.running < kinds[name].atOnce && isFree()) {
        queue.running++
        queue.waiting.shift()?.()
      }
    }
  }
  return async <T>(name: L, work: () => Promise<T>): Promise<T> => {
    const queue = state[name]
    const waits = queue.running >= kinds[name].atOnce || !isFree()
    if (waits && queue.waiting.length >= kinds[name].waiting) throw new Refusal(503, 'general.picturesBusy')
    await new Promise<void>((enter) => {
      queue.waiting.push(enter)
      fill()
    })
    try {
      return await work()
    } finally {
      queue.running--
      fill()
    }
  }
}
