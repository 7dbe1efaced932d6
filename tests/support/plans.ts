import pg from 'pg'
import { vi } from 'vitest'
import type { TestDatabase } from '#tests/support/database'

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

interface Statement {
  text: string
  values: unknown[]
}

/** Returns the reading statements that `work` sends, with their values. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return sent.mock.calls.flatMap((call) => {
      const [query, values] = call as unknown as [{ text?: string; values?: unknown[] } | string, unknown]
      const text = typeof query === 'string' ? query : (query.text ?? '')
      const given = Array.isArray(values) ? values : typeof query === 'string' ? [] : (query.values ?? [])
      return /^\s*(select|with)\b/i.test(text) ? [{ text, values: given }] : []
    })
  } finally {
    sent.mockRestore()
  }
}

const planOf = async (pool: Pick<pg.Pool, 'query'>, options: string, { text, values }: Statement): Promise<Node> => {
  const { rows } = await pool.query(`explain (${options}format json) ${text}`, values)
  const [{ Plan }] = rows[0]['QUERY PLAN'] as [{ Plan: Node }]
  return Plan
}

/**
 * The tables read entirely by the statements that `work` sends, according to PostgreSQL's plans: an index should prevent that.
 */
export async function tablesReadWhole(
  { pool }: Pick<TestDatabase, 'pool'>,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const whole = new Set<string>()
  for (const statement of await statementsOf(work))
    for (const node of nodesOf(await planOf(pool, '', statement)))
      if (node['Node Type'] === 'Seq Scan') whole.add(node['Relation Name'] ?? '')
  return [...whole].toSorted()
}

/** Returns the most rows that one scan of a table or an index reads while these statements run, including those left out. */
export async function mostRowsRead(pool: Pick<pg.Pool, 'query'>, statements: readonly Statement[]): Promise<number> {
  let most = 0
  for (const statement of statements)
    for (const node of nodesOf(await planOf(pool, 'analyze, ', statement)))
      if (node['Relation Name'])
        most = Math.max(
          most,
          ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 0),
        )
  return most
}
