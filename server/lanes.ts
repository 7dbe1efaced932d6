import { Refusal } from '#server/refusal'

/** A kind of work: how much of it may run at once, and how much may wait. */
export interface Lane {
  atOnce: number
  waiting: number
}

/**
 * Lets work of several kinds through on few places. A free place goes to the first lane in the order given that has work waiting
 * and not as much of it running as it may; within a lane the order of arrival counts. Throws `Refusal(503)` when as many wait
 * in the lane as may.
 */
export function lanes<L extends string>(places: number, kinds: Readonly<Record<L, Lane>>) {
  const names = Object.keys(kinds) as L[]
  const state = Object.fromEntries(names.map((name) => [name, { running: 0, line: [] as (() => void)[] }])) as Record<
    L,
    { running: number; line: (() => void)[] }
  >
  const isFree = () => names.reduce((sum, name) => sum + state[name].running, 0) < places
  const fill = () => {
    for (const name of names) {
      const lane = state[name]
      while (lane.line.length > 0 && lane.running < kinds[name].atOnce && isFree()) {
        lane.running++
        lane.line.shift()?.()
      }
    }
  }
  return async <T>(name: L, work: () => Promise<T>): Promise<T> => {
    const lane = state[name]
    const waits = lane.running >= kinds[name].atOnce || !isFree()
    if (waits && lane.line.length >= kinds[name].waiting) throw new Refusal(503, 'general.picturesBusy')
    await new Promise<void>((enter) => {
      lane.line.push(enter)
      fill()
    })
    try {
      return await work()
    } finally {
      lane.running--
      fill()
    }
  }
}
