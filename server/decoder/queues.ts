import { Refusal } from '#server/refusal'

/** A kind of work: how much of it may run at once, and how much may wait. */
export interface QueueLimits {
  atOnce: number
  waiting: number
}

/**
 * Lets work of several kinds through on few places. A free place goes to the first queue in the order given that has work waiting
 * and not as much of it running as it may; within a queue the order of arrival counts. Throws `Refusal(503)` when as many wait
 * in the queue as may.
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
