import autocannon from 'autocannon'

/** One address to put under load. */
export interface Target {
  name: string
  url: string
  headers?: Record<string, string>
}

const connections = 16
const rounds = 3
const seconds = 2

/** Returns the middle value. */
export const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/**
 * Measures requests per second of each address: the median of three rounds in which all take turns, so that other work of the
 * computer affects all of them. Throws when a response was an error.
 */
export async function loadInTurn(targets: readonly Target[]): Promise<Map<string, number>> {
  const rates = new Map<string, number[]>(targets.map(({ name }) => [name, []]))
  for (const { url, headers } of targets) await autocannon({ url, headers, connections, duration: 1, workers: 1 })
  for (let round = 0; round < rounds; round++) {
    for (const { name, url, headers } of targets) {
      const { requests, non2xx, errors } = await autocannon({
        url,
        headers,
        connections,
        duration: seconds,
        workers: 1,
      })
      if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx} answers were refusals, ${errors} did not come`)
      rates.get(name)?.push(requests.average)
    }
  }
  return new Map([...rates].map(([name, each]) => [name, median(each)]))
}
