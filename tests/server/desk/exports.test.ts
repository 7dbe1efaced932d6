import { describe, expect, test } from 'vitest'
import { deskExports } from '#contract/desk-exports'
import { searchHeader } from '#contract/desk-list'
import { reviewList } from '#contract/education/review-list'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { fillYears } from '#server/modules/education/year.defaults'
import { testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { insertApplications } from '#tests/support/education'
import { anAccount } from '#tests/support/factories'

async function scene() {
  const deps = await testDeps(await testDatabase())
  return { deps, api: testApi(deps), reviewer: await anAccount(deps, { area: 'admin', role: 'reviewer' }) }
}

describe('an export from a desk', () => {
  test('is in the audit log: actor, list, number of rows and filters, without the searched address', async () => {
    const { deps, api, reviewer } = await scene()
    const body = {
      rows: 73,
      chosen: null,
      columns: ['number', 'contact_email'],
      filters: { status: 'submitted', q: 'mei@school.test' },
    }
    const at = { params: { list: 'edu-admin.apply' }, body }
    expect((await api.call(deskExports.note, at, { token: reviewer.token })).status).toBe(200)
    const [entry] = await deps.db.select().from(auditEvent)
    expect(entry).toMatchObject({
      actor_id: reviewer.id,
      act: 'desk.export',
      subject: 'edu-admin.apply',
      detail: { ...body, filters: { status: 'submitted', q: 'personal' } },
    })
    const outsider = await anAccount(deps, { area: 'travel', role: 'applicant' })
    expect((await api.call(deskExports.note, at, { token: outsider.token })).status).toBe(401)
  })
})

describe('search words in a header', () => {
  test('filter a list as those of an address do, and are refused where they are not text', async () => {
    const { deps, api, reviewer } = await scene()
    await fillYears(deps)
    const teacher = await anAccount(deps, { area: 'travel', role: 'applicant' })
    await insertApplications(deps, [teacher.id], 10)
    const { token } = reviewer
    const list = (words?: string) =>
      api.call(reviewList.list, { query: {} }, { token, headers: words === undefined ? {} : { [searchHeader]: words } })
    const [first] = (await list()).data.items
    const found = await list(encodeURIComponent(first?.number ?? ''))
    expect(found.data.items.map(({ id }) => id)).toEqual([first?.id])
    expect((await list(encodeURIComponent('nobody@people.test'))).data.total.count).toBe(0)
    for (const odd of ['%', '%00', '%ff', 'x'.repeat(101)]) expect((await list(odd)).refusal.field).toBe('q')
  })
})
