/**
 * Work that holds the process up begins here: each call resolves in a turn of the event loop of its own, so that between two
 * such works everything that has arrived is answered. In order of arrival.
 */
export type YieldQueue = () => Promise<void>

/** A new queue. */
export function yieldQueue(): YieldQueue {
  let last = Promise.resolve()
  return () => {
    last = last.then(() => new Promise<void>((begin) => setImmediate(begin)))
    return last
  }
}
