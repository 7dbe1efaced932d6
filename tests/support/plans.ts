import pg from 'pg'
import { vi } from 'vitest'
import type { TestDatabase } from '#tests/support/database'

interface Node {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Node[]
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/**
 * The tables read entirely by the statements that `work` sends, according to PostgreSQL's plans: an index should prevent that.
 */
export async function tablesReadWhole({ pool }: TestDatabase, work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  let asked: { text: string; values: unknown[] }[]
  try {
    await work()
    asked = sent.mock.calls.flatMap((call) => {
      const [query, values] = call as unknown as [{ text?: string; values?: unknown[] } | string, unknown]
      const text = typeof query === 'string' ? query : (query.text ?? '')
      const given = Array.isArray(values) ? values : typeof query === 'string' ? [] : (query.values ?? [])
      return /^\s*(select|with)\b/i.test(text) ? [{ text, values: given }] : []
    })
  } finally {
    sent.mockRestore()
  }
  const whole = new Set<string>()
  for (const { text, values } of asked) {
    const { rows } = await pool.query(`explain (format json) ${text}`, values)
    const [{ Plan }] = rows[0]['QUERY PLAN'] as [{ Plan: Node }]
    for (const node of nodesOf(Plan)) if (node['Node Type'] === 'Seq Scan') whole.add(node['Relation Name'] ?? '')
  }
  return [...whole].toSorted()
}
