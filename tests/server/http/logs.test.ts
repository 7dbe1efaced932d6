import { describe, expect, it } from 'vitest'
import { auth } from '#contract/auth'
import { members } from '#contract/members'
import { account } from '#server/modules/accounts/accounts.table'
import { testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { aDraft, mailedCode } from '#tests/support/signup'

const email = 'jiwoo@people.test'
const password = 'Abcdefg1'

describe('the log', () => {
  it('contains every request and no token, password, passport, code or address', async () => {
    const deps = await testDeps(await testDatabase())
    const api = testApi(deps)
    const code = await mailedCode(deps, api, email)
    await api.call(auth.signup, { body: aDraft({ email, password, code }) })
    const { data } = await api.call(auth.signin, { body: { email, password } })
    const token = data.accessToken
    await api.call(auth.signin, { body: { email, password: 'Wrong1234' } })
    const body = {
      name: 'Jiwoo',
      birthday: null,
      gender: null,
      nationality: 'KR',
      passport: 'M12345678',
      agree_marketing: true,
    }
    await api.call(members.change, { body }, { token })
    await api.call(auth.requestReset, { body: { email } })
    await deps.jobs.drain(deps)
    const link = /password-reset\/([\w-]+)/.exec(deps.mails.at(-1)?.text ?? '')?.[1] ?? ''
    await api.call(auth.resetPassword, { params: { code: link }, body: { password: 'Newpass99' } })
    const logged = deps.logged()
    expect(logged).toContain('/api/v1/auth/reset-password/:code')
    expect(link).not.toBe('')
    for (const secret of [
      email,
      'jiwoo',
      password,
      'Wrong1234',
      'Newpass99',
      code,
      token,
      link,
      'M12345678',
      'argon2',
    ]) {
      expect(logged).not.toContain(secret)
    }
  })

  it('contains a failed query’s statement and constraint, and not the typed text', async () => {
    const deps = await testDeps(await testDatabase())
    const row = { area: 'member', email, name: 'Jiwoo', roles: ['general'] } as typeof account.$inferInsert
    await deps.db.insert(account).values(row)
    const error = await deps.db
      .insert(account)
      .values(row)
      .catch((thrown: unknown) => thrown)
    deps.log.error({ err: error }, 'request failed')
    expect(deps.logged()).toContain('account_area_email')
    expect(deps.logged()).toContain('insert into')
    expect(deps.logged()).not.toMatch(/jiwoo/i)
  })
})
