import { median } from './load'

const rounds = 15
/** Requests before the first measured one: connections, prepared statements and the cache of pages. */
const before = 3

/**
 * Returns the milliseconds of one request to each address: the median of rounds in which all take turns, one at a time, as one
 * person waits for a page. Throws when a response was an error.
 */
export async function timesInTurn(
  targets: readonly { url: string; headers: Record<string, string> }[],
): Promise<number[]> {
  const taken: number[][] = targets.map(() => [])
  for (let round = -before; round < rounds; round++) {
    for (const [at, { url, headers }] of targets.entries()) {
      const began = performance.now()
      const response = await fetch(url, { headers })
      const text = await response.text()
      if (!response.ok) throw new Error(`${url}: ${response.status} ${text.slice(0, 200)}`)
      if (round >= 0) taken[at]?.push(performance.now() - began)
    }
  }
  return taken.map(median)
}
