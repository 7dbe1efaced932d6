import type { Db } from '#server/db/connect'

/** Counts what `work` asks the database while it runs: a list must not ask more often the longer it is. */
export async function countQueries<T>(db: Db, work: () => Promise<T>): Promise<{ result: T; queries: number }> {
  const { session } = db as unknown as { session: { prepareQuery: (...args: unknown[]) => unknown } }
  const prepare = session.prepareQuery
  let queries = 0
  session.prepareQuery = (...args) => {
    queries++
    return prepare.apply(session, args)
  }
  try {
    return { result: await work(), queries }
  } finally {
    session.prepareQuery = prepare
  }
}
