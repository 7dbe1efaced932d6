/** Work that is done for many items together. Returns how each of them ended. */
type Work<T, R> = (items: readonly T[]) => Promise<PromiseSettledResult<R>[]>

interface Waiting<T, R> {
  item: T
  resolve: (result: R) => void
  reject: (reason: unknown) => void
}

/**
 * Runs work in batches: while one batch is under way the next gathers, and then runs with all waiting items, up to `max` by
 * weight. Where a batch fails as a whole and `isOwnFault` says that one of its items may be the cause, each item is run
 * separately.
 */
export function batched<T, R>(
  work: Work<T, R>,
  { max, weight, isOwnFault }: { max: number; weight: (item: T) => number; isOwnFault: (error: unknown) => boolean },
): (item: T) => Promise<R> {
  const queue: Waiting<T, R>[] = []
  let isUnderWay = false

  function nextBatch(): Waiting<T, R>[] {
    const batch: Waiting<T, R>[] = []
    for (let left = max; queue[0] && (batch.length === 0 || weight(queue[0].item) <= left); ) {
      left -= weight(queue[0].item)
      batch.push(...queue.splice(0, 1))
    }
    return batch
  }
  async function runBatch(all: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const results = await work(all.map(({ item }) => item))
      for (const [at, result] of results.entries()) {
        if (result.status === 'fulfilled') all[at]?.resolve(result.value)
        else all[at]?.reject(result.reason)
      }
    } catch (error) {
      if (all.length > 1 && isOwnFault(error)) for (const each of all) await runBatch([each])
      else for (const { reject } of all) reject(error)
    }
  }
  async function run() {
    isUnderWay = true
    while (queue.length > 0) await runBatch(nextBatch())
    isUnderWay = false
  }
  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject })
      if (!isUnderWay) void run()
    })
}
