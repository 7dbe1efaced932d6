import { beforeEach, expect, test } from 'vitest'
import { auditDesk } from '#contract/audit-desk'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { aMember, anAccount, type Person } from '#tests/support/factories'

let deps: TestDeps
let owner: Person
let member: Person

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  owner = await anAccount(deps, { area: 'admin', role: 'owner', name: '윤가람' })
  member = await aMember(deps, { name: 'Maro Kim' })
  const at = deps.clock.now()
  const detail = { amount_won: 1000 }
  await writeAudit(deps.db, { at, actor_id: owner.id, act: 'refund.sent', subject: 'R1', detail })
  await writeAudit(deps.db, { at, actor_id: null, act: 'product.dayPrices', subject: 'a-walk' })
  await writeAudit(deps.db, { at, actor_id: null, act: 'member.block', subject: member.id })
})

const found = async (query: object) => {
  const { data } = await testApi(deps).call(auditDesk.list, { query }, { token: owner.token })
  return data
}

test.each([
  ['환불', 'refund.sent'],
  ['refund', 'refund.sent'],
  ['가격', 'product.dayPrices'],
  ['PRICES', 'product.dayPrices'],
  ['refund.sent', 'refund.sent'],
  ['R1', 'refund.sent'],
  ['윤가람', 'refund.sent'],
  ['maro', 'member.block'],
])('%s finds what a reader means by it', async (q, act) => {
  expect((await found({ q })).items.map((entry) => entry.act)).toEqual([act])
})

test('words that nothing has find nothing, and an act is a filter', async () => {
  expect((await found({ q: 'no such words' })).items).toEqual([])
  expect((await found({ act: 'member.block' })).items.map(({ act }) => act)).toEqual(['member.block'])
})

test('the things that entries are about come with their names', async () => {
  const { things } = await found({ act: 'member.block' })
  expect(things).toEqual([
    { kind: 'account', id: member.id, page: member.id, name: { en: 'Maro Kim', ko: 'Maro Kim' } },
  ])
})
