/**
 * Where work that blocks the process begins. Each call resolves in its own turn of the event loop, in order of arrival, so that
 * everything that has arrived in between is answered.
 */
export type YieldQueue = () => Promise<void>

/** Creates a new queue. */
export function yieldQueue(): YieldQueue {
  let last = Promise.resolve()
  return () => {
    last = last.then(() => new Promise<void>((begin) => setImmediate(begin)))
    return last
  }
}
