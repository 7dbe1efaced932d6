import pg from 'pg'
import { vi } from 'vitest'

/** Counts the statements that `work` sends to the database: their number must not grow with the length of a list. */
export async function countQueries<T>(work: () => Promise<T>): Promise<{ result: T; queries: number }> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  try {
    return { result: await work(), queries: sent.mock.calls.length }
  } finally {
    sent.mockRestore()
  }
}
