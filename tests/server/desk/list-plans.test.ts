import type pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditDesk } from '#contract/audit-desk'
import { desk } from '#contract/desk'
import { type Count, countedRows, deskRows } from '#contract/desk-list'
import type { Endpoint } from '#contract/endpoint'
import { filesDesk } from '#contract/files-desk'
import { inquiryInbox } from '#contract/inquiry-desk'
import { mailsDesk } from '#contract/mails-desk'
import { membersDesk } from '#contract/members-desk'
import { passDesk } from '#contract/pass/desk'
import { quotationDesk } from '#contract/quotation-desk'
import { reviewDesk } from '#contract/review'
import { socialReviewDesk } from '#contract/social-review'
import { testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { aFair } from '#tests/support/fair'
import { codeOf, fillDesk, staffOf, wordOf } from '#tests/support/operators-rows'
import { mostRowsRead, statementsOf } from '#tests/support/plans'

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
  ['first answers of four weeks', inquiryInbox.answerTimes, {}, ['inquiry']],
  ['unassigned inquiries', inquiryInbox.list, { assigned: 'nobody' }, ['inquiry']],
  ['inquiries of the reader', inquiryInbox.list, { assigned: 'me' }, ['inquiry']],
  ['sales of two weeks', desk.figures, {}, ['order', 'booking']],
  ['what waits', desk.today, {}, ['order', 'booking', 'mail_log', 'inquiry']],
  ['acts by name', auditDesk.list, { q: 'refund.sent' }, ['audit_event']],
  ['acts by a word', auditDesk.list, { q: '환불' }, ['audit_event']],
  ['acts on things and people', auditDesk.list, { q: words }, ['audit_event', 'account', 'booking', 'order']],
  ['acts with a booth in their details', auditDesk.list, { q: 'A01' }, ['audit_event']],
]

/** Lists with more rows than are counted. */
const long: [string, Endpoint, object][] = [
  ['reservations', desk.list, en],
  ['reservations of a status', desk.list, { ...en, status: 'confirmed' }],
  ['reservations of a site', desk.list, { ...en, site: 'shop' }],
  ['reservations of a site and a status', desk.list, { ...en, site: 'shop', status: 'confirmed' }],
  ['members', membersDesk.list, {}],
  ['members of a status', membersDesk.list, { status: 'active' }],
  ['mails', mailsDesk.list, {}],
  ['mails of a status', mailsDesk.list, { status: 'sent' }],
  ['acts', auditDesk.list, {}],
  ['reviews', reviewDesk.list, en],
  ['reviews of a status', reviewDesk.list, { ...en, status: 'published' }],
  ['inquiries', inquiryInbox.list, {}],
  ['inquiries of a status', inquiryInbox.list, { status: 'answered' }],
  ['inquiries of the reader', inquiryInbox.list, { assigned: 'me' }],
  ['inquiries of the reader of a status', inquiryInbox.list, { assigned: 'me', status: 'answered' }],
  ['unassigned inquiries', inquiryInbox.list, { assigned: 'nobody' }],
  ['unassigned inquiries of a status', inquiryInbox.list, { assigned: 'nobody', status: 'answered' }],
  ['files', filesDesk.list, en],
  ['files of a kind', filesDesk.list, { ...en, kind: 'pdf' }],
  ['quotations', quotationDesk.list, {}],
  ['quotations of a status', quotationDesk.list, { status: 'accepted' }],
  ['posts', socialReviewDesk.list, {}],
  ['passes', passDesk.passes, {}],
  ['posts of a status', socialReviewDesk.list, { status: 'approved' }],
]

/** Lists whose pages are narrowed and sorted by one index. */
const narrowed: [string, Endpoint, object][] = [
  ['reservations of a site', desk.list, { ...en, site: 'protocol' }],
  ['reservations of a site by day of the trip', desk.list, { ...en, site: 'protocol', sort: 'date' }],
  ['reservations of a site and a status', desk.list, { ...en, site: 'protocol', status: 'confirmed' }],
  ['reservations of a site without any', desk.list, { ...en, site: 'apec' }],
  ['files of a kind', filesDesk.list, { ...en, kind: 'picture' }],
  ['files of a site', filesDesk.list, { ...en, site: 'seoulitepass' }],
  ['files of some days', filesDesk.list, { ...en, from: '2027-02-20', to: '2027-02-20' }],
  ['files that nothing uses', filesDesk.list, { ...en, subject: 'none' }],
  ['files that nothing uses by size', filesDesk.list, { ...en, subject: 'none', sort: '-bytes' }],
]

describe('the operators’ lists, when there are many rows (product §6)', () => {
  const rows = 8000
  let deps: TestDeps
  let pool: pg.Pool
  let token: string
  beforeAll(async () => {
    deps = await testDeps(await testDatabase())
    pool = (deps.db as unknown as { $client: pg.Pool }).$client
    token = (await staffOf(deps)).owner
    await fillDesk(deps, { reservations: rows, members: rows })
    await aFair(deps)
  })

  const ask = async (endpoint: Endpoint, query: object) => {
    const { status, data } = await testApi(deps).call(endpoint, { query } as never, { token })
    expect(status).toBe(200)
    return data as unknown as { total: Count }
  }

  test.each(searches)('%s are found without reading a table from end to end', async (_, endpoint, query, tables) => {
    const read = await statementsOf(() => ask(endpoint, query))
    expect(read.length).toBeGreaterThan(1)
    for (const { text, values } of read) {
      const plan = JSON.stringify((await pool.query({ text: `explain ${text}`, values })).rows)
      for (const table of tables)
        expect(plan, text).not.toMatch(new RegExp(`Seq Scan on ${table === 'order' ? '.{1,2}order' : `${table}\\b`}`))
    }
  })

  const countsIn = async (work: () => Promise<unknown>) => {
    const counts = (await statementsOf(work)).filter(
      ({ text }) => text.startsWith('select') && text.includes('count(*)'),
    )
    return mostRowsRead(pool, counts)
  }

  test.each(long)('%s are counted no further than is shown', async (_, endpoint, query) => {
    expect((await ask(endpoint, query)).total).toEqual({ count: countedRows, more: true })
    // A scan passes over a few rows that do not match.
    expect(await countsIn(() => ask(endpoint, query))).toBeLessThan(countedRows * 1.25)
  })

  const pageRowsIn = async (work: () => Promise<unknown>) => {
    const pages = (await statementsOf(work)).filter(({ text }) => text.includes('limit') && !text.includes('count(*)'))
    expect(pages).toHaveLength(1)
    return mostRowsRead(pool, pages)
  }
  // One more row tells that there is a next page.
  const pageRows = deskRows.page + 1

  test.each(narrowed)('a page of %s reads no rows but its own', async (_, endpoint, query) => {
    expect(await pageRowsIn(() => ask(endpoint, query))).toBeLessThanOrEqual(pageRows)
  })

  test('the control: a page narrowed by what no index has passes over other rows', async () => {
    expect(
      await pageRowsIn(() => ask(filesDesk.list, { ...en, kind: 'pdf', site: 'seoulitepass', sort: 'bytes' })),
    ).toBeGreaterThan(pageRows)
  })

  test('the control: an exact number reads all rows', async () => {
    const query = { exact: '1' }
    expect((await ask(mailsDesk.list, query)).total).toEqual({ count: rows, more: false })
    expect(await countsIn(() => ask(mailsDesk.list, query))).toBe(rows)
  })
})
