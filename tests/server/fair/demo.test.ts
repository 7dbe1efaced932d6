import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { seedAccounts } from '#server/demo/accounts/accounts.seed'
import { seedFair } from '#server/demo/fair/fair.seed'
import { account } from '#server/modules/accounts/accounts.table'
import { fairWish, participant } from '#server/modules/fair/participant.table'
import { testDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'

it('has 60 buyers of 24 countries and 96 sellers, each with a booth, and both test companies separately', async () => {
  const deps = await testDeps(await testDatabase())
  await seedAccounts(deps)
  await seedFair(deps)
  const rows = await deps.db.select().from(participant)
  const taking = rows.filter(({ status, is_test }) => status === 'approved' && !is_test)
  const [buyers, sellers] = [
    taking.filter(({ side }) => side === 'buyer'),
    taking.filter(({ side }) => side === 'seller'),
  ]
  expect([buyers.length, new Set(buyers.map(({ country }) => country)).size, sellers.length]).toEqual([60, 24, 96])
  expect(new Set(taking.map(({ company_en }) => company_en)).size).toBe(156)
  expect(taking.every(({ company_ko }) => company_ko !== '')).toBe(true)
  expect(sellers.every(({ booth_id }) => booth_id !== null)).toBe(true)
  expect(new Set(sellers.map(({ booth_id }) => booth_id)).size).toBe(80)
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['approved', 'submitted', 'revision', 'declined']))
  const emails = await deps.db
    .select({ email: account.email, status: participant.status, is_test: participant.is_test, side: participant.side })
    .from(participant)
    .innerJoin(account, eq(account.id, participant.account_id))
  const of = (email: string) => emails.find((row) => row.email === email)
  expect(of('buyer@naru.test')).toMatchObject({ status: 'approved', is_test: false, side: 'buyer' })
  expect(of('seller@naru.test')).toMatchObject({ status: 'approved', is_test: false, side: 'seller' })
  expect(of('test-buyer@naru.test')).toMatchObject({ status: 'approved', is_test: true, side: 'buyer' })
  expect(of('test-seller@naru.test')).toMatchObject({ status: 'approved', is_test: true, side: 'seller' })
  expect(rows.filter(({ is_test }) => is_test).length).toBe(4)
  expect(await deps.db.$count(fairWish)).toBeGreaterThan(500)
})
