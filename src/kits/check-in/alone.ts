const queues = new Map<string, Promise<unknown>>()

/** For a browser without Web Locks: serializes the work within this tab at least. */
function inThisTab<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (queues.get(name) ?? Promise.resolve()).then(work, work)
  queues.set(
    name,
    turn.catch(() => {}),
  )
  return turn
}

/** Runs the work exclusively under that name, across all tabs of this browser. */
export const alone = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(name, work) as Promise<T>) : inThisTab(name, work)
