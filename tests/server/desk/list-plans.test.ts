import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { auditDesk } from '#contract/audit-desk'
import { desk } from '#contract/desk'
import type { Endpoint } from '#contract/endpoint'
import { inquiryInbox } from '#contract/inquiry-desk'
import { passDesk } from '#contract/pass/desk'
import { quotationDesk } from '#contract/quotation-desk'
import { reviewDesk } from '#contract/review'
import { testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { codeOf, fillDesk, staffOf, wordOf } from '#tests/support/operators-rows'

const en = { lang: 'en' } as const
const words = wordOf(77)
/** A list with the tables that its search must not read from end to end. */
const searches: [string, Endpoint, object, string[]][] = [
  ['reservations by number', desk.list, { ...en, q: `R${codeOf(77)}` }, ['booking', 'order']],
  ['reservations by name', desk.list, { ...en, q: words }, ['booking', 'order']],
  ['reviews by words', reviewDesk.list, { ...en, q: words }, ['review', 'account']],
  ['inquiries by words', inquiryInbox.list, { q: words }, ['inquiry', 'account']],
  ['passes by number', passDesk.passes, { per_page: 20, q: `P${codeOf(77)}` }, ['pass', 'account']],
  ['quotations by words', quotationDesk.list, { q: words }, ['quotation']],
  ['acts by name', auditDesk.list, { q: 'refund.sent' }, ['audit_event']],
]

test('the searches of the operators’ lists read no table from end to end when there are many rows (product §6)', async () => {
  const deps = await testDeps(await testDatabase())
  const { owner } = await staffOf(deps)
  await fillDesk(deps, { reservations: 8000, members: 8000 })
  const pool = (deps.db as unknown as { $client: pg.Pool }).$client
  for (const [name, endpoint, query, tables] of searches) {
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    const { status } = await testApi(deps).call(endpoint, { query } as never, { token: owner })
    const statements = sent.mock.calls.map(([first, values]) => ({ ...(first as unknown as { text: string }), values }))
    sent.mockRestore()
    expect(status, name).toBe(200)
    const read = statements.filter(({ text }) => /^\s*(?:select|with)/i.test(text ?? ''))
    expect(read.length, name).toBeGreaterThan(1)
    for (const { text, values } of read) {
      const { rows } = await pool.query({ text: `explain ${text}`, values: values as unknown[] })
      const plan = JSON.stringify(rows)
      for (const table of tables)
        expect(plan, text).not.toMatch(new RegExp(`Seq Scan on ${table === 'order' ? '.{1,2}order' : `${table}\\b`}`))
    }
  }
})
