const queues = new Map<string, Promise<unknown>>()

/** A browser without Web Locks: at least this tab does one thing at a time. */
function inThisTab<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (queues.get(name) ?? Promise.resolve()).then(work, work)
  queues.set(
    name,
    turn.catch(() => {}),
  )
  return turn
}

/** Does the work while nobody else does anything under that name, in no tab of this browser. */
export const alone = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(name, work) as Promise<T>) : inThisTab(name, work)
