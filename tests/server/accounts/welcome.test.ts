import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auth } from '#contract/auth'
import { seedCoupons } from '#server/demo/benefits/benefits.seed'
import { welcomedAddress } from '#server/modules/accounts/accounts.table'
import { issueToken } from '#server/modules/accounts/session.service'
import { memberCoupon, pointEntry } from '#server/modules/benefits/benefits.table'
import { testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { aDraft, mailedCode } from '#tests/support/signup'

it('welcomes an address once, however often its account is closed, and stores no address for it (product §4)', async () => {
  const deps = await testDeps(await testDatabase())
  const api = testApi(deps)
  await seedCoupons(deps)
  const email = 'jiwoo@people.test'
  const given: number[][] = []
  const signUp = async (address: string) => {
    deps.clock.advance({ hours: 1 })
    const code = await mailedCode(deps, api, address)
    const { data } = await api.call(auth.signup, { body: aDraft({ email: address, code }) })
    await deps.jobs.drain(deps)
    given.push([
      await deps.db.$count(pointEntry, eq(pointEntry.account_id, data.userId)),
      await deps.db.$count(memberCoupon, eq(memberCoupon.account_id, data.userId)),
    ])
    return issueToken(deps.db, deps.clock.now(), data.userId, 'member')
  }
  await api.call(auth.withdraw, {}, { token: await signUp(email) })
  await api.call(auth.withdraw, {}, { token: await signUp(email) })
  await signUp(email)
  await signUp('somebody.else@people.test')
  expect(given).toEqual([
    [1, 1],
    [0, 0],
    [0, 0],
    [1, 1],
  ])
  expect(deps.mails.filter(({ subject }) => subject === 'Welcome back to Naru')).toHaveLength(2)
  const rows = await deps.db.select().from(welcomedAddress)
  expect(rows.map(({ address_hash }) => address_hash.length)).toEqual([32])
})
