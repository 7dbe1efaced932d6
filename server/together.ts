/** Work that is done for many at once: how each of them ended. */
type Work<T, R> = (items: readonly T[]) => Promise<PromiseSettledResult<R>[]>

interface Waiting<T, R> {
  item: T
  resolve: (result: R) => void
  reject: (reason: unknown) => void
}

/**
 * Does what comes at the same time in one go: while one is under way the next gathers, and goes with all that have come, up to
 * `most` by weight. Where a go fails as a whole and `isOwnFault` says that one of them may be why, each goes by itself.
 */
export function together<T, R>(
  work: Work<T, R>,
  { most, weight, isOwnFault }: { most: number; weight: (item: T) => number; isOwnFault: (error: unknown) => boolean },
): (item: T) => Promise<R> {
  const line: Waiting<T, R>[] = []
  let isUnderWay = false

  function nextGo(): Waiting<T, R>[] {
    const going: Waiting<T, R>[] = []
    for (let left = most; line[0] && (going.length === 0 || weight(line[0].item) <= left); ) {
      left -= weight(line[0].item)
      going.push(...line.splice(0, 1))
    }
    return going
  }
  async function go(all: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const results = await work(all.map(({ item }) => item))
      for (const [at, result] of results.entries()) {
        if (result.status === 'fulfilled') all[at]?.resolve(result.value)
        else all[at]?.reject(result.reason)
      }
    } catch (error) {
      if (all.length > 1 && isOwnFault(error)) for (const each of all) await go([each])
      else for (const { reject } of all) reject(error)
    }
  }
  async function run() {
    isUnderWay = true
    while (line.length > 0) await go(nextGo())
    isUnderWay = false
  }
  return (item) =>
    new Promise((resolve, reject) => {
      line.push({ item, resolve, reject })
      if (!isUnderWay) void run()
    })
}
