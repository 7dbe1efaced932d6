import { describe, expect, it } from 'vitest'
import { applicants } from '#contract/applicants'
import { auth } from '#contract/auth'
import { roles } from '#contract/endpoint'
import { siteOfArea } from '#contract/sites/sites'
import { demoAccounts, seedAccounts } from '#server/demo/accounts/accounts.seed'
import { account } from '#server/modules/accounts/accounts.table'
import { pointEntry } from '#server/modules/benefits/benefits.table'
import { testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'

describe('the demo accounts', () => {
  it('exist for every role, and those that are printed are those that are created', async () => {
    const deps = await testDeps(await testDatabase())
    await seedAccounts(deps)
    const made = await deps.db.select({ email: account.email, roles: account.roles }).from(account)
    expect(new Set(made.flatMap((each) => each.roles))).toEqual(new Set(roles))
    expect(
      demoAccounts('fair')
        .map(({ email }) => email)
        .toSorted(),
    ).toEqual(made.map(({ email }) => email).toSorted())
  })

  it('sign in with the printed password, each in its own area', async () => {
    const deps = await testDeps(await testDatabase())
    await seedAccounts(deps)
    const api = testApi(deps)
    const areas = new Map((await deps.db.select().from(account)).map(({ email, area }) => [email, area]))
    for (const { email, password } of demoAccounts('fair')) {
      const site = siteOfArea(areas.get(email) ?? 'guest')
      const { status } = await api.call(auth.signin, { body: { email, password, site } })
      expect([email, status]).toEqual([email, 200])
    }
  })

  it('of the travel area each apply for an organization', async () => {
    const deps = await testDeps(await testDatabase())
    await seedAccounts(deps)
    const api = testApi(deps)
    for (const email of ['applicant@naru.test', 'agency@naru.test']) {
      const { data } = await api.call(auth.signin, { body: { email, password: 'Passw0rd1', site: 'edu-travel' } })
      const own = await api.call(applicants.own, {}, { token: data.accessToken })
      expect(own.data.organization_latin).toMatch(/\(sample\)$/)
    }
  })

  it('give every member the welcome benefits', async () => {
    const deps = await testDeps(await testDatabase())
    await seedAccounts(deps)
    expect(await deps.db.$count(pointEntry)).toBe(4)
  })

  it('are printed with the fair’s own address', () => {
    const buyer = demoAccounts('mart').find(({ role }) => role === 'buyer')
    expect(buyer).toMatchObject({ email: 'buyer@naru.test', password: 'Passw0rd1', where: '/mart/ppipsa' })
  })
})
